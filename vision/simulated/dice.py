"""A die as a thing: its make, its size, its six faces, and how it lies in space."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.simulated.faces import Face
from vision.simulated.styles import Style
from vision.simulated.vectors import Floats

PIP_FACES: tuple[Face, ...] = (1, 2, 3, 4, 5, 6)
"""Faces in the order +x, +y, +z, -z, -y, -x: opposite ones sum to seven, and 1, 2, 3 turn to the left."""

NORMALS: Floats = np.array([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0), (-1, 0, 0)], np.float32)
"""The outward direction of each face in the die's own frame."""

CORNERS: Floats = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float32)


@dataclass(frozen=True, slots=True)
class Die:
    """One die of the owner; `edge` in millimetres, `grain` tells the wood or marble of two dice apart."""

    style: Style
    edge: float
    faces: tuple[Face, ...] = PIP_FACES
    grain: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """Where a die is: its middle (mm), and its turn as a matrix from the die's frame to the tray's."""

    middle: Floats
    turn: Floats


def upward(die: Die, pose: Pose) -> Face:
    """The face that looks up most."""
    return die.faces[int(np.argmax(NORMALS @ pose.turn[2]))]


def tilt_of(pose: Pose) -> float:
    """By how many degrees the upward face is off level."""
    return float(np.degrees(np.arccos(np.clip((NORMALS @ pose.turn[2]).max(), -1, 1))))


def corners(die: Die, pose: Pose) -> Floats:
    """The eight corners (8, 3) in the tray's frame, as if the die were sharp."""
    return CORNERS @ pose.turn.T * (die.edge / 2) + pose.middle


def about(axis: tuple[float, float, float], angle: float) -> Floats:
    """The turn by an angle (radians) about an axis."""
    x, y, z = np.array(axis) / np.linalg.norm(axis)
    cross = np.array([(0, -z, y), (z, 0, -x), (-y, x, 0)])
    turn: Floats = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    return turn.astype(np.float32)


def lying(die: Die, face: int, x: float, y: float, yaw: float) -> Pose:
    """The die flat on the floor with its face number `face` (0 to 5) up, turned by `yaw`."""
    up = NORMALS[face]
    side = NORMALS[(face + 1) % 6] if abs(up @ NORMALS[(face + 1) % 6]) < 0.5 else NORMALS[(face + 2) % 6]
    rows = np.array([side, np.cross(up, side), up], np.float32)
    return Pose(np.array([x, y, die.edge / 2], np.float32), about((0, 0, 1), yaw) @ rows)
