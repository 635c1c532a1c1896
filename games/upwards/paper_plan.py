"""Where everything is on a printed sheet: grid, arrows, reserve, circles for points, options, blocks."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from games.paper import (
    BLACK,
    GREY,
    PALE,
    Field,
    Ink,
    Kind,
    Label,
    Line,
    Outline,
    PaperBox,
    Plan,
    Ring,
    Side,
    Space,
)
from games.upwards.setup import Block, Option, Setup

LARGEST_CELL = 26.0
GAP, SIDE_GAP = 0.15, 0.35
"""Between arrows and grid, and between grid and reserve, in cells."""
ACROSS, STEP, LEAST_SAVED = 2, 1.08, 0.6
"""Reserve fields stand two abreast, a little apart, and are at least so much of a cell."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The lengths that everything else follows from."""

    setup: Setup
    space: Space
    cell: float
    saved: float
    """A reserve field's side."""

    @property
    def arrows(self) -> float:
        """The width of the column for arrows, with the gap beside it."""
        return (1 + GAP) * self.cell if self.setup.event_die else 0.0

    @property
    def side(self) -> float:
        """The width of the reserve."""
        return ACROSS * STEP * self.cell

    @property
    def grid(self) -> PaperBox:
        """The grid; a left-handed sheet has the reserve to its left and the arrows to its right."""
        facts = self.setup.facts
        width = facts.columns * self.cell
        whole = self.arrows + width + SIDE_GAP * self.cell + self.side
        left = (self.space.width - whole) / 2
        before = self.side + SIDE_GAP * self.cell if self.space.left_handed else self.arrows
        return PaperBox(left + before, 0, width, facts.rows * self.cell)

    @property
    def arrow_x(self) -> float:
        """The left edge of the arrows."""
        grid = self.grid
        return grid.x + grid.width + GAP * self.cell if self.space.left_handed else grid.x - self.arrows

    @property
    def side_x(self) -> float:
        """The left edge of the reserve."""
        grid, gap = self.grid, SIDE_GAP * self.cell
        return grid.x - gap - self.side if self.space.left_handed else grid.x + grid.width + gap

    @property
    def type(self) -> float:
        """The height of ordinary words."""
        return min(7.0, max(2.3, 0.26 * self.cell)) * (1.25 if self.space.large else 1)

    @property
    def line(self) -> float:
        """The width of a strong line."""
        return 0.9 if self.space.large else 0.55


def plan(setup: Setup, space: Space) -> Plan:
    """The sheet for this setup, filling the space."""
    sizes = _sizes(setup, space)
    side_ink, saved, side_bottom = _side(sizes)
    results_y = max(sizes.grid.height, side_bottom) + 0.2 * sizes.cell
    cells, arrows = _cells(sizes), _arrows(sizes)
    ink = (*_grid_ink(sizes), *_arrow_ink(sizes, arrows), *side_ink, *_results(sizes, results_y))
    return Plan(ink, (*cells, *arrows, *saved))


def boxed_plan(setup: Setup, space: Space) -> Plan:
    """The sheet of the box as far as it makes points: the grid, and to its left the column for arrows."""
    facts = setup.facts
    cell = min(space.width / (facts.columns + 1), space.height / facts.rows)
    places = (
        (row, column)
        for row in range(1, facts.rows + 1)
        for column in range(0 if setup.event_die else 1, facts.columns + 1)
    )
    return Plan(
        (),
        tuple(
            Field(
                Kind.NUMBER if column else Kind.ARROW,
                PaperBox(column * cell, (facts.rows - row) * cell, cell, cell),
                row,
                column,
            )
            for row, column in places
        ),
    )


def _extra(setup: Setup) -> int:
    """Only the event die opens extra fields."""
    return setup.facts.extra_reserve if setup.event_die else 0


def _saved_rows(setup: Setup) -> int:
    return ceil(setup.facts.reserve / ACROSS) + ceil(_extra(setup) / ACROSS)


