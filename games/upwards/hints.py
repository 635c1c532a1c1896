"""Hints for people with a sheet on the device: what the strong player would write, and why."""

from __future__ import annotations

from collections.abc import Callable

from games.cues import Advised
from games.helping import Hints
from games.upwards.decisions import DropMeteorite, MarkRow
from games.upwards.planning import Entry, after
from games.upwards.players import best_effect, plan
from games.upwards.scoring import score
from games.upwards.setup import Effect, Option, Plays, Setup
from games.upwards.sheet import METEORITE, Sheet, written
from games.upwards.state import Desk, Phase, Upwards

STEP, ROW_DONE, ROW, SNAKE, BLOCK, ROOM, LATER = (
    "step",
    "row-done",
    "row",
    "snake",
    "block",
    "room",
    "later",
)
"""Why an entry is good, the best reason first."""


def _seats(game: Upwards) -> tuple[int, ...]:
    if game.phase is not Phase.WRITING:
        return ()
    own = (desk for desk in game.desks if desk and game.setup.plays(desk.seat) is Plays.MACHINE)
    return tuple(desk.seat for desk in own if desk.now.dice or desk.now.due)


def _advise(game: Upwards, seat: int) -> Advised | None:
    desk = game.desks[seat]
    if desk is None:
        return None
    if desk.now.due:
        return _effect(game, desk, desk.now.due)
    entry = plan(desk.now, desk.effect, Plays.STRONG, game.setup, game.is_last_round)
    return _entry(game, desk, entry) if entry else None


def _effect(game: Upwards, desk: Desk, due: Effect) -> Advised:
    """Where the meteorite harms least, or the row that can have the most different numbers."""
    match best_effect(desk, Plays.STRONG, game.setup, game.is_last_round):
        case DropMeteorite(_, place) | MarkRow(_, place):
            return Advised(desk.seat, due.value, (("place", place + 1),))


def _entry(game: Upwards, desk: Desk, entry: Entry) -> Advised:
    faces = (
        *(desk.now.dice[place] for place in entry.dice),
        *(desk.sheet.reserve[place].number for place in entry.reserve),
    )
    reasons = reasons_for(desk.sheet, after(desk.now, entry).sheet, entry, game.setup)
    about: tuple[tuple[str, int | str], ...] = (
        ("made", entry.result),
        ("faces", " ".join(map(str, faces))),
        ("column", 0 if entry.column is None else entry.column + 1),
        ("reasons", " ".join(reasons)),
    )
    does = "save" if entry.column is None else "write"
    return Advised(desk.seat, does if len(faces) == 1 else f"{does}-from", about)


def reasons_for(before: Sheet, now: Sheet, entry: Entry, setup: Setup) -> tuple[str, ...]:
    """At most two, the best first; where nothing is won, that it leaves other boxes free."""
    if entry.column is None:
        return (LATER,)
    row = len(before.columns[entry.column])
    found = [why for why, holds in _CHECKS if holds(before, now, (row, entry.column), setup)]
    return tuple(found[:2]) or (ROOM,)


def _makes_step(_: Sheet, now: Sheet, cell: tuple[int, int], __: Setup) -> bool:
    row, column = cell
    below = now.columns[column][row - 1] if row else METEORITE
    return below != METEORITE and now.columns[column][row] == below % 6 + 1


def _row(now: Sheet, row: int) -> tuple[set[int], int]:
    """The numbers in this row, and how many of its boxes are filled."""
    boxes = [written(now, (row, column)) for column in range(len(now.columns))]
    filled = [number for number in boxes if number is not None]
    return {*filled} - {METEORITE}, len(filled)


def _fills_row(_: Sheet, now: Sheet, cell: tuple[int, int], setup: Setup) -> bool:
    numbers, filled = _row(now, cell[0])
    return setup.option == Option.SAME and len(numbers) == 1 and filled == len(now.columns)


def _keeps_row(_: Sheet, now: Sheet, cell: tuple[int, int], setup: Setup) -> bool:
    numbers, filled = _row(now, cell[0])
    return setup.option == Option.SAME and len(numbers) == 1 and 1 < filled < len(now.columns)


def _grows_snake(before: Sheet, now: Sheet, _: tuple[int, int], setup: Setup) -> bool:
    return setup.option == Option.SNAKE and _worth(now, setup) > _worth(before, setup)


def _grows_patch(_: Sheet, now: Sheet, cell: tuple[int, int], setup: Setup) -> bool:
    row, column = cell
    around = ((row - 1, column), (row, column - 1), (row, column + 1))
    has_twin = any(written(now, other) == now.columns[column][row] for other in around)
    return setup.option == Option.BLOCKS and has_twin


def _worth(sheet: Sheet, setup: Setup) -> int:
    return sum(award.points for award in score(sheet, setup.option, False, setup.facts.blocks).option)


_CHECKS: tuple[tuple[str, Callable[[Sheet, Sheet, tuple[int, int], Setup], bool]], ...] = (
    (ROW_DONE, _fills_row),
    (STEP, _makes_step),
    (SNAKE, _grows_snake),
    (BLOCK, _grows_patch),
    (ROW, _keeps_row),
)
HINTS: Hints[Upwards] = Hints(_seats, _advise)
