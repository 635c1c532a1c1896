"""A table that waits for a throw: the tray watched and shown at 30 frames a second while nothing moves."""

from __future__ import annotations

import time

import numpy as np

from config.settings import load
from device.bench_programs.peak import peak_kilobytes
from device.camera.eye import Eye
from device.games_from_settings import lobby_for, simulated_setup
from display.style.look import Look
from display.window.screen import Screen
from games.table import begin
from session.evening import Evening
from vision.frames import Frame

WARM_UP_FRAMES, FRAMES, FPS = 60, 90, 30


def main() -> None:
    """Print the share of one core in percent, and the memory."""
    chance = np.random.default_rng(1)
    shade = np.linspace(0, 90, 1280).astype(np.uint8)[None, :, None]  # lit from the side: no covered lens
    pictures = [shade + chance.integers(60, 66, (720, 1280, 3), dtype=np.uint8) for _ in range(3)]
    lobby = lobby_for(load(), "en")
    evening = Evening(lobby, begin(simulated_setup(lobby.kinds[0], ("Ada", "Ben"))))
    screen, eye = Screen(Look(), "hidden"), Eye()

    def seconds(frames: int) -> float:
        began = time.process_time()
        for number in range(frames):
            eye.look(Frame(pictures[number % 3], number, number / FPS))
            eye(evening, ())
            screen.show(evening)
            screen.paint(eye.seen.preview.picture if eye.seen.preview else None)
        return time.process_time() - began

    seconds(WARM_UP_FRAMES)
    print(seconds(FRAMES) / (FRAMES / FPS) * 100, peak_kilobytes())


if __name__ == "__main__":
    main()
