"""From readings to events, and from frames of the simulated tray to throws."""

from __future__ import annotations

import numpy as np
import pytest

from config.settings import load
from device.camera.eye import Eye, settled
from device.games_from_settings import lobby_for
from games.cues import LookAgainWanted
from games.dice import Throw
from games.events import DiceSettled, TrayEmptied
from games.table import begin
from games.upwards import Setup
from session.evening import Evening
from vision.frames import Frame
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.simulated.tray import SimulatedTray
from words.phrases import ENGLISH

BOX = PictureBox(0, 0, 10, 10)


def seen(face: int | str) -> SeenDie:
    return SeenDie(BOX, 0.9, face if isinstance(face, int) else None, face if isinstance(face, str) else None)


def test_a_sure_reading_is_a_throw_sorted_pip_dice_first() -> None:
    reading = Reading((seen(5), seen("minus"), seen(2), seen(5)))
    assert settled(reading) == DiceSettled(Throw((2, 5, 5), ("minus",)))


@pytest.mark.parametrize(("in_reading", "in_throw"), [(0, 1), (1, 3), (2, 0), (3, 2), (None, None)])
def test_the_doubtful_die_is_named_by_its_place_in_the_throw(
    in_reading: int | None, in_throw: int | None
) -> None:
    dice = (seen(5), seen("minus"), seen(2), seen(5))
    reading = Reading(dice, Advice(Doubt.LEANING, in_reading))
    throw = Throw((2, 5, 5), ("minus",))
    assert settled(reading) == DiceSettled(throw, sure=False, why="leaning", die=in_throw)


def test_a_die_that_could_not_be_read_at_all_has_no_place() -> None:
    reading = Reading((SeenDie(BOX, 0.1), seen(2)), Advice(Doubt.UNCLEAR, 0))
    assert settled(reading) == DiceSettled(Throw((2,)), sure=False, why="unclear", die=None)


def told_in(frames: int, tray: SimulatedTray, eye: Eye) -> list[object]:
    events = [eye.look(tray.read()) for _ in range(frames)]
    return [event for event in events if event]


def test_a_throw_is_told_once_again_on_request_and_the_empty_tray_too() -> None:
    tray, eye = SimulatedTray(3, trouble=0.0), Eye()
    evening = Evening(lobby_for(load(), ENGLISH), begin(Setup(players=("Ada", "Ben"))))
    eye(evening, ())
    tray.throw()
    told = told_in(90, tray, eye)
    assert tray.truth
    assert told == [DiceSettled(tray.truth)]
    first = eye.seen.settled
    assert first
    assert eye.seen.preview
    assert first.number < eye.seen.preview.number
    eye(evening, (LookAgainWanted(),))
    assert told_in(12, tray, eye) == [DiceSettled(tray.truth)]
    assert eye.seen.settled is not first
    tray.clear()
    assert told_in(90, tray, eye) == [TrayEmptied()]


def test_a_still_tray_is_shown_now_and_then_and_every_movement_at_once() -> None:
    tray, eye = SimulatedTray(3), Eye()
    told_in(30, tray, eye)

    def behind() -> int:
        frame = tray.read()
        eye.look(frame)
        assert eye.seen.preview
        return frame.number - eye.seen.preview.number

    assert {behind() for _ in range(12)} == {0, 1, 2}
    tray.throw()
    rolling = [behind() for _ in range(40)]
    assert rolling[3:20] == [0] * 17


def test_a_second_look_at_an_empty_tray_is_answered() -> None:
    tray, eye = SimulatedTray(3), Eye()
    evening = Evening(lobby_for(load(), ENGLISH), begin(Setup(players=("Ada", "Ben"))))
    eye(evening, ())
    assert told_in(20, tray, eye) == []
    eye(evening, (LookAgainWanted(),))
    assert told_in(20, tray, eye) == [TrayEmptied(again=True)]


def test_darkness_is_noticed_and_forgotten_when_the_light_is_back() -> None:
    eye = Eye()
    dark = np.zeros((90, 160, 3), np.uint8)
    light = np.random.default_rng(1).integers(0, 255, (90, 160, 3), dtype=np.uint8)
    for number in range(20):
        eye.look(Frame(dark, number, number / 30))
    assert eye.seen.blind is Doubt.DARK
    eye.look(Frame(light, 20, 1.0))
    assert eye.seen.blind is None
    assert eye.seen.preview
    assert eye.seen.preview.number == 20
