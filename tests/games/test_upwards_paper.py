"""What the rules make of a sheet that was read: nothing floats, and a neighbour settles a doubt."""

from __future__ import annotations

from games.paper import Field, Kind, PaperBox, Read, Value
from games.upwards.paper import PAPER
from games.upwards.setup import Setup

EMPTY: dict[Value, float] = {None: 0.98, 1: 0.02}
FOUR: dict[Value, float] = {4: 0.98, 1: 0.01, None: 0.01}
FAINT: dict[Value, float] = {4: 0.5, None: 0.45, 1: 0.05}


def _column(*boxes: dict[Value, float]) -> list[tuple[Value, float]]:
    """What is said of a column with these boxes, from the lowest."""
    reads = tuple(
        Read(
            Field(Kind.NUMBER, PaperBox(0, -row, 1, 1), row, 1),
            tuple(sorted(box.items(), key=lambda each: -each[1])),
            sure=True,
        )
        for row, box in enumerate(boxes, 1)
    )
    return [(read.value, round(read.confidence, 2)) for read in PAPER.helped(Setup(), reads)]


def test_a_faint_number_below_a_clear_one_is_no_empty_box() -> None:
    assert _column(FAINT, FOUR, EMPTY) == [(4, 0.9), (4, 0.97), (None, 0.98)]


def test_a_faint_number_at_the_top_stays_in_doubt() -> None:
    assert _column(FOUR, FAINT, EMPTY)[1] == (4, 0.5)


def test_a_smudge_above_an_empty_box_is_no_number() -> None:
    smudge: dict[Value, float] = {None: 0.55, 1: 0.45}
    assert _column(FOUR, EMPTY, smudge)[2] == (None, 0.98)


def test_a_number_above_a_hole_makes_both_doubtful() -> None:
    assert max(confidence for _, confidence in _column(FOUR, EMPTY, FOUR)[1:]) < 0.7
