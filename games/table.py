"""The table: one game with its timer, pause, doubt, corrections and undo. Values in, values out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, assert_never

from games import choices as verbs
from games.choices import Choice
from games.cues import (
    CameraMissed,
    CameraReturned,
    FaceCorrected,
    GameFinished,
    LookAgainWanted,
    Redone,
    Refused,
    Repeated,
    Step,
    TableLeft,
    ThrowDoubted,
    ThrowTaken,
    Undone,
    WhoAsked,
)
from games.dice import Throw
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    Event,
    Pressed,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.rules import Expected, Outcome, Rules
from games.shelf import Setup, rules_of, start
from games.timer import Timer, started, stopped, ticked, with_more_time


class TableRefusal(StrEnum):
    """Why the table itself says no, before any game is asked."""

    NOT_NOW = "not-now"
    PAUSED = "paused"


@dataclass(frozen=True, slots=True)
class Moment:
    """What undo brings back."""

    state: Any
    timer: Timer


@dataclass(frozen=True, slots=True)
class Table:
    """The whole session around one game."""

    setup: Setup
    state: Any
    """The game's own state; only its rules look inside."""
    timer: Timer
    paused: bool = False
    asking: Choice | None = None
    """A decision half made: a button that waits for a name, a die that waits for its face."""
    doubted: DiceSettled | None = None
    camera_lost: str | None = None
    past: tuple[Moment, ...] = ()
    future: tuple[Moment, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return self.setup.players


def begin(setup: Setup, seconds: int = 0) -> Table:
    """A fresh table; `seconds` is the length of the round timer, 0 for none."""
    return Table(setup, start(setup), Timer(length=seconds))


def rules(table: Table) -> Rules[Any]:
    """The rules of the game on this table."""
    return rules_of(table.setup)


def expected(table: Table) -> Expected | None:
    """The dice that the next throw must have, or None while no throw is wanted."""
    return rules(table).expected(table.state)


def throw(table: Table) -> Throw | None:
    """The throw to be seen: the doubted one until it is settled, else the one that counts."""
    return table.doubted.throw if table.doubted else rules(table).throw(table.state)


def outcome(table: Table) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    return rules(table).outcome(table.state)


def is_ticking(table: Table) -> bool:
    """Does time matter now? Only then are seconds counted."""
    return table.timer.running and table.timer.left > 0 and not table.paused


def advance(table: Table, event: Event) -> Step[Table]:
    """What one event leads to."""
    match event:
        case Ticked(seconds):
            return _tick(table, seconds)
        case CameraLost(why):
            return Step(replace(table, camera_lost=why), (CameraMissed(why),))
        case CameraBack():
            return Step(replace(table, camera_lost=None), (CameraReturned(),))
        case Pressed(held=True):
            return Step(table, (Repeated(),))
        case Chosen(choice):
            return _choose(table, choice)
        case TrayEmptied():
            return Step(replace(table, doubted=None))
        case _ if table.paused:
            return _refused(table, TableRefusal.PAUSED)
        case Pressed(key):
            return _press(table, key.value)
        case DiceSettled():
            return _settle(table, event)
        case ThrowCorrected():
            return _play(table, event)
        case _:
            assert_never(event)


def choices(table: Table) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    if table.paused:
        return (Choice(verbs.RESUME), Choice(verbs.LEAVE))
    if table.asking:
        return (*_completions(table, table.asking), Choice(verbs.BACK))
    if table.doubted:
        return _doubt_choices(table)
    return (*rules(table).choices(table.state), *_table_choices(table))


def _table_choices(table: Table) -> tuple[Choice, ...]:
    wanted = expected(table) is not None
    offered = {
        verbs.LOOK_AGAIN: wanted,
        verbs.ENTER: wanted,
        verbs.MORE_TIME: table.timer.is_ending,
        verbs.UNDO: bool(table.past),
        verbs.REDO: bool(table.future),
        verbs.PAUSE: outcome(table) is None,
        verbs.LEAVE: outcome(table) is not None,
    }
    return (*_correctable(table), *(Choice(verb) for verb, is_offered in offered.items() if is_offered))


def _doubt_choices(table: Table) -> tuple[Choice, ...]:
    right = (Choice(verbs.RIGHT),) if _is_complete(table) else ()
    correct = _correctable(table) if _is_complete(table) else ()
    return (*right, Choice(verbs.LOOK_AGAIN), Choice(verbs.ENTER), *correct, Choice(verbs.PAUSE))


def _is_complete(table: Table) -> bool:
    wanted, lying = expected(table), throw(table)
    if wanted is None or lying is None:
        return False
    return (len(lying.faces), len(lying.signs)) == (wanted.pip_dice, wanted.taught_dice)


def _correctable(table: Table) -> tuple[Choice, ...]:
    lying = throw(table)
    if lying is None or outcome(table) is not None:
        return ()
    return tuple(Choice(verbs.CORRECT, (die,)) for die in range(len(lying.faces) + len(lying.signs)))


def _completions(table: Table, asking: Choice) -> tuple[Choice, ...]:
    if asking.verb == verbs.CORRECT:
        return tuple(replace(asking, about=(*asking.about, face)) for face in _faces_for(table, asking))
    if asking.verb == verbs.ENTER:
        return tuple(replace(asking, about=(*asking.about, face)) for face in _next_faces(table, asking))
    return tuple(choice for choice in rules(table).choices(table.state) if choice.verb == asking.verb)


def _faces_for(table: Table, asking: Choice) -> tuple[int | str, ...]:
    lying, die = throw(table), asking.about[0]
    if lying is None or not isinstance(die, int):
        return ()
    return range_of_faces() if die < len(lying.faces) else _signs(table)


def _next_faces(table: Table, asking: Choice) -> tuple[int | str, ...]:
    wanted = expected(table)
    if wanted is None:
        return ()
    return range_of_faces() if len(asking.about) < wanted.pip_dice else _signs(table)


def _signs(table: Table) -> tuple[str, ...]:
    wanted = expected(table)
    lying = throw(table)
    signs = wanted.signs if wanted else lying.signs if lying else ()
    return tuple(dict.fromkeys(signs))


def range_of_faces() -> tuple[int, ...]:
    """One to six."""
    return (1, 2, 3, 4, 5, 6)


def _choose(table: Table, choice: Choice) -> Step[Table]:
    if choice not in choices(table):
        return _refused(table, TableRefusal.PAUSED if table.paused else TableRefusal.NOT_NOW)
    if own := _OWN.get(choice.verb):
        return own(table, choice)
    return _play(replace(table, asking=None), Chosen(choice))


def _press(table: Table, verb: str) -> Step[Table]:
    """A button means the choices that carry its verb; if they name seats, somebody must say who."""
    if table.asking and table.asking.verb == verb:
        return Step(replace(table, asking=None))
    offered = [choice for choice in rules(table).choices(table.state) if choice.verb == verb]
    if not offered or table.doubted:
        return _refused(table, TableRefusal.NOT_NOW)
    if any(choice.about for choice in offered):
        return Step(replace(table, asking=Choice(verb)), (WhoAsked(verb),))
    return _play(replace(table, asking=None), Chosen(offered[0]))


def _settle(table: Table, event: DiceSettled) -> Step[Table]:
    if event.sure:
        return _take(table, event.throw)
    if expected(table) is None:
        return Step(table)
    doubted = replace(table, doubted=event, asking=None)
    return Step(doubted, (ThrowDoubted(event.throw, event.why, event.die),))


def _take(table: Table, throw: Throw) -> Step[Table]:
    step = _play(replace(table, doubted=None, asking=None), DiceSettled(throw))
    if step.state.state == table.state:
        return step
    return Step(step.state, (ThrowTaken(throw), *step.cues))


def _play(table: Table, event: Event) -> Step[Table]:
    """The game's own answer, with undo, timer and the end of the game kept in step."""
    step = rules(table).advance(table.state, event)
    if step.state == table.state:
        return Step(table, step.cues)
    after = replace(table, state=step.state, past=(*table.past, Moment(table.state, table.timer)), future=())
    timed = replace(after, timer=_timer_after(table, after))
    finished = outcome(table) is None and outcome(timed) is not None
    return Step(timed, (*step.cues, *((GameFinished(),) if finished else ())))


def _timer_after(before: Table, after: Table) -> Timer:
    measured = rules(after).timed(after.state)
    if measured is None:
        return stopped(after.timer)
    return after.timer if measured == rules(before).timed(before.state) else started(after.timer)


def _tick(table: Table, seconds: int) -> Step[Table]:
    if not is_ticking(table):
        return Step(table)
    timer, cues = ticked(table.timer, seconds)
    return Step(replace(table, timer=timer), cues)


def _refused(table: Table, why: TableRefusal) -> Step[Table]:
    return Step(table, (Refused(why),))


def _undo(table: Table, _: Choice) -> Step[Table]:
    *past, moment = table.past
    future = (Moment(table.state, table.timer), *table.future)
    return Step(_at(table, moment, tuple(past), future), (Undone(),))


def _redo(table: Table, _: Choice) -> Step[Table]:
    moment, *future = table.future
    past = (*table.past, Moment(table.state, table.timer))
    return Step(_at(table, moment, past, tuple(future)), (Redone(),))


def _at(table: Table, moment: Moment, past: tuple[Moment, ...], future: tuple[Moment, ...]) -> Table:
    return replace(
        table, state=moment.state, timer=moment.timer, past=past, future=future, asking=None, doubted=None
    )


def _correct(table: Table, choice: Choice) -> Step[Table]:
    """First the die, then its face: two taps."""
    lying = throw(table)
    if len(choice.about) == 1 or lying is None:
        return Step(replace(table, asking=choice))
    die = choice.about[0]
    assert isinstance(die, int)  # noqa: S101 - offered by _correctable only
    corrected = _with_face(lying, die, choice.about[1])
    if table.doubted:
        return _take(table, corrected)
    step = _play(replace(table, asking=None), ThrowCorrected(corrected))
    return Step(step.state, (FaceCorrected(corrected, die), *step.cues))


def _with_face(lying: Throw, die: int, face: int | str) -> Throw:
    if isinstance(face, int):
        return lying.with_face(die, face)
    return lying.with_sign(die - len(lying.faces), face)


def _enter(table: Table, choice: Choice) -> Step[Table]:
    """The dice typed in one by one; complete, they are a throw like any other."""
    wanted = expected(table)
    if wanted is None or len(choice.about) < wanted.pip_dice + wanted.taught_dice:
        return Step(replace(table, asking=choice))
    faces = tuple(sorted(face for face in choice.about if isinstance(face, int)))
    signs = tuple(sign for sign in choice.about if isinstance(sign, str))
    return _take(table, Throw(faces, signs))


def _back(table: Table, _: Choice) -> Step[Table]:
    asking = table.asking
    if asking and asking.verb == verbs.ENTER and asking.about:
        return Step(replace(table, asking=replace(asking, about=asking.about[:-1])))
    return Step(replace(table, asking=None))


def _more_time(table: Table, _: Choice) -> Step[Table]:
    past = (*table.past, Moment(table.state, table.timer))
    return Step(replace(table, timer=with_more_time(table.timer), past=past, future=()))


def _right(table: Table, _: Choice) -> Step[Table]:
    lying = throw(table)
    return _take(table, lying) if lying else Step(table)


_OWN = {
    verbs.BACK: _back,
    verbs.CORRECT: _correct,
    verbs.ENTER: _enter,
    verbs.LEAVE: lambda table, _: Step(replace(table, paused=False), (TableLeft(),)),
    verbs.LOOK_AGAIN: lambda table, _: Step(table, (LookAgainWanted(),)),
    verbs.MORE_TIME: _more_time,
    verbs.PAUSE: lambda table, _: Step(replace(table, paused=True, asking=None)),
    verbs.REDO: _redo,
    verbs.RESUME: lambda table, _: Step(replace(table, paused=False)),
    verbs.RIGHT: _right,
    verbs.UNDO: _undo,
}
