"""Prints the reader's figures: `python tools/reader_figures.py photos|small|clips|tray [N]|things [N]`.

`photos` and `clips` hand over to the graders in `../shared/tools` where those are; `small` shows every fifth
photograph of sources not trained on three times as wide, with plain ground around it; `tray` reads so many
dice in simulated trays of every kind of die and light; `things` shows so many pictures without any die.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from games.rules import Expected
from vision.frames import Picture
from vision.reading.reader import read
from vision.reading.readings import Reading
from vision.simulated.light import LIGHTS
from vision.simulated.pictures import PlacedDie, still
from vision.simulated.styles import STYLES
from vision.training.grounds import ground
from vision.training.scenes import LICENSED

HERE = Path(__file__).resolve().parent.parent
GRADERS = HERE.parent / "shared" / "tools"
PHOTOS = HERE.parent / "shared" / "dice-photos"
DICE_A_PICTURE, STEEPEST = 5, 20
FIRST_SEED = 5_000_000
"""Far from every seed that was trained on."""
EDGES = (0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 1.01)


def photos() -> None:
    """By view and by source, with every photograph that was not read exactly."""
    _grade("grade_reader", "read", "--misses")


def clips() -> None:
    """Each clip of a real throw: was it counts once and rightly, and how soon?"""
    _grade("grade_watcher", "watch")


def _grade(grader: str, command: str, *more: str) -> None:
    if not (GRADERS / grader).exists():
        sys.exit(f"{GRADERS / grader} is not here; it comes with the photographs, beside the project.")
    subprocess.run([str(GRADERS / grader), *more, "--", "./run", command, "--json"], cwd=HERE, check=False)


def small() -> None:
    """Dice far away: the same dice, with nine times as much to look at."""
    count: Counter[str] = Counter()
    for picture, faces in list(_unseen())[::5]:
        reading = read(_widened(picture))
        right = list(reading.faces) == faces
        count[f"{'right' if right else 'not right'}, {'sure' if reading.sure else 'doubted'}"] += 1
    print(dict(count))


def _widened(picture: Picture) -> Picture:
    high, wide = picture.shape[:2]
    whole = np.full((3 * high, 3 * wide, 3), np.median(picture, axis=(0, 1)), np.uint8)
    whole[high : 2 * high, wide : 2 * wide] = picture
    return whole


def _unseen() -> Iterator[tuple[Picture, list[int]]]:
    """The photographs of sources that were not trained on, with their faces."""
    for row in json.loads((PHOTOS / "labels.json").read_text()):
        if row["source"] not in LICENSED:
            yield np.asarray(cv2.imread(str(PHOTOS / row["image"])), np.uint8), row["values"]


def _step(confidence: float) -> float:
    return max(edge for edge in EDGES if edge <= confidence)


def _print_worth(counts: dict[float, Counter[bool]]) -> None:
    for edge in EDGES[:-1]:
        print(f"confidence from {edge:4}: {counts[edge][True]} of {counts[edge].total()} right")


def tray(dice: int) -> None:
    """Wrong and doubted dice by kind of die and light, and what a confidence is worth."""
    by_kind: dict[str, Counter[str]] = {}
    counts: dict[float, Counter[bool]] = {edge: Counter() for edge in EDGES}
    for names, picture, placed in _trays(dice):
        reading = read(picture, Expected(pip_dice=len(placed)))
        verdict = _verdict(reading, placed)
        for row in (*names, "all"):
            by_kind.setdefault(row, Counter())[verdict] += 1
        for confidence, right in _judged(reading, placed):
            counts[_step(confidence)][right] += 1
        if verdict == "WRONG":
            print(f"wrong: {names}, read {reading.faces}, lying {[die.face for die in placed]}", flush=True)
    for row, count in sorted(by_kind.items()):
        print(f"{row:12} {dict(count)}")
    _print_worth(counts)


def _trays(dice: int) -> Iterator[tuple[tuple[str, str], Picture, tuple[PlacedDie, ...]]]:
    kinds = [(style, light) for style in STYLES for light in LIGHTS]
    for number in range(dice // DICE_A_PICTURE):
        chance = np.random.default_rng([FIRST_SEED, number])
        style, light = kinds[number % len(kinds)]
        faces = tuple(int(face) for face in chance.integers(1, 7, DICE_A_PICTURE))
        tilt = float(chance.uniform(0, STEEPEST))
        yield (style, light), *still(FIRST_SEED + number, faces, style=style, light=light, tilt=tilt)


def _verdict(reading: Reading, placed: tuple[PlacedDie, ...]) -> str:
    if not reading.sure:
        return "doubted"
    return "right" if sorted(reading.faces) == sorted(die.face or 0 for die in placed) else "WRONG"


def _judged(reading: Reading, placed: tuple[PlacedDie, ...]) -> Iterator[tuple[float, bool]]:
    """Each seen die's confidence, and whether it is right about the die that lies there."""
    for seen in reading.dice:
        x, y = seen.box.x + seen.box.width / 2, seen.box.y + seen.box.height / 2
        there = [
            die
            for die in placed
            if die.box.x < x < die.box.x + die.box.width and die.box.y < y < die.box.y + die.box.height
        ]
        yield seen.confidence, any(die.face == seen.face for die in there)


def things(count: int) -> None:
    """Pictures of coins, caps, buttons, keys, dominoes, dots and cloth: no confident die may be seen."""
    seen: Counter[str] = Counter()
    for number in range(count):
        chance = np.random.default_rng([FIRST_SEED, 7, number])
        reading = read(ground(chance, 640, crowded=True)[0])
        seen[
            "nothing, sure" if reading.sure and not reading.dice else "doubt" if not reading.sure else "DIE"
        ] += 1
    print(dict(seen))


def main() -> None:
    """Run the one that was named."""
    name, *count = sys.argv[1:] or [""]
    cv2.setNumThreads(1)
    if name in ("photos", "clips", "small"):
        {"photos": photos, "clips": clips, "small": small}[name]()
    elif name in ("tray", "things") and all(each.isdigit() for each in count):
        {"tray": tray, "things": things}[name](
            int(count[0]) if count else {"tray": 10_000, "things": 200}[name]
        )
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
