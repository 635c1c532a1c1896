"""Real boards on the table: the device tells what the dice are worth, and is told only who has won.

Seats of the device keep a board of ours, so a cool down by somebody with a real board reaches them, too.
"""

from __future__ import annotations

from dataclasses import replace

from games.beam.combinations import COLUMNS, Part, parts
from games.beam.cues import CooledDown, NothingThrown, WonTold
from games.beam.decisions import Cool, Moved, NoCool, OnRealBoard, SayWon
from games.beam.moves import COOLING_SQUARES
from games.beam.moving import cool_down
from games.beam.state import Beam, Move, Phase
from games.beam.turns import pass_turn, then
from games.cues import Step


def tell(state: Beam) -> Step[Beam]:
    """No more throws: what these dice are worth; a throw that makes nothing is over at once."""
    made = parts(state.faces)
    if not made:
        return then(Step(state, (NothingThrown(state.turn),)), pass_turn)
    return Step(replace(state, move=Move(made, cools=cooling_column(made)), kept=()))


def cooling_column(made: tuple[Part, ...]) -> int | None:
    """Where the others go down, unless a blue star or the top of the board changes it."""
    return next((part.column for part in made if part.squares >= COOLING_SQUARES), None)


def offered(state: Beam) -> tuple[OnRealBoard, ...]:
    """Everything is moved, somebody has won; where a board of ours is cooled down, also which column."""
    if state.phase is Phase.HEAD_START:
        return (Moved(),)
    won = tuple(SayWon(seat) for seat in state.present if state.setup.is_real(seat))
    if state.phase is not Phase.TELLING or state.move is None:
        return won
    return (Moved(), *won, *_columns(state, state.move))


def _columns(state: Beam, move: Move) -> tuple[OnRealBoard, ...]:
    has_board = any(not state.setup.is_real(seat) for seat in state.present)
    if not has_board or cooling_column(move.parts) is None:
        return ()
    others = (Cool(column) for column in COLUMNS if column != move.cools)
    return (*others, NoCool()) if move.cools else tuple(others)


def decide(state: Beam, decision: OnRealBoard) -> Step[Beam]:
    """What people tell; that it is offered was seen before."""
    match decision:
        case SayWon(seat):
            return Step(replace(state, winner=seat, move=None), (WonTold(seat),))
        case Moved():
            return _moved(state)
        case Cool(column):
            return _cooling(state, column)
        case NoCool():
            return _cooling(state, None)


def _cooling(state: Beam, column: int | None) -> Step[Beam]:
    return Step(replace(state, move=replace(state.move, cools=column) if state.move else None))


def _moved(state: Beam) -> Step[Beam]:
    """That there is a cool down was told before; now only how the boards of the device took it."""
    column = state.move.cools if state.move else None
    cooled = cool_down(state, column) if column else Step(state)
    cues = tuple(cue for cue in cooled.cues if not isinstance(cue, CooledDown))
    return then(Step(cooled.state, cues), pass_turn)
