"""What somebody could have written in this game: every die falls into some column, as it was thrown."""

from __future__ import annotations

from games.game import Jotted
from games.paper import Field, Kind, Value
from paper.filled.filling import Written
from paper.filled.strokes import Chance
from paper.sheets import Sheet


def written_from(sheet: Sheet, jotted: Jotted, chance: Chance) -> tuple[Written, ...]:
    """Numbers pile up in the columns, and what finds no room there goes to the reserve or is forgone."""
    fields = sheet.plan.fields
    cells = [field for field in fields if field.kind is Kind.NUMBER]
    rows, columns = max(field.row for field in cells), max(field.column for field in cells)
    stacks: list[list[int]] = [[] for _ in range(columns)]
    spare: list[int] = []
    for number in jotted.numbers:
        room = [stack for stack in stacks if len(stack) < rows]
        (room[int(chance.integers(len(room)))] if room else spare).append(number)
    saved = [field for field in fields if field.kind is Kind.SAVED and not field.extra]
    arrows = [field for field in fields if field.kind is Kind.ARROW]
    values: dict[Field, Value] = dict(zip(saved, filter(None, spare), strict=False))
    values |= {arrows[place]: 0 for place in chance.permutation(len(arrows))[: jotted.arrows]}
    for field in cells:
        stack = stacks[field.column - 1]
        values[field] = stack[field.row - 1] if field.row <= len(stack) else None
    return tuple(Written(field, values.get(field)) for field in fields)
