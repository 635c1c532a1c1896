"""The game on the table goes on: its own answer, with undo, timer and the end of the game kept in step."""

from __future__ import annotations

from dataclasses import replace

from games.cues import FaceCorrected, GameFinished, SameSeen, Step, ThrowTaken
from games.dice import Throw
from games.events import DiceSettled, Event, ThrowCorrected
from games.table.state import S, Table, is_secret, outcome, rules, stepped, throw
from games.timer import Timer, started, stopped


def play(table: Table[S], event: Event) -> Step[Table[S]]:
    """What the game makes of an event."""
    step = rules(table).advance(table.state, event)
    if step.state == table.state:
        return Step(table, step.cues)
    after = replace(stepped(table), state=step.state, future=())
    timed = replace(after, timer=_timer_after(table, after))
    finished = outcome(table) is None and outcome(timed) is not None
    return Step(timed, (*step.cues, *((GameFinished(),) if finished else ())))


def take(table: Table[S], thrown: Throw) -> Step[Table[S]]:
    """A throw that nobody doubts."""
    step = play(replace(table, doubted=None, asking=None, looks=0), DiceSettled(thrown))
    if step.state.state == table.state or is_secret(table):
        return step
    return Step(step.state, (ThrowTaken(thrown), *step.cues))


def answer(table: Table[S], throw: Throw) -> Step[Table[S]]:
    """What people say lies there; a doubt about dice that count already is no throw."""
    again = table.doubted is not None and table.doubted.again
    return put_right(table, throw) if again else take(table, throw)


def put_right(table: Table[S], seen: Throw) -> Step[Table[S]]:
    """The watcher says that nobody threw: its look puts the dice that count right, or finds them right."""
    cleared = replace(table, doubted=None, asking=None, looks=0)
    if shows_the_same(throw(cleared), seen):
        return Step(cleared, (SameSeen(seen),))
    step = play(cleared, ThrowCorrected(seen))
    corrected = () if step.state.state == table.state else (FaceCorrected(seen, None),)
    return Step(step.state, (*corrected, *step.cues))


def shows_the_same(counts: Throw | None, seen: Throw) -> bool:
    """Is there nothing to put right? A game takes back for a correction whatever was written since."""
    return counts is not None and (sorted(counts.faces), sorted(counts.signs)) == (
        sorted(seen.faces),
        sorted(seen.signs),
    )


def _timer_after(before: Table[S], after: Table[S]) -> Timer:
    measured = rules(after).timed(after.state)
    if measured is None:
        return stopped(after.timer)
    return after.timer if measured == rules(before).timed(before.state) else started(after.timer)
