"""Finds the die that leans: flat dice share one up, however the camera is tilted; it alone has another."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.judging import Judged

FOCALS = (0.75, 1.0, 1.3)
"""Focal lengths of usual cameras, in lengths of the picture; the one that makes the dice agree counts."""

IN_GAME, ON_PHOTO = (11.0, 7.0), (20.0, 14.0)
"""Degrees off the common up from which a die leans; the second for one that has another to lean on.

In a game a die that leans must not count, and a nudge costs little. On a photograph nobody can nudge a die,
and neither the lens nor the table is known: there only one that clearly leans is doubted."""

BESIDE = 1.6
"""So many edges from middle to middle at most, and one die may lean on the other."""

STEEPEST = 48.0
"""Degrees between up and the line of sight beyond which even a die alone is taken to lean."""

Floats = NDArray[np.float64]


def leaning(judged: list[Judged], size: tuple[int, int], limits: tuple[float, float] = IN_GAME) -> list[bool]:
    """For each die, whether it leans, as far as all dice together tell; `size` is width and height."""
    if not judged:
        return []
    ups = [_ups(judged, size, focal * max(size)) for focal in FOCALS]
    off = min((_off_common(each) for each in ups), key=lambda angles: float(np.mean(angles)))
    alone = [float(np.degrees(np.arcsin(min(1.0, np.hypot(*each.normal))))) for each in judged]
    least = [limits[_has_support(each, judged)] for each in judged]
    return [
        bool(angle > limit) or steep > STEEPEST for angle, limit, steep in zip(off, least, alone, strict=True)
    ]


def _has_support(judged: Judged, others: list[Judged]) -> bool:
    return any(
        np.hypot(judged.place.x - other.place.x, judged.place.y - other.place.y)
        < BESIDE * max(judged.place.edge, other.place.edge)
        for other in others
        if other is not judged
    )


def _ups(judged: list[Judged], size: tuple[int, int], focal: float) -> Floats:
    """Each die's up in the camera's own frame, from how its face looks along its own line of sight."""
    return np.array(
        [_up(each, (each.place.x - size[0] / 2, each.place.y - size[1] / 2, focal)) for each in judged]
    )


def _up(judged: Judged, sight: tuple[float, float, float]) -> Floats:
    along = np.array(sight) / np.linalg.norm(sight)
    right = np.cross((0.0, 1.0, 0.0), along)
    right /= np.linalg.norm(right)
    across, down = np.clip(judged.normal, -0.99, 0.99)
    toward = np.sqrt(max(0.0, 1 - across**2 - down**2))
    return np.asarray(across * right + down * np.cross(along, right) - toward * along)


def _off_common(ups: Floats) -> Floats:
    """Degrees between each up and the middle one."""
    common = np.median(ups, axis=0)
    common /= np.linalg.norm(common)
    return np.asarray(np.degrees(np.arccos(np.clip(ups @ common, -1, 1))))
