"""A household's own dice on disk: plain numbers in one file. No picture is kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np

from device.saving.atomic_write import write_whole
from device.saving.kept_file import kept_in, make_way
from device.saving.taught_file import LARGEST, arrays_of
from vision.taught import OwnDice

FORMAT, KIND = 1, "dice"


def own_dice_place(folder: Path) -> Path:
    """Where they are kept."""
    return folder / "taught-dice.npz"


def own_dice_in(path: Path) -> OwnDice | None:
    """The dice in this file, None where there is no file; BadFile when it is something else."""
    return kept_in(path, _decoded, LARGEST, "taught")


def keep_own_dice(path: Path, own: OwnDice) -> Path | None:
    """Write them; the new name of whatever else lay there. OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = make_way(path, own_dice_in)
    write_whole(path, packed_dice(own))
    return aside


def packed_dice(own: OwnDice) -> bytes:
    """The content of a file."""
    content = io.BytesIO()
    arrays: dict[str, Any] = {"format": FORMAT, "kind": KIND, **own.to_arrays()}
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def _decoded(content: bytes) -> OwnDice:
    arrays = arrays_of(content)
    if int(arrays["format"]) != FORMAT or str(arrays["kind"]) != KIND:
        raise ValueError("another format or another set")
    return OwnDice.from_arrays(arrays)
