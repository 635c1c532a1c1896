"""What lies in a tray whose empty ground is known and was not read: a missed die never goes unnoticed.

Its numbers were chosen on simulated trays: no shadow of a read die is left over there, every missed die is.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.frames import Picture, Small, shrink
from vision.reading.network import Place
from vision.reading.readings import PictureBox

FOREIGN = 22
"""How much a small pixel must differ from the empty tray to belong to a thing: soft shadows differ less."""

AROUND = 0.9
"""Edges from the middle of a read die within which a change is its own: its sides and its shadow."""

LEAST = 0.4
"""How much of a die's face must be changed to be something: less is a crumb or noise."""

USUAL = 0.05
"""A die's edge in widths of the picture, where none was ever shown."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """The empty tray, small and grey; its floor and the edge of its dice in widths of the picture."""

    empty: Small
    floor: tuple[tuple[float, float], ...]
    edge: float | None


def left_over(picture: Picture, dice: list[Place], ground: Ground) -> PictureBox | None:
    """Where something lies that was not there when the tray was empty, and that no read die explains."""
    now = shrink(picture)
    if ground.empty.shape != now.shape:
        return None
    scale = now.shape[1] / picture.shape[1]
    changed = _changed(ground.empty, now) & _floor(ground, now)
    for die in dice:
        middle = round(die.x * scale), round(die.y * scale)
        cv2.circle(changed, middle, round(AROUND * die.edge * scale) + 1, 0, cv2.FILLED)
    edge = float(np.median([die.edge for die in dice])) * scale if dice else _edge(ground, now)
    return _largest(changed, edge, scale)


def _changed(empty: Small, now: Small) -> Small:
    """Where it looks different; a lamp that only made everything brighter changed nothing."""
    change = now.astype(np.int16) - empty
    return np.asarray(np.abs(change - np.int16(np.median(change))) > FOREIGN, np.uint8)


def _floor(ground: Ground, now: Small) -> Small:
    """Where the tray's floor is; everywhere, where its rim was never found."""
    if not ground.floor:
        return np.ones_like(now)
    floor = np.zeros_like(now)
    corners = (np.array(ground.floor) * now.shape[1]).round().astype(np.int32)
    cv2.fillPoly(floor, [corners], 1)
    # The rim moves a little with every bump, and dice throw their shadows against it.
    return np.asarray(cv2.erode(floor, np.ones((3, 3), np.uint8)), np.uint8)


def _edge(ground: Ground, now: Small) -> float:
    return float((ground.edge or USUAL) * now.shape[1])


def _largest(changed: Small, edge: float, scale: float) -> PictureBox | None:
    """The largest changed piece in pixels of the whole picture, if it is as large as part of a die."""
    whole = cv2.morphologyEx(changed, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(whole)
    pieces = [piece for piece in stats[1:].tolist() if piece[4] > LEAST * edge * edge]
    if not pieces:
        return None
    x, y, width, height, _ = max(pieces, key=lambda piece: int(piece[4]))
    return PictureBox(round(x / scale), round(y / scale), round(width / scale), round(height / scale))
