"""The Raspberry Pi's camera: picamera2 behind one door, and imported nowhere else.

Opened once with one configuration and never reconfigured: switching modes leaks the Pi's camera memory.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import numpy as np

from config.settings import CameraSettings
from vision.frames import CameraFault, Frame, Picture

PATIENCE_SECONDS = 2.0
SMALL_WIDTH = 640
RESTING_FPS = 5
_MANUAL, _CONTINUOUS = 0, 2
_FLICKER_BY_HAND = 1
_FREE_WITHOUT_FOCUS = {"AeEnable": True, "AwbEnable": True}
_FREE = {**_FREE_WITHOUT_FOCUS, "AfMode": _CONTINUOUS}


def has_pi_camera() -> bool:
    """Is a camera attached that picamera2 can use? False wherever picamera2 is absent."""
    library = _picamera2()
    return bool(library and library.global_camera_info())


def open_pi_camera(wished: CameraSettings) -> PiCamera:
    """The first camera of the Pi, running."""
    library = _picamera2()
    if library is None:
        raise CameraFault("camera.no-picamera2")
    if not library.global_camera_info():
        raise CameraFault("camera.no-pi-camera")
    try:
        return PiCamera(library(), wished)
    except (RuntimeError, OSError) as error:
        raise CameraFault("camera.pi-failed", why=error) from error


def _picamera2() -> Any:
    """The class, or None; a NumPy that it was not built for makes it raise a ValueError."""
    try:
        from picamera2 import Picamera2  # noqa: PLC0415
    except (ImportError, ValueError):
        return None
    return Picamera2


class PiCamera:
    """Frames from a started camera; `camera` is a Picamera2 or, in tests, something that behaves like one."""

    def __init__(self, camera: Any, wished: CameraSettings) -> None:
        self._camera = camera
        camera.configure(_configuration(camera, wished))
        # What was asked for is silently adjusted to what the camera can do.
        self.size: tuple[int, int] = camera.camera_configuration()["main"]["size"]
        self._small_size: tuple[int, int] = camera.camera_configuration()["lores"]["size"]
        self._fps, self._is_resting = wished.fps, False
        self._pulse = pulse(wished.mains_hz)
        self._metadata: Mapping[str, Any] = {}
        self._held: Mapping[str, Any] = {}
        self._frames = 0
        self._began: int | None = None
        camera.start()

    def read(self) -> Frame:
        """The next frame; a camera that hangs is a fault within two seconds."""
        try:
            with self._camera.captured_request(wait=PATIENCE_SECONDS) as request:
                picture = request.make_array("main")
                small = self._without_padding(request.make_array("lores"))
                metadata = request.get_metadata()
        except (TimeoutError, RuntimeError) as error:
            raise CameraFault("camera.pi-silent") from error
        self._metadata = metadata
        return self._frame(picture, metadata["SensorTimestamp"], small)

    @property
    def steering(self) -> PiCamera:
        """Its pace and its light can be steered."""
        return self

    @property
    def light(self) -> dict[str, Any]:
        """The controls that would keep light and focus as the newest frame has them; none before it."""
        is_complete = {"ExposureTime", "AnalogueGain", "ColourGains"} <= self._metadata.keys()
        return controls_to_keep(self._metadata, self._pulse) if is_complete else {}

    def hold(self, controls: Mapping[str, Any]) -> None:
        """Keep the light; without controls, find it anew.

        From about four frames later the picture changes only when the tray does.
        """
        if controls != self._held:
            self._held = controls
            able = _FREE if "AfMode" in self._camera.camera_controls else _FREE_WITHOUT_FOCUS
            self._camera.set_controls(dict(controls or able))

    def rest(self, *, resting: bool) -> None:
        """Few pictures while nothing moves keep the Pi cool; the mode stays, only the pause grows."""
        if resting != self._is_resting:
            self._is_resting = resting
            self._camera.set_controls(_pace(RESTING_FPS if resting else self._fps))

    def close(self) -> None:
        """Give the camera back; one that hangs is left behind rather than waited for."""
        closing = threading.Thread(target=self._close, name="camera-closing", daemon=True)
        closing.start()
        closing.join(PATIENCE_SECONDS)

    def _close(self) -> None:
        with suppress(RuntimeError):
            self._camera.close()

    def _frame(self, picture: Picture, taken: int, small: Picture) -> Frame:
        self._began = taken if self._began is None else self._began
        number, self._frames = self._frames, self._frames + 1
        return Frame(picture, number, (taken - self._began) / 1e9, small)

    def _without_padding(self, planes: Picture) -> Picture:
        """The brightness plane lies on top; its rows are filled up to what the hardware likes."""
        width, height = self._small_size
        return np.ascontiguousarray(planes[:height, :width])


def pulse(mains_hz: int) -> int:
    """Lamps light up twice in each wave of the mains: the microseconds from one pulse to the next."""
    return 1_000_000 // (2 * mains_hz)


def controls_to_keep(metadata: Mapping[str, Any], pulse: int) -> dict[str, Any]:
    """Exposure in whole pulses of the lamps where it is long enough; the gain makes up for the rest."""
    found = metadata["ExposureTime"]
    exposure = max(found - found % pulse, min(found, pulse))
    controls = {
        "AeEnable": False,
        "AwbEnable": False,
        "ExposureTime": exposure,
        "AnalogueGain": metadata["AnalogueGain"] * found / exposure,
        "ColourGains": tuple(metadata["ColourGains"]),
    }
    if "LensPosition" in metadata:
        controls |= {"AfMode": _MANUAL, "LensPosition": metadata["LensPosition"]}
    return controls


def _pace(fps: int) -> dict[str, tuple[int, int]]:
    microseconds = 1_000_000 // fps
    return {"FrameDurationLimits": (microseconds, microseconds)}


def _configuration(camera: Any, wished: CameraSettings) -> Any:
    """Main in blue, green, red (which picamera2 calls RGB888), and a small YUV twin as older Pis need it."""
    small_width = min(SMALL_WIDTH, wished.width)
    small_height = small_width * wished.height // wished.width // 2 * 2
    until_locked = {
        "AfMode": _CONTINUOUS,
        "AeFlickerMode": _FLICKER_BY_HAND,
        "AeFlickerPeriod": pulse(wished.mains_hz),
    }
    able = {name: value for name, value in until_locked.items() if name in camera.camera_controls}
    return camera.create_video_configuration(
        main={"format": "RGB888", "size": (wished.width, wished.height)},
        lores={"format": "YUV420", "size": (small_width, small_height)},
        controls={**_pace(wished.fps), **able},
        display=None,
        encode=None,
    )
