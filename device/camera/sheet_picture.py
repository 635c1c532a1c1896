"""The picture of a shown sheet as people compare it: flat, bright, and near to the box in question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np

from games.paper import Compared, PaperBox, Place, Value
from paper.reading.annotation import annotate
from paper.reading.reader import ReadSheet
from vision.frames import Picture

WIDTH, HEIGHT = 600, 800
"""The picture as it is shown."""
RIM = 0.12
"""So much of a box is shown around all of them."""
ACROSS, DOWN = 3.0, 4.0
"""Around the box that is asked about so many boxes are shown: its neighbours tell how this hand writes."""
OTHERS, FEW = 0.2, 2
"""So many of the boxes, or so many of a few, may hold something else: people put some right."""
PAPER_WHITE, MOST_GAIN = 238.0, 6.0
"""How bright paper is made, and how much a dark picture is brightened at most."""
SHRUNK, WIDER_THAN_INK = 4, 9
"""Light is judged in a picture so many times smaller, where so many pixels are wider than any stroke."""
GROUND = 70
HAND, THICK = (0, 90, 230), 6
"""The frame around the box that is asked about."""


@dataclass(frozen=True, slots=True, eq=False)
class SheetPicture:
    """A photograph and what was read on it."""

    photo: Picture
    read: ReadSheet

    def is_of(self, compared: Compared) -> bool:
        """Is this the sheet that is compared, and not one that was shown before or lies there since?"""
        written = sum(value is not None for _, value in compared.values)
        return self.others(compared) <= max(FEW, OTHERS * written)

    def others(self, compared: Compared) -> int:
        """In how many boxes something else was read than is said now."""
        seen = _values(self.read)
        return sum(seen.get(place) != value for place, value in compared.values)

    def painted(self, compared: Compared) -> Picture:
        """All the boxes with what was read in each, or the one that is asked about with its neighbours."""
        boxes = {
            (each.field.kind, each.field.row, each.field.column): each.field.box for each in self.read.reads
        }
        if compared.at in boxes:
            return self._near(boxes[compared.at])
        return self._whole([boxes[place] for place, _ in compared.values if place in boxes])

    def _near(self, box: PaperBox) -> Picture:
        x, y = box.middle
        width, height = ACROSS * box.width, DOWN * box.width
        flat = _onto(PaperBox(x - width / 2, y - height / 2, width, height))
        picture = self._flat(flat)
        corners = np.array([[(box.x, box.y), (box.x + box.width, box.y + box.height)]], np.float64)
        (left, top), (right, low) = cv2.perspectiveTransform(corners, flat)[0].round().astype(int).tolist()
        cv2.rectangle(picture, (left, top), (right, low), HAND, THICK, cv2.LINE_AA)
        return picture

    def _whole(self, boxes: list[PaperBox]) -> Picture:
        rim = RIM * min(box.width for box in boxes)
        left, top = (min(side) - rim for side in ([box.x for box in boxes], [box.y for box in boxes]))
        right = max(box.x + box.width for box in boxes) + rim
        low = max(box.y + box.height for box in boxes) + rim
        flat = _onto(PaperBox(left, top, right - left, low - top))
        level = replace(self.read, found=replace(self.read.found, way=flat))
        return annotate(self._flat(flat), level)

    def _flat(self, flat: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> Picture:
        """The photograph as seen from straight above, by light that is the same everywhere."""
        way = flat @ np.linalg.inv(self.read.found.way)
        seen = cv2.warpPerspective(self.photo, way, (WIDTH, HEIGHT), borderValue=(255, 255, 255))
        return bright(np.asarray(seen, np.uint8))


def _values(read: ReadSheet) -> Mapping[Place, Value]:
    return {(each.field.kind, each.field.row, each.field.column): each.value for each in read.reads}


def _onto(part: PaperBox) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The way from millimetres to pixels that puts this part of the paper in the middle."""
    scale = min(WIDTH / part.width, HEIGHT / part.height)
    x, y = part.middle
    return np.array([[scale, 0, WIDTH / 2 - scale * x], [0, scale, HEIGHT / 2 - scale * y], [0, 0, 1.0]])


def bright(picture: Picture) -> Picture:
    """The same with the paper white wherever a shadow lies on it; pencil stays as dark as it was."""
    height, width = picture.shape[:2]
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    small = cv2.resize(grey, (width // SHRUNK, height // SHRUNK), interpolation=cv2.INTER_AREA)
    light = cv2.dilate(small, np.ones((WIDER_THAN_INK, WIDER_THAN_INK), np.uint8))
    even = cv2.resize(cv2.GaussianBlur(light, (0, 0), WIDER_THAN_INK), (width, height)).astype(np.float32)
    gain = np.clip(PAPER_WHITE / np.maximum(even, 1), 1, MOST_GAIN)
    return np.asarray(np.clip(picture * gain[..., None], 0, 255), np.uint8)


def unread_picture(picture: Picture) -> Picture:
    """What the camera sees, whole and not squeezed, where the picture of the sheet is gone."""
    height, width = picture.shape[:2]
    scale = min(WIDTH / width, HEIGHT / height)
    size = max(1, round(scale * width)), max(1, round(scale * height))
    shown = np.full((HEIGHT, WIDTH, 3), GROUND, np.uint8)
    left, top = (WIDTH - size[0]) // 2, (HEIGHT - size[1]) // 2
    shown[top : top + size[1], left : left + size[0]] = cv2.resize(picture, size)
    return shown
