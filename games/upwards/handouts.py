"""The event die to cut out: as a net to fold and glue, and as stickers for any die."""

from __future__ import annotations

from itertools import pairwise

from games.drawings import Point
from games.paper import GREY, Handout, Ink, Label, Line, Outline, PaperBox, Plan, Sketch, Space
from games.upwards.setup import Effect, Setup
from games.upwards.signs import SIGNS

SIDE, FLAP = 32.0, 8.0
"""Of the folded die: large enough for the camera and for old eyes."""
STICKERS = (16.0, 20.0)
"""For dice of the two usual sizes."""
NET = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3))
"""Column and row of each face in the cross."""
FLAPS = (
    (1, 0, "left"),
    (1, 0, "right"),
    (1, 0, "top"),
    (0, 1, "left"),
    (0, 1, "low"),
    (2, 1, "right"),
    (2, 1, "low"),
)
"""Seven flaps close a cube."""


def event_die(setup: Setup, space: Space) -> tuple[Plan, ...]:
    """One page: the net above, two rows of stickers below."""
    left, top = (space.width - 3 * SIDE) / 2, 14.0 + FLAP
    faces = setup.facts.event_faces
    ink: list[Ink] = [_title("net", space, 0)]
    for flap in FLAPS:
        ink += _flap(*flap, left, top)
    for (column, row), face in zip(NET, faces, strict=True):
        ink += _face(face, PaperBox(left + column * SIDE, top + row * SIDE, SIDE, SIDE))
    low = top + 4 * SIDE + 14
    ink.append(_title("stickers", space, low))
    low += 12
    for side in STICKERS:
        for number, face in enumerate(faces):
            ink += _face(face, PaperBox(number * (side + 6), low, side, side))
        low += side + 8
    return (Plan(tuple(ink)),)


def _title(which: str, space: Space, y: float) -> Label:
    return Label(f"paper.event-die.{which}", PaperBox(0, y, space.width, 8), 5, bold=True)


def _face(face: Effect, box: PaperBox) -> list[Ink]:
    return [Outline(box, 0.3, GREY), Sketch(SIGNS[face], box.grown(-0.12 * box.width))]


def _flap(column: int, row: int, side: str, left: float, top: float) -> list[Ink]:
    """A trapezium on one edge of a face."""
    x, y = left + column * SIDE, top + row * SIDE
    slope = 0.7 * FLAP
    ends: dict[str, tuple[Point, ...]] = {
        "left": ((x, y), (x - FLAP, y + slope), (x - FLAP, y + SIDE - slope), (x, y + SIDE)),
        "right": (
            (x + SIDE, y),
            (x + SIDE + FLAP, y + slope),
            (x + SIDE + FLAP, y + SIDE - slope),
            (x + SIDE, y + SIDE),
        ),
        "top": ((x, y), (x + slope, y - FLAP), (x + SIDE - slope, y - FLAP), (x + SIDE, y)),
        "low": (
            (x, y + SIDE),
            (x + slope, y + SIDE + FLAP),
            (x + SIDE - slope, y + SIDE + FLAP),
            (x + SIDE, y + SIDE),
        ),
    }
    points = ends[side]
    return [Line(begin, end, 0.25, GREY) for begin, end in pairwise(points)]


EVENT_DIE: Handout[Setup] = Handout("event-die", event_die)
