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
LARGEST_MB, LARGEST_PERCENT = 150, 5

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
            "read_thoroughly": _beside(milliseconds(_thorough_reading, pictures), "blobs_ms", blobs),
            "watch": _beside(milliseconds(_gate, pictures), "blobs_ms", blobs),
            "score": _beside(_scoring(), "blobs_ms", blobs),
            "start": _beside(_run_ms("first_screen"), "imports_ms", _run_ms("bare_imports")),
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


def _thorough_reading(picture: Picture) -> Reading:
    """The dearest there is: a die is missing, so both finders look at the picture in every size."""
    return read(picture, Expected(pip_dice=6))


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


def _run(program: str) -> tuple[float, str]:
    """One of `device.bench_programs` in a Python of its own: how many milliseconds, and what it said."""
    # An installed program is compiled already; a Python told to keep nothing would compile it each time.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    command = [sys.executable, "-m", f"device.bench_programs.{program}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=kept)  # noqa: S603
    return 1000 * (time.perf_counter() - began), done.stdout


def _run_ms(program: str) -> float:
    return min(_run(program)[0] for _ in range(ROUNDS))


def _memory() -> Figures:
    ours, imports = (int(_run(name)[1]) / 1024 for name in ("one_reading", "bare_imports"))
    return {"ours_mb": round(ours), "imports_mb": round(imports), "ratio": round(ours / imports, 2)}


def _watching() -> dict[str, Figures]:
    """The share of one core and the memory of a table that waits, beside what they may be at most."""
    percent, kilobytes = map(float, _run("waiting")[1].split())
    return {
        "waiting": _at_most(percent, "most_percent", LARGEST_PERCENT),
        "waiting_memory": _at_most(kilobytes / 1024, "most_mb", LARGEST_MB),
    }


def _at_most(ours: float, name: str, most: float) -> Figures:
    return {f"ours_{name.removeprefix('most_')}": round(ours, 1), name: most, "ratio": round(ours / most, 2)}
