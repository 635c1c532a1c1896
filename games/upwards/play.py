"""What each decision leads to: for the round, on a sheet of the device, or while a paper sheet is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.choices import PASS, Choice
from games.cues import Refused, Step
from games.events import SheetShown
from games.upwards import claims, counting, ending, entries, rounds, showing
from games.upwards.claims import Outlining
from games.upwards.cues import Refusal
from games.upwards.decisions import (
    DECISIONS,
    Announce,
    Claim,
    Column,
    Confirm,
    DropMeteorite,
    Erase,
    LeaveSheet,
    MarkRow,
    Number,
    OfBlocks,
    OfCounting,
    OfRound,
    OfShowing,
    OnPaper,
    OnSheet,
    OpenSheet,
    Outline,
    OwnTotal,
    Pass,
    Pick,
    ReadBox,
    ReadKeep,
    ReadRight,
    ReadValue,
    Repeat,
    Result,
    RoundDone,
    Save,
    SheetDone,
    ShowSheet,
    SkipScoring,
    TakeBack,
    TapCell,
    UpwardsDecision,
    Write,
)
from games.upwards.open_blocks import offered
from games.upwards.same_sheet import whose
from games.upwards.setup import Option
from games.upwards.state import Counting, Desk, EnteredSheet, Phase, Upwards, refused, with_desk, with_entered

_ONLY_WRITING = (RoundDone, Announce, Pass, DropMeteorite, MarkRow, Confirm)
"""What needs a throw on the table; the rest of a sheet can be filled while the next one is waited for."""


def choose(game: Upwards, choice: Choice) -> Step[Upwards]:
    """The new game with its cues; a refusal is the same game."""
    if choice == Choice(PASS) and game.phase is Phase.WRITING and not game.is_last_round:
        return refused(game, Refusal.ANNOUNCE_FIRST)
    decision = DECISIONS.read(choice)
    if decision is None or not (isinstance(decision, RoundDone) or decision.seat in game.seats):
        return refused(game, Refusal.NOT_NOW)
    match game.phase:
        case Phase.WAITING if isinstance(decision, _ONLY_WRITING):
            return refused(game, Refusal.NOT_NOW)
        case Phase.WAITING | Phase.WRITING:
            return _while_playing(game, decision)
        case Phase.SCORING:
            return _while_scoring(game, decision)
        case Phase.OVER:
            return refused(game, Refusal.NOT_NOW)


def _while_playing(game: Upwards, decision: UpwardsDecision) -> Step[Upwards]:
    if isinstance(decision, OfRound):
        return _of_round(game, decision)
    if isinstance(decision, OnSheet):
        return _at_desk(game, decision)
    if isinstance(decision, OfBlocks):
        return _blocks_at_desk(game, decision)
    if isinstance(decision, OnPaper | OfShowing | OfCounting):
        return refused(game, Refusal.NOT_NOW)
    assert_never(decision)


def _while_scoring(game: Upwards, decision: UpwardsDecision) -> Step[Upwards]:
    if isinstance(decision, OfCounting):
        return _of_counting(game, decision)
    if isinstance(decision, OnPaper | OfShowing):
        return _at_entered(game, decision)
    if isinstance(decision, OfBlocks):
        return _blocks_at_entered(game, decision)
    if isinstance(decision, OfRound | OnSheet):
        return refused(game, Refusal.NOT_NOW)
    assert_never(decision)


def _of_round(game: Upwards, decision: OfRound) -> Step[Upwards]:
    match decision:
        case RoundDone():
            return rounds.round_done(game)
        case Announce(seat):
            return rounds.announce(game, seat)
        case Pass(seat):
            return rounds.pass_round(game, seat)
        case _:
            assert_never(decision)


def _at_desk(game: Upwards, decision: OnSheet) -> Step[Upwards]:
    desk = game.desks[decision.seat]
    if desk is None:
        return refused(game, Refusal.NOT_NOW)
    step = _on_sheet(desk, decision)
    blocks = offered(game, step.state) if isinstance(decision, Confirm) else ()
    return Step(with_desk(game, step.state), (*step.cues, *blocks))


def _on_sheet(desk: Desk, decision: OnSheet) -> Step[Desk]:
    match decision:
        case DropMeteorite(_, column):
            return entries.drop_meteorite(desk, column)
        case MarkRow(_, row):
            return entries.mark_row(desk, row)
        case Pick(_, kind, place):
            return entries.pick(desk, kind, place)
        case Result(_, number):
            return entries.choose_result(desk, number)
        case Write(_, column):
            return entries.write(desk, column)
        case Save():
            return entries.save_for_later(desk)
        case TakeBack():
            return entries.take_back(desk)
        case Confirm():
            return entries.confirm(desk)
        case _:
            assert_never(decision)


def _of_counting(game: Upwards, decision: OfCounting) -> Step[Upwards]:
    match decision:
        case OpenSheet(seat):
            return ending.open_sheet(game, seat)
        case SheetDone(seat):
            return ending.sheet_done(game, seat)
        case SkipScoring(seat):
            return ending.skip_scoring(game, seat)
        case OwnTotal(seat):
            return ending.own_total(game, seat)
        case _:
            assert_never(decision)


def _at_entered(game: Upwards, decision: OnPaper | OfShowing) -> Step[Upwards]:
    entered = game.entered[decision.seat]
    if entered is None or game.entering != decision.seat:
        return refused(game, Refusal.NOT_NOW)
    step = showing.compared(_on_entered(entered, decision), game.thrown)
    return Step(with_entered(game, step.state), step.cues)


def _on_entered(entered: EnteredSheet, decision: OnPaper | OfShowing) -> Step[EnteredSheet]:
    if isinstance(decision, OfShowing):
        return _on_shown(entered, decision)
    return (
        _telling(entered, decision) if entered.counting is Counting.TELLING else _on_paper(entered, decision)
    )


def show(game: Upwards, seen: SheetShown) -> Step[Upwards]:
    """A sheet lay under the camera; it is whose sheet is entered now."""
    entered = None if game.entering is None else game.entered[game.entering]
    if game.phase is not Phase.SCORING or entered is None:
        return Step(game)
    read = showing.shown(entered, game.setup, game.thrown, seen)
    if read.state is not entered and read.state.draft:
        owner = whose(game, read.state.draft)
        if owner is not None:
            return refused(game, Refusal.COUNTED_SHEET, game.setup.players[owner])
    step = showing.compared(read, game.thrown)
    return Step(with_entered(game, step.state), step.cues)


def _on_shown(entered: EnteredSheet, decision: OfShowing) -> Step[EnteredSheet]:
    match decision:
        case ShowSheet():
            return showing.begin(entered)
        case LeaveSheet():
            return showing.leave(entered)
        case ReadBox(_, row, column):
            return showing.pick(entered, row, column)
        case ReadValue(_, value):
            return showing.put(entered, value)
        case ReadKeep():
            return showing.keep(entered)
        case ReadRight():
            return showing.accept(entered)
        case _:
            assert_never(decision)


def _telling(entered: EnteredSheet, decision: OnPaper) -> Step[EnteredSheet]:
    """While a total is typed only digits count."""
    match decision:
        case Number(_, digit):
            return counting.tell(entered, digit)
        case Erase():
            return counting.untell(entered)
        case _:
            return Step(entered, (Refused(Refusal.NOT_NOW),))


def _on_paper(entered: EnteredSheet, decision: OnPaper) -> Step[EnteredSheet]:
    match decision:
        case MarkRow(_, row):
            return counting.mark_row(entered, row)
        case Column(_, column):
            return counting.choose_column(entered, column)
        case Number(_, number):
            return counting.put(entered, number)
        case Repeat():
            return counting.repeat(entered)
        case Erase():
            return counting.erase(entered)
        case _:
            assert_never(decision)


def _blocks_at_desk(game: Upwards, decision: OfBlocks) -> Step[Upwards]:
    """Blocks are claimed at the end of a round, never in the middle of it."""
    desk = game.desks[decision.seat]
    if desk is None or game.setup.option != Option.BLOCKS:
        return refused(game, Refusal.NOT_NOW)
    if not desk.done:
        return refused(game, Refusal.ROUND_FIRST)
    step = _outlined(_outlining(game, desk), decision)
    earlier = desk.earlier if step.state.sheet == desk.sheet else (*desk.earlier, desk.now)
    after = replace(
        desk, now=replace(desk.now, sheet=step.state.sheet), earlier=earlier, cells=step.state.cells
    )
    return Step(with_desk(game, after), step.cues)


def _blocks_at_entered(game: Upwards, decision: OfBlocks) -> Step[Upwards]:
    entered = game.entered[decision.seat]
    if entered is None or game.entering != decision.seat or game.setup.option != Option.BLOCKS:
        return refused(game, Refusal.NOT_NOW)
    step = _outlined(_outlining(game, entered), decision)
    after = replace(entered, sheet=step.state.sheet, cells=step.state.cells)
    return Step(with_entered(game, after), step.cues)


def _outlined(at: Outlining, decision: OfBlocks) -> Step[Outlining]:
    match decision:
        case Claim(_, block):
            return claims.claim(at, block)
        case TapCell(_, row, column):
            return claims.tap(at, row, column)
        case Outline():
            return claims.outline(at)
        case _:
            assert_never(decision)


def _outlining(game: Upwards, at: Desk | EnteredSheet) -> Outlining:
    return Outlining(at.seat, game.setup.facts.blocks, at.sheet, at.cells)
