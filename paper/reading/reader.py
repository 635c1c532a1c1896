"""One picture to one sheet: found, straightened, every box judged, and the rules heard."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from games.paper import Read, Reads, SheetFlaw
from paper.reading.finding import Found, NoSheet, Picture, find
from paper.reading.judging import judged, listen
from paper.reading.straightening import crops
from paper.sheets import Sheet


@dataclass(frozen=True, slots=True, eq=False)
class ReadSheet:
    """A sheet as it was read: its boxes, their own pictures, and what cannot be."""

    found: Found
    reads: Reads
    pictures: tuple[Picture, ...]
    misfits: tuple[SheetFlaw, ...]

    @property
    def sheet(self) -> Sheet:
        """Which sheet it is."""
        return self.found.sheet

    @property
    def doubts(self) -> tuple[Read, ...]:
        """What should be asked about."""
        return tuple(read for read in self.reads if not read.sure)

    @property
    def sure(self) -> bool:
        """Is there nothing to ask?"""
        return not self.doubts and not self.misfits


def read_sheet(picture: Picture) -> ReadSheet | NoSheet:
    """The sheet in this picture, in colour or grey, or why there is none."""
    grey = picture if picture.ndim == 2 else np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    found = find(grey)
    if isinstance(found, NoSheet):
        return found
    fields = found.sheet.plan.fields
    pictures = crops(grey, found.way, [field.box for field in fields])
    seen = tuple(judged(field, listen(crop)) for field, crop in zip(fields, pictures, strict=True))
    paper, setup = found.sheet.paper, found.sheet.setup
    reads = paper.helped(setup, seen)
    return ReadSheet(found, reads, tuple(pictures), paper.misfits(setup, reads))
