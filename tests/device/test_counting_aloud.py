"""Counting by a clock that the test sets: one cue for each step, cut by whatever comes."""

from __future__ import annotations

from dataclasses import replace

from device.views.counting_aloud import PATIENCE_SECONDS, CountingAloud
from games.choices import COUNT, PAUSE, Choice
from games.cues import Cue, ThrowTaken
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.just_dice import Setup
from games.table import begin
from session.evening import Evening, advance, choices
from session.lobby import Lobby
from session.pip_counting import CountedOn, CountingStep
from session.preferences import Preferences

TWO = (2, 1)
PACE = 0.5


def evening(counting: str = "asked", *hidden: str) -> Evening:
    liked = Preferences(counting=counting, counting_pace=PACE, hidden=hidden)
    return Evening(Lobby(kinds=(), names=("Ada",), preferences=liked), begin(Setup(("Ada",))))


class Room:
    """A table, the counting, and a clock that stands until it is moved."""

    def __init__(self, at: Evening) -> None:
        self.evening, self.now, self.talking = at, 0.0, False
        self.counting = CountingAloud(lambda: self.now, lambda: self.talking)

    def after(self, event: Event) -> None:
        step = advance(self.evening, event)
        self.evening = step.state
        self.counting(self.evening, step.cues)

    def throw(self, *faces: int) -> None:
        self.after(DiceSettled(Throw(faces)))

    def told(self, seconds: float = 0.0) -> list[Cue]:
        self.now += seconds
        return list(self.counting.count_on())

    def rest(self) -> list[CountingStep | None]:
        """Everything still to come, however long it takes."""
        cues = [cue for _ in range(100) for cue in self.told(5)]
        return [cue.step for cue in cues if isinstance(cue, CountedOn)]


def step(dice: int, pips: int, groups: int = 0) -> CountingStep:
    return CountingStep((1, 2), dice, pips, groups)


def test_asked_for_it_counts_to_the_end_by_the_clock_alone() -> None:
    room = Room(evening())
    room.throw(*TWO)
    assert room.told(10) == []
    room.after(Chosen(Choice(COUNT)))
    assert room.told() == [CountedOn(step(1, 0))]
    assert room.told(PACE * 0.9) == []
    assert room.told(PACE * 0.1) == [CountedOn(step(1, 1))]
    assert room.rest() == [step(2, 1), step(2, 2), step(2, 3), step(2, 3, 2), None]


def test_always_means_from_the_throw_on() -> None:
    room = Room(evening("always"))
    room.throw(*TWO)
    assert room.told() == [CountedOn(step(1, 0))]


def test_a_new_throw_cuts_the_counting_and_is_counted_instead() -> None:
    room = Room(evening("always"))
    room.throw(*TWO)
    room.told()
    room.throw(3, 3)
    assert room.told() == [CountedOn(CountingStep((3, 3), 1, 0))]


def test_a_new_throw_ends_a_counting_that_was_asked_for() -> None:
    room = Room(evening())
    room.throw(*TWO)
    room.after(Chosen(Choice(COUNT)))
    room.told()
    room.throw(*TWO)
    assert room.rest() == [None]


def test_asking_again_stops_it_at_any_moment() -> None:
    room = Room(evening())
    room.throw(*TWO)
    room.after(Chosen(Choice(COUNT)))
    room.told()
    room.after(Chosen(Choice(COUNT)))
    assert room.rest() == [None]
    room.after(Chosen(Choice(COUNT)))
    assert room.told() == [CountedOn(step(1, 0))]


def test_a_pause_ends_it() -> None:
    room = Room(evening("always"))
    room.throw(*TWO)
    room.told()
    room.after(Chosen(Choice(PAUSE)))
    assert room.rest() == [None]


def test_a_long_word_may_be_finished_but_never_holds_the_counting_for_good() -> None:
    room = Room(evening("always"))
    room.talking = True
    room.throw(*TWO)
    assert room.told(PATIENCE_SECONDS * 0.9) == []
    assert room.told(PATIENCE_SECONDS * 0.2) == [CountedOn(step(1, 0))]


def test_switched_off_nobody_counts_and_nothing_offers_it() -> None:
    for at in (evening("off"), evening("always", "counting")):
        room = Room(at)
        room.throw(*TWO)
        room.after(Chosen(Choice(COUNT)))
        assert room.rest() == []
        assert Choice(COUNT) not in choices(room.evening)


def test_without_a_table_there_is_nothing_to_count() -> None:
    room = Room(replace(evening("always"), table=None))
    room.counting(room.evening, (ThrowTaken(Throw(TWO)),))
    assert room.rest() == []
