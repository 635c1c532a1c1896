"""What the organiser of a tournament may ask for, and what becomes of it: a newer tournament, or why not."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct

from network.hall.drawing import Chance, drawn, table_sizes
from network.hall.tournament import (
    FEWEST_PLAYERS,
    FEWEST_SEATS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_SEATS,
    Results,
    Tournament,
    open_tables,
    same,
)

LONGEST_NAME, LONGEST_TITLE = 40, 60


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that the organiser asks for."""


class Begin(Wish, frozen=True, tag="begin"):
    """A new tournament; one that is over makes room for it."""

    title: str
    players: tuple[str, ...]
    seats: int


class Draw(Wish, frozen=True, tag="draw"):
    """Seats for the next round."""


class Leave(Wish, frozen=True, tag="leave"):
    """Somebody goes home."""

    player: str


class Join(Wish, frozen=True, tag="join"):
    """Somebody comes late, or comes back."""

    player: str


class ByHand(Wish, frozen=True, tag="by-hand"):
    """Who won at a table that cannot tell."""

    table: str
    winners: tuple[str, ...]


class Finish(Wish, frozen=True, tag="finish"):
    """The ranking stands; a tournament that is over can be cleared away by beginning another."""


Wishes = Begin | Draw | Leave | Join | ByHand | Finish


class NotPossible(Exception):
    """No, and why: a key of the catalogue and what fills its gaps."""

    def __init__(self, why: str, **gaps: object) -> None:
        super().__init__(why)
        self.why, self.gaps = why, gaps


def organised(
    now: Tournament | None, wish: Wishes, tables: Sequence[str], results: Results, chance: Chance
) -> Tournament:
    """The tournament after this wish, with the tables that are there; NotPossible where it makes no sense."""
    if isinstance(wish, Begin):
        return _begun(now, wish)
    if now is None or now.over:
        raise NotPossible("none")
    match wish:
        case Draw():
            return _drawn(now, tables, results, chance)
        case Leave(player):
            return _without(now, player)
        case Join(player):
            return _with(now, player)
        case ByHand(table, winners):
            return _counted(now, table, winners)
        case Finish():
            return _finished(now, results)


def _begun(now: Tournament | None, wish: Begin) -> Tournament:
    if now and not now.over:
        raise NotPossible("running", title=now.title)
    players = tuple(_name(player) for player in wish.players)
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise NotPossible("players", found=len(players), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if not FEWEST_SEATS <= wish.seats <= MOST_SEATS:
        raise NotPossible("seats", found=wish.seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    for at, player in enumerate(players):
        if same(player) in map(same, players[:at]):
            raise NotPossible("twice", name=player)
    title = " ".join(wish.title.split())[:LONGEST_TITLE]
    return Tournament(secrets.token_hex(8), 1 + (now.version if now else 0), title, wish.seats, players)


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise NotPossible("name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return name


def _drawn(now: Tournament, tables: Sequence[str], results: Results, chance: Chance) -> Tournament:
    if waiting := open_tables(now, results):
        raise NotPossible("open", tables=", ".join(waiting[:8]))
    if len(now.present) < 2:
        raise NotPossible("alone")
    if len(now.rounds) >= MOST_ROUNDS:
        raise NotPossible("rounds", most=MOST_ROUNDS)
    needed = len(table_sizes(len(now.present), now.seats))
    if needed > len(tables):
        raise NotPossible("tables", needed=needed, found=len(tables), players=len(now.present))
    return now.changed(rounds=(*now.rounds, drawn(now, tables, results, chance)))


def _known(now: Tournament, text: str) -> str:
    found = next((player for player in now.players if same(player) == same(text)), None)
    if found is None:
        raise NotPossible("nobody", name=" ".join(text.split())[:LONGEST_NAME])
    return found


def _without(now: Tournament, text: str) -> Tournament:
    player = _known(now, text)
    if player in now.left:
        raise NotPossible("gone", name=player)
    return now.changed(left=(*now.left, player))


def _with(now: Tournament, text: str) -> Tournament:
    player = _name(text)
    if any(same(player) == same(one) for one in now.left):
        back = _known(now, player)
        return now.changed(left=tuple(one for one in now.left if one != back))
    if any(same(player) == same(one) for one in now.players):
        raise NotPossible("twice", name=player)
    if len(now.players) >= MOST_PLAYERS:
        raise NotPossible("players", found=len(now.players) + 1, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    return now.changed(players=(*now.players, player))


def _counted(now: Tournament, table: str, winners: tuple[str, ...]) -> Tournament:
    newest = now.rounds[-1].tables if now.rounds else ()
    seating = next((one for one in newest if one.table == table), None)
    if seating is None:
        raise NotPossible("no-table", table=table[:LONGEST_NAME])
    won = tuple(dict.fromkeys(_known(now, winner) for winner in winners))
    if not won or not {*won} <= {*seating.players}:
        raise NotPossible("winners", table=table, players=", ".join(seating.players))
    counted = tuple(
        type(one)(one.table, one.players, one.before, won) if one is seating else one for one in newest
    )
    return now.changed(rounds=(*now.rounds[:-1], type(now.rounds[-1])(counted)))


def _finished(now: Tournament, results: Results) -> Tournament:
    if waiting := open_tables(now, results):
        raise NotPossible("open", tables=", ".join(waiting[:8]))
    return now.changed(over=True)
