"""What the panel should show: the same evening on this side, painted by the same code, touched alike."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from config.settings import load
from device.games_from_settings import lobby_for
from display.building.parts import Button, TrayPicture
from display.style.look import Look
from display.window.screen import Screen
from session.evening import Evening
from session.lobby import Page
from session.lobby.setting import on_tour
from vision.simulated.pictures import still

sys.path.insert(0, str(Path(__file__).parents[1] / "display"))
from hands import Walk  # the tests' own hands, only that this one reaches into another machine
from machine import Machine, Picture

SIZE = (640, 360)
"""Of the pictures before the camera: all that an emulated processor can bear."""
SETTINGS = """[table]
language = "en"
seconds = 0

[screen]
mode = "fullscreen"
dim_seconds = 0
reduced_motion = true

[camera]
source = "webcam:0"
width = 640
height = 360
fps = 5

[upwards]
event_die = false

[buttons]
pass_lamp_pin = 22
announce_lamp_pin = 23
ready_pin = 24
reading_pin = 25
trouble_pin = 5
buzzer_pin = 6

[machine]
power_off = true
"""
NOISY_PICTURES = 4
LIKE = 4.0
"""Grey levels by which two pictures of one page may differ on average: another painter rounds otherwise."""


class Twin(Walk):
    """A walk through the screens whose finger touches the virtual Pi's panel."""

    def __init__(self, machine: Machine, text: str = SETTINGS, language: str = "en") -> None:
        self._machine = machine
        settings = machine.folder / "settings.toml"
        settings.write_text(text)
        self._lobby = lobby_for(load(settings), language)
        super().__init__(self._tapping, on_tour(self._lobby))
        panel = load(settings).screen
        look = replace(
            Look(), px_per_mm=panel.width / panel.panel_width_mm, corner=load(settings).camera.corner
        )
        self.screen = Screen(look, "hidden")
        self.begin()

    def begin(self) -> None:
        """As at the very first start."""
        self.show(Evening(on_tour(self._lobby)))

    def restart(self) -> None:
        """The game that was being played is offered."""
        saved = self.evening.table
        self.cues = ()
        self.show(Evening(replace(self.evening.lobby, page=Page.SAVED, saved=saved)))

    def resumed(self) -> None:
        """What the journal would do on this side: the saved table is on the table again."""
        if self.evening.table is None:
            lobby = self.evening.lobby
            self.show(Evening(replace(lobby, saved=None), lobby.saved))

    def _tapping(self, _: object, button: Button) -> list[object]:
        window = self.screen.window
        width, height = window.upright(window.size)
        x, y = button.box.centre[0] / width, button.box.centre[1] / height
        hung = {0: (x, y), 90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}
        self._machine.tap(*hung[window.rotation])
        return [button.does]

    def expect(self, name: str, seconds: float = 90) -> str:
        """Wait until the panel shows what the twin shows, and keep a picture of it."""
        self.screen.like(self.evening.lobby.preferences)
        self.screen.show(self.evening)
        self.screen.paint()
        wanted = self._painted(name)
        took = self._machine.until(
            lambda: self._difference(self._machine.panel(name), wanted) < LIKE,
            seconds,
            f"the page for {name}",
        )
        return f"{self.screen.scene.name}, as it should be, after {took:.0f} s"

    def _painted(self, name: str) -> Picture:
        path = self._machine.folder / f"{name}-expected.png"
        path.write_bytes(self.screen.png())
        picture = cv2.imread(str(path))
        assert picture is not None
        return picture.astype(np.uint8, copy=False)

    def _difference(self, seen: Picture, wanted: Picture) -> float:
        """Grey levels on average, without the live picture of the tray, which is never the same twice."""
        seen = np.rot90(seen, self.screen.window.rotation // 90)
        if seen.shape != wanted.shape:
            return float("inf")  # the kernel's own console, before anything of ours
        apart = np.abs(seen.astype(np.int16) - wanted.astype(np.int16)).mean(axis=2)
        for part in self.screen.scene.parts:
            if isinstance(part, TrayPicture):
                box = part.box
                apart[box.y : box.y + box.height, box.x : box.x + box.width] = 0
        return float(apart.mean())


def tray(*faces: int, seed: int = 3, brightness: float = 1.0) -> bytes:
    """Dice in a tray as the loopback camera wants them; several pictures, each with its own noise."""
    clean, _ = still(seed, faces, touching=0.0, size=SIZE)
    chance = np.random.default_rng(seed)
    return b"".join(
        _yuyv(clean * brightness + chance.normal(0, 1.5, clean.shape)) for _ in range(NOISY_PICTURES)
    )


def rolling() -> bytes:
    """Dice that lie elsewhere, or not at all, in every picture."""
    lying = ((1,), (2, 3, 5), (), (6, 4))
    return b"".join(_yuyv(still(3, faces, touching=0.0, size=SIZE)[0]) for faces in lying)


def _yuyv(picture: Picture) -> bytes:
    levels = np.clip(picture, 0, 255).astype(np.uint8)
    yuv = cv2.cvtColor(levels, cv2.COLOR_BGR2YUV)
    packed = np.empty((*yuv.shape[:2], 2), np.uint8)
    packed[..., 0] = yuv[..., 0]
    packed[:, 0::2, 1] = yuv[:, 0::2, 1]
    packed[:, 1::2, 1] = yuv[:, 0::2, 2]
    return packed.tobytes()
