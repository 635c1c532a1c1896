"""Makes the moving picture of the README: `python tools/moving_picture.py docs/pictures/throw.webp`.

A round of Upwards! on the simulated tray, through the real reader, rules and screen, on a clock of its own.
It needs OpenCV 4.11 or newer, which can write pictures that move.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before anything asks for a display

import cv2
import numpy as np

from config.settings import load
from device.games_from_settings import lobby_for
from device.handsfree.narration import Narrator
from device.handsfree.selfplay import Beginning, SelfPlay
from device.saving.journal import unsaved_journal
from device.views.window import Window
from display.style.look import Look
from display.window.screen import Screen
from games.table import begin, throw
from games.upwards import Setup
from vision.frames import Picture
from words.phrases import ENGLISH

SIZE = (800, 480)
PLAYERS, SEED = ("Ada", "Ben", "Cleo"), 12
TURNS_A_SECOND, TURNS_A_PICTURE = 30, 2
BEFORE, AFTER = 20, 75
"""Turns of the loop with the empty page, and with the throw that was read."""
QUALITY = 75
"""Of 100: here the pips are crisp, and the whole is a tenth of the 2 MB that a visitor may wait for."""


class Stage:
    """One game on its own clock, and every other of its screens."""

    def __init__(self) -> None:
        self._now = 0.0
        self.pictures: list[Picture] = []
        lobby = lobby_for(load(), ENGLISH)
        table = begin(Setup(PLAYERS, event_die=True), 90)
        journal = unsaved_journal("only to be looked at")
        self._game = SelfPlay(Beginning(table, SEED), lobby, journal, Narrator(ENGLISH))
        look = Look(width=SIZE[0], height=SIZE[1], language=ENGLISH, can_toss=True)
        self._screen = Screen(look, "window", clock=lambda: self._now)
        window = Window(self._screen, self._game.eye, None, self._game.loop.stop)
        self._game.loop.views = (*self._game.loop.views, window.view)

    def play(self) -> None:
        """The page that waits, the throw, and what was read."""
        hands, self._game.loop.senses = self._game.loop.senses, ()
        self._turns(BEFORE)
        self._game.loop.senses = hands
        while not self._is_read:
            self._turns(1)
        self._game.loop.senses = ()
        self._turns(AFTER)
        self._screen.close()

    @property
    def _is_read(self) -> bool:
        table = self._game.loop.evening.table
        return table is not None and throw(table) is not None

    def _turns(self, count: int) -> None:
        for _ in range(count):
            self._game.loop.turn()
            self._now += 1 / TURNS_A_SECOND
            if round(self._now * TURNS_A_SECOND) % TURNS_A_PICTURE == 0:
                png = np.frombuffer(self._screen.png(), np.uint8)
                self.pictures.append(np.asarray(cv2.imdecode(png, cv2.IMREAD_COLOR)))


def main(path: Path) -> None:
    """Write it."""
    stage = Stage()
    stage.play()
    film = cv2.Animation()
    film.frames = stage.pictures
    film.durations = [1000 * TURNS_A_PICTURE // TURNS_A_SECOND] * len(stage.pictures)
    if not cv2.imwriteanimation(str(path), film, [cv2.IMWRITE_WEBP_QUALITY, QUALITY]):
        sys.exit(f"{path} cannot be written")
    print(f"{path}: {len(stage.pictures)} pictures, {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
