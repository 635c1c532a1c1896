"""Every throw is everybody's first: seen large before any sheet, also where nobody writes on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from config.settings import load
from device.camera.eye import Eye
from device.evening.tapping import taps
from device.games_from_settings import lobby_for
from device.loop import Loop, timekeeper
from device.saving.journal import open_journal
from device.simulated.players import SimulatedPlayers
from device.views.window import Window
from display.building.parts import DieFace, TrayPicture
from display.building.view_intents import PageTurned
from display.style.look import Look
from display.window.screen import Screen
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.table import begin
from games.upwards import Plays, Setup
from games.upwards.verbs import CONFIRM, DIE, PICK, ROUND_DONE, WRITE
from session.evening import Evening
from words.phrases import GERMAN

SETUP = Setup(players=("Ada", "Ben"), seats=(Plays.MACHINE, Plays.EASY))
TURNS_A_SECOND = 5


class Evenings:
    """Ada on the device, Ben simulated; the real loop with its clock, and what is painted."""

    def __init__(self, folder: Path, look: Look) -> None:
        self.screen = Screen(look, "hidden")
        self._seconds = 0.0
        self.is_talking = False
        players = SimulatedPlayers(3)
        self._loop = Loop(Evening(lobby_for(load(), "de"), begin(SETUP, 90)), open_journal(folder)[0])
        window = Window(self.screen, Eye(), None, self._loop.stop)
        self._loop.senses = (timekeeper(self._clock), taps(players, self._clock, lambda: self.is_talking))
        self._loop.views = (players, window.view)

    def wait(self, seconds: int) -> None:
        for _ in range(seconds * TURNS_A_SECOND):
            self._loop.turn()
            self._seconds += 1 / TURNS_A_SECOND

    def throw(self, *faces: int) -> None:
        self._loop.inbox.put(DiceSettled(Throw(faces)))
        self._loop.turn()

    def choose(self, *choices: Choice) -> None:
        for choice in choices:
            assert Chosen(choice) in [button.does for button in self.screen.scene.buttons], choice
            self._loop.inbox.put(Chosen(choice))
            self._loop.turn()

    def open_sheet(self, name: str) -> None:
        does = next(button.does for button in self.screen.scene.buttons if name in button.text)
        assert isinstance(does, PageTurned)
        self.screen.turn_page(does.page)
        self._loop.turn()

    def shown(self) -> tuple[str, list[int]]:
        """Which screen is painted, and which dice are on it with their large digits."""
        dice = [part for part in self.screen.scene.parts if isinstance(part, DieFace) and part.digit]
        return self.screen.scene.name, [die.face for die in dice]

    @property
    def game(self) -> object:
        assert self._loop.evening.table
        return self._loop.evening.table.state

    def _clock(self) -> float:
        return self._seconds


@pytest.fixture(params=[(800, 480), (480, 800)], ids=["wide", "upright"])
def evening(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evenings]:
    width, height = request.param
    opened = Evenings(tmp_path, Look(width, height, language=GERMAN))
    yield opened
    opened.screen.close()


def written(*columns: int) -> list[Choice]:
    """Ada writes her dice one by one into these columns, and is done."""
    pairs = [(Choice(PICK, (0, DIE, 0)), Choice(WRITE, (0, column))) for column in columns]
    return [*(choice for pair in pairs for choice in pair), Choice(CONFIRM, (0,))]


def test_a_throw_stays_large_until_somebody_opens_a_sheet(evening: Evenings) -> None:
    evening.throw(2, 3, 5)
    assert evening.shown() == ("round", [2, 3, 5])
    evening.wait(10)
    assert evening.shown() == ("round", [2, 3, 5])
    evening.open_sheet("Ada")
    assert evening.shown()[0] == "sheet"


def test_the_next_dice_are_seen_while_they_roll_and_when_they_lie(evening: Evenings) -> None:
    evening.throw(2, 3, 5)
    evening.wait(10)
    evening.open_sheet("Ada")
    evening.choose(*written(0, 1, 2))
    evening.wait(2)
    tray = [part.box for part in evening.screen.scene.parts if isinstance(part, TrayPicture)]
    assert evening.shown() == ("round", [])
    assert tray
    assert tray[0].width > evening.screen.look.width // 2
    assert Chosen(Choice(ROUND_DONE)) in [button.does for button in evening.screen.scene.buttons]
    evening.throw(1, 4, 6)
    assert evening.shown() == ("round", [1, 4, 6])


def test_a_throw_is_told_to_its_end_before_a_simulated_player_goes_on(evening: Evenings) -> None:
    evening.is_talking = True
    evening.throw(2, 3, 5)
    fallen = evening.game
    evening.wait(10)
    assert evening.game == fallen
    evening.is_talking = False
    evening.wait(10)
    assert evening.game != fallen
