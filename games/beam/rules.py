"""Beam me up, bound into the row that the table knows: choices, advance, outcome."""

from __future__ import annotations

from collections.abc import Callable

from games import choices as buttons
from games.beam import verbs
from games.beam.boards import TOP
from games.beam.combinations import COLUMNS, DICE
from games.beam.moves import boost_choice, columns_with_room, has_wild_card, move_choice
from games.beam.moving import boost, may_waive, move_part, side_on_turn, use_dice, waive, ways
from games.beam.refusals import Refusal
from games.beam.state import Beam, Phase
from games.beam.throwing import correct, sort, take, toggle_keep
from games.beam.turns import columns_to_lift, leave, lift, lifted_columns
from games.choices import Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.rules import Expected, Outcome, Rules


def choices(state: Beam) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    if state.is_over:
        return ()
    return (*turn_choices(state), *(Choice(buttons.LEAVE_SEAT, (seat,)) for seat in state.present))


def turn_choices(state: Beam) -> tuple[Choice, ...]:
    """What the seat on turn may decide."""
    return _OFFERED[state.phase](state)


def outcome(state: Beam) -> Outcome | None:
    """Counters in space by seat; nobody wins a game that too few are left to finish."""
    if not state.is_over:
        return None
    points = tuple(counters.in_space(state.setup.board(seat)) for seat, counters in enumerate(state.counters))
    return Outcome(points, () if state.winner is None else (state.winner,))


def expected(state: Beam) -> Expected | None:
    """Always all five dice: the kept ones stay in the tray and are read again."""
    if state.phase is not Phase.THROWING:
        return None
    return Expected(DICE, sorting=state.throws > 0, kept=state.kept_faces)


def throw(state: Beam) -> Throw | None:
    """The throw that lies there; the last seat's throw can be put right until the next one."""
    return Throw(state.faces) if state.earlier else None


def timed(state: Beam) -> int | None:
    """A turn; the head start has all the time in the world."""
    return None if state.is_over or state.head_start else state.turn


def _head_start_choices(state: Beam) -> tuple[Choice, ...]:
    return tuple(Choice(verbs.LIFT, (column,)) for column in columns_to_lift(state))


def _throwing_choices(state: Beam) -> tuple[Choice, ...]:
    if not state.throws:
        return ()
    return (*(Choice(verbs.KEEP, (die,)) for die in range(DICE)), Choice(buttons.ANNOUNCE))


def _moving_choices(state: Beam) -> tuple[Choice, ...]:
    moves = tuple(move_choice(way) for way in ways(state))
    return (*moves, Choice(buttons.PASS)) if may_waive(state) else moves


def _rocket_choices(state: Beam) -> tuple[Choice, ...]:
    room = columns_with_room(state.counters[state.turn])
    return (*(boost_choice(column) for column in room), Choice(buttons.PASS))


_OFFERED: dict[Phase, Callable[[Beam], tuple[Choice, ...]]] = {
    Phase.HEAD_START: _head_start_choices,
    Phase.THROWING: _throwing_choices,
    Phase.MOVING: _moving_choices,
    Phase.ROCKET: _rocket_choices,
    Phase.OVER: lambda _: (),
}


def choose(state: Beam, choice: Choice) -> Step[Beam]:
    """Do what was decided, or say why it cannot be done."""
    if choice not in choices(state):
        return Step(state, (Refused(_why_not(state, choice)),))
    return _DEEDS[choice.verb](state, choice)


def _move(state: Beam, choice: Choice) -> Step[Beam]:
    return move_part(state, next(way for way in ways(state) if move_choice(way) == choice))


def _number(choice: Choice) -> int:
    return int(choice.about[0])


_DEEDS: dict[str, Callable[[Beam, Choice], Step[Beam]]] = {
    buttons.ANNOUNCE: lambda state, _: use_dice(state),
    buttons.PASS: lambda state, _: waive(state),
    verbs.BOOST: lambda state, choice: boost(state, _number(choice)),
    verbs.KEEP: lambda state, choice: toggle_keep(state, _number(choice)),
    buttons.LEAVE_SEAT: lambda state, choice: leave(state, _number(choice)),
    verbs.LIFT: lambda state, choice: lift(state, _number(choice)),
    verbs.MOVE: _move,
}


def _why_not(state: Beam, choice: Choice) -> Refusal:
    match state.phase, choice.verb, choice.about:
        case Phase.OVER, _, _:
            return Refusal.GAME_OVER
        case Phase.HEAD_START, verbs.LIFT, (int() as column,) if column in COLUMNS:
            own = column in lifted_columns(state, state.turn)
            return Refusal.COLUMN_LIFTED if own else Refusal.COLUMN_TAKEN
        case Phase.THROWING, (verbs.KEEP | buttons.ANNOUNCE), _ if not state.throws:
            return Refusal.THROW_FIRST
        case Phase.ROCKET, verbs.BOOST, (int() as column,) if column in COLUMNS:
            return Refusal.COUNTER_AT_TOP
        case Phase.MOVING, verbs.MOVE, (int() as dice, int(), int() as column) if column in COLUMNS:
            return _why_not_move(state, dice, column)
        case Phase.MOVING, buttons.PASS, ():
            return Refusal.MUST_MOVE
        case _:
            return Refusal.NOT_NOW


def _why_not_move(state: Beam, dice: int, column: int) -> Refusal:
    side = side_on_turn(state)
    if dice not in {part.column for part in side.move.parts}:
        return Refusal.NOT_NOW
    if side.counters.row(column) == TOP:
        return Refusal.COUNTER_AT_TOP
    return Refusal.NO_DOWNGRADE if dice == column or has_wild_card(side) else Refusal.NO_BLUE_STAR


RULES: Rules[Beam] = Rules(
    name="beam-me-up",
    choices=choices,
    choose=choose,
    take=take,
    correct=correct,
    sort=sort,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
)
