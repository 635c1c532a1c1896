"""Show me your dice: people throw them a few times, and confirm or correct by touch what was read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.events import DiceShown
from games.table.decisions import Back
from session.lobby.lesson_decisions import ConfirmDice, FinishLesson, TurnDie
from session.lobby.state import Lobby, OwnLesson, Page, PageRules
from session.lobby.teaching import OWN_DICE, LessonDone, LessonLeft

OwnDecision = ConfirmDice | FinishLesson | TurnDie
ENOUGH = 5
"""So many throws are asked for; fewer teach less, more teach more."""

FACES = 6


@dataclass(frozen=True, slots=True)
class DiceConfirmed(Cue):
    """A throw shows these faces, from left to right; `number` tells which of the camera's looks it was."""

    faces: tuple[int, ...]
    number: int
    throws: int


def dice_shown(lobby: Lobby, shown: DiceShown) -> Step[Lobby]:
    """The camera has read a throw: people are asked whether it is right."""
    lesson = lobby.own_lesson
    if lesson is None or lobby.page is not Page.OWN_DICE:
        return Step(lobby)
    return Step(replace(lobby, own_lesson=replace(lesson, faces=shown.faces, number=shown.number)))


def _offered(lobby: Lobby) -> tuple[OwnDecision | Back, ...]:
    lesson = lobby.own_lesson or OwnLesson()
    right = (ConfirmDice(),) if lesson.faces else ()
    finish = (FinishLesson(),) if lesson.throws else ()
    return (*map(TurnDie, range(len(lesson.faces))), *right, *finish, Back())


def _decide(lobby: Lobby, decision: OwnDecision) -> Step[Lobby]:
    lesson = lobby.own_lesson or OwnLesson()
    match decision:
        case ConfirmDice():
            throws = lesson.throws + 1
            cue = DiceConfirmed(lesson.faces, lesson.number, throws)
            return Step(replace(lobby, own_lesson=replace(lesson, faces=(), throws=throws)), (cue,))
        case TurnDie(die):
            faces = tuple(face % FACES + 1 if at == die else face for at, face in enumerate(lesson.faces))
            return Step(replace(lobby, own_lesson=replace(lesson, faces=faces)))
        case FinishLesson():
            learned = tuple(dict.fromkeys((*lobby.learned, OWN_DICE)))
            at_menu = replace(lobby, page=Page.TEACH, own_lesson=None, learned=learned)
            return Step(at_menu, (LessonDone(OWN_DICE),))
        case _:
            assert_never(decision)


def _leave(lobby: Lobby) -> Step[Lobby]:
    return Step(replace(lobby, page=Page.TEACH, own_lesson=None), (LessonLeft(),))


OWN_DICE_PAGE: PageRules[OwnDecision] = PageRules(Decisions(OwnDecision), _offered, _decide, leave=_leave)
