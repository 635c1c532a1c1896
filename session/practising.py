"""A round of practice: the task that is set, and what comes after it. Nothing of it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.cues import Cue, Step
from games.decisions import Decision, Decisions
from games.helping import Practice, Task
from games.registry import game_of
from games.table import Table, outcome

END_PRACTICE = "end-practice"
PRACTISE_AGAIN = "practise-again"


@dataclass(frozen=True, slots=True)
class EndPractice(Decision):
    """Enough practised."""

    verb: ClassVar[str] = END_PRACTICE


@dataclass(frozen=True, slots=True)
class PractiseAgain(Decision):
    """The same round from its beginning."""

    verb: ClassVar[str] = PRACTISE_AGAIN


PracticeDecision = EndPractice | PractiseAgain
PRACTICE: Decisions[PracticeDecision] = Decisions(PracticeDecision)


@dataclass(frozen=True, slots=True)
class TaskSet(Cue):
    """This is to be done next; where `praised`, the one before it was done well."""

    name: str
    praised: bool = False


@dataclass(frozen=True, slots=True)
class PracticeDone(Cue):
    """Everything was done once."""


@dataclass(frozen=True, slots=True)
class PracticeLeft(Cue):
    """Back to the page where it was begun."""


def tasks_of(table: Table) -> tuple[Task[object], ...]:
    """What is to be done once in this game."""
    practice: Practice[object, object] | None = game_of(table.setup).practice
    return practice.tasks if practice else ()


def task_at(table: Table, place: int) -> Task[object] | None:
    """The task at this place, or None behind the last one."""
    tasks = tasks_of(table)
    return tasks[place] if place < len(tasks) else None


def first_task(table: Table) -> tuple[int, tuple[Cue, ...]]:
    """Where to begin."""
    return _from(table, 0, praised=False)


def next_task(place: int, step: Step[Table]) -> tuple[int, tuple[Cue, ...]]:
    """The task after what just happened: the same one, until it is done or cannot be done any more."""
    task = task_at(step.state, place)
    if task is None:
        return place, ()
    if outcome(step.state):
        return len(tasks_of(step.state)), (PracticeDone(),)
    if task.done(step.state.state, step.cues):
        return _from(step.state, place + 1, praised=True)
    return (place, ()) if task.fits(step.state.state) else _from(step.state, place + 1, praised=False)


def _from(table: Table, place: int, *, praised: bool) -> tuple[int, tuple[Cue, ...]]:
    while (task := task_at(table, place)) and not task.fits(table.state):
        place += 1
    return place, (TaskSet(task.name, praised),) if task else (PracticeDone(),)
