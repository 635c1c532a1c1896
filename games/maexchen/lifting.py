"""The cup is lifted: who was right, who loses lives, and who begins anew."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, LookAgainWanted, Refused, Step
from games.dice import Throw
from games.maexchen.cues import CupLifted, Doubted, IsOut, LifeLost, Refusal, SeenInSecret
from games.maexchen.state import Maexchen, Phase, to_throw
from games.maexchen.values import Faces, rank, value_of


def take(state: Maexchen, throw: Throw) -> Step[Maexchen]:
    """What the camera reads: a throw in secret, or what lies under the lifted cup."""
    if refused := _refusal(state, throw):
        return Step(state, (refused,))
    faces = tuple(sorted(throw.faces))
    if state.phase is Phase.LIFTING:
        return _judged(state, faces)
    return Step(replace(state, hidden=faces, phase=Phase.TELLING), (SeenInSecret(state.turn),))


def _refusal(state: Maexchen, throw: Throw) -> Refused | None:
    if state.phase not in {Phase.THROWING, Phase.LIFTING}:
        over = state.phase is Phase.OVER
        return Refused(Refusal.FINISHED if over else Refusal.STAYS_COVERED)
    if throw.signs:
        return Refused(Refusal.STRANGE_SIGN, throw.signs[:1])
    impossible = tuple(face for face in throw.faces if face not in range(1, 7))
    if impossible:
        return Refused(Refusal.NO_SUCH_FACE, impossible[:1])
    return Refused(Refusal.TWO_DICE) if len(throw.faces) != 2 else None


def doubt(state: Maexchen) -> Step[Maexchen]:
    """Lift the cup; what the camera knows already is told at once, else it looks now."""
    told = Doubted(state.turn)
    if not state.hidden:
        return Step(replace(state, phase=Phase.LIFTING), (told, LookAgainWanted()))
    step = _judged(state, state.hidden)
    lay = CupLifted(state.turn if state.teller is None else state.teller, value_of(state.hidden))
    return Step(step.state, (told, lay, *step.cues))


def _judged(state: Maexchen, faces: Faces) -> Step[Maexchen]:
    """More than was announced is no lie either."""
    is_true = state.claim is not None and rank(value_of(faces)) >= rank(state.claim)
    loser = state.turn if is_true or state.teller is None else state.teller
    seen = replace(state, lifted=faces, hidden=(), earlier=replace(state, earlier=None))
    return lose(seen, loser, 2 if state.is_max and state.setup.double else 1, lied=not is_true)


def lose(
    state: Maexchen, seat: int, lives: int, *, lied: bool = False, gave_in: bool = False
) -> Step[Maexchen]:
    """So many lives are gone; the last one who has some has won."""
    left = max(0, state.lives[seat] - lives)
    after = replace(state, lives=(*state.lives[:seat], left, *state.lives[seat + 1 :]), loser=seat)
    told: tuple[Cue, ...] = (LifeLost(seat, state.lives[seat] - left, left, lied, gave_in),)
    phase = Phase.OVER if len(after.alive) == 1 else Phase.SHOWING
    return Step(replace(after, phase=phase), told if left else (*told, IsOut(seat)))


def go_on(state: Maexchen) -> Step[Maexchen]:
    """Whoever has lost begins; if that one is out, the next."""
    first = state.loser if state.lives[state.loser] else state.after(state.loser)
    return Step(to_throw(replace(state, claim=None, beaten=None, teller=None), first))


def correct(state: Maexchen, throw: Throw) -> Step[Maexchen]:
    """The dice under the cup were misread: judge again from the moment before."""
    if state.earlier is None:
        return Step(state, (Refused(Refusal.NOTHING_TO_CORRECT),))
    before = replace(state.earlier, phase=Phase.LIFTING)
    refused = _refusal(before, throw)
    if refused:
        return Step(state, (refused,))
    step = _judged(before, tuple(sorted(throw.faces)))
    return Step(replace(step.state, earlier=state.earlier), step.cues)
