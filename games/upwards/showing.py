"""A paper sheet is shown to the camera: what was read counts once somebody says that it is right."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Refused, Step
from games.dice import Throw
from games.events import SheetShown
from games.paper import Compared, Field, Kind, Place
from games.upwards.balance import doubted, impossible, reserves, settled, with_values
from games.upwards.cues import Refusal, SheetCannotBe, SheetRead
from games.upwards.followed import followed, possible
from games.upwards.outlines import outlined
from games.upwards.paper import PAPER, setup_behind
from games.upwards.setup import Setup
from games.upwards.sheet import METEORITE, Cell, Outlined, Saved
from games.upwards.shown_boxes import boxes, fields_of, numbers_of
from games.upwards.state import ARROW, EMPTY, Counting, Draft, EnteredSheet

VALUES = (1, 2, 3, 4, 5, 6, METEORITE, EMPTY)


def begin(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The camera looks for the sheet."""
    if entered.counting is not Counting.OPEN:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, looking=True, draft=None))


def leave(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The sheet is entered by touch after all."""
    return Step(replace(entered, looking=False, draft=None))


def shown(
    entered: EnteredSheet, setup: Setup, thrown: tuple[Throw, ...], seen: SheetShown
) -> Step[EnteredSheet]:
    """The reading becomes a draft, if it is this game's sheet; its throws settle some doubts."""
    if not entered.looking or entered.draft:
        return Step(entered)
    if seen.game != "upwards" or not _fits(setup, seen.settings):
        return Step(
            entered, (Refused(Refusal.OTHER_SHEET, (f"{setup.facts.columns} × {setup.facts.rows}",)),)
        )
    draft = _with_throws(setup, seen, thrown)
    return Step(replace(entered, draft=draft), (SheetRead(entered.seat, len(draft.doubtful)),))


def _with_throws(setup: Setup, seen: SheetShown, thrown: tuple[Throw, ...]) -> Draft:
    """Doubts are settled where only one value can have been written; what is not followed, by the sums."""
    left = possible(boxes(setup, seen), thrown, setup.facts) if thrown and seen.shares else {}
    draft = followed(_draft(setup, seen), left)
    perhaps = {cell: values for cell, values in _perhaps(setup, seen).items() if cell not in left}
    return settled(draft, perhaps, thrown)


def compared(step: Step[EnteredSheet], thrown: tuple[Throw, ...]) -> Step[EnteredSheet]:
    """The same, with this game's throws heard: a sheet that cannot be is doubted where it may be wrong."""
    draft = step.state.draft
    if draft is None:
        return step
    looked = doubted(draft, thrown)
    found = impossible(looked, thrown) if looked.blamed != draft.blamed else None
    why = (SheetCannotBe(step.state.seat, found.what, found.found, found.most),) if found else ()
    return Step(replace(step.state, draft=looked), (*step.cues, *why))


def _fits(setup: Setup, settings: tuple[int, ...]) -> bool:
    if len(settings) != len(PAPER.sizes):
        return False
    facts = setup_behind(settings).facts
    return (facts.rows, facts.columns) == (setup.facts.rows, setup.facts.columns)


def _cell(field: Field) -> Cell:
    return field.row - 1, ARROW if field.kind is Kind.ARROW else field.column - 1


def _perhaps(setup: Setup, seen: SheetShown) -> dict[Cell, tuple[int, ...]]:
    """What each doubtful box of the grid and each arrow could be."""
    fields, known = fields_of(seen), {EMPTY, METEORITE, *numbers_of(setup)}
    return {
        _cell(fields[place]): tuple(value for value in values if value in known)
        for place, *values in seen.perhaps
        if place < len(fields) and fields[place].kind is not Kind.SAVED
    }


def _next_likely(setup: Setup, seen: SheetShown) -> tuple[tuple[Cell, int], ...]:
    """What each box looks like next, the least sure first: whoever answers a doubt can slip, too."""
    fields, known = fields_of(seen), {EMPTY, METEORITE, *numbers_of(setup)}
    return tuple(
        (_cell(fields[place]), value)
        for place, value in seen.next_likely
        if place < len(fields) and fields[place].kind is not Kind.SAVED and value in known
    )


def _reserve(seen: SheetShown) -> list[tuple[Saved | None, ...]]:
    """For each field of the reserve what was read, and, where that is doubtful, what else it could be."""
    values, perhaps = dict(enumerate(seen.values)), {place: tuple(rest) for place, *rest in seen.perhaps}
    options: list[tuple[Saved | None, ...]] = []
    for place, field in enumerate(fields_of(seen)):
        if field.kind is Kind.SAVED:
            likely = [values.get(place, EMPTY), *perhaps.get(place, ())]
            struck = (place in seen.struck, place not in seen.struck)[: 1 + (place in perhaps)]
            some = {Saved(each, way) if each in range(1, 7) else None: 0 for each in likely for way in struck}
            options.append(tuple(some))
    return options


def _draft(setup: Setup, seen: SheetShown) -> Draft:
    fields, numbers, reserve = fields_of(seen), numbers_of(setup), _reserve(seen)
    values = dict(zip(range(len(fields)), seen.values, strict=False))
    cells = {
        _cell(field): values.get(place, EMPTY)
        for place, field in enumerate(fields)
        if field.kind is Kind.NUMBER
    }
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
    doubtful = tuple(
        _cell(field)
        for place, field in enumerate(fields)
        if place in seen.doubtful and field.kind is not Kind.SAVED
    )
    written = {cell: value for cell, value in cells.items() if value in numbers}
    lines = {((line[0], line[1]), (line[2], line[3])) for line in seen.lines if len(line) == 4}
    read = tuple(way[0] for way in reserve if way[0])
    at, outlines = doubtful[0] if doubtful else None, outlined(setup, written, lines)
    first = 0 if setup.full_grid_ends else setup.facts.reserve
    return Draft(
        columns,
        arrows,
        read,
        doubtful,
        at,
        outlines,
        reserves(reserve),
        next_likely=_next_likely(setup, seen),
        fields=first,
    )


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
    return Step(replace(entered, draft=_answered(with_values(draft, {draft.at: value}))))


def keep(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The picked box was read rightly."""
    if entered.draft is None or entered.draft.at is None:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, draft=_answered(entered.draft)))


def _answered(draft: Draft) -> Draft:
    left, others = (
        tuple(cell for cell in cells if cell != draft.at) for cells in (draft.doubtful, draft.settled)
    )
    return replace(draft, doubtful=left, at=left[0] if left else None, settled=others)


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


def as_compared(draft: Draft) -> Compared:
    """The draft as a picture of the sheet is put beside it."""
    numbers = tuple(
        (_place((row, column)), value)
        for column, stack in enumerate(draft.columns)
        for row, value in enumerate(stack)
    )
    rows = range(len(draft.columns[0]))
    arrows = tuple((_place((row, ARROW)), METEORITE if row in draft.arrows else None) for row in rows)
    return Compared((*numbers, *arrows), draft.at and _place(draft.at))


def _place(cell: Cell) -> Place:
    row, column = cell
    return (Kind.ARROW, row + 1, 0) if column == ARROW else (Kind.NUMBER, row + 1, column + 1)


def values_at(entered: EnteredSheet, cell: Cell) -> tuple[int, ...]:
    """What may stand in a box."""
    if cell[1] == ARROW:
        return (METEORITE, EMPTY)
    return VALUES if entered.event_die else (*VALUES[:6], EMPTY)


def _no(entered: EnteredSheet, why: Refusal) -> Step[EnteredSheet]:
    return Step(entered, (Refused(why),))
