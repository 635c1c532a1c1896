"""A sheet as a picture, for simulated hands to write on. Words are only sketched."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from games.drawings import Point
from games.paper import Label, Outline, Side
from paper.markers import pattern
from paper.printing.pen import Colour, draw, grey
from paper.sheets import Sheet
from words.phrases import Language

Grey = NDArray[np.uint8]
FINE = 4
"""OpenCV counts parts of a pixel in powers of two: sixteenths."""
FONT = cv2.FONT_HERSHEY_SIMPLEX
LETTER = 22.0
"""How tall OpenCV's letters are at scale one."""


def raster(sheet: Sheet, px_per_mm: float, language: Language, margin: float = 8.0) -> Grey:
    """The sheet with so much white paper around it, 0 black and 255 white."""
    width, height = (round((side + 2 * margin) * px_per_mm) for side in sheet.size)
    paper = np.full((height, width), 255, np.uint8)
    draw(sheet.plan.moved(margin, margin), _RasterPen(paper, px_per_mm), language)
    for marker, box in zip(sheet.ids, sheet.markers, strict=True):
        x, y, side = (round(length * px_per_mm) for length in (box.x + margin, box.y + margin, box.width))
        squares = cv2.resize(pattern(marker), (side, side), interpolation=cv2.INTER_NEAREST)
        paper[y : y + side, x : x + side] = squares
    return paper


class _RasterPen:
    """Colours become brightness."""

    def __init__(self, paper: Grey, px_per_mm: float) -> None:
        self._paper, self._scale = paper, px_per_mm

    def _at(self, point: Point) -> tuple[int, int]:
        return self._fine(point[0]), self._fine(point[1])

    def _fine(self, length: float) -> int:
        return round(length * self._scale * (1 << FINE))

    def _thick(self, width: float) -> int:
        return max(1, round(width * self._scale))

    def line(self, begin: Point, end: Point, width: float, colour: Colour) -> None:
        ends = self._at(begin), self._at(end)
        cv2.line(self._paper, *ends, _ink(colour), self._thick(width), cv2.LINE_AA, FINE)

    def frame(self, frame: Outline) -> None:
        box = frame.box
        corners = self._at((box.x, box.y)), self._at((box.x + box.width, box.y + box.height))
        if frame.filled is not None:
            cv2.rectangle(self._paper, *corners, _ink(grey(frame.filled)), -1, cv2.LINE_AA, FINE)
        elif frame.dashed:
            self._dashes(frame)
        else:
            ink, width = _ink(grey(frame.shade)), self._thick(frame.width)
            cv2.rectangle(self._paper, *corners, ink, width, cv2.LINE_AA, FINE)

    def _dashes(self, frame: Outline) -> None:
        box, dash = frame.box, 1.2
        for n in range(int(box.width / (2 * dash))):
            along = 2 * n * dash
            for y in (box.y, box.y + box.height):
                self.line((box.x + along, y), (box.x + along + dash, y), frame.width, grey(frame.shade))
            for x in (box.x, box.x + box.width):
                self.line((x, box.y + along), (x, box.y + along + dash), frame.width, grey(frame.shade))

    def ring(self, middle: Point, radius: float, width: float, colour: Colour) -> None:
        at, ink, thick = self._at(middle), _ink(colour), self._thick(width)
        cv2.circle(self._paper, at, self._fine(radius), ink, thick, cv2.LINE_AA, FINE)

    def disc(self, middle: Point, radius: float, colour: Colour) -> None:
        cv2.circle(self._paper, self._at(middle), self._fine(radius), _ink(colour), -1, cv2.LINE_AA, FINE)

    def patch(self, corners: Sequence[Point], colour: Colour) -> None:
        points = np.array([self._at(corner) for corner in corners], np.int32)
        cv2.fillPoly(self._paper, [points], _ink(colour), cv2.LINE_AA, FINE)

    def text(self, text: str, label: Label) -> None:
        plain = text.encode("ascii", "replace").decode()
        size = 0.72 * label.size * self._scale / LETTER
        wide = cv2.getTextSize(plain, FONT, size, 1)[0][0]
        room = label.box.width * self._scale
        size *= min(1.0, room / max(1, wide))
        left = label.box.x * self._scale
        spare = room - min(room, wide)
        left += {Side.LEFT: 0.0, Side.MIDDLE: spare / 2, Side.RIGHT: spare}[label.side]
        low = label.box.middle[1] * self._scale + 0.36 * label.size * self._scale
        thick = max(1, round((0.12 if label.bold else 0.07) * label.size * self._scale))
        at = round(left), round(low)
        cv2.putText(self._paper, plain, at, FONT, size, _ink(grey(label.shade)), thick, cv2.LINE_AA)


def _ink(colour: Colour) -> tuple[int, ...]:
    return (round(255 * sum(colour) / 3),)
