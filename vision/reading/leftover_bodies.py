"""The second finder, which starts from bodies and not from middles: is a part of a die left unexplained?

It sees dice that are cut by the edge, lie under a dome or fill the picture, whose faces nobody finds."""

from __future__ import annotations

import cv2
import numpy as np

from vision.reading.finder import View
from vision.reading.limits import LIMITS
from vision.reading.network import Place
from vision.reading.readings import PictureBox


def unexplained(seen: View, dice: list[Place]) -> PictureBox | None:
    """Where a body is seen that belongs to none of these dice, as large as a part of one of them."""
    bodies = (seen.bodies > LIMITS.body).astype(np.uint8)
    for die in dice:
        middle = round(die.x / seen.cell - 0.5), round(die.y / seen.cell - 0.5)
        cv2.circle(bodies, middle, round(LIMITS.own_body * die.edge / seen.cell) + 1, 0, cv2.FILLED)
    edge = float(np.median([die.edge for die in dice])) if dice else LIMITS.bare_body * seen.cell
    _, _, pieces, _ = cv2.connectedComponentsWithStats(bodies)
    least = LIMITS.body_part * (edge / seen.cell) ** 2
    large = [piece for piece in pieces[1:].tolist() if piece[4] >= max(least, 2)]
    return _box(max(large, key=lambda piece: int(piece[4])), seen.cell) if large else None


def _box(piece: list[int], cell: float) -> PictureBox:
    x, y, width, height = (round(each * cell) for each in piece[:4])
    return PictureBox(x, y, width, height)
