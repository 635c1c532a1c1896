"""Every decision that is legal now, for all seats; one list feeds touch, keys, speech and tests."""

from __future__ import annotations

from games.choices import Choice
from games.upwards.claims import Outlining, claim_choices
from games.upwards.counting import entered_choices, telling_choices
from games.upwards.decisions import (
    Announce,
    Confirm,
    DropMeteorite,
    LeaveSheet,
    MarkRow,
    OpenSheet,
    OwnTotal,
    Pass,
    Pick,
    ReadBox,
    ReadKeep,
    ReadRight,
    ReadValue,
    Result,
    RoundDone,
    Save,
    SheetDone,
    ShowSheet,
    SkipScoring,
    TakeBack,
    Write,
)
from games.upwards.entries import is_saved_alone, possible_results, toggles
from games.upwards.forgoing import is_stuck
from games.upwards.open_blocks import outlining
from games.upwards.setup import Effect, Option
from games.upwards.sheet import free_fields, open_columns, unmarked_rows
from games.upwards.showing import values_at
from games.upwards.state import (
    ARROW,
    NOTHING_PICKED,
    Counting,
    Desk,
    Draft,
    EnteredSheet,
    Phase,
    Upwards,
    unready,
)


def choices(game: Upwards) -> tuple[Choice, ...]:
    """Everything that may be decided now."""
    match game.phase:
        case Phase.WAITING | Phase.WRITING:
            return (*_round_choices(game), *_seat_choices(game))
        case Phase.SCORING:
            return _scoring_choices(game)
        case Phase.OVER:
            return ()


def _round_choices(game: Upwards) -> tuple[Choice, ...]:
    if game.phase is not Phase.WRITING:
        return ()
    done = () if unready(game) or outlining(game) else (RoundDone().choice,)
    forgo = Pass if game.is_last_round else Announce
    forgoing = (forgo(seat).choice for seat in game.seats if _may_forgo(game, seat))
    return (*done, *forgoing)


def _may_forgo(game: Upwards, seat: int) -> bool:
    """A player on paper may say it at any time, even twice."""
    desk = game.desks[seat]
    return desk is None or is_stuck(desk, game.setup.full_grid_ends)


def _seat_choices(game: Upwards) -> tuple[Choice, ...]:
    return tuple(choice for desk in game.desks if desk for choice in desk_choices(game, desk))


def desk_choices(game: Upwards, desk: Desk) -> tuple[Choice, ...]:
    """What one player can do on a sheet of the device; the effect of the event die comes first."""
    back = (TakeBack(desk.seat).choice,) if _can_take_back(desk) else ()
    if desk.now.due:
        return (*_effect_choices(desk), *back)
    confirm = () if desk.done or desk.now.dice else (Confirm(desk.seat).choice,)
    blocks = block_choices(game, desk) if desk.done else ()
    return (*confirm, *_entry_choices(desk), *blocks, *back)


def block_choices(game: Upwards, at: Desk | EnteredSheet) -> tuple[Choice, ...]:
    """The blocks that could be outlined now."""
    if game.setup.option != Option.BLOCKS:
        return ()
    return claim_choices(Outlining(at.seat, game.setup.facts.blocks, at.sheet, at.cells))


def _can_take_back(desk: Desk) -> bool:
    return bool(desk.earlier or desk.cells or desk.picked != NOTHING_PICKED)


def _effect_choices(desk: Desk) -> tuple[Choice, ...]:
    if desk.now.due is Effect.METEORITE:
        return tuple(DropMeteorite(desk.seat, column).choice for column in open_columns(desk.sheet))
    return tuple(MarkRow(desk.seat, row).choice for row in unmarked_rows(desk.sheet))


def _entry_choices(desk: Desk) -> tuple[Choice, ...]:
    picks = (Pick(desk.seat, kind, place).choice for kind, place in toggles(desk))
    possible = possible_results(desk)
    results = (Result(desk.seat, number).choice for number in possible if len(possible) > 1)
    if desk.picked.result is None:
        return (*picks, *results)
    columns = (Write(desk.seat, column).choice for column in open_columns(desk.sheet))
    can_save = free_fields(desk.sheet) and not is_saved_alone(desk.picked)
    save = (Save(desk.seat).choice,) if can_save else ()
    return (*picks, *results, *columns, *save)


def _scoring_choices(game: Upwards) -> tuple[Choice, ...]:
    on_paper = [(seat, entered) for seat, entered in enumerate(game.entered) if entered]
    others = (OpenSheet(seat).choice for seat, _ in on_paper if seat != game.entering)
    waiting = (Counting.OPEN, Counting.TELLING)
    skips = (SkipScoring(seat).choice for seat, entered in on_paper if entered.counting in waiting)
    entering = (
        choice for seat, entered in on_paper if seat == game.entering for choice in _entering(game, entered)
    )
    return (*entering, *others, *skips)


def _entering(game: Upwards, entered: EnteredSheet) -> tuple[Choice, ...]:
    if entered.looking:
        return (
            (*_shown(entered, entered.draft), LeaveSheet(entered.seat).choice)
            if entered.draft
            else (LeaveSheet(entered.seat).choice,)
        )
    show = () if entered.counting is Counting.TELLING else (ShowSheet(entered.seat).choice,)
    return (*_by_touch(game, entered), *show)


def _shown(entered: EnteredSheet, draft: Draft) -> tuple[Choice, ...]:
    """The box in hand first, then every other one; the whole is right only once no box is asked about."""
    at = draft.at
    values = (ReadValue(entered.seat, value).choice for value in values_at(entered, at)) if at else ()
    keep = (ReadKeep(entered.seat).choice,) if at else ()
    columns = range(ARROW if entered.event_die else 0, len(draft.columns))
    cells = ((row, column) for row in range(entered.sheet.rows) for column in columns)
    boxes = (ReadBox(entered.seat, *cell).choice for cell in cells if cell != at)
    right = () if at else (ReadRight(entered.seat).choice,)
    return (*keep, *values, *right, ShowSheet(entered.seat).choice, *boxes)


def _by_touch(game: Upwards, entered: EnteredSheet) -> tuple[Choice, ...]:
    done = SheetDone(entered.seat).choice
    if entered.counting is Counting.TELLING:
        return (*telling_choices(entered), *(() if entered.total is None else (done,)))
    return (*entered_choices(entered), *block_choices(game, entered), done, OwnTotal(entered.seat).choice)
