"""Status lamps and buzzer on gpiozero's mock pins: what they show and sound, and how fast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from queue import SimpleQueue

import gpiozero
import pytest
from gpiozero.pins.mock import MockFactory
from hypothesis import given
from hypothesis import strategies as st

from config.settings import load
from device.camera.camera_thread import OPENS_WITHIN_SECONDS, Lookout
from device.camera.eye import Eye, Seen
from device.evening.fittings import status_of
from device.parts.buzzer import SIGNALS, Buzzer
from device.parts.lamps import PATTERNS, Status, StatusLamps, is_lit
from device.parts.pins import wired_buzzer, wired_status
from device.parts.sound import SoundKind
from device.saving.journal import Journal, open_journal
from games.cues import Cue, ThrowTaken, TimeRanOut
from games.dice import Throw
from session.evening import Evening
from session.lobby import Lobby
from vision.reading.readings import Doubt
from words.phrases import ENGLISH

READY, READING, TROUBLE, BUZZER = 16, 20, 21, 25
WIRED = replace(load().buttons, ready_pin=READY, reading_pin=READING, trouble_pin=TROUBLE, buzzer_pin=BUZZER)
EVENING = Evening(Lobby(kinds=(), names=("Ada", "Ben")))


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    """Mock pins for one test; the factory of before is put back."""
    before = gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory = MockFactory()
    yield gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory.reset()
    gpiozero.Device.pin_factory = before


def shown(pins: MockFactory, statuses: list[Status], turn: float = 0.125) -> dict[Status, str]:
    """Each lamp over time, a sign a turn: # is lit."""
    now = 0.0
    lamps = StatusLamps(wired_status(WIRED, ENGLISH), lambda _: statuses[int(now / turn)], lambda: now)
    seen = dict.fromkeys(Status, "")
    for number in range(len(statuses)):
        now = number * turn
        lamps(EVENING, ())
        for status, pin in zip(Status, (READY, READING, TROUBLE), strict=True):
            seen[status] += "#" if pins.pin(pin).state else "."
    lamps.close()
    return seen


def test_each_status_has_its_own_lamp_and_its_own_pattern(pins: MockFactory) -> None:
    statuses = [Status.READY] * 8 + [Status.READING] * 16 + [Status.TROUBLE] * 24
    assert shown(pins, statuses) == {
        Status.READY: "########" + 40 * ".",
        Status.READING: 8 * "." + "####....####...." + 24 * ".",
        Status.TROUBLE: 24 * "." + "##..##..........##..##..",
    }


@given(st.sampled_from(Status), st.floats(0, 60))
def test_no_lamp_flashes_three_times_in_any_second(status: Status, begin: float) -> None:
    moments = [is_lit(status, begin + step / 100) for step in range(100)]
    assert sum(now and not before for before, now in pairwise(moments)) < 3


def test_the_patterns_can_be_told_apart_without_seeing_colours() -> None:
    assert len(set(PATTERNS.values())) == len(PATTERNS) == len(Status)


class Told:
    """A camera and a journal as the world has made them."""

    def __init__(self, journal: Journal) -> None:
        self.eye, self.journal = Eye(), journal
        self.now = 0.0
        lookout = Lookout(
            self.eye, lambda: pytest.fail("nobody opens it"), SimpleQueue(), clock=lambda: self.now
        )
        self.status = status_of(self.eye, lookout, journal)


def test_what_is_wrong_comes_first_then_what_is_going_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    told = Told(open_journal(tmp_path_factory.mktemp("state"))[0])
    seen = [told.status(EVENING)]
    told.eye.seen = Seen(is_reading=False)
    seen.append(told.status(EVENING))
    told.eye.seen = Seen(is_reading=False, blind=Doubt.DARK)
    seen.append(told.status(EVENING))
    told.eye.seen, told.now = Seen(is_reading=False), OPENS_WITHIN_SECONDS + 1
    seen.append(told.status(EVENING))
    assert seen == [Status.READING, Status.READY, Status.TROUBLE, Status.TROUBLE]
    told.journal.close()


def heard(pins: MockFactory, cues: dict[int, Cue], turns: int, turn: float = 0.05) -> str:
    """The buzzer over time, a sign a turn: # is sound."""
    now, sounds = 0.0, ""
    buzzer = Buzzer(wired_buzzer(WIRED, ENGLISH), lambda: now)
    for number in range(turns):
        now = number * turn + 0.001
        buzzer(EVENING, (cues[number],) if number in cues else ())
        sounds += "#" if pins.pin(BUZZER).state else "."
    buzzer.close()
    return sounds


def test_the_buzzer_sounds_for_a_moment_and_the_newest_signal_wins(pins: MockFactory) -> None:
    throw = ThrowTaken(Throw((1, 2, 3)))
    assert heard(pins, {2: throw}, 8) == "..##...."
    assert heard(pins, {0: TimeRanOut()}, 16) == "############...."
    assert heard(pins, {0: TimeRanOut(), 4: throw}, 10) == "######...."


def test_every_tone_has_a_short_signal() -> None:
    assert set(SIGNALS) == set(SoundKind) - {SoundKind.TICK}
    assert max(sum(signal) for signal in SIGNALS.values()) <= 1.0


@pytest.mark.usefixtures("pins")
def test_a_buzzer_that_is_not_wired_is_none() -> None:
    assert wired_buzzer(replace(WIRED, buzzer_pin=0), ENGLISH) is None
