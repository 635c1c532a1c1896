"""Teaching faces: each is laid up, seen a few times, and gets its meaning; pictures stay with the device."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.events import FaceShown
from games.game import FaceSet
from games.paper import PaperSheet
from games.setup import Setup
from games.table.decisions import Back
from session.lobby.lesson_decisions import FinishLesson, Forget, ShowAnew, ShowFace, Teach
from session.lobby.state import BoxSheet, Lobby, OwnLesson, Page, PageRules, Teaching

MenuDecision = Forget | Teach
LessonDecision = FinishLesson | ShowAnew | ShowFace
OWN_DICE = "dice"
"""What a household's own dice are called in calls and files."""

BOX_SHEET = "sheet"
"""What the sheet from a game's box is called among all that was learned."""
VIEWS = 3
"""How often each face is shown."""


@dataclass(frozen=True, slots=True)
class LessonBegun(Cue):
    """From now on the camera looks for faces of this set."""

    what: str


@dataclass(frozen=True, slots=True)
class FaceSeen(Cue):
    """One more look at a face has counted."""

    meaning: str
    views: int


@dataclass(frozen=True, slots=True)
class FaceDropped(Cue):
    """What was seen of this face does not count any more."""

    meaning: str


@dataclass(frozen=True, slots=True)
class LessonDone(Cue):
    """What was learned is to be kept."""

    what: str


@dataclass(frozen=True, slots=True)
class LessonLeft(Cue):
    """Nothing of this lesson counts; what was known before still does."""


@dataclass(frozen=True, slots=True)
class FacesForgotten(Cue):
    """A whole set is not known any more."""

    what: str


def face_sets(lobby: Lobby) -> dict[str, tuple[FaceSet[Any], Setup]]:
    """Everything that can be taught for the games on the shelf, each with the game as it is set up."""
    return {faces.name: (faces, kind.template) for kind in lobby.kinds for faces in kind.game.taught}


def face_shown(lobby: Lobby, shown: FaceShown) -> Step[Lobby]:
    """The camera has looked at a face; after enough looks the next one is wanted."""
    lesson = lobby.teaching
    if lesson is None or lobby.page is not Page.LESSON or shown.meaning not in lesson.meanings:
        return Step(lobby)
    if shown.why:
        return Step(replace(lobby, teaching=replace(lesson, last=shown)))
    lesson = replace(lesson, last=shown, views=_with_views(lesson, shown.meaning, shown.views))
    if shown.views >= VIEWS and shown.meaning == lesson.meaning:
        lesson = replace(lesson, meaning=next_meaning(lesson))
    return Step(replace(lobby, teaching=lesson), (FaceSeen(shown.meaning, shown.views),))


def next_meaning(lesson: Teaching) -> str:
    """The next one that was not shown often enough; the same when all were."""
    at = lesson.meanings.index(lesson.meaning)
    following = (*lesson.meanings[at + 1 :], *lesson.meanings[:at])
    return next((each for each in following if lesson.views_of(each) < VIEWS), lesson.meaning)


def known_faces(lesson: Teaching) -> tuple[str, ...]:
    """The meanings that were shown often enough."""
    return tuple(each for each in lesson.meanings if lesson.views_of(each) >= VIEWS)


def _with_views(lesson: Teaching, meaning: str, views: int) -> tuple[tuple[str, int], ...]:
    others = tuple(row for row in lesson.views if row[0] != meaning)
    return (*others, (meaning, views)) if views else others


def _menu(lobby: Lobby) -> tuple[MenuDecision | Back, ...]:
    boxed = (BOX_SHEET,) if any(_has_boxed(kind.game.paper) for kind in lobby.kinds) else ()
    taught = (OWN_DICE, *face_sets(lobby), *boxed)
    return (*map(Teach, taught), *(Forget(what) for what in taught if what in lobby.learned), Back())


def _decide_in_menu(lobby: Lobby, decision: MenuDecision) -> Step[Lobby]:
    match decision:
        case Forget(what):
            learned = tuple(each for each in lobby.learned if each != what)
            return Step(replace(lobby, learned=learned), (FacesForgotten(what),))
        case Teach(what) if what == OWN_DICE:
            own = replace(lobby, page=Page.OWN_DICE, own_lesson=OwnLesson())
            return Step(own, (LessonBegun(OWN_DICE),))
        case Teach(what) if what == BOX_SHEET:
            return Step(replace(lobby, page=Page.BOX_SHEET, box_sheet=BoxSheet()))
        case Teach(what):
            return _begin(lobby, what)
        case _:
            assert_never(decision)


def _has_boxed(paper: PaperSheet[Any] | None) -> bool:
    return paper is not None and paper.boxed is not None


def _begin(lobby: Lobby, what: str) -> Step[Lobby]:
    faces, setup = face_sets(lobby)[what]
    meanings = faces.asked(setup)
    lesson = Teaching(what, meanings, meanings[0], are_cards=faces.are_cards)
    return Step(replace(lobby, page=Page.LESSON, teaching=lesson), (LessonBegun(what),))


def _lesson(lobby: Lobby) -> tuple[LessonDecision | Back, ...]:
    lesson = lobby.teaching
    if lesson is None:
        return (Back(),)
    anew = (ShowAnew(),) if lesson.views_of(lesson.meaning) else ()
    finish = (FinishLesson(),) if known_faces(lesson) else ()
    return (*map(ShowFace, _offered(lesson)), *anew, *finish, Back())


def _offered(lesson: Teaching) -> tuple[str, ...]:
    """All faces of a die; of a deck the card before and the card after."""
    if not lesson.are_cards:
        return lesson.meanings
    at, count = lesson.meanings.index(lesson.meaning), len(lesson.meanings)
    return (lesson.meanings[(at - 1) % count], lesson.meanings[(at + 1) % count])


def _decide_in_lesson(lobby: Lobby, decision: LessonDecision) -> Step[Lobby]:
    lesson = lobby.teaching
    if lesson is None:
        return Step(lobby)
    match decision:
        case FinishLesson():
            return _finish(lobby, lesson.what)
        case ShowAnew():
            dropped = replace(lesson, last=None, views=_with_views(lesson, lesson.meaning, 0))
            return Step(replace(lobby, teaching=dropped), (FaceDropped(lesson.meaning),))
        case ShowFace(meaning):
            return Step(replace(lobby, teaching=replace(lesson, meaning=meaning, last=None)))
        case _:
            assert_never(decision)


def _finish(lobby: Lobby, what: str) -> Step[Lobby]:
    learned = tuple(dict.fromkeys((*lobby.learned, what)))
    at_menu = replace(lobby, page=Page.TEACH, teaching=None, learned=learned)
    return Step(at_menu, (LessonDone(what),))


def _leave(lobby: Lobby) -> Step[Lobby]:
    return Step(replace(lobby, page=Page.TEACH, teaching=None), (LessonLeft(),))


TEACHING: PageRules[MenuDecision] = PageRules(
    Decisions(MenuDecision), _menu, _decide_in_menu, before=Page.MORE
)
LESSON: PageRules[LessonDecision] = PageRules(
    Decisions(LessonDecision), _lesson, _decide_in_lesson, leave=_leave
)
