"""Something learned on disk, as plain numbers in one file with a format number. No picture is kept."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from device.saving.atomic_write import write_whole
from device.saving.kept_file import Earlier, kept_in, make_way
from paper.reading.boxed import Likeness
from vision.taught import OwnDice, felt_by

FORMAT = 1
LARGEST = 16 * 2**20
"""More bytes than anything learned has, also when it is unpacked."""

Arrays = dict[str, np.ndarray]


class Learnt(Protocol):
    """What can be told as numbers."""

    def to_arrays(self) -> Mapping[str, Any]:
        """All of it, each part under its name."""


T = TypeVar("T", bound=Learnt)


@dataclass(frozen=True, slots=True)
class NumbersFile(Generic[T]):
    """How one kind of learned thing is kept."""

    kind: str
    """What it is called in the file, in the file's name and in `teach`."""
    from_arrays: Callable[[Arrays], T]
    """The thing again; any error where these are not its numbers."""
    felt_by: Callable[[], str] = str
    """By which network it was felt, if by one: what an earlier version learned may mean nothing any more."""
    unmarked: str = ""
    """By which one those were felt that do not say it: files of the time before this was written down."""

    def place(self, folder: Path) -> Path:
        """Where it is kept."""
        return folder / f"taught-{self.kind}.npz"

    def read(self, path: Path) -> T | None:
        """What is in this file, None where there is no file; BadFile when it is something else."""
        return kept_in(path, lambda content: self.checked(arrays_of(content)), LARGEST, "taught")

    def keep(self, path: Path, learnt: T) -> Path | None:
        """Write it; the new name of whatever else lay there. OSError when the disk refuses."""
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = make_way(path, self.read)
        write_whole(path, self.packed(learnt))
        return aside

    def packed(self, learnt: T) -> bytes:
        """It as the content of a file."""
        content = io.BytesIO()
        arrays: dict[str, Any] = {"format": FORMAT, "kind": self.kind, "felt_by": self.felt_by()}
        arrays |= learnt.to_arrays()
        np.savez_compressed(content, **arrays)
        return content.getvalue()

    def checked(self, arrays: Arrays) -> T:
        """What these numbers are; any error where they are something else."""
        if int(arrays["format"]) != FORMAT or str(arrays["kind"]) != self.kind:
            raise ValueError("another format or another thing")
        if str(arrays.get("felt_by", self.unmarked)) != self.felt_by():
            raise Earlier
        return self.from_arrays(arrays)


OWN_DICE = NumbersFile("dice", OwnDice.from_arrays, felt_by, unmarked="8f1dc7b113efeee3")
"""A household's own dice."""
BOX_SHEET = NumbersFile("sheet", Likeness.from_arrays)
"""What the sheet from a game's box is known by."""


def arrays_of(content: bytes) -> Arrays:
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
