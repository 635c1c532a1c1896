"""What every sheet has around it: six markers, a head with title and name, a foot with a line to measure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.paper import Ink, Label, Line, PaperBox, Plan, Side, Space

MARKERS = 6
"""Three along the top from left to right, three along the bottom; any four of them tell everything."""


class Form(StrEnum):
    """How large a sheet is."""

    FULL = "full"
    HALF = "half"
    QUARTER = "quarter"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class FormSizes:
    """From the first marker's corner to the last one's, a marker's side, the room around the game."""

    width: float
    height: float
    marker: float
    gap: float
    ruler: int
    """How long the line for measuring is."""


SIZES = {
    Form.FULL: FormSizes(186, 257, 14, 3, 50),
    Form.HALF: FormSizes(127, 194, 11, 2.5, 30),
    Form.QUARTER: FormSizes(91, 126, 9, 2, 20),
    Form.LARGE: FormSizes(186, 257, 14, 3, 50),
}
"""Each fits on A4 and on Letter, so that the reader need not know the paper."""


def marker_boxes(form: Form) -> tuple[PaperBox, ...]:
    """Where the six markers are."""
    sizes = SIZES[form]
    side = sizes.marker
    xs = (0.0, (sizes.width - side) / 2, sizes.width - side)
    return tuple(PaperBox(x, y, side, side) for y in (0.0, sizes.height - side) for x in xs)


def space_inside(form: Form, left_handed: bool) -> Space:
    """What is left for the game."""
    sizes = SIZES[form]
    height = sizes.height - 2 * (sizes.marker + sizes.gap)
    return Space(sizes.width, height, left_handed, form is Form.LARGE)


def framed(form: Form, inside: Plan, title: str, name: str, version: int) -> Plan:
    """The game's own plan with head and foot; markers are no ink, they are drawn from their code."""
    sizes = SIZES[form]
    moved = inside.moved(0, sizes.marker + sizes.gap)
    return Plan((*moved.ink, *_head(form, title, name), *_foot(form, version)), moved.fields)


def _between(form: Form, which: int, y: float) -> PaperBox:
    """The room between two neighbouring markers of the same edge."""
    sizes = SIZES[form]
    width = (sizes.width - 3 * sizes.marker) / 2 - 4
    return PaperBox(sizes.marker + 2 + which * (width + sizes.marker + 4), y, width, sizes.marker)


def _head(form: Form, title: str, name: str) -> tuple[Ink, ...]:
    left, right = _between(form, 0, 0), _between(form, 1, 0)
    side = SIZES[form].marker
    y = 0.85 * side
    written = PaperBox(right.x, y - 0.52 * side, right.width, 0.5 * side)
    said = (
        Label(name, written, 0.4 * side, is_key=False, bold=True)
        if name
        else Label("paper.name", PaperBox(right.x, y - 0.36 * side, right.width, 0.3 * side), 0.22 * side)
    )
    big = Label(title, PaperBox(left.x, 0.25 * side, left.width, 0.6 * side), 0.46 * side, bold=True)
    return (big, said, Line((right.x, y), (right.x + right.width, y)))


def _foot(form: Form, version: int) -> tuple[Ink, ...]:
    sizes = SIZES[form]
    left, right = (_between(form, which, sizes.height - sizes.marker) for which in (0, 1))
    size, low = 0.2 * sizes.marker, sizes.height - 0.25 * sizes.marker
    x = left.x + 1
    ruler = (
        Line((x, low), (x + sizes.ruler, low)),
        Line((x, low - 1), (x, low + 1)),
        Line((x + sizes.ruler, low - 1), (x + sizes.ruler, low + 1)),
    )
    scale = Label(
        "paper.ruler",
        PaperBox(left.x, low - 2 * size, left.width, 1.3 * size),
        size,
        gaps={"length": sizes.ruler},
    )
    about = Label(
        "paper.layout",
        PaperBox(right.x, low - 0.8 * size, right.width, 1.3 * size),
        size,
        Side.RIGHT,
        gaps={"version": version},
    )
    return (*ruler, scale, about)
