"""Everything that a helper needs to know, in one file to send; nothing private, unless its owner adds it.

Names of players become "Player 1", "Player 2"; the machine's name and saved games stay at home, and so do
kept pictures, unless their owner says otherwise.
"""

from __future__ import annotations

import json
import platform
import re
import sqlite3
import subprocess
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from config.settings import Settings
from device.saving.database import NAME
from device.saving.journal import Journal
from device.saving.journal_file import open_copy
from device.saving.kept_file import BadFile
from device.saving.kept_pictures import content_of_picture, kept_pictures

PACKAGES = ("pipsight", "numpy", "opencv-python-headless", "pygame-ce", "gpiozero", "lgpio", "picamera2")
JOURNAL_LINES = 500
JOURNAL = ("journalctl", "--unit=pipsight", "--no-hostname", "--no-pager", f"--lines={JOURNAL_LINES}")
CRASH = "crash.txt"
MOST_PICTURES = 5
"""Enough for a helper to see what is hard about a tray."""


def collected(
    findings: Sequence[Mapping[str, object]],
    settings: Settings,
    folder: Path,
    journal: Sequence[str] = JOURNAL,
) -> dict[str, str]:
    """The files of the report by their names."""
    files = {
        "doctor.jsonl": "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in findings),
        "versions.json": json.dumps(versions(), indent=1),
        "settings.json": json.dumps(_plain(settings), indent=1, default=str),
        "journal.txt": _printed(journal),
        CRASH: _read(folder / CRASH),
    }
    names = (*settings.table.names, *names_in(folder))
    return {name: without_names(text, names) for name, text in files.items() if text}


def last_doubted(folder: Path) -> dict[str, bytes]:
    """The newest pictures of doubted throws, where they were kept; damaged ones stay at home."""
    doubted = [picture for picture in kept_pictures(folder) if picture.doubted]
    files = {}
    for picture in doubted[:MOST_PICTURES]:
        with suppress(BadFile):
            files[f"pictures/{picture.file}"] = content_of_picture(folder, picture)
    return files


def write_report(path: Path, files: Mapping[str, str | bytes]) -> None:
    """One zip file; one that is there already is not written over."""
    with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as report:
        for name, content in files.items():
            report.writestr(name, content)


def versions(root: Path = Path("/")) -> dict[str, str | None]:
    """Of the machine, its system and what we are made of."""
    model = _read(root / "proc/device-tree/model").strip("\0\n")
    system = dict(re.findall(r'^(PRETTY_NAME)="?([^"\n]*)', _read(root / "etc/os-release"), re.MULTILINE))
    return {
        "model": model or platform.machine(),
        "system": system.get("PRETTY_NAME"),
        "kernel": platform.release(),
        "python": platform.python_version(),
        **{name: _version(name) for name in PACKAGES},
    }


def names_in(folder: Path) -> tuple[str, ...]:
    """Everybody who ever played here."""
    path = folder / NAME
    if not path.exists():
        return ()
    try:
        with closing(open_copy(path)) as connection:
            games = Journal(connection).games()
    except (OSError, sqlite3.Error):
        return ()
    return tuple(dict.fromkeys(name for game in games for name in game.started.setup.players))


def without_names(text: str, names: Iterable[str]) -> str:
    """The text with "Player 1" and so on instead, and "~" for whoever's folder this is."""
    text = re.sub(rf"{re.escape(str(Path.home()))}\b|/home/[^/\s]+", "~", text)
    instead = {name: f"Player {number}" for number, name in enumerate(dict.fromkeys(names), 1) if name}
    # The longest first: Anna is no Player 1 with a tail, where Ann is one.
    alike = "|".join(re.escape(name) for name in sorted(instead, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{alike})(?!\w)", lambda found: instead[found[0]], text) if alike else text


def _plain(settings: Settings) -> dict[str, object]:
    """Without names; the games' sections are a view of a dict, which cannot be copied as it is."""
    return asdict(replace(settings, table=replace(settings.table, names=()), games=dict(settings.games)))


def _printed(command: Sequence[str]) -> str:
    """What this command prints; nothing where there is no such command."""
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False).stdout  # noqa: S603
    except OSError:
        return ""


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
