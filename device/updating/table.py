"""Between the table and whoever installs: a wish without words, and an answer that anybody may read.

The game has no network and no power over the system, so its button leaves an empty file in its own folder.
`pipsight-update.path` sees it and starts a unit of its own, which takes nothing from the game but that wish.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from config.limited_file import content_of
from device.updating.release_file import NoRelease

WISH = "update-wanted"
ANSWER = Path("/run/pipsight-update/progress.json")
INSTALLER = "etc/systemd/system/pipsight-update.path"
LOOKING, INSTALLING = "looking", "installing"
_STILL_NEW = 900
"""Seconds for which an answer is told to a game that has just been started, mostly by the installer."""
_IN_SHORT = {
    **dict.fromkeys(("update.no-stick", "update.not-newer", "update.no-address"), "none"),
    "update.not-fetched": "not-fetched",
}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is, or how it ended: `looking`, `installing`, `done`, `back`, `none`, `damaged`, …"""

    what: str
    version: str = ""
    at: float = 0.0
    """When it was written, in seconds since the machine was switched on: the clock may be set meanwhile."""

    @property
    def is_over(self) -> bool:
        """Is nothing being done any more?"""
        return self.what not in {LOOKING, INSTALLING}


def progress_after(error: NoRelease) -> Progress:
    """Why there is nothing to install, as short as a table needs it."""
    return Progress(_IN_SHORT.get(error.key, "damaged"))


def note(progress: Progress, place: Path = ANSWER) -> None:
    """For the game to read: whole, or as it was."""
    new = place.with_suffix(".new")
    new.write_text(json.dumps(asdict(replace(progress, at=time.monotonic()))))
    new.chmod(0o644)
    new.replace(place)


def progress_at(place: Path = ANSWER, now: float | None = None) -> Progress | None:
    """What was told last, unless that is long over."""
    try:
        progress = Progress(**json.loads(content_of(place, 1000)))
        age = (time.monotonic() if now is None else now) - progress.at
    except (OSError, ValueError, TypeError):
        return None
    return progress if not progress.is_over or age < _STILL_NEW else None


def wish_place(environment: Mapping[str, str], root: Path = Path("/")) -> Path | None:
    """Where the wish is left; only the service has such a place, and only where somebody looks at it."""
    folder = environment.get("RUNTIME_DIRECTORY")
    return Path(folder) / WISH if folder and (root / INSTALLER).exists() else None


def places(root: Path = Path("/"), *, has_address: bool) -> tuple[str, ...]:
    """Where a newer version may be, without a look inside: a stick that is in, a network that is on."""
    return tuple(_places(root, has_address=has_address))


def _places(root: Path, *, has_address: bool) -> Iterator[str]:
    if any("/usb" in os.path.realpath(disk) for disk in root.glob("sys/block/*")):
        yield "stick"
    wires = (wire for wire in root.glob("sys/class/net/*") if wire.name != "lo")
    if has_address and any(_is_up(wire) for wire in wires):
        yield "network"


def _is_up(wire: Path) -> bool:
    try:
        return content_of(wire / "operstate", 100).strip() == b"up"
    except OSError:
        return False
