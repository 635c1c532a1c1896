"""What the wall knows, as a value: every table, every result, and the ranking that follows from them."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from network.broker import LARGEST, Topics
from network.hall.places import shared_places
from network.hall.tournament import Tournament
from stream import Ended

MOST_TABLES = 5000
MOST_RESULTS = 100_000
LARGEST_TOURNAMENT = 1024 * 1024
"""Bytes; 500 players over 30 rounds have about 400,000."""


class PlayerState(msgspec.Struct, frozen=True):
    """A player as a wall shows him or her."""

    name: str
    points: int | None = None


class TableState(msgspec.Struct, frozen=True):
    """What a table tells of itself; fields that we do not know are passed over."""

    game: str | None = None
    title: dict[str, str] = {}
    round: int | None = None
    last_round: bool = False
    players: tuple[PlayerState, ...] = ()
    on_turn: int | None = None
    over: bool = False
    short: bool = False


@dataclass(slots=True)
class Wall:
    """Rebuilt from the broker's retained topics, so it can die and come back."""

    topics: Topics
    states: dict[str, TableState] = field(default_factory=dict)
    here: set[str] = field(default_factory=set)
    results: dict[tuple[str, str], Ended] = field(default_factory=dict)
    tournament: Tournament | None = None

    def take(self, topic: str, payload: bytes) -> bool:
        """One message of the broker; says whether anything is otherwise now."""
        if topic == self.topics.tournament:
            return self._organised(payload)
        match self.topics.parts(topic):
            case (table, "here"):
                return self._came(table) if payload else self._went(table)
            case (table, "state") if len(payload) <= LARGEST:
                return self._stood(table, payload)
            case (table, "result", game) if len(payload) <= LARGEST:
                return self._ended(table, game, payload)
            case _:
                return False

    def _came(self, table: str) -> bool:
        if table in self.here or len(self.here) >= MOST_TABLES:
            return False
        self.here.add(table)
        return True

    def _went(self, table: str) -> bool:
        is_news = table in self.here
        self.here.discard(table)
        return is_news

    def _stood(self, table: str, payload: bytes) -> bool:
        state = _read(payload, TableState)
        is_room = table in self.states or len(self.states) < MOST_TABLES
        if state is None or not is_room or self.states.get(table) == state:
            return False
        self.states[table] = state
        return True

    def _ended(self, table: str, game: str, payload: bytes) -> bool:
        """A result counts once, by its table and id; told otherwise, the newest counts (somebody undid)."""
        ended = _read(payload, Ended)
        if ended is None or ended.id != game or self.results.get((table, game)) == ended:
            return False
        if len(ended.players) != len(ended.points) or len(self.results) >= MOST_RESULTS:
            return False
        self.results[table, game] = ended
        return True

    def _organised(self, payload: bytes) -> bool:
        """The newest counts: a broker that was restored from a backup may tell an older one."""
        told = _read(payload, Tournament) if len(payload) <= LARGEST_TOURNAMENT else None
        if told is None or (self.tournament and told.version <= self.tournament.version):
            return False
        self.tournament = told
        return True

    def by_table(self) -> dict[str, dict[str, Ended]]:
        """The results of each table, in the order in which they came."""
        found: dict[str, dict[str, Ended]] = defaultdict(dict)
        for (table, game), ended in self.results.items():
            found[table][game] = ended
        return found

    def tables(self) -> list[dict[str, Any]]:
        """Every table that was ever heard of, by name."""
        ended = Counter(table for table, _ in self.results)
        return [self._table(name, ended[name]) for name in sorted({*self.states, *self.here})]

    def _table(self, name: str, results: int) -> dict[str, Any]:
        state = self.states.get(name, TableState())
        return {
            "table": name,
            "here": name in self.here,
            "game": state.game,
            "title": state.title,
            "round": state.round,
            "last_round": state.last_round,
            "players": [player.name for player in state.players],
            "points": {player.name: player.points for player in state.players},
            "leaders": leaders(state),
            "over": state.over,
            "results": results,
        }

    def ranking(self) -> list[dict[str, Any]]:
        """The evening over all tables: by games won, a shared win counts its share; then by fewer games."""
        won: dict[str, float] = defaultdict(float)
        played: dict[str, int] = defaultdict(int)
        for ended in self.results.values():
            for seat, name in enumerate(ended.players):
                played[name] += 1
                won[name] += seat in ended.winners and 1 / len(ended.winners)
        keys = {name: (-won[name], played[name]) for name in played}
        places = shared_places(keys.values())
        return [
            {"place": places[keys[n]], "player": n, "won": round(won[n], 2), "played": played[n]}
            for n in sorted(played, key=lambda name: (keys[name], name))
        ]


def leaders(state: TableState) -> list[str]:
    """Who has the most points just now; several where they tie, nobody where nothing is counted yet."""
    counted = [player for player in state.players if player.points is not None]
    most = max((player.points or 0 for player in counted), default=0)
    return [player.name for player in counted if player.points == most] if most else []


def _read(payload: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(payload, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
