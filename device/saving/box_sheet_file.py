"""The sheet from a game's box on disk: what it is known by, in one file. No picture is kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np

from device.saving.atomic_write import write_whole
from device.saving.kept_file import kept_in, make_way
from device.saving.taught_file import LARGEST, arrays_of
from paper.reading.boxed import Likeness

FORMAT, KIND = 1, "sheet"


def box_sheet_place(folder: Path) -> Path:
    """Where it is kept."""
    return folder / "taught-sheet.npz"


def box_sheet_in(path: Path) -> Likeness | None:
    """The sheet in this file, None where there is no file; BadFile when it is something else."""
    return kept_in(path, _decoded, LARGEST, "taught")


def keep_box_sheet(path: Path, like: Likeness) -> Path | None:
    """Write it; the new name of whatever else lay there. OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = make_way(path, box_sheet_in)
    write_whole(path, packed_sheet(like))
    return aside


def packed_sheet(like: Likeness) -> bytes:
    """The content of a file."""
    content = io.BytesIO()
    arrays: dict[str, Any] = {"format": FORMAT, "kind": KIND, **like.to_arrays()}
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def _decoded(content: bytes) -> Likeness:
    arrays = arrays_of(content)
    if int(arrays["format"]) != FORMAT or str(arrays["kind"]) != KIND:
        raise ValueError("another format or another thing")
    return Likeness.from_arrays(arrays)
