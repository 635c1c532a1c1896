"""Breaks rendered pictures at random and reads what is left: `python tests/soak/broken_pictures.py 10000`.

Every file must end in a reading or in one sentence; a crash or a hang ends the run; memory is told.
"""

from __future__ import annotations

import random
import resource
import sys
import tempfile
from collections import Counter
from pathlib import Path

from words.sentences import in_words

# First, as in every command: it tells OpenCV how large a picture may be before OpenCV is imported.
import device  # noqa: F401  # isort: skip

import cv2
import numpy as np

from device.calls.hush_stderr import hushed
from device.sources.picture_files import BadPicture, decode
from vision.reading.reader import read
from vision.simulated.pictures import still
from words.phrases import ENGLISH

KINDS = (".jpg", ".png", ".bmp", ".webp")
SIZE = (320, 240)


def broken(data: bytes, chance: random.Random) -> bytes:
    """The file with some bytes changed, cut out, doubled, or its end lost."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 3, 20))):
        place = chance.randrange(len(changed) or 1)
        match chance.randrange(4):
            case 0:
                changed[place : place + 1] = bytes([chance.randrange(256)])
            case 1:
                del changed[place : place + chance.randrange(1, 64)]
            case 2:
                changed[place:place] = changed[place : place + chance.randrange(1, 64)]
            case _:
                # Headers are short and decide most: break them more often than chance would.
                changed[place % 64] = chance.randrange(256)
    return bytes(changed[: chance.randrange(len(changed))] if chance.random() < 0.1 else changed)


def answer(path: Path) -> str:
    """What becomes of one file."""
    try:
        picture = decode(path)
    except BadPicture as flaw:
        return "one sentence" if in_words(ENGLISH, flaw.sentence).strip() else "SILENT"
    small = cv2.resize(picture, SIZE) if picture.size > 3_000_000 else picture
    return "sure" if read(np.asarray(small, np.uint8)).sure else "doubt"


def main() -> None:
    """Break and read so many files."""
    count, chance, seen = int(sys.argv[1]), random.Random(5), Counter[str]()
    picture = still(3, (1, 4, 6), size=SIZE)[0]
    files = {kind: cv2.imencode(kind, picture)[1].tobytes() for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder, hushed():
        for number in range(count):
            kind = KINDS[number % len(KINDS)]
            path = Path(folder, f"broken{kind}")
            path.write_bytes(broken(files[kind], chance))
            seen[answer(path)] += 1
    print(dict(seen), f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")


if __name__ == "__main__":
    main()
