"""The calibration on disk, as JSON; the only picture in it is the empty tray, small and grey."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from device.saving.atomic_write import write_whole
from device.saving.kept_file import kept_in, make_way
from vision.frames import GLANCE_WIDTH, Small
from vision.tray import Calibration, Outline

FORMAT = 1
LARGEST = 2**20
CONTROLS = {"AeEnable", "AwbEnable", "ExposureTime", "AnalogueGain", "ColourGains", "AfMode", "LensPosition"}
"""What a camera can be told to keep; nothing else in a file reaches a camera."""

Controls = dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """A calibration, and the camera's own controls for exposure, colours and focus where it has some."""

    calibration: Calibration
    controls: Controls = field(default_factory=dict)


def calibration_place(folder: Path) -> Path:
    """Where the calibration is kept."""
    return folder / "calibration.json"


def keep_calibration(path: Path, kept: Kept) -> Path | None:
    """Write it; the new name of whatever else lay there. OSError when the disk refuses."""
    setup = kept.calibration
    plain = {
        "format": FORMAT,
        "camera": setup.camera,
        "size": setup.size,
        "tray": setup.tray,
        "edges": setup.edges,
        "light": round(setup.light, 1),
        "sharpness": round(setup.sharpness, 3),
        "empty": _packed(setup.empty),
        "controls": kept.controls,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = make_way(path, calibration_in)
    write_whole(path, json.dumps(plain).encode())
    return aside


def calibration_in(path: Path) -> Kept | None:
    """What is in this file, None where there is none; BadFile when it is something else."""
    return kept_in(path, lambda content: _checked(json.loads(content)), LARGEST, "calibration")


def forget_calibration(path: Path) -> bool:
    """Remove it; was there one?"""
    had = path.exists()
    path.unlink(missing_ok=True)
    return had


def _checked(plain: Any) -> Kept:
    if plain["format"] != FORMAT:
        raise ValueError("another format")
    width, height = (int(each) for each in plain["size"])
    if not (0 < width <= 20_000 and 0 < height <= 20_000):
        raise ValueError("no such pictures")
    least, most = (_number(edge) for edge in plain["edges"] or (0, 0))
    calibration = Calibration(
        camera=str(plain["camera"]),
        size=(width, height),
        tray=_outline(plain["tray"]),
        edges=(least, most) if most else None,
        light=_number(plain["light"]),
        sharpness=_number(plain["sharpness"]),
        empty=_unpacked(plain["empty"], (width, height)),
    )
    return Kept(calibration, _controls(plain["controls"]))


def _number(plain: Any) -> float:
    number = float(plain)
    if not 0 <= number < 1e9:
        raise ValueError(plain)
    return number


def _outline(plain: Any) -> Outline:
    corners = tuple((_number(x), _number(y)) for x, y in plain)
    if len(corners) in {1, 2}:
        raise ValueError("no outline")
    return corners


def _controls(plain: Any) -> Controls:
    if not (isinstance(plain, dict) and plain.keys() <= CONTROLS):
        raise ValueError("controls that no camera has")
    return {name: _control(value) for name, value in plain.items()}


def _control(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple(_control(each) for each in plain)
    if not (isinstance(plain, int | float) and abs(plain) < 1e9):
        raise ValueError("no number for a camera")
    return plain


def _packed(empty: Small | None) -> str | None:
    return None if empty is None else base64.b64encode(cv2.imencode(".png", empty)[1].tobytes()).decode()


def _unpacked(packed: Any, size: tuple[int, int]) -> Small | None:
    if packed is None:
        return None
    content = np.frombuffer(base64.b64decode(packed, validate=True), np.uint8)
    empty = cv2.imdecode(content, cv2.IMREAD_GRAYSCALE)
    if (
        empty is None
        or empty.shape[1] != GLANCE_WIDTH
        or abs(empty.shape[0] - GLANCE_WIDTH * size[1] / size[0]) > 1
    ):
        raise ValueError("no picture of the tray")
    return np.asarray(empty, np.uint8)
