"""Throws: up to three of all five dice, some of them kept, and one that was misread put right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games.beam.combinations import DICE, Faces
from games.beam.cues import KeptThrown
from games.beam.moving import use_dice
from games.beam.real_boards import tell
from games.beam.refusals import Refusal
from games.beam.state import THROWS, Beam, Phase
from games.cues import Cue, Refused, Step
from games.dice import Throw
from games.keeping import among, joined, places, stays_kept, what_is_kept


def take(state: Beam, throw: Throw) -> Step[Beam]:
    """A throw counts, unless it cannot be one; after the third the dice must be used."""
    refused = _refusal(state, throw)
    if refused is not None:
        return Step(state, (refused,))
    faces = tuple(sorted(throw.faces))
    thrown = replace(
        state,
        faces=faces,
        throws=state.throws + 1,
        kept=places(faces, stays_kept(state.kept_faces, throw.aside, faces)),
        earlier=replace(state, earlier=None),
    )
    step = use(thrown) if thrown.throws == THROWS else Step(thrown)
    return Step(step.state, (*_thrown_after_all(state, faces), *step.cues))


def use(state: Beam) -> Step[Beam]:
    """No more throws in this turn: the dice count as they lie, here or on a real board."""
    return tell(state) if state.is_real_turn else use_dice(state)


def _thrown_after_all(state: Beam, faces: Faces) -> tuple[Cue, ...]:
    """Whoever kept a die may still throw it; but one that was only pushed over should be seen to be."""
    gone = tuple(sorted((Counter(state.kept_faces) - Counter(faces)).elements()))
    return (KeptThrown(state.turn, gone),) if gone else ()


def correct(state: Beam, throw: Throw) -> Step[Beam]:
    """The last throw was misread: go on from before it with what really lies there."""
    if state.earlier is None:
        return Step(state, (Refused(Refusal.NOTHING_TO_CORRECT),))
    step = take(state.earlier, throw)
    if step.state is state.earlier:
        return Step(state, step.cues)
    return Step(_with_keeps_of(state, step.state), step.cues)


def _with_keeps_of(before: Beam, right: Beam) -> Beam:
    """A throw put right keeps what was kept of it, as far as it still shows those faces."""
    if not before.phase is right.phase is Phase.THROWING or before.throws != right.throws:
        return right
    still = among(before.kept_faces, right.faces)
    return replace(right, kept=places(right.faces, joined(right.kept_faces, still)))


def sort(state: Beam, aside: Faces) -> Step[Beam]:
    """Dice left in the keep corner are kept, all others are not; only faces that were thrown can be."""
    if state.phase is not Phase.THROWING or not state.throws:
        return Step(state)
    left = among(aside, state.faces)
    kept = places(state.faces, left)
    if kept == state.kept:
        return Step(state)
    return Step(replace(state, kept=kept), (what_is_kept(state.turn, left),))


def toggle_keep(state: Beam, die: int) -> Step[Beam]:
    """Keep a die for the next throw, or throw it again after all."""
    after = replace(state, kept=tuple(sorted({die} ^ set(state.kept))))
    return Step(after, (what_is_kept(state.turn, after.kept_faces),))


def wants_dice(state: Beam) -> bool:
    """Would a throw count now? While all five dice are kept only one that left some of them aside."""
    return state.phase is Phase.THROWING and len(state.kept) < DICE


_TOO_EARLY = {
    Phase.OVER: Refusal.GAME_OVER,
    Phase.HEAD_START: Refusal.HEAD_START_FIRST,
    Phase.MOVING: Refusal.MOVE_FIRST,
    Phase.TELLING: Refusal.MOVE_FIRST,
    Phase.ROCKET: Refusal.MOVE_FIRST,
    Phase.THROWING: Refusal.ALL_KEPT,
}


def _refusal(state: Beam, throw: Throw) -> Refused | None:
    if state.phase is not Phase.THROWING or not (wants_dice(state) or throw.aside):
        return Refused(_TOO_EARLY[state.phase])
    if throw.signs:
        return Refused(Refusal.STRANGE_SIGN, throw.signs[:1])
    if len(throw.faces) != DICE:
        return Refused(Refusal.FIVE_DICE, (len(throw.faces),))
    impossible = tuple(face for face in throw.faces if face not in range(1, 7))
    return Refused(Refusal.NO_SUCH_FACE, impossible[:1]) if impossible else None
