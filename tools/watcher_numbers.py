"""Prints what a number of the watcher is worth: `python tools/watcher_numbers.py [MODULE.NAME=VALUE …]`.

All real clips beside the project are watched once as the numbers are, and once for each number given, for
instance `motion.STIRRED=7`. Each line: clips with the right throw, wrong throws, unsure ones, and the frames
from rest to throw.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path

import cv2

from config.settings import load
from device.sources import open_source
from games.rules import Expected
from vision.frames import NoMoreFrames, Picture
from vision.reading import Reading
from vision.taught import TaughtFaces, read
from vision.watching import Settled, Wanted, Watch, watch
from words.phrases import ENGLISH

CLIPS = Path(__file__).resolve().parents[2] / "shared" / "dice-photos"
READ: dict[tuple[str, int], Reading] = {}
"""What was read already, by clip and frame: the numbers tried here change only which frames are read."""


def settled(clip: str) -> list[Settled]:
    """Every throw of a clip."""
    source = open_source(str(CLIPS / clip), load().camera, ENGLISH, real_time=False)
    state, throws = Watch(), list[Settled]()
    try:
        while True:
            frame = source.read()

            state, news = watch(state, frame, Wanted(), None, partial(_once, (clip, frame.number)))
            throws += [news] if isinstance(news, Settled) else []
    except NoMoreFrames:
        return throws
    finally:
        source.close()


def _once(
    key: tuple[str, int], picture: Picture, expected: Expected | None, taught: TaughtFaces | None
) -> Reading:
    if key not in READ:
        READ[key] = read(picture, expected, taught)
    return READ[key]


def figures() -> str:
    """The clips once, as the numbers are now."""
    count, late = Counter[str](), list[int]()
    for clip in json.loads((CLIPS / "clips.json").read_text()):
        throws = settled(clip["clip"])
        sure = [throw for throw in throws if throw.reading.sure]
        right = [throw for throw in sure if list(throw.reading.faces) == clip["values"]]
        known = (clip["values"], *clip.get("others", []))
        count["right"] += bool(right)
        count["wrong"] += sum(list(throw.reading.faces) not in known for throw in sure)
        count["unsure"] += len(throws) - len(sure)
        if right and clip.get("at_rest"):
            late.append(right[0].frame_number - clip["at_rest"][0][0])
    return f"{count['right']} right, {count['wrong']} wrong, {count['unsure']} unsure, late by {late}"


def main() -> None:
    """One line for each number that is tried."""
    if not CLIPS.is_dir():
        sys.exit(f"{CLIPS} is not here; the clips come with the photographs, beside the project.")
    cv2.setNumThreads(1)
    print(f"{'as it is':24} {figures()}", flush=True)
    for each in sys.argv[1:]:
        place, _, value = each.partition("=")
        module, _, name = place.partition(".")
        room = import_module(f"vision.watching.{module}")
        before = getattr(room, name)
        setattr(room, name, type(before)(value))
        print(f"{each:24} {figures()}", flush=True)
        setattr(room, name, before)


if __name__ == "__main__":
    main()
