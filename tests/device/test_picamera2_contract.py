"""Every name of picamera2 that our adapter uses, looked up in the real one.

It is read, not run: its system parts exist only on a Pi. Where it is not installed, this is how to have it:
`pip download --no-deps picamera2`, unpack the wheel, `apt-get download python3-libcamera` (Trixie), unpack it
with `dpkg -x`, and put both folders on PYTHONPATH.
"""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from device.sources import pi

OURS = ast.parse(Path(pi.__file__).read_text())
ARGUMENTS: dict[str, dict[str, set[str]]] = {
    "Picamera2": {
        "camera_configuration": set(),
        "camera_controls": set(),
        "captured_request": {"wait"},
        "close": set(),
        "configure": {"camera_config"},
        "create_video_configuration": {"main", "lores", "controls", "display", "encode"},
        "global_camera_info": set(),
        "set_controls": {"controls"},
        "start": set(),
    },
    "CompletedRequest": {"get_metadata": set(), "make_array": {"name"}},
}
"""By class: the methods and properties we use, and the arguments we give them."""
FILES = {"Picamera2": "picamera2.py", "CompletedRequest": "request.py"}
CONTROLS = {
    "AeEnable",
    "AeFlickerMode",
    "AeFlickerPeriod",
    "AfMode",
    "AnalogueGain",
    "AwbEnable",
    "ColourGains",
} | {"ExposureTime", "FrameDurationLimits", "LensPosition", "SensorTimestamp"}


def used(*owners: str) -> set[str]:
    """The names that our adapter looks up in these variables."""
    return {
        node.attr
        for node in ast.walk(OURS)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in owners
    }


def words() -> set[str]:
    """Every word that our adapter has in quotes."""
    return {
        node.value
        for node in ast.walk(OURS)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def package(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        pytest.skip(f"{name} is not installed here")
    return Path(spec.origin).parent


def real_methods(kind: str) -> dict[str, ast.FunctionDef]:
    module = ast.parse((package("picamera2") / FILES[kind]).read_text())
    (found,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == kind)
    return {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}


def test_these_lists_name_everything_that_our_adapter_uses() -> None:
    assert used("camera", "self._camera", "library") == set(ARGUMENTS["Picamera2"])
    assert used("request") == set(ARGUMENTS["CompletedRequest"])
    assert {word for word in words() if word[0].isupper() and word.isalpha()} == CONTROLS


@pytest.mark.parametrize(
    ("kind", "method"), [(kind, method) for kind, methods in ARGUMENTS.items() for method in methods]
)
def test_every_method_and_argument_exists(kind: str, method: str) -> None:
    arguments = real_methods(kind)[method].args
    assert ARGUMENTS[kind][method] <= {argument.arg for argument in (*arguments.args, *arguments.kwonlyargs)}


def test_both_formats_exist_and_both_streams_are_called_as_we_call_them() -> None:
    formats = (package("picamera2") / "formats.py").read_text()
    assert '"RGB888"' in formats
    assert '"YUV420"' in formats
    assert {"main", "lores"} <= words()


def test_every_control_exists_in_the_real_libcamera() -> None:
    """Its names are read from the library file, which may have been built for another Python or machine."""
    compiled = b"".join(file.read_bytes() for file in package("libcamera").glob("_libcamera*.so"))
    assert {name for name in CONTROLS if name.encode() not in compiled} == set()
