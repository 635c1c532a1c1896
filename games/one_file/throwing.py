"""Throws: what one brings, which dice stay for the next, and one that was misread put right."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, Refused, Step
from games.dice import Throw
from games.keeping import DiceKept, among, joined, places, stays_kept, what_is_kept
from games.one_file.cues import AllSetAside, Collected, Refusal
from games.one_file.patterns import Faces, holds, without
from games.one_file.plan import Keep, Kind
from games.one_file.scoring import all_used, loss, set_aside, throw_points
from games.one_file.state import Match, Phase
from games.one_file.turns import all_scoring, bank, chosen_aside, is_all_aside, lose, new_aside


def take(state: Match, throw: Throw) -> Step[Match]:
    """A throw counts, unless it cannot be one."""
    refused = _refusal(state, throw)
    if refused is not None:
        return Step(state, (refused,))
    faces = tuple(sorted(throw.faces))
    if state.plan.keep is Keep.SCORING:
        return _take_beside(state, faces, throw.aside)
    kept = places(faces, stays_kept(state.kept_faces, throw.aside, faces)) if keeps_any(state) else ()
    thrown = replace(
        state,
        faces=faces,
        throws=state.throws + 1,
        kept=kept,
        earlier=replace(state, earlier=None),
    )
    return Step(thrown) if state.plan.kind is Kind.SHEET else _scored(thrown)


def keeps_any(state: Match) -> bool:
    """May any die be kept for the next throw?"""
    return state.plan.keep is Keep.ANY


def _scored(state: Match) -> Step[Match]:
    """A throw of a running total: lost, collected, or the last of its turn."""
    is_last = state.throws_left == 0
    if keeps_any(state):
        return settle(state) if is_last else Step(state)
    lost = loss(state.plan, state.faces)
    if lost:
        return lose(state, lost)
    points = throw_points(state.plan, state.faces)
    after = replace(state, hand=state.hand + points)
    return bank(after, after.hand) if is_last else Step(after, (Collected(state.turn, points, after.hand),))


def settle(state: Match) -> Step[Match]:
    """The dice count as they lie at the end of the turn."""
    lost = loss(state.plan, state.faces)
    return lose(state, lost) if lost else bank(state, throw_points(state.plan, state.faces))


def _take_beside(state: Match, faces: Faces, aside: Faces) -> Step[Match]:
    """The dice set aside are counted, and the others were thrown; at least one is set aside each time."""
    before = _counted_up(state, aside)
    if before is None:
        return Step(state, (Refused(Refusal.SET_ASIDE_FIRST),))
    if not holds(faces, before.counted):
        return Step(state, (Refused(Refusal.KEPT_MOVED, before.counted),))
    new = without(faces, before.counted)
    thrown = replace(
        before,
        faces=faces,
        throws=state.throws + 1,
        kept=places(faces, before.counted),
        earlier=replace(state, earlier=None),
    )
    lost = loss(state.plan, new)
    if lost or not set_aside(state.plan.lines, new):
        return lose(thrown, lost)
    after = replace(thrown, kept=_aside(thrown, all_scoring(thrown)))
    return Step(after, _everything_kept(after))


def _aside(state: Match, some: Faces) -> tuple[int, ...]:
    """The places of the dice that counted before, and of these."""
    return places(state.faces, tuple(sorted((*state.counted, *some))))


def _counted_up(state: Match, aside: Faces) -> Match | None:
    """The points of what is set aside are in the hand; None where that cannot be."""
    if not state.throws:
        return state
    left = among(joined(state.kept_faces, joined(state.counted, aside)), state.faces)
    chosen = chosen_aside(replace(state, kept=places(state.faces, left)))
    if not chosen:
        return None
    counted = tuple(sorted((*state.counted, *chosen)))
    points = all_used(state.plan.lines, chosen) or 0
    return replace(state, hand=state.hand + points, counted=counted if len(counted) < state.plan.dice else ())


def correct(state: Match, throw: Throw) -> Step[Match]:
    """The last throw was misread: go on from before it with what really lies there."""
    if state.earlier is None:
        return Step(state, (Refused(Refusal.NOTHING_TO_CORRECT),))
    step = take(state.earlier, throw)
    if step.state is state.earlier:
        return Step(state, step.cues)
    return Step(_with_keeps_of(state, step.state), step.cues)


def _with_keeps_of(before: Match, right: Match) -> Match:
    """A throw put right keeps what was kept of it, as far as it still shows those faces."""
    if not right.throws or before.throws != right.throws:
        return right
    still = among(before.kept_faces, right.faces)
    return replace(right, kept=places(right.faces, joined(right.kept_faces, still)))


def sort(state: Match, aside: Faces) -> Step[Match]:
    """Dice left in the keep corner are kept, all others are not; what counted before stays counted."""
    if not may_keep(state):
        return Step(state)
    left = joined(state.counted, among(aside, state.faces))
    kept = places(state.faces, left)
    if kept == state.kept:
        return Step(state)
    new = without(left, state.counted)
    return Step(replace(state, kept=kept), (what_is_kept(state.turn, new),))


def may_keep(state: Match) -> bool:
    """Can dice be kept or set aside now?"""
    if state.plan.keep is Keep.NONE or not state.throws or state.is_over:
        return False
    return state.plan.keep is Keep.SCORING or state.throws_left != 0


def keepable(state: Match) -> tuple[int, ...]:
    """The places of dice that can be kept or let go; what counted before stays where it is."""
    if not may_keep(state):
        return ()
    fixed = places(state.faces, state.counted)
    free = tuple(place for place in range(len(state.faces)) if place not in fixed)
    if state.plan.keep is not Keep.SCORING:
        return free
    return tuple(place for place in free if place in state.kept or _can_score(state, place))


def _can_score(state: Match, die: int) -> bool:
    """Could this die be set aside together with those that are?"""
    more = tuple(sorted((*new_aside(state), state.faces[die])))
    return any(holds(some, more) for some in set_aside(state.plan.lines, without(state.faces, state.counted)))


def toggle_keep(state: Match, die: int) -> Step[Match]:
    """Keep a die for the next throw, or throw it again after all."""
    after = replace(state, kept=tuple(sorted({die} ^ set(state.kept))))
    if state.plan.keep is Keep.SCORING:
        return Step(after, _everything_kept(after))
    return Step(after, (what_is_kept(state.turn, new_aside(after)),))


def has_all_aside(state: Match) -> bool:
    """Does everything that scores lie aside already, or is there nothing to set aside?"""
    is_beside = state.plan.keep is Keep.SCORING and may_keep(state)
    return not is_beside or new_aside(state) == all_scoring(state)


def set_all_aside(state: Match) -> Step[Match]:
    """Every die that scores lies aside."""
    aside = all_scoring(state)
    after = replace(state, kept=_aside(state, aside))
    return Step(after, _everything_kept(after) or (DiceKept(state.turn, aside),))


def _everything_kept(state: Match) -> tuple[Cue, ...]:
    """Worth telling: every die of the game scores."""
    return (AllSetAside(state.turn),) if is_all_aside(state) else ()


def may_throw(state: Match) -> bool:
    """Has the turn a throw left?"""
    return state.phase not in {Phase.OVER, Phase.ENTERING, Phase.WRITING} and state.throws_left != 0


def wants_dice(state: Match) -> bool:
    """Would a throw count now? While every die is kept only one that left some of them aside."""
    return may_throw(state) and not (keeps_any(state) and len(state.kept) == state.plan.dice)


def stays(state: Match) -> Faces:
    """The faces that the next throw must leave as they lie."""
    if state.plan.keep is not Keep.SCORING:
        return state.kept_faces
    all_aside = tuple(sorted((*state.counted, *(chosen_aside(state) or new_aside(state)))))
    return all_aside if len(all_aside) < state.plan.dice else ()


_TOO_EARLY = {
    Phase.OVER: Refusal.FINISHED,
    Phase.ENTERING: Refusal.NO_DICE,
    Phase.WRITING: Refusal.WRITE_FIRST,
    Phase.SETTING_ASIDE: Refusal.SET_ASIDE_FIRST,
}


def _refusal(state: Match, throw: Throw) -> Refused | None:
    if not may_throw(state) or not (wants_dice(state) or throw.aside):
        return Refused(_TOO_EARLY.get(state.phase, Refusal.ALL_KEPT))
    if throw.signs:
        return Refused(Refusal.STRANGE_SIGN, throw.signs[:1])
    impossible = tuple(face for face in throw.faces if face not in range(1, 7))
    if impossible:
        return Refused(Refusal.NO_SUCH_FACE, impossible[:1])
    wrong = len(throw.faces) != state.plan.dice
    return Refused(Refusal.WRONG_NUMBER, (state.plan.dice,)) if wrong else None
