"""What this machine has around it, as far as the kernel's files tell; nothing is opened."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

_MULTITOUCH_X = 0x35
"""The kernel's number for the place of a finger."""


class ScreenKind(StrEnum):
    """Where a picture can be shown."""

    DESKTOP = "desktop"
    PANEL = "panel"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class TouchPanel:
    """Something that feels fingers, and whether we may listen to it."""

    name: str
    device: Path
    readable: bool


def screen_kind(environment: Mapping[str, str], root: Path = Path("/")) -> ScreenKind:
    """A desktop where one is running, else a panel or monitor that is plugged in, else nothing."""
    if environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY"):
        return ScreenKind.DESKTOP
    return ScreenKind.NONE if panel_card(root) is None else ScreenKind.PANEL


def panel_card(root: Path = Path("/")) -> str | None:
    """The number of the graphics card with a screen, a Pi's own panel first; it changes from boot to boot."""
    plugs = sorted((root / "sys/class/drm").glob("card*-*/status"), key=lambda plug: "DSI" not in str(plug))
    plugged = (plug.parent.name for plug in plugs if plug.read_text().strip() == "connected")
    return next((name.removeprefix("card").partition("-")[0] for name in plugged), None)


def touch_panels(root: Path = Path("/")) -> tuple[TouchPanel, ...]:
    """All touch panels the kernel knows."""
    try:
        listing = (root / "proc/bus/input/devices").read_text()
    except OSError:
        return ()
    panels = (_touch_panel(entry, root) for entry in listing.split("\n\n"))
    return tuple(panel for panel in panels if panel)


def _touch_panel(entry: str, root: Path) -> TouchPanel | None:
    """One entry of the kernel's list, if it has the axis of a finger: its axes are bits in words of 64."""
    facts = dict(line[3:].partition("=")[::2] for line in entry.splitlines())
    event = next((each for each in facts.get("Handlers", "").split() if each.startswith("event")), None)
    axes = facts.get("ABS", "0").split()
    if event is None or not int(axes[-1], 16) >> _MULTITOUCH_X & 1:
        return None
    device = root / "dev/input" / event
    return TouchPanel(facts.get("Name", event).strip('"'), device, os.access(device, os.R_OK))
