"""The last move of Beam me up, found by comparing the counters now with those before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from display.beam.parts import Moved
from display.beam.uses import column_gaps
from games.beam.combinations import COLUMNS
from games.beam.state import Beam, Counters
from games.table import Table
from words.phrases import Language, listed, phrase


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who moved, and where all counters stood before and after."""

    seat: int
    before: tuple[Counters, ...]
    after: tuple[Counters, ...]

    def moved(self, seat: int) -> tuple[Moved, ...]:
        """The ways of one seat's counters."""
        old, new = self.before[seat], self.after[seat]
        ways = (Moved(column, old.row(column), new.row(column)) for column in COLUMNS)
        return tuple(way for way in ways if way.begin != way.end)


def last_move(table: Table) -> LastMove | None:
    """The newest change of any counter."""
    now: Beam = table.state
    for moment in reversed(table.past):
        if moment.state.counters != now.counters:
            return LastMove(moment.state.turn, moment.state.counters, now.counters)
    return None


def moves_one_by_one(move: LastMove) -> Iterator[tuple[Counters, ...]]:
    """All counters square by square: first those of who moved, then the others cool down together."""
    counters = list(move.before)
    yield tuple(counters)
    for way in move.moved(move.seat):
        for _ in range(abs(way.end - way.begin)):
            step = 1 if way.end > way.begin else -1
            counters[move.seat] = counters[move.seat].moved(way.column, step)
            yield tuple(counters)
    if tuple(counters) != move.after:
        yield move.after


def story(language: Language, table: Table) -> str:
    """The last move in words: who rose where, and who went down."""
    move = last_move(table)
    if move is None:
        return ""
    rises = [
        phrase(
            language,
            "beam-me-up.story.rose",
            squares=way.end - way.begin,
            **column_gaps(language, way.column),
        )
        for way in move.moved(move.seat)
    ]
    text = f"{table.players[move.seat]}: {', '.join(rises)}."
    sunk = tuple(name for seat, name in enumerate(table.players) if seat != move.seat and move.moved(seat))
    down = phrase(language, "beam-me-up.story.sank", names=listed(language, sunk)) if sunk else ""
    return f"{text} {down}".strip()
