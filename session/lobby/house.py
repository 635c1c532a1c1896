"""House rules: each question of the game, and how long a round may take."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Step
from games.game import Question
from games.record import Started
from games.registry import box_of
from games.setup import Setup
from session.lobby.cues import GameWanted, PeopleMet
from session.lobby.liking import liked
from session.lobby.state import Lobby, Page, Party, Room, draft_of, kind_of, setup_of
from session.lobby.verbs import ANSWER, BOX, START
from session.people import with_people
from session.preferences import TIMES


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    answers = tuple(
        Choice(ANSWER, (question.field, n))
        for question in house_questions(lobby)
        for n in range(len(question.answers))
    )
    box = (Choice(BOX),) if box_of(setup_of(lobby)) else ()
    return (*answers, *box, Choice(START), Choice(BACK))


def house_questions(lobby: Lobby) -> tuple[Question, ...]:
    """What is to be settled; the time comes first, where the game has rounds and a timer is wanted."""
    kind = kind_of(lobby)
    timed = kind.game.is_timed and lobby.preferences.shows("timer")
    return (*((Question("seconds", TIMES),) if timed else ()), *kind.questions)


def _answer(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    field, number = str(choice.about[0]), int(choice.about[1])
    draft = draft_of(lobby)
    if field == "seconds":
        return liked(replace(lobby, draft=replace(draft, seconds=TIMES[number])), seconds=TIMES[number])
    question = next(question for question in kind_of(lobby).questions if question.field == field)
    setup = replace(draft.setup, **{field: question.answers[number]})
    return Step(replace(lobby, draft=replace(draft, setup=setup)))


def _start(lobby: Lobby, _: Choice) -> Step[Lobby]:
    draft = draft_of(lobby)
    return begun(lobby, draft.setup, draft.seconds)


def begun(lobby: Lobby, setup: Setup, seconds: int) -> Step[Lobby]:
    """Off it goes, and whoever sits at the table is remembered."""
    people = with_people(lobby.people, setup.players)
    party = Party(setup.players, setup.seats)
    after = replace(lobby, page=Page.HOME, draft=None, seed=lobby.seed + 1, people=people, party=party)
    return Step(after, (GameWanted(Started(setup, seconds, lobby.seed)), PeopleMet(people)))


HOUSE = Room(
    _choices,
    {
        ANSWER: _answer,
        BOX: lambda lobby, _: Step(replace(lobby, page=Page.BOX)),
        START: _start,
    },
    before=Page.SEATS,
)
