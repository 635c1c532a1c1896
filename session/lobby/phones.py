"""Phones: switched on and off, and whoever has a phone in a seat can be sent away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.liking import liked
from session.lobby.more_decisions import Prefer, SendAway
from session.lobby.state import Lobby, Page, PageRules
from session.preferences import ANSWERS


@dataclass(frozen=True, slots=True)
class GuestSentAway(Cue):
    """The phones in the seat of this player shall leave it."""

    player: str


PhonesDecision = Prefer | SendAway


def _offered(lobby: Lobby) -> tuple[PhonesDecision | Back, ...]:
    on = lobby.preferences.phones
    switch = Prefer("phones", ANSWERS["phones"].index(not on))
    players = dict.fromkeys(guest.player for guest in lobby.phones.guests)
    return (switch, *(map(SendAway, players) if on else ()), Back())


def _decide(lobby: Lobby, decision: PhonesDecision) -> Step[Lobby]:
    match decision:
        case Prefer(_, place):
            return liked(lobby, phones=ANSWERS["phones"][place])
        case SendAway(player):
            return _sent_away(lobby, player)
        case _:
            assert_never(decision)


def _sent_away(lobby: Lobby, player: str) -> Step[Lobby]:
    stay = tuple(guest for guest in lobby.phones.guests if guest.player != player)
    return Step(replace(lobby, phones=replace(lobby.phones, guests=stay)), (GuestSentAway(player),))


PHONES: PageRules[PhonesDecision] = PageRules(Decisions(PhonesDecision), _offered, _decide, before=Page.MORE)
