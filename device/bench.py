"""How fast and how large Pipsight is: each figure beside a yardstick measured in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

import cv2

from games.game import Chance
from games.registry import games
from games.rules import Expected
from vision.frames import Picture, shrink
from vision.reading import Reading, read
from vision.simulated.pictures import still
from vision.watching import stir
from vision.yardstick import count_blobs

PICTURES, ROUNDS = 5, 3
IMPORTS = "import cv2, pygame"
FIRST_SCREEN = """
import device.commands.play
from display.style.look import Look
from display.window.screen import Screen
from config.settings import load
from device.games_from_settings import lobby_for
from session.evening import Evening
screen = Screen(Look(), "hidden")
screen.show(Evening(lobby_for(load(), "en")))
screen.paint()
"""
ONE_READING = """
from vision.reading import read
from vision.simulated.pictures import still
read(still(1, (1, 2, 3))[0])
"""
WATCHING = """
import time
import numpy as np
from config.settings import load
from device.camera.eye import Eye
from device.games_from_settings import lobby_for, simulated_setup
from display.style.look import Look
from display.window.screen import Screen
from session.evening import Evening
from games.table import begin
from vision.frames import Frame
chance = np.random.default_rng(1)
pictures = [chance.integers(60, 66, (720, 1280, 3), dtype=np.uint8) for _ in range(3)]
lobby = lobby_for(load(), "en")
evening = Evening(lobby, begin(simulated_setup(lobby.kinds[0], ("Ada", "Ben"))))
screen, eye = Screen(Look(), "hidden"), Eye()
def seconds(frames):
    began = time.process_time()
    for number in range(frames):
        eye.look(Frame(pictures[number % 3], number, number / 30))
        eye(evening, ())
        screen.show(evening)
        screen.paint(eye.seen.preview.picture)
    return time.process_time() - began
seconds(60)
print(seconds(90) / 3 * 100)
"""
"""A table that waits for a throw: the tray watched and shown at 30 frames a second while nothing moves."""
LARGEST_MB, LARGEST_PERCENT = 150, 25
PEAK = "\nprint(open('/proc/self/status').read().split('VmHWM:')[1].split()[0])"

Figures = dict[str, float]


def measured() -> dict[str, Figures]:
    """All figures; one thread, so that machines can be compared."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        pictures = [still(seed, (1, 2, 3, 5, 6), touching=0.0)[0] for seed in range(PICTURES)]
        blobs = milliseconds(count_blobs, pictures)
        return {
            "read": _beside(milliseconds(_game_reading, pictures), "blobs_ms", blobs),
            "watch": _beside(milliseconds(_gate, pictures), "blobs_ms", blobs),
            "score": _beside(_scoring(), "blobs_ms", blobs),
            "start": _beside(_run_ms(FIRST_SCREEN), "imports_ms", _run_ms(IMPORTS)),
            "memory": _memory(),
            **_watching(),
        }
    finally:
        cv2.setNumThreads(threads)


def milliseconds(work: Callable[[Picture], object], pictures: list[Picture]) -> float:
    """The median over all pictures, after one that warms up."""
    work(pictures[0])
    times = []
    for picture in pictures * ROUNDS:
        began = time.perf_counter()
        work(picture)
        times.append(1000 * (time.perf_counter() - began))
    return median(times)


def _beside(ours: float, name: str, yardstick: float) -> Figures:
    return {"ours_ms": round(ours, 2), name: round(yardstick, 2), "ratio": round(ours / yardstick, 4)}


def _game_reading(picture: Picture) -> Reading:
    """As in a game, where the number of dice is known."""
    return read(picture, Expected(pip_dice=5))


def _gate(picture: Picture) -> float:
    """What the watcher does with a frame in which nothing moves."""
    small = shrink(picture)
    return stir(small, small)


def _scoring() -> float:
    """The hardest sums there are in any game; the slowest game counts."""
    hardest = (game.hardest for game in games().values() if game.hardest)
    return max((_summing(made) for made in hardest), default=0.0)


def _summing(made: Callable[[Chance], Callable[[], object]]) -> float:
    chance, times = Random(1), []
    for _ in range(PICTURES * ROUNDS):
        work = made(chance.randrange)
        began = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - began))
    return median(times)


def _run(code: str) -> tuple[float, str]:
    """A Python of its own: how long it took in milliseconds, and what it said."""
    # An installed program is compiled already; a Python told to keep nothing would compile it each time.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=kept)  # noqa: S603
    return 1000 * (time.perf_counter() - began), done.stdout


def _run_ms(code: str) -> float:
    return min(_run(code)[0] for _ in range(ROUNDS))


def _memory() -> Figures:
    ours, imports = (int(_run(code + PEAK)[1].split()[-1]) / 1024 for code in (ONE_READING, IMPORTS))
    return {"ours_mb": round(ours), "imports_mb": round(imports), "ratio": round(ours / imports, 2)}


def _watching() -> dict[str, Figures]:
    """The share of one core and the memory of a table that waits, beside what they may be at most."""
    percent, kilobytes = map(float, _run(WATCHING + PEAK)[1].split()[-2:])
    return {
        "waiting": _at_most(percent, "most_percent", LARGEST_PERCENT),
        "waiting_memory": _at_most(kilobytes / 1024, "most_mb", LARGEST_MB),
    }


def _at_most(ours: float, name: str, most: float) -> Figures:
    return {f"ours_{name.removeprefix('most_')}": round(ours, 1), name: most, "ratio": round(ours / most, 2)}
