"""Every game from a file, bound into the row that the table knows; only the plan makes them differ."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.choices import Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.one_file.cues import Refusal
from games.one_file.decisions import (
    DECISIONS,
    Bank,
    EraseDigit,
    FileDecision,
    Finish,
    KeepDie,
    SetAllAside,
    TypeDigit,
    TypeMinus,
    WriteRow,
)
from games.one_file.plan import Keep, Kind
from games.one_file.state import Match, Phase
from games.one_file.throwing import (
    correct,
    has_all_aside,
    keepable,
    keeps_any,
    may_throw,
    set_all_aside,
    settle,
    sort,
    stays,
    take,
    toggle_keep,
)
from games.one_file.turns import aside_points, bank, cleared, is_all_aside, needed, write_points, write_row
from games.rules import Expected, Outcome, Rules

LONGEST_NUMBER = 5
"""Digits that can be written down."""


def choices(state: Match) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    match state.phase:
        case Phase.OVER | Phase.THROWING:
            return ()
        case Phase.ENTERING:
            return _pad_choices(state)
        case _:
            keeps = tuple(KeepDie(die).choice for die in keepable(state))
            bank_it = (Bank().choice,) if why_not_bank(state) is None else ()
            all_aside = (SetAllAside().choice,) if not has_all_aside(state) else ()
            return (*keeps, *(WriteRow(row).choice for row in open_rows(state)), *bank_it, *all_aside)


def open_rows(state: Match) -> tuple[int, ...]:
    """The rows that the throw may be written into; only the first empty one where they go in order."""
    empty = tuple(row for row, points in enumerate(state.sheets[state.turn]) if points is None)
    return empty[:1] if state.setup.in_order else empty


def banked_points(state: Match) -> int | None:
    """What the turn would bring if it ended now; None where it cannot."""
    if state.plan.keep is not Keep.SCORING:
        return state.hand
    points = aside_points(state)
    return None if points is None else state.hand + points


def why_not_bank(state: Match) -> Refusal | None:
    """What keeps the seat on turn from being content, or None."""
    if state.plan.kind is not Kind.TOTAL:
        return Refusal.NOT_NOW
    if not state.throws:
        return Refusal.THROW_FIRST
    if keeps_any(state):
        return None
    points = banked_points(state)
    if points is None:
        return Refusal.SET_ASIDE_FIRST
    if state.setup.go_on and state.throws_left != 0 and is_all_aside(state):
        return Refusal.MUST_GO_ON
    if points < needed(state) and state.throws_left != 0:
        return Refusal.NOT_ENOUGH
    return None


def _pad_choices(state: Match) -> tuple[Choice, ...]:
    digits = state.typed.removeprefix("-")
    offered: dict[FileDecision, bool] = {
        Bank(): bool(digits),
        TypeMinus(): True,
        EraseDigit(): bool(state.typed),
        Finish(): any(state.turns),
    }
    numbers = tuple(TypeDigit(digit).choice for digit in range(10)) if len(digits) < LONGEST_NUMBER else ()
    return (*numbers, *(decision.choice for decision, is_offered in offered.items() if is_offered))


def outcome(state: Match) -> Outcome | None:
    """Everybody's points, once it is over."""
    return Outcome(state.totals, state.winners) if state.is_over else None


def expected(state: Match) -> Expected | None:
    """Always all dice of the game: those that are kept stay in the tray and are read again.

    Also while all are kept: whoever takes one out of the keep corner lets it go.
    """
    if not may_throw(state):
        return None
    is_sorting = state.throws > 0 and state.plan.keep is not Keep.NONE
    return Expected(state.plan.dice, sorting=is_sorting, kept=stays(state) if is_sorting else ())


def throw(state: Match) -> Throw | None:
    """The throw that lies there; the last seat's can be put right until the next one."""
    return Throw(state.faces) if state.earlier else None


def timed(state: Match) -> tuple[int, int] | None:
    """A turn."""
    return None if state.is_over or state.plan.kind is Kind.PAD else (state.round, state.turn)


def mine(state: Match, seat: int) -> Choice | None:
    """Whoever is on turn stops with the own button, or writes down the points that were typed."""
    return Bank().choice if seat == state.turn else None


def choose(state: Match, choice: Choice) -> Step[Match]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None or choice not in choices(state):
        why = _why_not(state, decision)
        about = (needed(state),) if why is Refusal.NOT_ENOUGH else ()
        return Step(state, (Refused(why, about),))
    return _done(state, decision)


def _done(state: Match, decision: FileDecision) -> Step[Match]:
    match decision:
        case Bank():
            return _banked(state)
        case SetAllAside():
            return set_all_aside(state)
        case KeepDie(die):
            return toggle_keep(state, die)
        case WriteRow(row):
            return write_row(state, row)
        case TypeDigit(digit):
            return Step(replace(state, typed=f"{state.typed}{digit}"))
        case TypeMinus():
            is_minus = state.typed.startswith("-")
            return Step(replace(state, typed=state.typed[1:] if is_minus else f"-{state.typed}"))
        case EraseDigit():
            return Step(replace(state, typed=state.typed[:-1]))
        case Finish():
            return Step(replace(state, is_over=True))
        case _:
            assert_never(decision)


def _banked(state: Match) -> Step[Match]:
    if state.plan.kind is Kind.PAD:
        return write_points(state, int(state.typed))
    step = settle(state) if keeps_any(state) else bank(state, banked_points(state) or 0)
    return Step(cleared(step.state), step.cues)


def _why_not(state: Match, decision: FileDecision | None) -> Refusal:
    match decision:
        case _ if state.is_over:
            return Refusal.FINISHED
        case Bank() if state.plan.kind is Kind.TOTAL:
            return why_not_bank(state) or Refusal.NOT_NOW
        case WriteRow(row) if state.throws and row in range(len(state.plan.rows)):
            filled = state.sheets[state.turn][row] is not None
            return Refusal.ROW_FILLED if filled else Refusal.ROWS_IN_ORDER
        case WriteRow() | KeepDie() if not state.throws:
            return Refusal.THROW_FIRST
        case _:
            return Refusal.NOT_NOW


def rules_named(name: str) -> Rules[Match]:
    """The same rules for every plan, under the name of its game."""
    return Rules(
        name=name,
        choices=choices,
        choose=choose,
        take=take,
        correct=correct,
        sort=sort,
        outcome=outcome,
        expected=expected,
        throw=throw,
        timed=timed,
        mine=mine,
    )
