"""A throw counts as it lies: it is summed, compared with the one before, and can be put right."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Refused, Step
from games.dice import Throw
from games.just_dice.cues import Refusal, Summed
from games.just_dice.state import REMEMBERED, JustDice, Thrown


def take(state: JustDice, throw: Throw) -> Step[JustDice]:
    """One more throw of whoever has the dice."""
    refused = _refusal(state, throw, state.dice)
    if refused:
        return Step(state, (refused,))
    after = _with(state, Thrown(state.turn, tuple(sorted(throw.faces))))
    return Step(after, (compared(after),))


def correct(state: JustDice, throw: Throw) -> Step[JustDice]:
    """The last throw was misread; its sum is told by the correction itself."""
    if state.last is None:
        return Step(state, (Refused(Refusal.NOTHING_TO_CORRECT),))
    refused = _refusal(state, throw, len(state.last.faces))
    if refused:
        return Step(state, (refused,))
    return Step(_with(_without_last(state), replace(state.last, faces=tuple(sorted(throw.faces)))))


def compared(state: JustDice) -> Summed:
    """The sum of the throw that lies there, beside the one before it."""
    total = state.last.total if state.last else 0
    if state.before is None:
        return Summed(total)
    difference = total - state.before.total
    return Summed(total, abs(difference), difference > 0, difference < 0, difference == 0)


def _with(state: JustDice, thrown: Thrown) -> JustDice:
    pips = _added(state.pips, thrown.seat, thrown.total)
    throws = (*state.throws, thrown)[-REMEMBERED:]
    return replace(state, throws=throws, pips=pips, count=state.count + 1)


def _without_last(state: JustDice) -> JustDice:
    *throws, last = state.throws
    pips = _added(state.pips, last.seat, -last.total)
    return replace(state, throws=tuple(throws), pips=pips, count=state.count - 1)


def _added(pips: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*pips[:seat], pips[seat] + more, *pips[seat + 1 :])


def _refusal(state: JustDice, throw: Throw, dice: int) -> Refused | None:
    if state.is_over:
        return Refused(Refusal.FINISHED)
    if throw.signs:
        return Refused(Refusal.STRANGE_SIGN, throw.signs[:1])
    impossible = tuple(face for face in throw.faces if face not in range(1, 7))
    if impossible:
        return Refused(Refusal.NO_SUCH_FACE, impossible[:1])
    return Refused(Refusal.WRONG_NUMBER, (dice,)) if len(throw.faces) != dice else None
