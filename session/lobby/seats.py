"""Who plays: a name and a way of playing for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from games.cues import Step
from games.decisions import Decisions
from games.names import refusal
from games.table.decisions import Back
from session.lobby.decisions import AddSeat, Done, NextKind, RemoveSeat, Rename
from session.lobby.state import Lobby, Page, Room, draft_of, kind_of, setup_of

SeatsDecision = AddSeat | Done | NextKind | RemoveSeat | Rename


def _offered(lobby: Lobby) -> tuple[SeatsDecision | Back, ...]:
    kind, players = kind_of(lobby), setup_of(lobby).players
    seats = range(len(players))
    kinds = map(NextKind, seats) if len(_ways_to_play(lobby)) > 1 else ()
    remove = map(RemoveSeat, seats) if len(players) > kind.fewest else ()
    add = (AddSeat(),) if len(players) < kind.most else ()
    return (*map(Rename, seats), *kinds, *remove, *add, Done(), Back())


def _decide(lobby: Lobby, decision: SeatsDecision) -> Step[Lobby]:
    match decision:
        case AddSeat():
            return _add(lobby)
        case Done():
            return Step(replace(lobby, page=Page.HOUSE))
        case NextKind(seat):
            return _next_kind(lobby, seat)
        case RemoveSeat(seat):
            return _remove(lobby, seat)
        case Rename(seat):
            return Step(replace(lobby, page=Page.NAME, naming=seat, typed=setup_of(lobby).players[seat]))
        case _:
            assert_never(decision)


def with_seats(lobby: Lobby, players: tuple[str, ...], seats: tuple[str, ...]) -> Step[Lobby]:
    """The same draft with these people."""
    draft = draft_of(lobby)
    changes: dict[str, Any] = {"players": players, "seats": seats}
    return Step(replace(lobby, draft=replace(draft, setup=replace(draft.setup, **changes))))


def _add(lobby: Lobby) -> Step[Lobby]:
    setup = setup_of(lobby)
    return with_seats(lobby, (*setup.players, _free_name(lobby)), (*setup.seats, kind_of(lobby).kinds[0]))


def _free_name(lobby: Lobby) -> str:
    taken = setup_of(lobby).players
    numbered = (str(number) for number in range(1, 100))
    return next(name for name in (*lobby.names, *numbered) if refusal(name, taken) is None)


def _remove(lobby: Lobby, seat: int) -> Step[Lobby]:
    setup = setup_of(lobby)
    stays = [n for n in range(len(setup.players)) if n != seat]
    return with_seats(lobby, tuple(setup.players[n] for n in stays), tuple(setup.seats[n] for n in stays))


def _ways_to_play(lobby: Lobby) -> tuple[str, ...]:
    """How a seat can be played; by the device only where a family wants that."""
    seats, alone = kind_of(lobby).game.seats, lobby.preferences.shows("simulated")
    return tuple(kind for kind in seats.kinds if alone or kind not in seats.simulated)


def _next_kind(lobby: Lobby, wanted: int) -> Step[Lobby]:
    setup, kinds = setup_of(lobby), _ways_to_play(lobby)
    seats = tuple(
        kinds[(kinds.index(played) + 1) % len(kinds)] if seat == wanted else played
        for seat, played in enumerate(setup.seats)
    )
    return with_seats(lobby, setup.players, seats)


SEATS: Room[SeatsDecision] = Room(Decisions(SeatsDecision), _offered, _decide)
