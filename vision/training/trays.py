"""Renders whole simulated trays for training, leaning dice among them, with the exact place of every face."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from vision.simulated.dice import NORMALS, Die, Pose, about, upward
from vision.simulated.layout import Lying, beside, scattered
from vision.simulated.painting import PaintedDie, Painter
from vision.simulated.scenery import Scenery, scenery
from vision.simulated.signs import SIGNS
from vision.simulated.styles import STYLES, varied
from vision.simulated.viewpoint import Viewpoint
from vision.training.sprites import NOTHING, SEEN, SIGN

CLEAR = tuple(name for name, style in STYLES.items() if style.grain == "clear")
EDGES = (12, 14, 16, 16, 16, 18, 19, 22, 25)


def tray(seed: int) -> tuple[np.ndarray, dict[str, list[list[float]]]]:  # type: ignore[type-arg]
    """One picture; for each die x, y, edge in pixels, kind, direction; and the sides that are in view."""
    chance = np.random.default_rng([seed, 77])
    room = _room(seed, chance)
    dice: list[Lying] = []
    for index in range(int(chance.integers(4, 11))):
        dice.append(_laid(room, dice, index == 0, chance))
    shown = [(die, _leant(pose, chance) if chance.random() < 0.35 else pose) for die, pose in dice]
    painter = Painter(room, (1280, 720))
    picture = painter.noisy(painter.clean([PaintedDie(die, pose) for die, pose in shown]), chance)
    sides = [side for die, pose in shown for side in _sides(painter.view, die, pose)]
    return picture, {"dice": [_row(painter.view, die, pose) for die, pose in shown], "sides": sides}


def _room(seed: int, chance: np.random.Generator) -> Scenery:
    """Any room; clear dice come often, since they are hard, and one camera in three hangs well aslant."""
    room = scenery(seed, float(chance.choice(EDGES)))
    style = varied(STYLES[str(chance.choice(CLEAR))], chance) if chance.random() < 0.2 else room.style
    tilt = float(chance.uniform(15, 40)) if chance.random() < 0.33 else room.tilt
    return replace(room, style=style, tilt=tilt)


def _laid(room: Scenery, others: list[Lying], is_sign: bool, chance: np.random.Generator) -> Lying:
    die = (
        Die(room.sign_style, room.sign_edge, SIGNS)
        if is_sign
        else Die(room.style, room.edge, grain=float(chance.uniform(0, 50)))
    )
    face = int(chance.integers(6))
    pose = (
        beside(die, face, others[-1], others, room.inner, chance)
        if others and chance.random() < 0.25
        else None
    )
    return die, pose or scattered(die, face, others, room.inner, chance)


def _leant(pose: Pose, chance: np.random.Generator) -> Pose:
    toward = chance.uniform(0, 2 * np.pi)
    turn = (
        about((float(np.cos(toward)), float(np.sin(toward)), 0.0), float(np.radians(chance.uniform(10, 45))))
        @ pose.turn
    )
    return Pose(pose.middle * np.array([1, 1, 1.25], np.float32), turn)


def _row(view: Viewpoint, die: Die, pose: Pose) -> list[float]:
    """A face that looks more than 43 degrees away from the camera counts as unreadable."""
    index = int(np.argmax(NORMALS @ pose.turn[2]))
    up = pose.turn @ NORMALS[index]
    middle = pose.middle + up * (die.edge / 2)
    x, y = view.project(middle)
    ray = view.axes @ (middle - view.position)
    edge = view.focal * die.edge / float(ray[2])
    seen = facing(view.axes @ up, ray)
    face = upward(die, pose)
    kind = (
        NOTHING if np.hypot(*seen) > np.sin(np.radians(43)) else SIGN if isinstance(face, str) else face - 1
    )
    return [float(x), float(y), edge, float(kind), *seen]


def _sides(view: Viewpoint, die: Die, pose: Pose) -> list[list[float]]:
    """Where the other faces are seen that look at the camera at all: x, y, edge."""
    top = int(np.argmax(NORMALS @ pose.turn[2]))
    found = []
    for index in range(6):
        outward = pose.turn @ NORMALS[index]
        middle = pose.middle + outward * (die.edge / 2)
        ray = view.axes @ (middle - view.position)
        if index != top and -(view.axes @ outward) @ ray / np.linalg.norm(ray) > SEEN:
            found.append([*map(float, view.project(middle)), view.focal * die.edge / float(ray[2])])
    return found


def facing(normal: np.ndarray, ray: np.ndarray) -> tuple[float, float]:  # type: ignore[type-arg]
    """The face's direction across the line of sight: (0, 0) when it looks straight into the lens."""
    along = ray / np.linalg.norm(ray)
    right = np.cross((0, 1, 0), along)
    right /= np.linalg.norm(right)
    return float(normal @ right), float(normal @ np.cross(along, right))


def main() -> None:
    """Write so many trays into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1_000_000, 1_000_400))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    labels = {}
    for seed in range(*args.seeds):
        picture, rows = tray(seed)
        cv2.imwrite(str(args.out / f"{seed}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 95])
        labels[f"{seed}.jpg"] = rows
    (args.out / "labels.json").write_text(json.dumps(labels))


if __name__ == "__main__":
    main()
