"""Hints for who is on turn: what the strong player would do, and why."""

from __future__ import annotations

from games.beam.boards import BOTTOM, Square
from games.beam.combinations import DICE, combination
from games.beam.decisions import DECISIONS, Boost, Lift, UsePart
from games.beam.moving import side_on_turn
from games.beam.players import advise, wanted_keep
from games.beam.state import Beam, Phase, Plays
from games.beam.uses import Use, uses
from games.choices import Choice
from games.cues import Advised
from games.helping import Hints

WINS, COOLS, SPACE, ROCKET, STAR, BOTTOM_LEFT, FURTHEST = (
    "wins",
    "cools",
    "space",
    "rocket",
    "star",
    "bottom",
    "furthest",
)
"""Why a move is good, the best reason first."""
_LANDED = {Square.ROCKET: ROCKET, Square.PINK: STAR, Square.BLUE: STAR}


def _seats(state: Beam) -> tuple[int, ...]:
    """Whoever is on turn and has something to decide; of real boards we know nothing."""
    is_person = state.setup.plays(state.turn) is Plays.PERSON and not state.is_real_turn
    waits = state.phase is Phase.THROWING and not state.throws
    return (state.turn,) if is_person and not state.is_over and not waits else ()


def _advise(state: Beam, seat: int) -> Advised | None:
    if state.phase is Phase.THROWING:
        return _throwing(state, seat)
    choice = advise(state)
    decision = DECISIONS.read(choice) if choice else None
    match decision:
        case Lift(column):
            return Advised(seat, "move", (("column", column), ("reason", _why_lift(state, column))))
        case Boost(column) | UsePart(_, _, column):
            return _move(state, seat, column, choice)
        case _:
            return None


def _why_lift(state: Beam, column: int) -> str:
    """A star protects from the beginning; a rocket starts only in a turn."""
    side = side_on_turn(state)
    landed = side.board.square(column, side.counters.row(column) + 1)
    return STAR if _LANDED.get(landed) == STAR else FURTHEST


def _throwing(state: Beam, seat: int) -> Advised:
    """Which dice to keep, and what they may become; or that these are good enough."""
    wanted = wanted_keep(state)
    if len(wanted) == DICE:
        return Advised(seat, "use", (("made", combination(state.faces).value),))
    if not wanted:
        return Advised(seat, "all-again")
    return Advised(seat, "keep", (("faces", " ".join(map(str, wanted))),))


def _move(state: Beam, seat: int, column: int, choice: Choice | None) -> Advised:
    use = next(use for use in uses(state) if use.choice == choice)
    about: tuple[tuple[str, int | str], ...] = (("column", column), ("reason", reason_for(state, use)))
    return Advised(seat, "move", about)


def reason_for(state: Beam, use: Use) -> str:
    """The best reason for this use of the dice."""
    side = side_on_turn(state)
    row = side.counters.row(use.column)
    if use.wins:
        return WINS
    if use.cools and use.cools.hit:
        return COOLS
    if side.board.is_space(row + use.squares) and not side.board.is_space(row):
        return SPACE
    return _LANDED.get(use.lands) or (BOTTOM_LEFT if row == BOTTOM else FURTHEST)


HINTS: Hints[Beam] = Hints(_seats, _advise)
