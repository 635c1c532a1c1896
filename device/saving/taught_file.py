"""Taught faces on disk: one file a set, and what must hold for its numbers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np

from device.saving.kept_file import kept_in
from device.saving.numbers_file import LARGEST, Arrays, NumbersFile, arrays_of
from games.registry import face_sets
from vision.taught import CARD, DIE, TaughtFaces, row_length


def meanings_of(kind: str) -> frozenset[str]:
    """What a face of this set can mean in its game; nothing where that is not installed."""
    faces = face_sets().get(kind)
    return frozenset(faces.drawings if faces else ())


def faces_file(kind: str) -> NumbersFile[TaughtFaces]:
    """How this set is kept."""
    return NumbersFile(kind, partial(_faces, kind))


def named_faces(path: Path, *, are_cards: bool) -> tuple[str, TaughtFaces] | None:
    """The name of the set in this file, and its faces; None where there is none, BadFile for all else."""
    return kept_in(path, lambda content: _named(arrays_of(content), are_cards), LARGEST, "taught")


def _named(arrays: Arrays, are_cards: bool) -> tuple[str, TaughtFaces]:
    kind = str(arrays["kind"])
    if face_sets()[kind].are_cards != are_cards:
        raise ValueError("cards are no dice")
    return kind, faces_file(kind).checked(arrays)


def forget_faces(path: Path) -> bool:
    """Remove a set; was there one?"""
    had = path.exists()
    path.unlink(missing_ok=True)
    return had


def _faces(kind: str, arrays: Arrays) -> TaughtFaces:
    taught = TaughtFaces.from_arrays(arrays)
    are_cards = face_sets()[kind].are_cards
    length = row_length(CARD if are_cards else DIE)
    if not taught.signs or taught.rows.shape != (len(taught.signs), length):
        raise ValueError("rows that do not fit")
    if not (set(taught.signs) <= meanings_of(kind) and bool((np.abs(taught.rows) <= 1.01).all())):
        raise ValueError("unknown meanings or numbers that no row of unit length has")
    if taught.are_cards != are_cards:
        raise ValueError("cards are no dice")
    return taught