def _sizes(setup: Setup, space: Space) -> _Sizes:
    """As large as the space allows: words have a least size, so what is beside the grid decides, too."""
    facts = setup.facts
    across = (1 + GAP if setup.event_die else 0) + facts.columns + SIDE_GAP + ACROSS * STEP
    cell = min(space.width / across, LARGEST_CELL)
    while not _fits(sizes := _Sizes(setup, space, cell, LEAST_SAVED * cell)):
        cell *= 0.98
    free = _height(sizes) - _side(sizes)[2]
    saved = sizes.saved + free / (STEP * max(1, _saved_rows(setup)))
    return _Sizes(setup, space, cell, min(cell, saved))


def _height(sizes: _Sizes) -> float:
    """What is left for grid and reserve above the circles."""
    return sizes.space.height - 1.2 * sizes.cell - 1.3 * sizes.type


def _fits(sizes: _Sizes) -> bool:
    return max(sizes.grid.height, _side(sizes)[2]) <= _height(sizes)


def _cells(sizes: _Sizes) -> tuple[Field, ...]:
    grid, cell, facts = sizes.grid, sizes.cell, sizes.setup.facts
    return tuple(
        Field(
            Kind.NUMBER,
            PaperBox(grid.x + (column - 1) * cell, (facts.rows - row) * cell, cell, cell),
            row,
            column,
        )
        for row in range(1, facts.rows + 1)
        for column in range(1, facts.columns + 1)
    )


def _arrows(sizes: _Sizes) -> tuple[Field, ...]:
    if not sizes.setup.event_die:
        return ()
    cell, rows = sizes.cell, sizes.setup.facts.rows
    boxes = (PaperBox(sizes.arrow_x, (rows - row) * cell, cell, cell) for row in range(1, rows + 1))
    return tuple(Field(Kind.ARROW, box, row) for row, box in enumerate(boxes, 1))


def _grid_ink(sizes: _Sizes) -> tuple[Ink, ...]:
    grid, cell = sizes.grid, sizes.cell
    down = (
        Line((grid.x + n * cell, 0), (grid.x + n * cell, grid.height), shade=GREY)
        for n in range(1, sizes.setup.facts.columns)
    )
    across = (
        Line((grid.x, n * cell), (grid.x + grid.width, n * cell), shade=GREY)
        for n in range(1, sizes.setup.facts.rows)
    )
    return (*down, *across, Outline(grid, sizes.line))


def _arrow_ink(sizes: _Sizes, arrows: tuple[Field, ...]) -> tuple[Ink, ...]:
    return tuple(Outline(arrow.box.grown(-0.06 * sizes.cell), 0.25, PALE) for arrow in arrows)


def _side(sizes: _Sizes) -> tuple[tuple[Ink, ...], tuple[Field, ...], float]:
    """Reserve, extra reserve, options and blocks from top to bottom, and where they end."""
    facts, line = sizes.setup.facts, 1.5 * sizes.type
    ink: list[Ink] = []
    fields: list[Field] = []
    y = 0.0
    for key, count, extra in (("reserve", facts.reserve, False), ("extra", _extra(sizes.setup), True)):
        if count:
            ink.append(_words(sizes, f"paper.upwards.{key}", y, bold=not extra))
            boxes = _saved_boxes(sizes, y + line, count)
            fields += [Field(Kind.SAVED, box, extra=extra) for box in boxes]
            ink += [Outline(box, sizes.line if not extra else 0.3, dashed=extra, corner=1) for box in boxes]
            y = boxes[-1].y + STEP * sizes.saved + 0.12 * sizes.cell
    options, y = _options(sizes, y)
    blocks, y = _blocks(sizes, y) if sizes.setup.option is Option.BLOCKS else ((), y)
    return (*ink, *options, *blocks), tuple(fields), y


