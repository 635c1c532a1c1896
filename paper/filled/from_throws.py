"""What somebody could have written with these throws: every die falls into some column, as it was thrown."""

from __future__ import annotations

from collections.abc import Sequence

from games.dice import Throw
from games.paper import Kind, Value
from paper.filled.filling import Written
from paper.filled.strokes import Chance
from paper.sheets import Sheet


def written_from(sheet: Sheet, throws: Sequence[Throw], chance: Chance) -> tuple[Written, ...]:
    """Numbers pile up in the columns, and what finds no room there goes to the reserve or is forgone."""
    cells = [field for field in sheet.plan.fields if field.kind is Kind.NUMBER]
    rows, columns = max(field.row for field in cells), max(field.column for field in cells)
    stacks: list[list[int]] = [[] for _ in range(columns)]
    spare: list[int] = []
    for face in (face for throw in throws for face in throw.faces):
        room = [stack for stack in stacks if len(stack) < rows]
        if room:
            room[int(chance.integers(len(room)))].append(face)
        else:
            spare.append(face)
    saved = [field for field in sheet.plan.fields if field.kind is Kind.SAVED and not field.extra]
    values: dict[object, Value] = dict(zip(saved, spare, strict=False))
    for field in cells:
        stack = stacks[field.column - 1]
        values[field] = stack[field.row - 1] if field.row <= len(stack) else None
    return tuple(Written(field, values.get(field)) for field in sheet.plan.fields)
