"""Where the stream's socket lies: in the runtime folder, which only this machine's own people reach."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Mapping
from errno import EEXIST
from pathlib import Path

from device.saving.state_folder import state_folder

NAME = "feed.sock"
GAME_AND_GROUP = 0o660
"""The gate has a user of its own, in the group of the game's."""


def feed_place(environment: Mapping[str, str]) -> Path:
    """PIPSIGHT_FEED, else the service's runtime folder, else the state folder."""
    if named := environment.get("PIPSIGHT_FEED"):
        return Path(named)
    folder = environment.get("RUNTIME_DIRECTORY", "").split(":")[0]
    return (Path(folder) if folder else state_folder(environment)) / NAME


def is_answered(place: Path) -> bool:
    """Does somebody listen there? A power cut leaves the file of a socket behind that nobody listens to."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as call:
        call.settimeout(1)
        try:
            call.connect(str(place))
        except OSError:
            return False
    return True


def swept(place: Path) -> None:
    """Make room for a socket: only a socket that nobody listens to any more is taken away."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if not os.path.lexists(place):
        return
    if not stat.S_ISSOCK(place.lstat().st_mode) or is_answered(place):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(place))
    place.unlink()
