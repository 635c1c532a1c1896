"""A photograph with every box drawn on it as it was read; doubtful ones with a question mark."""

from __future__ import annotations

import cv2
import numpy as np

from games.paper import Kind, Read
from paper.reading.finding import Picture
from paper.reading.reader import ReadSheet

SURE, DOUBT = (60, 140, 20), (0, 90, 230)
FONT = cv2.FONT_HERSHEY_SIMPLEX


def annotate(picture: Picture, read: ReadSheet) -> Picture:
    """A copy of the picture with what was read drawn on it."""
    drawn = picture.copy()
    for each in read.reads:
        _draw(drawn, each, read)
    return drawn


def _draw(drawn: Picture, each: Read, read: ReadSheet) -> None:
    box = each.field.box
    corners = np.array(
        [
            [
                (box.x, box.y),
                (box.x + box.width, box.y),
                (box.x + box.width, box.y + box.height),
                (box.x, box.y + box.height),
            ]
        ],
        np.float64,
    )
    seen = cv2.perspectiveTransform(corners, read.found.way)[0]
    side = float(np.linalg.norm(seen[1] - seen[0]))
    colour, thick = (SURE, max(1, round(side / 50))) if each.sure else (DOUBT, max(2, round(side / 14)))
    cv2.polylines(drawn, [seen.round().astype(np.int32)], True, colour, thick, cv2.LINE_AA)
    size = side / 90
    at = seen[0] * 0.78 + seen[2] * 0.22
    cv2.putText(
        drawn,
        _sign(each),
        at.round().astype(int).tolist(),
        FONT,
        size,
        colour,
        max(1, round(2 * size)),
        cv2.LINE_AA,
    )


def _sign(each: Read) -> str:
    signs = {None: "", 0: ">" if each.field.kind is Kind.ARROW else "o"}
    shown = signs.get(each.value, str(each.value)) + ("/" if each.struck else "")
    return shown if each.sure else f"{shown}?"
