"""Draws what was seen onto a picture, to be shown around: a frame and a badge for each die, and the sum."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.readings import PictureBox, Reading, SeenDie

GREEN, AMBER, BLACK, WHITE = (80, 200, 60), (0, 170, 255), (30, 30, 30), (255, 255, 255)
FONT = cv2.FONT_HERSHEY_SIMPLEX
LETTER_PX = 21
"""How high this font's digits are at size 1."""
Colour = tuple[int, int, int]
Point = tuple[int, int]


def annotate(picture: Picture, reading: Reading) -> Picture:
    """A copy with everything drawn on it; amber and ? mark the die, the place or the picture in doubt."""
    drawn, advice = picture.copy(), reading.advice
    stroke = max(2, round(max(picture.shape[:2]) / 240))
    for index, die in enumerate(reading.dice):
        in_doubt = advice is not None and advice.place is None and advice.die in {None, index}
        _frame(drawn, die.box, AMBER if in_doubt else GREEN, stroke)
        for x, y in die.pips:
            cv2.circle(drawn, (round(x), round(y)), 2 * stroke // 3, WHITE, -1, cv2.LINE_AA)
    for index, die in enumerate(reading.dice):
        in_doubt = advice is not None and advice.place is None and advice.die in {None, index}
        _badge(drawn, die, in_doubt, stroke)
    if advice is not None and advice.place is not None:
        _frame(drawn, advice.place, AMBER, stroke)
    _sum(drawn, reading, stroke)
    return drawn


def _frame(drawn: Picture, box: PictureBox, colour: Colour, stroke: int) -> None:
    """White around the colour: to be seen on every table."""
    for paint, thick in ((WHITE, stroke + max(2, stroke // 2) * 2), (colour, stroke)):
        _rounded(drawn, box, paint, thick)


def _rounded(drawn: Picture, box: PictureBox, colour: Colour, thick: int) -> None:
    """Four sides, and a quarter of a circle at each corner."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    bend = max(1, min(box.width, box.height) // 5)
    sides = (
        ((left + bend, top), (right - bend, top)),
        ((left + bend, bottom), (right - bend, bottom)),
        ((left, top + bend), (left, bottom - bend)),
        ((right, top + bend), (right, bottom - bend)),
    )
    for begins, ends in sides:
        cv2.line(drawn, begins, ends, colour, thick, cv2.LINE_AA)
    middles = ((left, top), (right, top), (right, bottom), (left, bottom))
    inwards = ((bend, bend), (-bend, bend), (-bend, -bend), (bend, -bend))
    for turn, ((x, y), (across, down)) in enumerate(zip(middles, inwards, strict=True)):
        middle = (x + across, y + down)
        cv2.ellipse(drawn, middle, (bend, bend), 180 + 90 * turn, 0, 90, colour, thick, cv2.LINE_AA)


def _badge(drawn: Picture, die: SeenDie, in_doubt: bool, stroke: int) -> None:
    """What it shows, large, on the upper right corner of its frame."""
    seen = die.sign if die.face is None else str(die.face)
    text = f"{seen or ''}?" if in_doubt else seen or "?"
    high = max(6 * stroke, min(die.box.width, die.box.height) * 2 // 5)
    _pill(drawn, text, (die.box.x + die.box.width, die.box.y), high, AMBER if in_doubt else GREEN)


def _sum(drawn: Picture, reading: Reading, stroke: int) -> None:
    """All numbers and what they make, at the bottom; nothing where one die adds up to itself."""
    if len(reading.faces) < 2:
        return
    text = f"{' + '.join(map(str, reading.faces))} = {sum(reading.faces)}"
    high, wide = 14 * stroke, drawn.shape[1]
    _pill(drawn, text, (wide // 2, drawn.shape[0] - high), high, GREEN if reading.sure else AMBER)


def _pill(drawn: Picture, text: str, middle: Point, high: int, colour: Colour) -> None:
    """Letters on a plate with round ends, moved so far that all of it is in the picture and not wider."""
    size, letter = _fitting(text, high, drawn.shape[1])
    high, wide = round(1.7 * letter), cv2.getTextSize(text, FONT, size, 1)[0][0]
    reach = (max(wide + letter, high) // 2, high // 2)
    x, y = (_within(middle[axis], reach[axis], drawn.shape[1 - axis]) for axis in (0, 1))
    ends = ((x - reach[0] + reach[1], y), (x + reach[0] - reach[1], y))
    rim = max(2, high // 10)
    for paint, thick in ((WHITE, high + 2 * rim), (colour, high)):
        cv2.line(drawn, *ends, paint, thick, cv2.LINE_AA)
    at = (x - wide // 2, y + letter // 2)
    cv2.putText(drawn, text, at, FONT, size, BLACK, max(1, letter // 5), cv2.LINE_AA)


def _fitting(text: str, high: int, wide: int) -> tuple[float, int]:
    """The size of the letters, and how high they are then."""
    size = high / 1.7 / LETTER_PX
    natural = cv2.getTextSize(text, FONT, size, 1)[0][0] + high
    size *= min(1.0, 0.9 * wide / natural)
    return size, max(4, round(size * LETTER_PX))


def _within(middle: int, reach: int, most: int) -> int:
    return int(np.clip(middle, reach, max(reach, most - reach)))
