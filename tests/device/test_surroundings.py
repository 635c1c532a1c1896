"""What the kernel's files tell, on made-up machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.parts.surroundings import ScreenKind, TouchPanel, panel_card, screen_kind, touch_panels
from device.parts.vitals import celsius, has_low_voltage

# As a Pi with the official 7-inch panel and a keyboard lists them.
INPUTS = """I: Bus=0003 Vendor=046d Product=c31c Version=0110
N: Name="Logitech USB Keyboard"
H: Handlers=sysrq kbd leds event0
B: EV=120013
B: KEY=1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe

I: Bus=0018 Vendor=0000 Product=0000 Version=0000
N: Name="10-0038 generic ft5x06 (79)"
H: Handlers=mouse0 event4
B: EV=b
B: KEY=400 0 0 0 0 0
B: ABS=260800000000003

I: Bus=0019 Vendor=0001 Product=0001 Version=0100
N: Name="Joystick"
H: Handlers=event5 js0
B: ABS=3f
"""


@pytest.mark.parametrize(
    ("environment", "plug", "kind"),
    [
        ({"DISPLAY": ":0"}, None, ScreenKind.DESKTOP),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "connected", ScreenKind.DESKTOP),
        ({}, "connected", ScreenKind.PANEL),
        ({}, "disconnected", ScreenKind.NONE),
        ({"DISPLAY": ""}, None, ScreenKind.NONE),
    ],
)
def test_a_desktop_comes_before_a_panel_and_a_panel_before_nothing(
    tmp_path: Path, environment: dict[str, str], plug: str | None, kind: ScreenKind
) -> None:
    if plug:
        (tmp_path / "sys/class/drm/card1-DSI-1").mkdir(parents=True)
        (tmp_path / "sys/class/drm/card1-DSI-1/status").write_text(f"{plug}\n")
    assert screen_kind(environment, tmp_path) is kind


def test_the_card_with_the_screen_is_found_and_the_pis_own_panel_comes_first(tmp_path: Path) -> None:
    assert panel_card(tmp_path) is None
    for name, plug in (
        ("card0-HDMI-A-1", "connected"),
        ("card1-DSI-2", "connected"),
        ("card2-DSI-1", "disconnected"),
    ):
        (tmp_path / "sys/class/drm" / name).mkdir(parents=True)
        (tmp_path / "sys/class/drm" / name / "status").write_text(f"{plug}\n")
    assert panel_card(tmp_path) == "1"
    (tmp_path / "sys/class/drm/card1-DSI-2/status").write_text("disconnected\n")
    assert panel_card(tmp_path) == "0"


def test_voltage_and_heat_are_told_where_they_are_measured(tmp_path: Path) -> None:
    assert (has_low_voltage(tmp_path), celsius(tmp_path)) == (None, None)
    for name, text in (
        ("hwmon/hwmon0/name", "cpu_thermal"),
        ("hwmon/hwmon1/name", "rpi_volt"),
        ("hwmon/hwmon1/in0_lcrit_alarm", "0"),
        ("thermal/thermal_zone0/temp", "51121"),
    ):
        file = tmp_path / "sys/class" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n")
    assert (has_low_voltage(tmp_path), celsius(tmp_path)) == (False, 51)
    (tmp_path / "sys/class/hwmon/hwmon1/in0_lcrit_alarm").write_text("1\n")
    assert has_low_voltage(tmp_path) is True


def test_only_what_feels_fingers_is_a_touch_panel(tmp_path: Path) -> None:
    (tmp_path / "proc/bus/input").mkdir(parents=True)
    (tmp_path / "proc/bus/input/devices").write_text(INPUTS)
    device = tmp_path / "dev/input/event4"
    assert touch_panels(tmp_path) == (TouchPanel("10-0038 generic ft5x06 (79)", device, readable=False),)
    device.parent.mkdir(parents=True)
    device.touch()
    assert touch_panels(tmp_path) == (TouchPanel("10-0038 generic ft5x06 (79)", device, readable=True),)


def test_a_machine_that_lists_no_inputs_has_no_touch_panel(tmp_path: Path) -> None:
    assert touch_panels(tmp_path) == ()
