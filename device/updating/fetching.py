"""A release from the address that the settings name; only over HTTPS, only so much, and only two files."""

from __future__ import annotations

from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from config.limited_file import content_of
from device.updating.release_file import LARGEST, NoRelease, Release, release_at

PATIENCE = 30
"""Seconds without a byte before it is given up."""
PIECE = 1 << 20


NEWEST = "pipsight-newest.txt"
"""Says in one line which version is the newest; `tools/release.py bundle` writes it beside the release."""


def newest_at(address: str, folder: Path) -> Release:
    """What is to be had there, by name; it is not fetched yet."""
    if not address.startswith("https://"):
        raise NoRelease("update.no-address")
    _fetch(f"{address.rstrip('/')}/{NEWEST}", folder / NEWEST)
    told = content_of(folder / NEWEST, 100).decode("ascii", "replace").strip()
    return release_at(folder / f"pipsight-{told}.tar.gz")


def fetched(version: str, address: str, folder: Path) -> Release:
    """The release of this version and its sum, in this folder."""
    if not address.startswith("https://"):
        raise NoRelease("update.no-address")
    name = f"pipsight-{version}.tar.gz"
    for file in (name, f"{name}.sha256"):
        _fetch(f"{address.rstrip('/')}/{file}", folder / file)
    return release_at(folder / name)


def _fetch(address: str, place: Path) -> None:
    """Piece by piece, because a Pi has little memory."""
    left = LARGEST
    try:
        with urlopen(address, timeout=PATIENCE) as answer, place.open("wb") as file:  # noqa: S310 # checked above
            while left > 0 and (piece := answer.read(min(PIECE, left))):
                file.write(piece)
                left -= len(piece)
    except URLError as error:
        raise NoRelease("update.not-fetched", address=address, why=error.reason) from error
    except (OSError, ValueError) as error:
        raise NoRelease("update.not-fetched", address=address, why=error) from error
