"""How an evening begins: with what is remembered, at the page that is wanted first."""

from __future__ import annotations

import random
from dataclasses import replace

from device.calls.play_call import Call
from device.games_from_settings import lobby_for, seated
from device.saving.edition_store import with_editions
from device.saving.journal import Journal
from device.saving.people_store import kept_people
from device.saving.preference_store import is_first_start, with_likings
from device.simulated.players import LARGEST_SEED
from games.table import Table
from session.lobby import Draft, Lobby, Page
from session.lobby.setting import on_tour


def opening(call: Call, journal: Journal, saved: Table | None) -> Lobby:
    """The lobby as people left it; the very first time it asks a few things."""
    lobby = replace(first_page(call, saved, remembered(call, journal)), seed=random.randrange(LARGEST_SEED))
    is_free = lobby.page is Page.HOME
    return on_tour(lobby) if is_free and is_first_start(journal) else lobby


def remembered(call: Call, journal: Journal) -> Lobby:
    """With what people told about their boxes and changed on the screen; the language is settled."""
    delivered = lobby_for(call.settings, call.language)
    people = kept_people(journal)
    lobby = replace(delivered, kinds=with_editions(delivered.kinds, journal), people=people)
    lobby = with_likings(lobby, journal)
    return replace(lobby, preferences=replace(lobby.preferences, language=call.language))


def first_page(call: Call, saved: Table | None, lobby: Lobby) -> Lobby:
    """What is to be seen first: the interrupted game, the game that the call names, or the home page."""
    names = tuple(dict.fromkeys((*call.players, *lobby.names)))
    lobby = replace(lobby, names=names)
    if call.game:
        players = call.players or names[: call.game.fewest]
        setup = seated(call.game.template, players, (call.game.kinds[0],) * len(players))
        lobby = replace(lobby, page=Page.SEATS, draft=Draft(setup, lobby.seconds))
    if saved:
        lobby = replace(lobby, page=Page.SAVED, saved=saved)
    return lobby
