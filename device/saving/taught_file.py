"""Taught faces on disk: one file a set, plain arrays with a format number. No picture is kept."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from device.saving.atomic_write import write_whole
from device.saving.kept_file import kept_in, make_way
from games.registry import face_sets
from vision.taught import CARD, DIE, TaughtFaces, row_length

FORMAT = 1
LARGEST = 16 * 2**20
"""More bytes than any set of taught faces has, also when it is unpacked."""


def meanings_of(kind: str) -> frozenset[str]:
    """What a face of this set can mean in its game; nothing where that is not installed."""
    faces = face_sets().get(kind)
    return frozenset(faces.drawings if faces else ())


def place_of(folder: Path, kind: str) -> Path:
    """Where a set is kept."""
    return folder / f"taught-{kind}.npz"


def keep_faces(path: Path, kind: str, taught: TaughtFaces) -> Path | None:
    """Write a set; the new name of whatever else lay there. OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = make_way(path, lambda there: faces_in(there, kind))
    write_whole(path, packed(kind, taught))
    return aside


def packed(kind: str, taught: TaughtFaces) -> bytes:
    """A set as the content of a file."""
    content = io.BytesIO()
    arrays: dict[str, Any] = {"format": FORMAT, "kind": kind, **taught.to_arrays()}
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def faces_in(path: Path, kind: str) -> TaughtFaces | None:
    """The set in this file, None where there is no file; BadFile when it is something else."""
    return kept_in(path, lambda content: _checked(arrays_of(content), kind), LARGEST, "taught")


def named_faces(path: Path, *, are_cards: bool) -> tuple[str, TaughtFaces] | None:
    """The name of the set in this file, and its faces; None where there is none, BadFile for all else."""
    return kept_in(path, lambda content: _named(arrays_of(content), are_cards), LARGEST, "taught")


def _named(arrays: dict[str, np.ndarray], are_cards: bool) -> tuple[str, TaughtFaces]:
    kind = str(arrays["kind"])
    if face_sets()[kind].are_cards != are_cards:
        raise ValueError("cards are no dice")
    return kind, _checked(arrays, kind)


def forget_faces(path: Path) -> bool:
    """Remove a set; was there one?"""
    had = path.exists()
    path.unlink(missing_ok=True)
    return had


def arrays_of(content: bytes) -> dict[str, np.ndarray]:
    """What was packed; looked at before unpacking, for a small file may unpack to a huge one."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        parts = packed.infolist()
        if sum(part.file_size for part in parts) > LARGEST:
            raise ValueError("too large")
        return {part.filename.removesuffix(".npy"): _array(packed.read(part)) for part in parts}


def _array(content: bytes) -> np.ndarray:
    """One array; numpy itself would first make room for whatever size a forged head claims."""
    file = io.BytesIO(content)
    version = np.lib.format.read_magic(file)
    heads = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}
    shape, by_column, kind = heads[version](file)
    if kind.hasobject:
        raise ValueError("objects are no numbers")
    return np.frombuffer(content, kind, offset=file.tell()).reshape(shape, order="F" if by_column else "C")


def _checked(arrays: dict[str, np.ndarray], kind: str) -> TaughtFaces:
    if int(arrays["format"]) != FORMAT or str(arrays["kind"]) != kind:
        raise ValueError("another format or another set")
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
