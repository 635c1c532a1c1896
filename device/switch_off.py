"""Switching off from the start page: the machine itself where its owner allows that, else the plug."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from device.loop import Loop
from games.cues import Cue
from session.evening import Evening
from session.lobby import QuitWanted

SECONDS = 4.0
"""For the goodbye to be heard and read."""
FLAG = "switch-off"
"""The service's unit looks for this file when Pipsight has ended, and then switches the machine off."""


@dataclass(frozen=True, slots=True)
class SwitchingOff(Cue):
    """In a moment the machine is off."""


@dataclass(frozen=True, slots=True)
class PlugFree(Cue):
    """Everything is saved, and the plug may be pulled."""


class Farewell:
    """As a view it notices that people want to switch off; `say` has the last word on the screen."""

    def __init__(self, environment: Mapping[str, str], *, may_switch_off: bool) -> None:
        self._environment, self._may = environment, may_switch_off
        self._wanted = False

    def __call__(self, _: Evening, cues: tuple[Cue, ...]) -> None:
        """Were we asked to end by somebody at the table?"""
        self._wanted = self._wanted or any(isinstance(cue, QuitWanted) for cue in cues)

    def say(self, loop: Loop, sleep: Callable[[float], None] = time.sleep) -> None:
        """Tell every view how it goes on, and give people time to read it."""
        if not self._wanted:
            return
        cue = SwitchingOff() if self._may and self._asks_system() else PlugFree()
        for view in loop.views:
            view(loop.evening, (cue,))
        sleep(SECONDS)

    def _asks_system(self) -> bool:
        """Only the service has a folder whose flag is looked for."""
        folder = self._environment.get("RUNTIME_DIRECTORY")
        if not folder:
            return False
        try:
            (Path(folder) / FLAG).touch()
        except OSError:
            return False
        return True
