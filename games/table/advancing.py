"""What one event leads to at the table; whatever is the game's own business goes to its rules."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from games import choices as verbs
from games.choices import Choice
from games.cues import (
    Asked,
    CameraMissed,
    CameraReturned,
    CountWanted,
    FaceCorrected,
    GameFinished,
    LookAgainWanted,
    Redone,
    Refused,
    Repeated,
    SameSeen,
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
    DiceSorted,
    Event,
    Pressed,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.registry import game_of
from games.table.offered import choices
from games.table.state import Moment, S, Table, expected, is_ticking, outcome, rules, stepped, throw
from games.timer import Timer, started, stopped, ticked, with_more_time


class TableRefusal(StrEnum):
    """Why the table itself says no, before any game is asked."""

    NOT_NOW = "not-now"
    PAUSED = "paused"
    NO_HINT = "no-hint"


def advance(table: Table[S], event: Event) -> Step[Table[S]]:
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
        case TrayEmptied() if table.paused or table.doubted:
            return Step(replace(table, doubted=None))
        case _ if table.paused:
            return _refused(table, TableRefusal.PAUSED)
        case Pressed(key):
            return _press(table, key.value)
        case DiceSettled():
            return _settle(table, event)
        case DiceSorted():
            return _play(replace(table, doubted=None), event)
        case ThrowCorrected() | TrayEmptied():
            return _play(table, event)
        case _:
            assert_never(event)


def _choose(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """The table judges its own verbs; a game's own go to its rules, which say why not in the game's words."""
    own = _OWN.get(choice.verb)
    if table.paused and choice not in choices(table):
        return _refused(table, TableRefusal.PAUSED)
    if own:
        return own(table, choice) if choice in choices(table) else _refused(table, TableRefusal.NOT_NOW)
    if table.doubted:
        return _refused(table, TableRefusal.NOT_NOW)
    return _play(replace(table, asking=None), Chosen(choice))


def _press(table: Table[S], verb: str) -> Step[Table[S]]:
    """A button means the choices that carry its verb; if they name seats, somebody must say who."""
    if table.asking and table.asking.verb == verb:
        return Step(replace(table, asking=None))
    if table.doubted:
        return _refused(table, TableRefusal.NOT_NOW)
    offered = [choice for choice in rules(table).choices(table.state) if choice.verb == verb]
    if any(choice.about for choice in offered):
        return Step(replace(table, asking=Choice(verb)), (WhoAsked(verb),))
    return _play(replace(table, asking=None), Chosen(Choice(verb)))


def _settle(table: Table[S], event: DiceSettled) -> Step[Table[S]]:
    if event.sure:
        return _put_right(table, event.throw) if event.again else _take(table, event.throw)
    if expected(table) is None:
        return Step(table)
    doubted = replace(table, doubted=event, asking=None)
    return Step(doubted, (ThrowDoubted(event.throw, event.why, event.die),))


def _take(table: Table[S], throw: Throw) -> Step[Table[S]]:
    step = _play(replace(table, doubted=None, asking=None), DiceSettled(throw))
    if step.state.state == table.state:
        return step
    return Step(step.state, (ThrowTaken(throw), *step.cues))


def _answer(table: Table[S], throw: Throw) -> Step[Table[S]]:
    """What people say lies there; a doubt about dice that count already is no throw."""
    again = table.doubted is not None and table.doubted.again
    return _put_right(table, throw) if again else _take(table, throw)


def _put_right(table: Table[S], seen: Throw) -> Step[Table[S]]:
    """The watcher says that nobody threw: its look puts the dice that count right, or finds them right."""
    cleared = replace(table, doubted=None, asking=None)
    if _shows_the_same(throw(cleared), seen):
        return Step(cleared, (SameSeen(seen),))
    step = _play(cleared, ThrowCorrected(seen))
    corrected = () if step.state.state == table.state else (FaceCorrected(seen, None),)
    return Step(step.state, (*corrected, *step.cues))


def _play(table: Table[S], event: Event) -> Step[Table[S]]:
    """The game's own answer, with undo, timer and the end of the game kept in step."""
    step = rules(table).advance(table.state, event)
    if step.state == table.state:
        return Step(table, step.cues)
    after = replace(stepped(table), state=step.state, future=())
    timed = replace(after, timer=_timer_after(table, after))
    finished = outcome(table) is None and outcome(timed) is not None
    return Step(timed, (*step.cues, *((GameFinished(),) if finished else ())))


def _timer_after(before: Table[S], after: Table[S]) -> Timer:
    measured = rules(after).timed(after.state)
    if measured is None:
        return stopped(after.timer)
    return after.timer if measured == rules(before).timed(before.state) else started(after.timer)


