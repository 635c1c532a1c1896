"""The pictures of how Upwards! goes: small sheets, dice and reserve fields."""

from __future__ import annotations

from display.building.grid_plan import SheetPlan
from display.building.how_pictures import Picture, below, beside, dice, sign, taught, text
from display.building.parts import Part
from display.style.boxes import Box
from display.style.look import Look
from display.upwards.parts import Ghost, ReserveField, SheetGrid, SheetMarks
from games.upwards.setup import Setup
from games.upwards.sheet import Cell, Outlined, Sheet

Columns = tuple[tuple[int, ...], ...]
_ROWS = 4
_ALIKE: Columns = ((1, 3), (1, 3), (1, 3), (1, 3))
_TOWERS: Columns = ((1, 2, 4), (3, 3), (5,), (6, 1))
_SNAKE: Columns = ((5, 2), (2, 5), (1, 5, 5), (5, 4))
_SQUARE: Columns = ((2, 2, 1), (2, 2), (3, 3, 4), (6, 3, 3))
_ROCKS: Columns = ((3, 4), (3, 0), (3, 5), (0, 4))


def gaps(setup: Setup) -> dict[str, object]:
    """What the sheet of this box is like."""
    return {"reserve": setup.facts.reserve, "blocks": len(setup.facts.blocks)}


def _sheet(
    columns: Columns, marks: SheetMarks | None = None, rows: tuple[int, ...] = (), *, foot: bool = False
) -> Picture:
    def picture(_: Look, box: Box) -> tuple[Part, ...]:
        side = min(box.width // (len(columns) + 1), box.height // (_ROWS + foot))
        place = box.middle(side * (len(columns) + 1), side * (_ROWS + foot))
        plan = SheetPlan(place, len(columns), _ROWS, side, side * foot)
        sheet = Sheet(columns, _ROWS, 0, bonus_rows=rows)
        return (SheetGrid(place, plan, sheet, marks or SheetMarks()),)

    return picture


def _field(number: int | None = None, *, struck: bool = False) -> Picture:
    def picture(look: Look, box: Box) -> tuple[Part, ...]:
        return (ReserveField(box.square().inset(look.mm(0.5)), number, struck),)

    return picture


def _steps(*lower: Cell) -> SheetMarks:
    return SheetMarks(steps=lower)


_BLOCKS = (
    Outlined("square", ((0, 0), (0, 1), (1, 0), (1, 1))),
    Outlined("Z", ((0, 2), (1, 2), (1, 3), (2, 3))),
)
PICTURES: dict[str, Picture] = {
    "start": _sheet(((), (), (), ())),
    "throw": dice(4, 3, 1),
    "fall": _sheet(_TOWERS, SheetMarks(ghosts=(Ghost((1, 2), 4),), column=2)),
    "all": below(dice(4, 3, 1), beside(_field(4), _field(3), _field(1))),
    "add": below(dice(3, 1), text("3 + 1 = 4")),
    "reserve": beside(_field(5), _field(2), _field(), _field(), _field()),
    "reserve-later": beside(_field(5), _field(2, struck=True), _field(), _field(), _field()),
    "steps": _sheet(((1, 2, 3), (6, 1), (4, 4), (2, 5)), _steps((0, 0), (1, 0), (0, 1))),
    "same": _sheet(_ALIKE, SheetMarks(outlines=tuple(tuple((row, c) for c in range(4)) for row in (0, 1)))),
    "snake": _sheet(_SNAKE, SheetMarks(line=((0, 0), (1, 1), (1, 2), (0, 3)))),
    "blocks": _sheet(_SQUARE, SheetMarks(outlines=tuple(block.cells for block in _BLOCKS))),
    "blocks-once": _sheet(_SQUARE, SheetMarks(outlines=tuple(block.cells for block in _BLOCKS))),
    "event": below(dice(4, 3, 1), taught("meteorite")),
    "meteorite": _sheet(_ROCKS, SheetMarks(outlines=(tuple((0, column) for column in range(4)),))),
    "extra-reserve": taught("extra-reserve"),
    "bonus-row": _sheet(((1,), (4,), (6,), (0,)), rows=(0,)),
    "plus-minus": below(taught("plus-minus"), text("5 + 4 − 3 = 6")),
    "minus": below(taught("minus"), text("6 − 2 = 4")),
    "end": sign("megaphone"),
    "circles": _sheet(((1, 2, 3), (6, 1), (4, 4), (2, 5)), SheetMarks(circles=(2, 1, 0, 0)), foot=True),
    "win": sign("crown"),
}
