"""Damaged picture files by the hundred: each is either a picture or refused, quickly and without a crash.

PIPSIGHT_MUTATIONS=10000 asks for more of them; each has a number, so that a find can be repeated.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.sources.picture_files import BadPicture, decode
from vision.frames import Picture
from vision.reading.reader import read

COUNT = int(os.environ.get("PIPSIGHT_MUTATIONS", "200"))
KINDS = (".jpg", ".png")
Chance = np.random.Generator


def photo() -> Picture:
    """A drawn five on a table, small, so that hundreds of them take seconds."""
    picture = np.full((60, 80, 3), (60, 110, 70), np.uint8)
    cv2.rectangle(picture, (20, 10), (60, 50), (235, 240, 240), -1)
    for x, y in ((28, 18), (52, 18), (40, 30), (28, 42), (52, 42)):
        cv2.circle(picture, (x, y), 4, (20, 20, 20), -1)
    return picture


ORIGINALS = {kind: cv2.imencode(kind, photo())[1].tobytes() for kind in KINDS}


def flip_bits(content: bytearray, chance: Chance) -> None:
    for place in chance.integers(0, len(content), chance.integers(1, 20)):
        content[place] ^= 1 << int(chance.integers(8))


def cut_off(content: bytearray, chance: Chance) -> None:
    del content[int(chance.integers(len(content))) :]


def cut_out(content: bytearray, chance: Chance) -> None:
    start = int(chance.integers(len(content)))
    del content[start : start + int(chance.integers(1, 200))]


def double(content: bytearray, chance: Chance) -> None:
    start = int(chance.integers(len(content)))
    content[start:start] = content[start : start + int(chance.integers(1, 200))]


def overwrite(content: bytearray, chance: Chance) -> None:
    start = int(chance.integers(len(content)))
    junk = chance.bytes(int(chance.integers(1, 64)))
    content[start : start + len(junk)] = junk


def spoil_header(content: bytearray, chance: Chance) -> None:
    """Where sizes and kinds are written: the most dangerous place."""
    place = int(chance.integers(min(64, len(content))))
    content[place] = int(chance.choice([0, 1, 0x7F, 0x80, 0xFF]))


MISHAPS: tuple[Callable[[bytearray, Chance], None], ...] = (
    flip_bits,
    cut_off,
    cut_out,
    double,
    overwrite,
    spoil_header,
)


def mutated(number: int) -> bytes:
    chance = np.random.default_rng(number)
    content = bytearray(ORIGINALS[KINDS[number % len(KINDS)]])
    for _ in range(int(chance.integers(1, 4))):
        if content:
            MISHAPS[int(chance.integers(len(MISHAPS)))](content, chance)
    return bytes(content)


def test_the_unharmed_pictures_are_read(tmp_path: Path) -> None:
    for kind, content in ORIGINALS.items():
        path = tmp_path / f"whole{kind}"
        path.write_bytes(content)
        assert decode(path).shape == (60, 80, 3)


@pytest.mark.parametrize("start", range(0, COUNT, 100))
def test_a_damaged_file_is_a_picture_or_refused(tmp_path: Path, start: int) -> None:
    path, refused = tmp_path / "damaged", 0
    for number in range(start, start + 100):
        path.write_bytes(mutated(number))
        try:
            picture = decode(path)
        except BadPicture:
            refused += 1
            continue
        assert picture.dtype == np.uint8, number
        assert picture.ndim == 3, number
        if picture.size < 100_000:
            read(picture)
    assert 0 < refused < 100
