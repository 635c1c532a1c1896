"""A round to practise any game from a file: what people do in it follows from its plan."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, ThrowTaken
from games.helping import Practice, Task, noticed
from games.one_file.cues import Banked, Lost, NotIn, PointsWritten, RowWritten, TooMuch
from games.one_file.plan import Keep, Kind, Plan
from games.one_file.state import Match, OneFileSetup, Plays
from games.one_file.throwing import may_keep, wants_dice

_TURN_OVER = noticed(Banked, Lost, NotIn, TooMuch)


def practised_with(agreed: OneFileSetup) -> OneFileSetup:
    """The first two, both played by people, and any points are enough to stop."""
    both = (Plays.PERSON, Plays.PERSON)
    return replace(agreed, players=agreed.players[:2], seats=both, bank_from=0, enter_with=0)


def _may_throw_on(state: Match) -> bool:
    return state.throws > 0 and wants_dice(state)


def _may_keep(state: Match) -> bool:
    return may_keep(state) and state.throws_left != 0


def _has_kept(state: Match, _: tuple[Cue, ...]) -> bool:
    return bool(state.kept)


def _has_typed(state: Match, cues: tuple[Cue, ...]) -> bool:
    return bool(state.typed) or noticed(PointsWritten)(state, cues)


def _is_on_turn(state: Match) -> bool:
    return state.throws > 0


_THROW: Task[Match] = Task("throw", noticed(ThrowTaken))
_NEXT: Task[Match] = Task("next", noticed(ThrowTaken), wants_dice)
_KEEP: Task[Match] = Task("keep", _has_kept, _may_keep)
_AGAIN: Task[Match] = Task("again", noticed(ThrowTaken), _may_throw_on)
_ASIDE: Task[Match] = Task("aside", noticed(ThrowTaken, Banked), _may_throw_on)
_STOP: Task[Match] = Task("stop", _TURN_OVER, _is_on_turn)
_WRITE: Task[Match] = Task("write", noticed(RowWritten), _is_on_turn)


def _tasks(plan: Plan) -> tuple[Task[Match], ...]:
    if plan.kind is Kind.PAD:
        return (Task("type", _has_typed), Task("note", noticed(PointsWritten)), Task("type", _has_typed))
    if plan.keep is Keep.SCORING:
        return (_THROW, _ASIDE, _STOP, _NEXT)
    again = (_AGAIN,) if plan.throws != 1 else ()
    keep = (_KEEP,) if plan.keep is Keep.ANY else ()
    if plan.kind is Kind.SHEET:
        return (_THROW, *keep, *again, _WRITE, _NEXT)
    return (_THROW, *keep, *again, *((_STOP,) if again else ()), _NEXT)


def practice_of(plan: Plan) -> Practice[OneFileSetup, Match]:
    """Each thing once, for two."""
    return Practice(practised_with, _tasks(plan))
