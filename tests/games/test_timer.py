"""The round timer counts down, warns, waits, and never takes a turn away."""

from __future__ import annotations

from games.cues import TimeRanOut, TimeWarned
from games.timer import Timer, started, stopped, ticked, with_more_time


def test_a_timer_that_is_off_never_starts() -> None:
    assert started(Timer(length=0)) == Timer(0, 0, running=False)


def test_the_warning_comes_once_when_twenty_seconds_are_left() -> None:
    assert ticked(Timer(90, 21, running=True), 1) == (Timer(90, 20, running=True), (TimeWarned(20),))
    assert ticked(Timer(90, 20, running=True), 1) == (Timer(90, 19, running=True), ())


def test_a_late_tick_still_warns_and_a_very_late_one_only_tells_the_end() -> None:
    assert ticked(Timer(90, 22, running=True), 5) == (Timer(90, 17, running=True), (TimeWarned(17),))
    assert ticked(Timer(90, 22, running=True), 99) == (Timer(90, 0, running=True), (TimeRanOut(),))


def test_at_the_end_it_chimes_once_and_waits() -> None:
    over, cues = ticked(Timer(10, 1, running=True), 1)
    assert cues == (TimeRanOut(),)
    assert ticked(over, 1) == (over, ())


def test_more_time_may_be_taken_as_often_as_wanted_even_after_the_end() -> None:
    over = Timer(10, 0, running=True)
    assert with_more_time(with_more_time(over)).left == 60
    assert ticked(with_more_time(over), 15)[1] == (TimeWarned(15),)


def test_a_stopped_timer_does_not_count() -> None:
    assert ticked(stopped(Timer(90, 45, running=True)), 5) == (Timer(90, 0, running=False), ())