def _words(sizes: _Sizes, key: str, y: float, indent: float = 0, *, bold: bool = False) -> Label:
    box = PaperBox(sizes.side_x + indent, y, sizes.side - indent, 1.3 * sizes.type)
    return Label(key, box, sizes.type, bold=bold)


def _saved_boxes(sizes: _Sizes, y: float, count: int) -> list[PaperBox]:
    step = STEP * sizes.saved
    return [
        PaperBox(sizes.side_x + (n % ACROSS) * step, y + (n // ACROSS) * step, sizes.saved, sizes.saved)
        for n in range(count)
    ]


def _options(sizes: _Sizes, y: float) -> tuple[tuple[Ink, ...], float]:
    """The three ways to make points, with a box before each; the one that is played is filled in."""
    ink: list[Ink] = []
    for option in Option:
        chosen, side = option is sizes.setup.option, 0.9 * sizes.type
        box = PaperBox(sizes.side_x, y + 0.2 * sizes.type, side, side)
        ink += [
            Outline(box, 0.3, filled=BLACK if chosen else None),
            _words(sizes, f"upwards.option.{option}", y, 1.5 * side, bold=chosen),
        ]
        y += 1.5 * sizes.type
    return tuple(ink), y


def _blocks(sizes: _Sizes, y: float) -> tuple[tuple[Ink, ...], float]:
    """The blocks three abreast, each with its points and a box to tick."""
    ink: list[Ink] = []
    width, height = sizes.side / 3, 0.85 * sizes.cell
    for n, block in enumerate(sizes.setup.facts.blocks):
        ink += _block(
            sizes, block, PaperBox(sizes.side_x + n % 3 * width, y + n // 3 * height, width, height)
        )
    return tuple(ink), y + ceil(len(sizes.setup.facts.blocks) / 3) * height


def _block(sizes: _Sizes, block: Block, room: PaperBox) -> list[Ink]:
    shape = block.shape
    size = 0.8 * sizes.type
    free = room.height - 1.5 * size
    side = min(free / len(shape), 0.8 * room.width / len(shape[0]))
    cells = [
        Outline(PaperBox(room.x + column * side, room.y + 0.25 * size + row * side, side, side), 0.25)
        for row, line in enumerate(shape)
        for column, sign in enumerate(line)
        if sign == "#"
    ]
    box = PaperBox(room.x, room.y + room.height - 1.25 * size, room.width, 1.2 * size)
    return [*cells, Label(str(block.points), box, size, is_key=False)]


def _results(sizes: _Sizes, y: float) -> tuple[Ink, ...]:
    """A circle for bonus rows, for each column and for the option, and the box for everything together."""
    cell, grid = sizes.cell, sizes.grid
    middles = [grid.x + (n + 0.5) * cell for n in range(sizes.setup.facts.columns)]
    rings: list[Ink] = [Ring((x, y + 0.5 * cell), 0.42 * cell) for x in middles]
    if sizes.setup.event_die:
        rings.append(Ring((sizes.arrow_x + cell / 2, y + 0.5 * cell), 0.42 * cell, sizes.line))
        rings.append(_below(sizes, "bonus", sizes.arrow_x, y))
    rings.append(Ring((sizes.side_x + cell / 2, y + 0.5 * cell), 0.42 * cell, sizes.line))
    total = PaperBox(sizes.side_x + STEP * cell, y, cell, cell)
    return (
        *rings,
        Label(
            "paper.upwards.columns",
            PaperBox(grid.x, y + cell, grid.width, 1.3 * sizes.type),
            sizes.type,
            Side.MIDDLE,
        ),
        _below(sizes, "points", sizes.side_x, y),
        Outline(total, sizes.line, corner=1),
        _below(sizes, "total", total.x, y),
    )


def _below(sizes: _Sizes, word: str, x: float, y: float) -> Label:
    box = PaperBox(x + 0.03 * sizes.cell, y + sizes.cell, 0.94 * sizes.cell, 1.3 * sizes.type)
    return Label(f"paper.upwards.{word}", box, sizes.type, Side.MIDDLE)
