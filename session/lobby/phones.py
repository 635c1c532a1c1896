"""Phones: switched on and off, and whoever has a phone in a seat can be sent away."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.choices import BACK, Choice
from games.cues import Cue, Step
from session.lobby.liking import liked
from session.lobby.state import Lobby, Page, Room
from session.lobby.verbs import PREFER, SEND_AWAY
from session.preferences import ANSWERS


@dataclass(frozen=True, slots=True)
class GuestSentAway(Cue):
    """The phones in the seat of this player shall leave it."""

    player: str


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    on = lobby.preferences.phones
    switch = Choice(PREFER, ("phones", ANSWERS["phones"].index(not on)))
    players = dict.fromkeys(guest.player for guest in lobby.phones.guests)
    away = tuple(Choice(SEND_AWAY, (player,)) for player in players)
    return (switch, *(away if on else ()), Choice(BACK))


def _switch(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    return liked(lobby, phones=ANSWERS["phones"][int(choice.about[1])])


def _send_away(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    player = str(choice.about[0])
    stay = tuple(guest for guest in lobby.phones.guests if guest.player != player)
    return Step(replace(lobby, phones=replace(lobby.phones, guests=stay)), (GuestSentAway(player),))


PHONES = Room(_choices, {PREFER: _switch, SEND_AWAY: _send_away}, before=Page.MORE)
