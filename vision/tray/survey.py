"""Gathers what a calibration needs: a look at the empty tray, and a look at dice in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.frames import Frame, Picture, Small, glance
from vision.reading.annotation import AMBER, GREEN
from vision.reading.reader import read
from vision.tray.calibration import Calibration
from vision.tray.conditions import Conditions, Hindrance, examine, flickers, is_small

MEASURABLE = 0.8
"""How certain the face of a thing must be for it to be measured as a die. Unknown: from 0.1."""

BOX_EDGES = 1.1
"""The box around a seen die, in edges of its face, as the reader draws it."""


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """What the looks at one set-up have brought so far."""

    size: tuple[int, int] = (1, 1)
    conditions: Conditions | None = None
    empty: Small | None = None
    edges: tuple[float, float] | None = None
    dice: int = 0
    flickers: bool = False

    @property
    def hindrances(self) -> tuple[Hindrance, ...]:
        """Everything that should change, the most important first."""
        found = set(self.conditions.hindrances if self.conditions else ())
        if self.edges and is_small(self.edges[0], self.size[0]):
            found.add(Hindrance.SMALL_DICE)
        if self.flickers:
            found.add(Hindrance.FLICKER)
        return tuple(each for each in Hindrance if each in found)

    def calibration(self, camera: str) -> Calibration | None:
        """The calibration of this camera, or None before the empty tray was seen."""
        if self.conditions is None:
            return None
        return Calibration(
            camera=camera,
            size=self.size,
            tray=self.conditions.tray or (),
            edges=self.edges,
            light=self.conditions.light,
            sharpness=self.conditions.sharpness,
            empty=self.empty,
        )


def surveyed(survey: Survey, frame: Frame) -> Survey:
    """The survey after a look at a tray at rest: an empty one is learned, dice are measured."""
    measured = with_dice(survey, frame)
    return measured if measured.dice else cleared(survey, frame)


def with_dice(survey: Survey, frame: Frame) -> Survey:
    """The survey after a look at dice in the tray; where none lie, only that is noted."""
    edges = _edges(survey, frame.picture)
    if not edges:
        return replace(survey, dice=0)
    return replace(survey, size=_size(frame), edges=(min(edges), max(edges)), dice=len(edges))


def cleared(survey: Survey, frame: Frame) -> Survey:
    """The survey after a look at a tray of which people say that it is empty."""
    small = glance(frame)
    wavers = survey.empty is not None and survey.empty.shape == small.shape and flickers(survey.empty, small)
    conditions = examine(frame.picture)
    return replace(survey, size=_size(frame), conditions=conditions, empty=small, dice=0, flickers=wavers)


def draw(picture: Picture, survey: Survey) -> Picture:
    """A copy with the outline of the tray and whatever glares drawn on it."""
    drawn = picture.copy()
    thick = max(2, picture.shape[1] // 320)
    seen = survey.conditions
    if seen is None:
        return drawn
    if seen.tray:
        corners = np.array(seen.tray).round().astype(np.int32)
        cv2.polylines(drawn, [corners], True, AMBER if survey.hindrances else GREEN, thick, cv2.LINE_AA)
    for spot in seen.spots:
        middle = spot.x + spot.width // 2, spot.y + spot.height // 2
        cv2.circle(drawn, middle, max(spot.width, spot.height), AMBER, thick, cv2.LINE_AA)
    return drawn


def _edges(survey: Survey, picture: Picture) -> list[float]:
    calibration = replace(known, edges=None) if (known := survey.calibration("")) else None
    dice = read(picture, calibration=calibration).dice
    return [die.box.width / BOX_EDGES for die in dice if die.confidence > MEASURABLE]


def _size(frame: Frame) -> tuple[int, int]:
    return frame.picture.shape[1], frame.picture.shape[0]
