"""Sheets that are hard to score, for measuring."""

from __future__ import annotations

from collections.abc import Callable

from games.game import Chance
from games.upwards.scoring import score
from games.upwards.setup import BLOCKS, Option
from games.upwards.sheet import Sheet

ROWS, COLUMNS = 12, 4


def hard_sheet(chance: Chance) -> Callable[[], object]:
    """A tall sheet that is mostly one number, the hard case, scored for snake and blocks once."""
    number = 1 + chance(6)
    filled = tuple(
        tuple(number if chance(100) < 65 else 1 + chance(6) for _ in range(ROWS)) for _ in range(COLUMNS)
    )
    sheet = Sheet(filled, ROWS, 5)
    return lambda: [score(sheet, option, True, BLOCKS) for option in (Option.SNAKE, Option.BLOCKS)]
