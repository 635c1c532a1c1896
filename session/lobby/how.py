"""How it goes: a few pages about the game that is being prepared, and a round to practise it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.record import Started
from games.registry import game_of
from games.setup import Setup
from games.table.decisions import Back
from session.lobby.cues import PracticeWanted
from session.lobby.decisions import Practise, ShowHow
from session.lobby.state import Lobby, Page, PageRules, setup_of

HowDecision = Practise | ShowHow


def how_pages(lobby: Lobby) -> tuple[str, ...]:
    """The names of the pages, under the house rules as they are."""
    setup: Setup = setup_of(lobby)
    pages: tuple[str, ...] = game_of(setup).how(setup)
    return pages


def show_how(lobby: Lobby, page: int) -> Step[Lobby]:
    """This page."""
    return Step(replace(lobby, page=Page.HOW, how=page))


def _offered(lobby: Lobby) -> tuple[HowDecision | Back, ...]:
    count = len(how_pages(lobby))
    turns = (ShowHow(page) for page in (lobby.how - 1, lobby.how + 1) if 0 <= page < count)
    practise = (Practise(),) if game_of(setup_of(lobby)).practice else ()
    return (*turns, *practise, Back())


def _decide(lobby: Lobby, decision: HowDecision) -> Step[Lobby]:
    match decision:
        case ShowHow(page):
            return show_how(lobby, page)
        case Practise():
            return _practise(lobby)
        case _:
            assert_never(decision)


def _practise(lobby: Lobby) -> Step[Lobby]:
    """Back on this page afterwards, with the game as it was prepared."""
    setup = setup_of(lobby)
    practice = game_of(setup).practice
    cues = (PracticeWanted(Started(practice.setup(setup), 0, lobby.seed)),) if practice else ()
    return Step(replace(lobby, seed=lobby.seed + 1), cues)


HOW_IT_GOES: PageRules[HowDecision] = PageRules(Decisions(HowDecision), _offered, _decide, before=Page.SEATS)
