"""Lays a modelled hand into the picture: its shadow first, then the hand, blurred if it moves fast."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.hand import HEIGHT, LEFT, PIXELS_PER_MM, TOP, Arm, hand_sheet
from vision.simulated.light import Light
from vision.simulated.vectors import Floats
from vision.simulated.viewpoint import Viewpoint

_SHADOW_SCALE = 4
_HAND_SCALE = 2
_LIT = 252
"""Where so much of the light is left, out of 255, there is neither hand nor shadow."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where the hand is now (mm), what it does, and how far it moves while the shutter is open (mm)."""

    place: tuple[float, float]
    posture: str = "grip"
    moved: tuple[float, float] = (0.0, 0.0)


class Hand:
    """The hand of one player in one light; each posture is modelled when it is first needed."""

    def __init__(self, view: Viewpoint, arm: Arm, light: Light) -> None:
        self._view, self._arm, self._light = view, arm, light
        self._sheets: dict[str, Picture] = {}

    def lay(self, picture: Picture, reach: Reach) -> None:
        """Paint the hand over a picture."""
        if reach.posture not in self._sheets:
            self._sheets[reach.posture] = hand_sheet(reach.posture, self._arm, self._light)
        sheet = self._sheets[reach.posture]
        layer = self._drawn_out(sheet, reach)
        around = cv2.bitwise_not(cv2.extractChannel(layer, 3))
        around = cv2.multiply(around, self._shadow(sheet[..., 3], reach, layer.shape[1::-1]), scale=1 / 255)
        left, top, wide, high = cv2.boundingRect(cv2.inRange(around, 0, _LIT))
        if not wide:
            return
        part = slice(top, top + high), slice(left, left + wide)
        region = picture[tuple(slice(_HAND_SCALE * each.start, _HAND_SCALE * each.stop) for each in part)]
        darker = cv2.cvtColor(cv2.resize(around[part], region.shape[1::-1]), cv2.COLOR_GRAY2BGR)
        hand = cv2.cvtColor(cv2.resize(layer[part], region.shape[1::-1]), cv2.COLOR_BGRA2BGR)
        region[...] = cv2.add(cv2.multiply(region, darker, scale=1 / 255), hand)

    def _shadow(self, cover: Picture, reach: Reach, size: tuple[int, ...]) -> Picture:
        """The light left: a lamp's shadow falls aside as far as the hand is high, the sky's right below."""
        small = size[0] // _SHADOW_SCALE, size[1] // _SHADOW_SCALE
        light = self._light.glow
        left = light * (1 - self._warped(cover, reach.place, 0, small) * np.float32(0.6 / 255))
        for lamp in self._light.lamps:
            x, y, z = lamp.place
            power = lamp.power * z / float(np.linalg.norm(lamp.place))
            aside = reach.place[0] - x / z * HEIGHT * 0.7, reach.place[1] - y / z * HEIGHT * 0.7
            left += power * (1 - self._warped(cover, aside, 0, small) * np.float32(0.8 / 255))
            light += power
        soft = cv2.GaussianBlur(np.sqrt(left / light) * 255, (0, 0), 3).astype(np.uint8)
        return np.asarray(cv2.resize(soft, size[:2]), np.uint8)

    def _drawn_out(self, sheet: Picture, reach: Reach) -> Picture:
        """The hand at a few moments of the exposure, averaged."""
        size = self._view.size[0] // _HAND_SCALE, self._view.size[1] // _HAND_SCALE
        if abs(reach.moved[0]) + abs(reach.moved[1]) < 1.5:
            return self._warped(sheet, reach.place, HEIGHT, size)
        early, middle, late = (
            self._warped(sheet, self._at(reach, part), HEIGHT, size) for part in (-0.35, 0.0, 0.35)
        )
        return np.asarray(
            cv2.addWeighted(cv2.addWeighted(early, 0.5, late, 0.5, 0), 2 / 3, middle, 1 / 3, 0), np.uint8
        )

    @staticmethod
    def _at(reach: Reach, part: float) -> tuple[float, float]:
        return reach.place[0] + part * reach.moved[0], reach.place[1] + part * reach.moved[1]

    def _warped(
        self, sheet: Picture, place: tuple[float, float], up: float, size: tuple[int, int]
    ) -> Picture:
        """The sheet as it appears when its origin is over `place`, in a picture of that size."""
        return np.asarray(cv2.warpAffine(sheet, self._matrix(place, up, size), size), np.uint8)

    def _matrix(self, place: tuple[float, float], up: float, size: tuple[int, int]) -> Floats:
        """From pixels of the sheet to pixels of the picture, by three points a hand's breadth apart."""
        sheet = np.array([(0, 0), (100, 0), (0, 100)], np.float32)
        cos, sin = np.cos(self._arm.angle), np.sin(self._arm.angle)
        turned = sheet @ np.array([(cos, sin), (-sin, cos)], np.float32)
        space = np.column_stack([turned + np.array(place, np.float32), np.full(3, up, np.float32)])
        pixels = self._view.project(space) * (size[0] / self._view.size[0])
        start = (sheet - (LEFT, TOP)) * (PIXELS_PER_MM, -PIXELS_PER_MM)
        return np.asarray(
            cv2.getAffineTransform(start.astype(np.float32), pixels.astype(np.float32)), np.float64
        )
