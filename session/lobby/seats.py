"""Who plays: a name and a way of playing for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.choices import BACK, Choice
from games.cues import Step
from games.names import refusal
from session.lobby.how import how_choices, show_how
from session.lobby.state import Lobby, Page, Room, draft_of, kind_of, setup_of
from session.lobby.verbs import ADD_SEAT, DONE, HOW, KIND, NAME, REMOVE_SEAT


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    kind, players = kind_of(lobby), setup_of(lobby).players
    seats = range(len(players))
    names = tuple(Choice(NAME, (seat,)) for seat in seats)
    kinds = tuple(Choice(KIND, (seat,)) for seat in seats if len(_ways_to_play(lobby)) > 1)
    remove = tuple(Choice(REMOVE_SEAT, (seat,)) for seat in seats if len(players) > kind.fewest)
    add = (Choice(ADD_SEAT),) if len(players) < kind.most else ()
    return (*names, *kinds, *remove, *add, *how_choices(lobby), Choice(DONE), Choice(BACK))


def with_seats(lobby: Lobby, players: tuple[str, ...], seats: tuple[str, ...]) -> Step[Lobby]:
    """The same draft with these people."""
    draft = draft_of(lobby)
    changes: dict[str, Any] = {"players": players, "seats": seats}
    return Step(replace(lobby, draft=replace(draft, setup=replace(draft.setup, **changes))))


def _add(lobby: Lobby, _: Choice) -> Step[Lobby]:
    setup = setup_of(lobby)
    return with_seats(lobby, (*setup.players, _free_name(lobby)), (*setup.seats, kind_of(lobby).kinds[0]))


def _free_name(lobby: Lobby) -> str:
    taken = setup_of(lobby).players
    numbered = (str(number) for number in range(1, 100))
    return next(name for name in (*lobby.names, *numbered) if refusal(name, taken) is None)


def _remove(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    setup, seat = setup_of(lobby), choice.about[0]
    stays = [n for n in range(len(setup.players)) if n != seat]
    return with_seats(lobby, tuple(setup.players[n] for n in stays), tuple(setup.seats[n] for n in stays))


def _ways_to_play(lobby: Lobby) -> tuple[str, ...]:
    """How a seat can be played; by the device only where a family wants that."""
    seats, alone = kind_of(lobby).game.seats, lobby.preferences.shows("simulated")
    return tuple(kind for kind in seats.kinds if alone or kind not in seats.simulated)


def _next_kind(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    setup, kinds = setup_of(lobby), _ways_to_play(lobby)
    seats = tuple(
        kinds[(kinds.index(played) + 1) % len(kinds)] if seat == choice.about[0] else played
        for seat, played in enumerate(setup.seats)
    )
    return with_seats(lobby, setup.players, seats)


def _rename(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    seat = int(choice.about[0])
    return Step(replace(lobby, page=Page.NAME, naming=seat, typed=setup_of(lobby).players[seat]))


SEATS = Room(
    _choices,
    {
        ADD_SEAT: _add,
        DONE: lambda lobby, _: Step(replace(lobby, page=Page.HOUSE)),
        HOW: show_how,
        KIND: _next_kind,
        NAME: _rename,
        REMOVE_SEAT: _remove,
    },
)