def _tick(table: Table[S], seconds: int) -> Step[Table[S]]:
    if not is_ticking(table):
        return Step(table)
    timer, cues = ticked(table.timer, seconds)
    return Step(replace(table, timer=timer), cues)


def _refused(table: Table[S], why: TableRefusal) -> Step[Table[S]]:
    return Step(table, (Refused(why),))


def _undo(table: Table[S], _: Choice) -> Step[Table[S]]:
    *past, moment = table.past
    future = (Moment(table.state, table.timer), *table.future)
    before = replace(table, past=tuple(past), steps=table.steps - 1, future=future)
    return Step(_at(before, moment), (Undone(),))


def _redo(table: Table[S], _: Choice) -> Step[Table[S]]:
    moment, *future = table.future
    return Step(_at(replace(stepped(table), future=tuple(future)), moment), (Redone(),))


def _at(table: Table[S], moment: Moment[S]) -> Table[S]:
    return replace(table, state=moment.state, timer=moment.timer, asking=None, doubted=None)


def _correct(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """First the die, then its face: two taps."""
    lying = throw(table)
    if len(choice.about) == 1 or lying is None:
        return Step(replace(table, asking=choice))
    die = choice.about[0]
    assert isinstance(die, int)  # noqa: S101 - offered by _correctable only
    corrected = _with_face(lying, die, choice.about[1])
    if table.doubted:
        return _answer(table, corrected)
    answered = replace(table, asking=None)
    if _shows_the_same(lying, corrected):
        return Step(answered)
    step = _play(answered, ThrowCorrected(corrected))
    return Step(step.state, (FaceCorrected(corrected, die), *step.cues))


def _shows_the_same(counts: Throw | None, seen: Throw) -> bool:
    """Is there nothing to put right? A game takes back for a correction whatever was written since."""
    return counts is not None and (sorted(counts.faces), sorted(counts.signs)) == (
        sorted(seen.faces),
        sorted(seen.signs),
    )


def _with_face(lying: Throw, die: int, face: int | str) -> Throw:
    if isinstance(face, int):
        return lying.with_face(die, face)
    return lying.with_sign(die - len(lying.faces), face)


def _enter(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """The dice typed in one by one; complete, they are a throw like any other."""
    wanted = expected(table)
    if wanted is None or len(choice.about) < wanted.pip_dice + wanted.taught_dice:
        return Step(replace(table, asking=choice))
    faces = tuple(sorted(face for face in choice.about if isinstance(face, int)))
    signs = tuple(sign for sign in choice.about if isinstance(sign, str))
    return _answer(table, Throw(faces, signs))


def _back(table: Table[S], _: Choice) -> Step[Table[S]]:
    asking = table.asking
    if asking and asking.verb == verbs.ENTER and asking.about:
        return Step(replace(table, asking=replace(asking, about=asking.about[:-1])))
    return Step(replace(table, asking=None))


def _more_time(table: Table[S], _: Choice) -> Step[Table[S]]:
    return Step(replace(stepped(table), timer=with_more_time(table.timer), future=()))


def _right(table: Table[S], _: Choice) -> Step[Table[S]]:
    lying = throw(table)
    return _answer(table, lying) if lying else Step(table)


def _ask(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """First that there is a question, then which one; looking an answer up changes nothing."""
    return Step(replace(table, asking=choice), (Asked(choice.about),) if choice.about else ())


def _hint(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """Advice changes nothing."""
    hints = game_of(table.setup).hints
    advice = hints.advise(table.state, int(choice.about[0])) if hints else None
    return Step(table, (advice,)) if advice else _refused(table, TableRefusal.NO_HINT)


_OWN = {
    verbs.ASK: _ask,
    verbs.BACK: _back,
    verbs.CORRECT: _correct,
    verbs.COUNT: lambda table, _: Step(table, (CountWanted(),)),
    verbs.ENTER: _enter,
    verbs.HINT: _hint,
    verbs.LEAVE: lambda table, _: Step(replace(table, paused=False), (TableLeft(),)),
    verbs.LOOK_AGAIN: lambda table, _: Step(table, (LookAgainWanted(),)),
    verbs.MORE_TIME: _more_time,
    verbs.PAUSE: lambda table, _: Step(replace(table, paused=True, asking=None)),
    verbs.REDO: _redo,
    verbs.RESUME: lambda table, _: Step(replace(table, paused=False)),
    verbs.RIGHT: _right,
    verbs.UNDO: _undo,
}
