"""A tournament as a value: who plays, who sits where in each round, and what the tables' results make of it.

Results are never kept here but for those counted by hand: they are the tables' own, which the broker keeps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct, structs

from stream import Ended

FEWEST_PLAYERS, MOST_PLAYERS = 3, 500
MOST_ROUNDS = 30
FEWEST_SEATS, MOST_SEATS = 2, 6
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Results = Mapping[str, Mapping[str, Ended]]
"""By table, then by id."""


class Seating(Struct, frozen=True):
    """Who sits at a table, the first of them in the first seat; results from before do not count."""

    table: str
    players: tuple[str, ...]
    before: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    """Counted by hand, where the table could not tell; they share the win, and all others come after them."""


class Round(Struct, frozen=True):
    """One round, drawn all at once."""

    tables: tuple[Seating, ...]


class Tournament(Struct, frozen=True):
    """Everything that must be kept; `version` tells an older one from a newer one."""

    id: str
    version: int
    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_PLAYERS)]
    rounds: Annotated[tuple[Round, ...], Meta(max_length=MOST_ROUNDS)] = ()
    left: tuple[str, ...] = ()
    over: bool = False

    def changed(self, **changes: object) -> Tournament:
        """The same with these changes, newer by one."""
        return structs.replace(self, **changes, version=self.version + 1)

    @property
    def present(self) -> tuple[str, ...]:
        """Who still plays."""
        return tuple(player for player in self.players if player not in self.left)


@dataclass(frozen=True, slots=True)
class Played:
    """How a table's game ended for the tournament: each player's share of it, from 0 to 1."""

    shares: Mapping[str, float]
    winners: tuple[str, ...]


def same(name: str) -> str:
    """A name as people compare names: as it is typed at a panel, large or small."""
    return " ".join(name.split()).casefold()


def played(tournament: Tournament, seating: Seating, results: Results) -> Played | None:
    """How the game at this table ended, or None while it goes on."""
    if seating.winners:
        return _by_hand(seating)
    staying = [player for player in seating.players if player not in tournament.left]
    ended = next(_fitting(seating, staying, results), None)
    if ended:
        return _shared(seating, ended)
    return Played({staying[0]: 1.0}, (staying[0],)) if len(staying) == 1 else None


def _fitting(seating: Seating, staying: list[str], results: Results) -> Iterator[Ended]:
    """The first game of just these people at this table since the draw; who went home may be missing."""
    all_names, needed = {*map(same, seating.players)}, {*map(same, staying)}
    for game, ended in results.get(seating.table, {}).items():
        names = {*map(same, ended.players)}
        if game not in seating.before and needed <= names <= all_names:
            yield ended


def _by_hand(seating: Seating) -> Played:
    others, won = len(seating.players) - len(seating.winners), len(seating.winners)
    most = max(1, len(seating.players) - 1)
    shares = {
        name: (others + (won - 1) / 2) / most if name in seating.winners else (others - 1) / 2 / most
        for name in seating.players
    }
    return Played(shares, seating.winners)


def _shared(seating: Seating, ended: Ended) -> Played:
    """The part of the others that one was better than, a tie being half of it: all tables weigh alike."""
    known = {same(name): name for name in seating.players}
    ranks = dict(zip((known[same(name)] for name in ended.players), _ranks(ended), strict=True))
    most = max(1, len(ranks) - 1)
    shares = {
        name: (sum(other > rank for other in ranks.values()) + (_ties(rank, ranks) - 1) / 2) / most
        for name, rank in ranks.items()
    }
    return Played(shares, tuple(known[same(ended.players[seat])] for seat in ended.winners))


def _ties(rank: tuple[int, int], ranks: Mapping[str, tuple[int, int]]) -> int:
    return sum(other == rank for other in ranks.values())


def _ranks(ended: Ended) -> list[tuple[int, int]]:
    """Smaller is better: the winners, then by points, then who was not counted (went home)."""
    counted = [points for points in ended.points if points is not None]
    best = [ended.points[seat] or 0 for seat in ended.winners]
    is_fewest = bool(counted and best) and max(best) <= min(counted) < max(counted)
    sign = 1 if is_fewest else -1
    return [_rank(seat in ended.winners, points, sign) for seat, points in enumerate(ended.points)]


def _rank(has_won: bool, points: int | None, sign: int) -> tuple[int, int]:
    if has_won:
        return (0, 0)
    return (2, 0) if points is None else (1, sign * points)


def standings(tournament: Tournament, results: Results) -> dict[str, tuple[float, int]]:
    """Points and games of everybody so far."""
    points: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    for round_ in tournament.rounds:
        for seating in round_.tables:
            if done := played(tournament, seating, results):
                for name, share in done.shares.items():
                    points[name] += share
                    games[name] += 1
    return {player: (round(points[player], 4), games[player]) for player in tournament.players}


def open_tables(tournament: Tournament, results: Results) -> tuple[str, ...]:
    """The tables of the newest round that still play."""
    newest = tournament.rounds[-1].tables if tournament.rounds else ()
    return tuple(seating.table for seating in newest if _is_open(tournament, seating, results))


def _is_open(tournament: Tournament, seating: Seating, results: Results) -> bool:
    everybody_left = all(player in tournament.left for player in seating.players)
    return not everybody_left and played(tournament, seating, results) is None


def met(tournament: Tournament) -> dict[frozenset[str], int]:
    """How often each two have sat at one table."""
    times: dict[frozenset[str], int] = defaultdict(int)
    for round_ in tournament.rounds:
        for seating in round_.tables:
            for at, one in enumerate(seating.players):
                for other in seating.players[at + 1 :]:
                    times[frozenset((one, other))] += 1
    return times
