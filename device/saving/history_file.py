"""The history as a table for spreadsheets: a line for each throw, and one for a game without throws."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator

from session.statistics import PlayedGame

MOST_DICE = 10
HEAD = (
    "evening",
    "begun",
    "number",
    "game",
    "players",
    "points",
    "winners",
    "throw",
    "sum",
    *(f"die {number}" for number in range(1, MOST_DICE + 1)),
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


def history_table(games: Iterable[PlayedGame]) -> bytes:
    """All games, the oldest first, as the content of a file."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows(games))
    return text.getvalue().encode("utf-8-sig", errors="replace")


def rows(games: Iterable[PlayedGame]) -> Iterator[tuple[str, ...]]:
    """The table, its head first."""
    yield HEAD
    for game in sorted(games, key=lambda one: one.number):
        begins = _beginning(game)
        for number, faces in enumerate(game.throws, 1):
            dice = (*map(str, faces), *[""] * (MOST_DICE - len(faces)))
            yield (*begins, str(number), str(sum(faces)), *dice)
        if not game.throws:
            yield (*begins, *[""] * (2 + MOST_DICE))


def harmless(text: str) -> str:
    """The text as a spreadsheet shows it, never as one calculates it."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _beginning(game: PlayedGame) -> tuple[str, ...]:
    winners = (game.players[seat] for seat in game.winners)
    cells = (
        game.evening,
        game.begun,
        str(game.number),
        game.game,
        ", ".join(game.players),
        ", ".join("?" if points is None else str(points) for points in game.points),
        ", ".join(winners),
    )
    return tuple(harmless(text) for text in cells)
