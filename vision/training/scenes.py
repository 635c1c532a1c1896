"""Composes training scenes: painted dice on painted grounds and on licensed photographs, all labelled."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.cameras import taken
from vision.training.grounds import ground
from vision.training.laying import SIZE, Canvas, Label, put
from vision.training.slabs import Spot
from vision.training.sprites import ALIKE
from vision.training.veils import veil

Chance = np.random.Generator
Point = tuple[float, float]
SMALLEST, USUAL, LARGEST = 8, 75, 130
"""Edges of dice in pixels: at least, at most, and in a close-up, which is one scene in five."""
VEILED = 0.08
"""So many scenes are seen through a dome, a bag or a pane."""

LICENSED: dict[str, tuple[float, float, float]] = {
    "nell-byler/dice_detection": (0.72, 0.0, 0.0),
    "matteop65/Dice_Detection_Recognition": (1.3, 0.0, 0.0),
    "Epanemu/GameDiceRecognition": (0.75, 0.0, -0.14),
    "skovy/tensorflow-dice-model": (1.15, 0.0, 0.0),
    "N3VERS4YDIE/dice-recognition:Rune55-grey": (0.79, 0.0, 0.0),
    "N3VERS4YDIE/dice-recognition:Rune55-pxl": (0.71, 0.0, 0.0),
    "N3VERS4YDIE/dice-recognition:Rune55-table": (1.0, 0.0, 0.0),
    "aws-samples/amazon-sagemaker-mxnet-dice-aim403-workshop-reinvent2019": (0.76, 0.0, -0.05),
}
"""How each source drew its boxes: the die's edge in widths of the box, the shift to the face's middle."""


UPRIGHT = 0.12
"""Radians by which photographs of low cameras are turned, about; all others may be taken from any side."""

KEPT_BACK = (
    *(f"images/rune55_pxl__{number:03}.jpg" for number in range(48, 62)),
    *(f"images/aws_samples_amazon_sagemaker_mxnet_d__{number:03}.jpg" for number in range(73, 144)),
)
"""Photographs kept to judge by, though others of their sources are learned from: felt trays with up to
thirteen dice, and dice of a low camera; second halves of their rows, as those of one throw are neighbours."""


MENDED = {
    "nell_byler_dice_detection__002.jpg": (0, 3),
    "nell_byler_dice_detection__054.jpg": (16, 3),
    "nell_byler_dice_detection__110.jpg": (9, 4),
    "nell_byler_dice_detection__146.jpg": (2, 3),
    "nell_byler_dice_detection__198.jpg": (4, 5),
    "nell_byler_dice_detection__225.jpg": (5, 6),
    "nell_byler_dice_detection__233.jpg": (2, 3),
}
"""Labels that are wrong to the eye: which die of the photograph, and what it shows."""


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """One picture with its dice, and with places at which an earlier finder was fooled."""

    picture: NDArray[np.uint8]
    dice: tuple[Label, ...]
    lures: tuple[Spot, ...] = ()
    bodies: NDArray[np.uint8] | None = None
    """How much of each pixel is a painted die (0 to 255); of photographs nobody knows."""


STRAIGHT_DOWN = {"nell-byler/dice_detection": 1.08}
"""Sources taken from straight above, with the focal length in lengths of the picture: they tell up."""


def load_photos(folder: Path) -> dict[str, list[Photo]]:
    """All photographs of the licensed sources whose dice have boxes, by source."""
    photos: dict[str, list[Photo]] = {source: [] for source in LICENSED}
    for entry in json.loads((folder / "labels.json").read_text()):
        if entry["source"] in LICENSED and entry["image"] not in KEPT_BACK:
            share, dx, dy = LICENSED[entry["source"]]
            picture = cv2.imread(str(folder / entry["image"]))
            if mended := MENDED.get(Path(entry["image"]).name):
                entry["dice"][mended[0]]["value"] = mended[1]
            dice = tuple(_label(die["value"], die["box"], share, dx, dy) for die in entry["dice"])
            focal = STRAIGHT_DOWN.get(entry["source"])
            directed = tuple(_seen_from_above(die, picture.shape, focal) for die in dice) if focal else dice
            photos[entry["source"]].append(Photo(picture, directed))
    return photos


def _seen_from_above(label: Label, shape: tuple[int, ...], focal: float) -> Label:
    """A flat die seems to lean away from the middle of the picture, the more the further out it lies."""
    x, y, away = label.x - shape[1] / 2, label.y - shape[0] / 2, focal * max(shape)
    far = float(np.sqrt(x * x + y * y + away * away))
    return replace(label, normal=(x / far, y / far))


def load_trays(folder: Path) -> list[Photo]:
    """Rendered trays, as `vision.training.trays` wrote them."""
    rows = json.loads((folder / "labels.json").read_text())
    return [
        Photo(
            cv2.imread(str(folder / name)),
            tuple(Label(x, y, edge, int(kind), (a, b)) for x, y, edge, kind, a, b in row["dice"]),
            tuple((x, y, edge) for x, y, edge in row["sides"]),
        )
        for name, row in rows.items()
    ]


def _label(value: int, box: list[float], share: float, dx: float, dy: float) -> Label:
    x, y, width, height = box
    return Label(x + width * (0.5 + dx), y + height * (0.5 + dy), share * max(width, height), value - 1)


def scene(
    chance: Chance, photo: Photo | None, sprites: dict[str, NDArray[np.generic]], *, upright: bool = False
) -> Photo:
    """One labelled picture of SIZE by SIZE, from a part of the photograph or on a painted ground.

    `upright` is what a low camera sees: it is hardly turned, so that up stays up."""
    labels: list[Label] = []
    lures: list[Spot] = []
    if photo is None:
        picture, lures = ground(chance, SIZE)
    else:
        turn = chance.normal(0, UPRIGHT) if upright else chance.uniform(0, 2 * np.pi)
        picture, labels = _window(chance, photo, float(turn))
    largest = LARGEST if chance.random() < 0.2 else USUAL
    edge = labels[0].edge if labels else float(np.exp(chance.uniform(np.log(SMALLEST), np.log(largest))))
    canvas = Canvas(picture, np.zeros((SIZE, SIZE), np.uint8))
    sides: list[Spot] = []
    makers = int(chance.integers(1, 4)) if chance.random() < 0.6 else len(sprites["kind"])
    chosen = [int(chance.integers(len(sprites["kind"]) // ALIKE)) * ALIKE for _ in range(makers)]
    for _ in range(int(chance.integers(0, 4 if labels else 9))):
        index = chosen[int(chance.integers(makers))] + int(chance.integers(ALIKE))
        sides += put(chance, canvas, labels, sprites, index, edge * chance.uniform(0.85, 1.2))
    if labels and chance.random() < VEILED:
        veil(chance, picture, (labels[-1].x, labels[-1].y), labels[-1].edge)
    free = [lure for lure in lures if not any(_covers(label, lure) for label in labels)]
    return Photo(taken(chance, picture), tuple(labels), (*free, *sides), canvas.bodies)


def _covers(label: Label, lure: Spot) -> bool:
    return float(np.hypot(label.x - lure[0], label.y - lure[1])) < 0.8 * label.edge


def _window(chance: Chance, photo: Photo, turn: float) -> tuple[NDArray[np.uint8], list[Label]]:
    """A turned, scaled part of a photograph around one of its dice."""
    die = photo.dice[int(chance.integers(len(photo.dice)))]
    largest = LARGEST if chance.random() < 0.2 else USUAL
    wanted = float(np.exp(chance.uniform(np.log(SMALLEST), np.log(largest))))
    scale = np.clip(wanted / die.edge, 0.12, 2.5)
    picture = photo.picture
    shrink = min(1.0, scale * 1.5)
    picture = (
        cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
        if shrink < 1
        else picture
    )
    matrix = scale * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    if chance.random() < 0.5:
        matrix = matrix @ np.diag([-1.0, 1.0])
    target = chance.uniform(0.15 * SIZE, 0.85 * SIZE, 2)
    shift = target - matrix @ (die.x, die.y)
    warp = np.column_stack([matrix / shrink, shift])
    window = cv2.warpAffine(
        picture, warp, (SIZE, SIZE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101
    )
    labels = [_moved(each, matrix, shift, scale) for each in photo.dice]
    _hide_reflections(window, warp, picture.shape)
    return window, [
        each
        for each in labels
        if -each.edge < each.x < SIZE + each.edge and -each.edge < each.y < SIZE + each.edge
    ]


def _hide_reflections(window: NDArray[np.uint8], warp: NDArray[np.float64], shape: tuple[int, ...]) -> None:
    inside = cv2.warpAffine(np.ones(shape[:2], np.uint8), warp, (SIZE, SIZE))
    if not inside.all():
        window[inside == 0] = np.median(window[inside > 0], axis=0) if inside.any() else 0


def _moved(label: Label, matrix: NDArray[np.float64], shift: NDArray[np.float64], scale: float) -> Label:
    x, y = matrix @ (label.x, label.y) + shift
    normal = None if label.normal is None else tuple(float(part) for part in matrix @ label.normal / scale)
    return Label(float(x), float(y), float(label.edge * scale), label.kind, normal)  # type: ignore[arg-type]
