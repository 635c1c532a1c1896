"""Draws what was seen and why onto a picture: boxes, pips, faces, confidences, and the doubt."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.readings import Box, Reading, SeenDie

GREEN, AMBER, DARK = (80, 200, 60), (0, 170, 255), (30, 30, 30)


def annotate(picture: Picture, reading: Reading) -> Picture:
    """A copy with everything drawn on it; amber marks the die, the place or the picture that is in doubt."""
    drawn, advice = picture.copy(), reading.advice
    size = max(0.4, max(picture.shape[:2]) / 1600)
    for index, die in enumerate(reading.dice):
        in_doubt = advice is not None and advice.place is None and advice.die in {None, index}
        _draw_die(drawn, die, AMBER if in_doubt else GREEN, size)
    if advice is not None:
        if advice.place is not None:
            _draw_box(drawn, advice.place, AMBER, max(1, round(3 * size)))
        _write(drawn, str(advice.doubt), (int(12 * size), int(36 * size)), AMBER, size)
    return drawn


def _draw_box(drawn: Picture, box: Box, colour: tuple[int, int, int], thick: int) -> None:
    cv2.rectangle(drawn, (box.x, box.y), (box.x + box.width, box.y + box.height), colour, thick)


def _draw_die(drawn: Picture, die: SeenDie, colour: tuple[int, int, int], size: float) -> None:
    box, thick = die.box, max(1, round(2 * size))
    _draw_box(drawn, box, colour, thick)
    for x, y in die.pips:
        cv2.circle(drawn, (round(x), round(y)), max(2, round(4 * size)), colour, thick)
    seen = die.sign if die.face is None else str(die.face)
    text = f"{seen or '?'} {die.confidence:.2f}"
    _write(drawn, text, (box.x, box.y - int(6 * size)), colour, size)


def _write(
    drawn: Picture, text: str, place: tuple[int, int], colour: tuple[int, int, int], size: float
) -> None:
    """Light letters on a dark rim are readable on every table."""
    at = int(np.clip(place[0], 0, drawn.shape[1] - 1)), int(np.clip(place[1], 12, drawn.shape[0] - 1))
    for paint, thick in ((DARK, max(3, round(5 * size))), (colour, max(1, round(2 * size)))):
        cv2.putText(drawn, text, at, cv2.FONT_HERSHEY_SIMPLEX, size, paint, thick, cv2.LINE_AA)
