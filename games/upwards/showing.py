"""A paper sheet is shown to the camera: what was read counts once somebody says that it is right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.cues import Refused, Step
from games.dice import Throw
from games.events import SheetShown
from games.paper import Kind, Space
from games.upwards.cues import Refusal, SheetRead
from games.upwards.outlines import outlined
from games.upwards.paper import PAPER, setup_behind
from games.upwards.setup import Effect, Setup
from games.upwards.sheet import METEORITE, Cell, Outlined, Saved
from games.upwards.state import ARROW, Counting, Draft, EnteredSheet

EMPTY = -1
"""How a decision names an empty box."""
VALUES = (1, 2, 3, 4, 5, 6, METEORITE, EMPTY)


@dataclass(frozen=True, slots=True)
class Impossible:
    """Something that this game's throws cannot have led to: its sentence, what was found, and the most."""

    what: str
    found: int
    most: int


def begin(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The camera looks for the sheet."""
    if entered.counting is not Counting.OPEN:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, looking=True, draft=None))


def leave(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The sheet is entered by touch after all."""
    return Step(replace(entered, looking=False, draft=None))


def shown(entered: EnteredSheet, setup: Setup, seen: SheetShown) -> Step[EnteredSheet]:
    """The reading becomes a draft, if it is this game's sheet."""
    if not entered.looking or entered.draft:
        return Step(entered)
    if seen.game != "upwards" or not _fits(setup, seen.settings):
        return Step(
            entered, (Refused(Refusal.OTHER_SHEET, (f"{setup.facts.columns} × {setup.facts.rows}",)),)
        )
    draft = _draft(setup, seen)
    return Step(replace(entered, draft=draft), (SheetRead(entered.seat, len(draft.doubtful)),))


def _fits(setup: Setup, settings: tuple[int, ...]) -> bool:
    if len(settings) != len(PAPER.sizes):
        return False
    facts = setup_behind(settings).facts
    return (facts.rows, facts.columns) == (setup.facts.rows, setup.facts.columns)


def _draft(setup: Setup, seen: SheetShown) -> Draft:
    fields = PAPER.plan(setup_behind(seen.settings), Space(100, 100)).fields
    values = dict(zip(range(len(fields)), seen.values, strict=False))
    cells = {
        (field.row - 1, field.column - 1): values.get(place, EMPTY)
        for place, field in enumerate(fields)
        if field.kind is Kind.NUMBER
    }
    numbers = (1, 2, 3, 4, 5, 6, METEORITE) if setup.event_die else (1, 2, 3, 4, 5, 6)
    columns = tuple(
        tuple(
            cells[row, column] if cells[row, column] in numbers else None for row in range(setup.facts.rows)
        )
        for column in range(setup.facts.columns)
    )
    arrows = tuple(
        field.row - 1
        for place, field in enumerate(fields)
        if field.kind is Kind.ARROW and setup.event_die and values.get(place) == 0
    )
    reserve = tuple(
        Saved(values[place], place in seen.struck)
        for place, field in enumerate(fields)
        if field.kind is Kind.SAVED and values.get(place, EMPTY) in range(1, 7)
    )
    doubtful = tuple(
        (field.row - 1, ARROW if field.kind is Kind.ARROW else field.column - 1)
        for place, field in enumerate(fields)
        if place in seen.doubtful and field.kind is not Kind.SAVED
    )
    written = {cell: value for cell, value in cells.items() if value in numbers}
    lines = {((line[0], line[1]), (line[2], line[3])) for line in seen.lines if len(line) == 4}
    at = doubtful[0] if doubtful else None
    return Draft(columns, arrows, reserve, doubtful, at, outlined(setup, written, lines))


def pick(entered: EnteredSheet, row: int, column: int) -> Step[EnteredSheet]:
    """This box is to be put right."""
    draft = entered.draft
    if draft is None or not (0 <= row < entered.sheet.rows and ARROW <= column < len(draft.columns)):
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, draft=replace(draft, at=(row, column))))


