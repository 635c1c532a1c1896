"""The pictures of how Beam me up goes: boards with a few counters, and dice."""

from __future__ import annotations

from display.beam.board_area import small_board
from display.beam.parts import BoardMarks, Moved
from display.building.how_pictures import Picture, below, beside, dice, sign
from display.building.parts import Part
from display.style.boxes import Box
from display.style.look import Look
from games.beam.state import Counters, Setup

_MIDDLE = (2, 5, 6, 1, 3, 2, 4)
_WON = (5, 6, 6, 1, 6, 2, 5)


def gaps(setup: Setup) -> dict[str, object]:
    """How many counters win."""
    return {"wanted": setup.wanted_in_space}


def _board(rows: tuple[int, ...] = (0,) * 7, *moved: Moved) -> Picture:
    def picture(_: Look, box: Box) -> tuple[Part, ...]:
        return (small_board(box, Setup(("", "")), (Counters(rows),), 0, BoardMarks(moved=moved)),)

    return picture


PICTURES: dict[str, Picture] = {
    "boards": _board(),
    "head-start": _board((0, 0, 1, 0, 0, 0, 0), Moved(3, 0, 1)),
    "throws": below(dice(2, 2, 5), dice(3, 6)),
    "groups": below(dice(4, 4), dice(4, 4, 4), dice(4, 4, 4, 4)),
    "two": below(dice(2, 2, 4, 4), dice(2, 2, 2, 4, 4)),
    "straights": below(dice(1, 2, 3, 4), dice(2, 3, 4, 5, 6)),
    "nothing": dice(1, 2, 3, 5, 6),
    "cool": below(dice(2, 2, 2), beside(sign("up"), sign("snowflake"))),
    "stars": _board((0, 3, 0, 0, 1, 0, 0)),
    "rocket": _board((1, 0, 0, 0, 0, 0, 0), Moved(1, 0, 1)),
    "blue": _board((0, 0, 3, 0, 4, 0, 0)),
    "win": _board(_WON),
    "real": below(dice(2, 2, 2, 4, 6), beside(sign("eye"), sign("hear"))),
}
