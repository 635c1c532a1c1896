"""One picture to one sheet: found, straightened, every box judged, and the rules heard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np

from games.paper import Read, Reads, SheetFlaw
from paper.reading.covering import covered
from paper.reading.finding import Found, NoSheet, Picture, find
from paper.reading.judging import believed, judged, listen
from paper.reading.scale import printed_scale
from paper.reading.straightening import crops
from paper.sheets import Sheet

FindBoxed = Callable[[Picture], Found | None]
UNDER_A_CUP = 3
"""More boxes than this are not covered by something that stands on a corner: part of the sheet is missing."""


@dataclass(frozen=True, slots=True, eq=False)
class ReadSheet:
    """A sheet as it was read: its boxes, their own pictures, and what cannot be."""

    found: Found
    reads: Reads
    pictures: tuple[Picture, ...]
    misfits: tuple[SheetFlaw, ...]
    scale: float | None = None
    """How large it was printed, 1 for 100 %, where the paper's edges tell that."""
    covered: int = 0
    """So many boxes cannot be seen at all."""

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


def read_sheet(picture: Picture, boxed: FindBoxed | None = None) -> ReadSheet | NoSheet:
    """The sheet in this picture, in colour or grey, or why there is none; one from a box has no markers."""
    grey = in_grey(picture)
    found = find(grey)
    if isinstance(found, NoSheet):
        from_box = boxed(grey) if boxed else None
        return read_found(grey, from_box) if from_box else found
    if not _is_in_sight(found, grey.shape):
        return NoSheet.PART
    read = read_found(grey, found)
    return NoSheet.PART if read.covered > UNDER_A_CUP else read


def _is_in_sight(found: Found, shape: tuple[int, ...]) -> bool:
    """Are all boxes in the picture? What lies beyond its edge would seem empty."""
    boxes = [field.box for field in found.sheet.plan.fields]
    ends = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in boxes]
    corners = [corner for x, y, right, low in ends for corner in ((x, y), (right, y), (right, low), (x, low))]
    seen = cv2.perspectiveTransform(np.array([corners], np.float64), found.way)[0]
    return bool((seen > -1).all() and (seen < shape[1::-1]).all())


def in_grey(picture: Picture) -> Picture:
    """Brightness is all that is read."""
    return picture if picture.ndim == 2 else np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)


def read_found(grey: Picture, found: Found) -> ReadSheet:
    """Every box of a sheet that was found; one that is covered is never sure."""
    fields = found.sheet.plan.fields
    pictures = crops(grey, found.way, [field.box for field in fields])
    seen = tuple(judged(field, said) for field, said in zip(fields, listen(pictures), strict=True))
    # The sheet of the boxed game, which has no markers, has lines of its own.
    hidden = covered(fields, pictures) if found.places else [False] * len(fields)
    known = tuple(replace(read, sure=read.sure and not gone) for read, gone in zip(seen, hidden, strict=True))
    paper, setup = found.sheet.paper, found.sheet.setup
    reads = tuple(believed(read) for read in paper.helped(setup, known))
    scale = printed_scale(grey, found) if found.places else None
    return ReadSheet(found, reads, tuple(pictures), paper.misfits(setup, reads), scale, sum(hidden))