def put(entered: EnteredSheet, value: int) -> Step[EnteredSheet]:
    """This is what stands in the picked box; on to the next doubtful one."""
    draft = entered.draft
    if draft is None or draft.at is None or value not in values_at(entered, draft.at):
        return _no(entered, Refusal.NOT_NOW)
    row, column = draft.at
    if column == ARROW:
        others = set(draft.arrows) - {row}
        arrows = tuple(sorted(others if value == EMPTY else others | {row}))
        return Step(replace(entered, draft=_settled(replace(draft, arrows=arrows))))
    stack = draft.columns[column]
    written = (*stack[:row], None if value == EMPTY else value, *stack[row + 1 :])
    columns = (*draft.columns[:column], written, *draft.columns[column + 1 :])
    return Step(replace(entered, draft=_settled(replace(draft, columns=columns))))


def keep(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The picked box was read rightly."""
    if entered.draft is None or entered.draft.at is None:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, draft=_settled(entered.draft)))


def _settled(draft: Draft) -> Draft:
    left = tuple(cell for cell in draft.doubtful if cell != draft.at)
    return replace(draft, doubtful=left, at=left[0] if left else None)


def accept(entered: EnteredSheet) -> Step[EnteredSheet]:
    """Somebody says that it is right: now it counts."""
    draft = entered.draft
    if draft is None:
        return _no(entered, Refusal.NOT_NOW)
    if floating := floats(draft):
        asked = replace(entered, draft=replace(draft, at=floating))
        return Step(asked, (Refused(Refusal.FLOATS),))
    stacks = tuple(tuple(value for value in stack if value is not None) for stack in draft.columns)
    sheet = replace(
        entered.sheet,
        columns=stacks,
        reserve=draft.reserve,
        bonus_rows=draft.arrows,
        blocks=tuple(block for block in draft.outlines if _is_alike(draft, block)),
    )
    return Step(replace(entered, sheet=sheet, looking=False, draft=None, cells=()))


def _is_alike(draft: Draft, block: Outlined) -> bool:
    """Do all its boxes still hold the same number, after whatever was put right?"""
    numbers = {draft.columns[column][row] for row, column in block.cells}
    return len(numbers) == 1 and not numbers & {None, METEORITE}


def floats(draft: Draft) -> Cell | None:
    """The first empty box with a number above it."""
    for column, stack in enumerate(draft.columns):
        height = max((row + 1 for row, value in enumerate(stack) if value is not None), default=0)
        for row in range(height):
            if stack[row] is None:
                return row, column
    return None


def read_at(draft: Draft, cell: Cell) -> int:
    """What stands in a box of the draft, as a decision names it."""
    row, column = cell
    if column == ARROW:
        return METEORITE if row in draft.arrows else EMPTY
    value = draft.columns[column][row]
    return EMPTY if value is None else value


def values_at(entered: EnteredSheet, cell: Cell) -> tuple[int, ...]:
    """What may stand in a box."""
    if cell[1] == ARROW:
        return (METEORITE, EMPTY)
    return VALUES if entered.event_die else (*VALUES[:6], EMPTY)


def impossible(draft: Draft, thrown: tuple[Throw, ...]) -> Impossible | None:
    """What the throws of this very game cannot have led to; every die is used once, and sums stay sums."""
    numbers = [value for stack in draft.columns for value in stack if value]
    numbers += [saved.number for saved in draft.reserve if not saved.struck]
    meteorites = sum(value == METEORITE for stack in draft.columns for value in stack)
    effects = [sign for throw in thrown for sign in throw.signs]
    dice = [face for throw in thrown for face in throw.faces]
    checks = (
        Impossible("numbers", len(numbers), len(dice)),
        Impossible("sum", sum(numbers), sum(dice)),
        Impossible("meteorites", meteorites, effects.count(Effect.METEORITE)),
        Impossible("arrows", len(draft.arrows), effects.count(Effect.BONUS_ROW)),
    )
    return next((check for check in checks if check.found > check.most), None) if thrown else None


def _no(entered: EnteredSheet, why: Refusal) -> Step[EnteredSheet]:
    return Step(entered, (Refused(why),))
