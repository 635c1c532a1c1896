"""Where frames come from: one name, one open source."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from config.settings import CameraSettings
from device.sources.pace import InRealTime
from device.sources.pi import has_pi_camera, open_pi_camera
from device.sources.picture_files import KINDS
from device.sources.pictures import PictureShow
from device.sources.video import Video
from device.sources.webcam import open_webcam
from vision.frames import CameraFault, FrameSource
from words.phrases import Language

AUTO, PI, SIMULATED = "auto", "pi", "simulated"
_WEBCAM = re.compile(r"webcam(?::(\d{1,3}))?")


def chosen(name: str) -> str:
    """`auto` is the Raspberry Pi's camera where there is one, else the simulated tray; other names stay."""
    if name != AUTO:
        return name
    return PI if has_pi_camera() else SIMULATED


def is_live(name: str) -> bool:
    """Is this a camera, and no recording?"""
    return name == PI or _WEBCAM.fullmatch(name) is not None


def hold_light(source: FrameSource, controls: Mapping[str, Any]) -> None:
    """Keep light and focus as they were when the camera was calibrated, where it can do that."""
    if controls and source.steering:
        source.steering.hold(controls)


def open_source(name: str, camera: CameraSettings, language: Language, *, real_time: bool) -> FrameSource:
    """The camera or recording of this name; `real_time` plays a recording no faster than it was taken."""
    if name == PI:
        return open_pi_camera(camera)
    if webcam := _WEBCAM.fullmatch(name):
        return open_webcam(int(webcam[1] or 0), camera)
    recording = _recording(Path(name), language)
    return InRealTime(recording) if real_time else recording


def _recording(path: Path, language: Language) -> FrameSource:
    try:
        path.stat()
    except (OSError, ValueError) as error:  # a name may also be too long to be one
        raise CameraFault("camera.no-source", name=path) from error
    if path.is_dir() or path.suffix.lower() in KINDS:
        return PictureShow(path, language)
    return Video(path)
