"""Photographs that no network here has learned from, for whoever measures; and what networks said, kept."""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import network
from vision.training.scenes import KEPT_BACK, LICENSED

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "dice-photos"
KEPT = Path.home() / ".cache" / "pipsight-eye.pickle"
MODELS = Path(network.__file__).parents[1] / "models"


@dataclass(frozen=True, slots=True, eq=False)
class Photograph:
    """One picture with its truth; `view` is where the camera stood."""

    name: str
    source: str
    view: str
    values: list[int]
    picture: NDArray[np.uint8]


def unseen() -> list[Photograph]:
    """The photographs that no network of this project has learned from."""
    rows = json.loads((PHOTOS / "labels.json").read_text())
    return [
        Photograph(row["image"], row["source"], row["view"], row["values"], _picture(row["image"]))
        for row in rows
        if row["source"] not in LICENSED or row["image"] in KEPT_BACK
    ]


def _picture(name: str) -> NDArray[np.uint8]:
    return np.asarray(cv2.imread(str(PHOTOS / name)), np.uint8)


@contextmanager
def remembered(fresh: bool) -> Iterator[None]:
    """What a network said is kept for the next run, as long as it is the same network."""
    marks = {path.name: hashlib.blake2b(path.read_bytes()).digest() for path in MODELS.glob("*.onnx")}
    kept = {} if fresh or not KEPT.exists() else pickle.loads(KEPT.read_bytes())  # noqa: S301 - its own file
    by_name = {name: kept.get((name, mark), {}) for name, mark in marks.items()}
    memory = {(name, key): said for name, answers in by_name.items() for key, said in answers.items()}
    before = len(memory)
    try:
        with network.remembering(memory):
            yield
    finally:
        if len(memory) > before:
            rows = {(name, mark): _of(memory, name) for name, mark in marks.items()}
            KEPT.parent.mkdir(parents=True, exist_ok=True)
            KEPT.write_bytes(pickle.dumps(rows))


def _of(memory: network.Memory, name: str) -> dict[bytes, NDArray[np.float16]]:
    return {key: said for (whose, key), said in memory.items() if whose == name}
