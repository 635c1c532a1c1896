"""House rules: each question of the game, and how long a round may take."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.game import SetupQuestion
from games.record import Started
from games.registry import edition_of
from games.setup import Setup
from games.table.decisions import Back
from session.lobby.cues import GameWanted, PeopleMet
from session.lobby.decisions import Answer, OpenEdition, Start
from session.lobby.liking import liked
from session.lobby.state import Lobby, Page, PageRules, Party, draft_of, kind_of, setup_of
from session.people import with_people
from session.preferences import TIMES

HouseDecision = Answer | OpenEdition | Start


def _offered(lobby: Lobby) -> tuple[HouseDecision | Back, ...]:
    answers = (
        Answer(question.field, place)
        for question in house_questions(lobby)
        for place in range(len(question.answers))
    )
    edition = (OpenEdition(),) if edition_of(setup_of(lobby)) else ()
    return (*answers, *edition, Start(), Back())


def _decide(lobby: Lobby, decision: HouseDecision) -> Step[Lobby]:
    match decision:
        case Answer(field, place):
            return _answer(lobby, field, place)
        case OpenEdition():
            return Step(replace(lobby, page=Page.EDITION))
        case Start():
            return _start(lobby)
        case _:
            assert_never(decision)


def house_questions(lobby: Lobby) -> tuple[SetupQuestion, ...]:
    """What is to be settled; the time comes first, where the game has rounds and a timer is wanted."""
    kind = kind_of(lobby)
    timed = kind.game.is_timed and lobby.preferences.shows("timer")
    return (*((SetupQuestion("seconds", TIMES),) if timed else ()), *kind.questions)


def _answer(lobby: Lobby, field: str, place: int) -> Step[Lobby]:
    draft = draft_of(lobby)
    if field == "seconds":
        return liked(replace(lobby, draft=replace(draft, seconds=TIMES[place])), seconds=TIMES[place])
    question = next(question for question in kind_of(lobby).questions if question.field == field)
    setup = replace(draft.setup, **{field: question.answers[place]})
    return Step(replace(lobby, draft=replace(draft, setup=setup)))


def _start(lobby: Lobby) -> Step[Lobby]:
    draft = draft_of(lobby)
    return begun(lobby, draft.setup, draft.seconds)


def begun(lobby: Lobby, setup: Setup, seconds: int) -> Step[Lobby]:
    """Off it goes, and whoever sits at the table is remembered."""
    people = with_people(lobby.people, setup.players)
    party = Party(setup.players, setup.seats)
    after = replace(lobby, page=Page.HOME, draft=None, seed=lobby.seed + 1, people=people, party=party)
    return Step(after, (GameWanted(Started(setup, seconds, lobby.seed)), PeopleMet(people)))


HOUSE: PageRules[HouseDecision] = PageRules(Decisions(HouseDecision), _offered, _decide, before=Page.SEATS)
