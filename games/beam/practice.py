"""A round of Beam me up to practise: a head start, throws, dice to keep, a move."""

from __future__ import annotations

from dataclasses import replace

from games.beam.cues import HeadStartTaken, TurnPassed
from games.beam.state import THROWS, Beam, Phase, Plays, Setup
from games.cues import Cue, ThrowTaken
from games.helping import Practice, Task, noticed


def practised_with(setup: Setup) -> Setup:
    """The first two, both played by people."""
    return replace(setup, players=setup.players[:2], seats=(Plays.PERSON, Plays.PERSON))


def _may_throw_again(state: Beam) -> bool:
    return state.phase is Phase.THROWING and 0 < state.throws < THROWS


def _is_to_throw(state: Beam) -> bool:
    return state.phase is Phase.THROWING


def _has_kept(state: Beam, _: tuple[Cue, ...]) -> bool:
    return bool(state.kept)


def _has_used(state: Beam, _: tuple[Cue, ...]) -> bool:
    return state.move is not None or not state.throws


def _is_to_move(state: Beam) -> bool:
    return state.move is not None


PRACTICE: Practice[Setup, Beam] = Practice(
    practised_with,
    (
        Task("head-start", noticed(HeadStartTaken, TurnPassed)),
        Task("throw", noticed(ThrowTaken)),
        Task("keep", _has_kept, _may_throw_again),
        Task("throw-again", noticed(ThrowTaken), _may_throw_again),
        Task("use", _has_used, _may_throw_again),
        Task("move", noticed(TurnPassed), _is_to_move),
        Task("next", noticed(ThrowTaken), _is_to_throw),
    ),
)
