"""Taught faces on disk: one file a set, plain arrays with a format number. No picture is kept."""

from __future__ import annotations

import io
import zipfile
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np

from device.saving.atomic_write import write_whole
from games.numberloor.cards import ALL_CARDS
from games.upwards.setup import Effect
from vision.taught import CARD, DIE, TaughtFaces, row_length
from words.sentences import Sentence, sentence, trouble

FORMAT = 1
LARGEST = 16 * 2**20
"""More bytes than any set of taught faces has, also when it is unpacked."""


class FaceSet(StrEnum):
    """What can be taught; the value is its name in calls and files."""

    EVENT_DIE = "event-die"
    DECK = "deck"


MEANINGS: dict[FaceSet, frozenset[str]] = {
    FaceSet.EVENT_DIE: frozenset(effect.value for effect in Effect),
    FaceSet.DECK: ALL_CARDS,
}


class BadFaces(Exception):
    """A file holds no taught faces that could be used; `told` says so in one sentence."""

    def __init__(self, told: Sentence) -> None:
        super().__init__(told)
        self.told = told


def place_of(folder: Path, kind: FaceSet) -> Path:
    """Where a set is kept."""
    return folder / f"taught-{kind}.npz"


def keep_faces(path: Path, kind: FaceSet, taught: TaughtFaces) -> None:
    """Write a set; OSError when the disk refuses."""
    content = io.BytesIO()
    arrays: dict[str, Any] = {"format": FORMAT, "kind": kind.value, **taught.to_arrays()}
    np.savez_compressed(content, **arrays)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, content.getvalue())


def faces_in(path: Path, kind: FaceSet) -> TaughtFaces | None:
    """The set in this file, None where there is no file; BadFaces when it is something else."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadFaces(sentence("taught.unreadable", file=path, why=trouble(error))) from error
    try:
        return _checked(_arrays(content), kind)
    except (ValueError, KeyError, TypeError, EOFError, OSError, zipfile.BadZipFile) as error:
        raise BadFaces(sentence("taught.foreign", file=path)) from error


def forget_faces(path: Path) -> bool:
    """Remove a set; was there one?"""
    had = path.exists()
    path.unlink(missing_ok=True)
    return had


def _arrays(content: bytes) -> dict[str, np.ndarray]:
    """What was packed; looked at before unpacking, for a small file may unpack to a huge one."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        if sum(part.file_size for part in packed.infolist()) > LARGEST:
            raise ValueError("too large")
    with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}


def _checked(arrays: dict[str, np.ndarray], kind: FaceSet) -> TaughtFaces:
    if int(arrays["format"]) != FORMAT or str(arrays["kind"]) != kind.value:
        raise ValueError("another format or another set")
    taught = TaughtFaces.from_arrays(arrays)
    length = row_length(CARD if kind is FaceSet.DECK else DIE)
    if not taught.signs or taught.rows.shape != (len(taught.signs), length):
        raise ValueError("rows that do not fit")
    if not (set(taught.signs) <= MEANINGS[kind] and bool(np.isfinite(taught.rows).all())):
        raise ValueError("unknown meanings or numbers that are none")
    if taught.are_cards != (kind is FaceSet.DECK):
        raise ValueError("cards are no dice")
    return taught
