"""How it goes: a few pages about the game that is being prepared, and a round to practise it."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Step
from games.record import Started
from games.registry import game_of
from games.setup import Setup
from session.lobby.cues import PracticeWanted
from session.lobby.state import Lobby, Page, Room, setup_of
from session.lobby.verbs import HOW, PRACTISE


def how_pages(lobby: Lobby) -> tuple[str, ...]:
    """The names of the pages, under the house rules as they are."""
    setup: Setup = setup_of(lobby)
    pages: tuple[str, ...] = game_of(setup).how(setup)
    return pages


def how_choices(lobby: Lobby) -> tuple[Choice, ...]:
    """The way in, where there is something to tell."""
    return (Choice(HOW, (0,)),) if how_pages(lobby) else ()


def show_how(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """This page."""
    return Step(replace(lobby, page=Page.HOW, how=int(choice.about[0])))


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    count = len(how_pages(lobby))
    turns = (Choice(HOW, (page,)) for page in (lobby.how - 1, lobby.how + 1) if 0 <= page < count)
    practise = (Choice(PRACTISE),) if game_of(setup_of(lobby)).practice else ()
    return (*turns, *practise, Choice(BACK))


def _practise(lobby: Lobby, _: Choice) -> Step[Lobby]:
    """Back on this page afterwards, with the game as it was prepared."""
    setup = setup_of(lobby)
    practice = game_of(setup).practice
    cues = (PracticeWanted(Started(practice.setup(setup), 0, lobby.seed)),) if practice else ()
    return Step(replace(lobby, seed=lobby.seed + 1), cues)


HOW_IT_GOES = Room(_choices, {HOW: show_how, PRACTISE: _practise}, before=Page.SEATS)
