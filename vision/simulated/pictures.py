"""Single pictures with the truth beside them: for tests, for teaching signs, for training."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.frames import Picture
from vision.reading.readings import PictureBox
from vision.simulated.dice import Die, Pose, corners, lying
from vision.simulated.faces import Face
from vision.simulated.layout import Lying, beside, scattered
from vision.simulated.light import LIGHTS, turned
from vision.simulated.painting import PaintedDie, Painter
from vision.simulated.scenery import Scenery, scenery
from vision.simulated.signs import sides_with
from vision.simulated.styles import STYLES, varied
from vision.simulated.surfaces import SURFACES
from vision.simulated.viewpoint import Viewpoint

_EDGES = (12, 14, 16, 16, 16, 16, 18, 19, 22, 25)
"""Edges of dice in shops, in millimetres; 16 is the common one."""


@dataclass(frozen=True, slots=True)
class PlacedDie:
    """The truth about one die of a picture; one of face and sign is set."""

    box: PictureBox
    face: int | None = None
    sign: str | None = None


def still(  # noqa: PLR0913 - each is one thing that may be chosen by name
    seed: int,
    faces: tuple[int, ...],
    signs: tuple[str, ...] = (),
    *,
    style: str | None = None,
    surface: str | None = None,
    light: str | None = None,
    tilt: float | None = None,
    edge: float | None = None,
    touching: float = 0.15,
    size: tuple[int, int] = (1280, 720),
) -> tuple[Picture, tuple[PlacedDie, ...]]:
    """A tray with these faces and signs up, the rest by chance; `touching` is how often two touch."""
    rng = np.random.default_rng([seed, 2])
    room = _room(seed, rng, style, surface, light, tilt, edge)
    wanted: tuple[Face, ...] = (*faces, *signs)
    dice: list[Lying] = []
    for face in wanted:
        dice.append(_laid(_die(room, face, rng), face, dice, room, touching, rng))
    painter = Painter(room, size)
    picture = painter.noisy(painter.clean([PaintedDie(die, pose) for die, pose in dice]), rng)
    return picture, tuple(_placed(painter.view, *each, face) for each, face in zip(dice, wanted, strict=True))


def sign_picture(
    sign: str, rotation: float, room: Scenery, *, seed: int = 0, size: tuple[int, int] = (1280, 720)
) -> tuple[Picture, PlacedDie]:
    """The event die of a room alone in its tray, one sign up, turned by `rotation` degrees: to teach it."""
    rng = np.random.default_rng([seed, 4])
    die = _die(room, sign, rng)
    x, y = rng.uniform(-0.5, 0.5, 2) * room.inner
    pose = lying(die, die.faces.index(sign), float(x), float(y), float(np.radians(rotation)))
    painter = Painter(room, size)
    return painter.noisy(painter.clean([PaintedDie(die, pose)]), rng), _placed(painter.view, die, pose, sign)


def _room(
    seed: int,
    rng: np.random.Generator,
    style: str | None,
    surface: str | None,
    light: str | None,
    tilt: float | None,
    edge: float | None,
) -> Scenery:
    """A room by chance in which some things were chosen by name."""
    room = scenery(seed, float(rng.choice(_EDGES)) if edge is None else edge)
    return replace(
        room,
        style=room.style if style is None else varied(STYLES[style], rng),
        surface=room.surface if surface is None else SURFACES[surface],
        light=room.light if light is None else turned(LIGHTS[light], rng),
        tilt=room.tilt if tilt is None else tilt,
    )


def _die(room: Scenery, face: Face, rng: np.random.Generator) -> Die:
    if isinstance(face, str):
        return Die(room.sign_style, room.sign_edge, sides_with(face))
    return Die(room.style, room.edge, grain=float(rng.uniform(0, 50)))


def _laid(
    die: Die, face: Face, others: list[Lying], room: Scenery, touching: float, rng: np.random.Generator
) -> Lying:
    """The die at a free place, now and then side by side with one that lies there already."""
    up = die.faces.index(face)
    if others and rng.random() < touching:
        other = others[rng.integers(len(others))]
        pose = beside(die, up, other, others, room.inner, rng)
        if pose is not None:
            return die, pose
    return die, scattered(die, up, others, room.inner, rng)


def _placed(view: Viewpoint, die: Die, pose: Pose, face: Face) -> PlacedDie:
    box = view.edition_of(corners(die, pose), 0)
    return PlacedDie(box, sign=face) if isinstance(face, str) else PlacedDie(box, face=face)
