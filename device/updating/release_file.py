"""One release as a file: `pipsight-0.2.1.tar.gz` with `pipsight-0.2.1.tar.gz.sha256` beside it."""

from __future__ import annotations

import hashlib
import re
import tarfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from config.limited_file import content_of

NAME = re.compile(r"pipsight-(\d+)\.(\d+)\.(\d+)\.tar\.gz")
LARGEST = 600_000_000
"""Bytes. With the wheels of everything it needs a release of today has about 120 million."""

Version = tuple[int, int, int]


class NoRelease(Exception):
    """Why this file is no release that can be installed: `key` names the sentence."""

    def __init__(self, key: str, **gaps: object) -> None:
        super().__init__(key)
        self.key, self.gaps = key, gaps


@dataclass(frozen=True, slots=True)
class Release:
    """A file whose name says its version; nothing in it was looked at yet."""

    path: Path
    version: Version

    @property
    def version_name(self) -> str:
        """The version as people write it."""
        return ".".join(map(str, self.version))


def release_at(path: Path) -> Release:
    """By its name alone."""
    if not (named := NAME.fullmatch(path.name)):
        raise NoRelease("update.name", path=path)
    return Release(path, version_of(named))


def version_of(named: re.Match[str]) -> Version:
    """The three numbers of a version, to be compared."""
    first, second, third = map(int, named.groups())
    return first, second, third


def newest_on(folders: Iterable[Path]) -> Release | None:
    """The newest release that lies in one of these folders, not deeper."""
    files = [file for folder in folders if folder.is_dir() for file in folder.glob("pipsight-*.tar.gz")]
    found = [release_at(file) for file in files if NAME.fullmatch(file.name)]
    return max(found, key=lambda release: release.version, default=None)


def check(release: Release) -> None:
    """Is every byte as whoever made it wrote down beside it?"""
    beside = release.path.with_name(f"{release.path.name}.sha256")
    try:
        wanted = content_of(beside, 1000).decode("ascii", "replace").split()
    except FileNotFoundError:
        raise NoRelease("update.no-sum", path=release.path, sum=beside.name) from None
    if wanted[:1] != [_sum(release.path)]:
        raise NoRelease("update.damaged", path=release.path)


def _sum(path: Path) -> str:
    if path.stat().st_size > LARGEST:
        raise NoRelease("update.too-large", path=path)
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unpacked(release: Release, folder: Path) -> Path:
    """Unpack into this folder, nothing outside it, and say where the program lies."""
    try:
        with tarfile.open(release.path) as archive:
            archive.extractall(folder, filter="data")
    except (tarfile.TarError, EOFError, OSError) as error:
        raise NoRelease("update.damaged", path=release.path) from error
    program = folder / f"pipsight-{release.version_name}"
    if _version_inside(program) != release.version_name or not (program / "systemd/install").is_file():
        raise NoRelease("update.other-inside", path=release.path, version=release.version_name)
    return program


def _version_inside(program: Path) -> str | None:
    try:
        named = tomllib.loads(content_of(program / "pyproject.toml", 100_000).decode())
    except (OSError, ValueError):
        return None
    version = named.get("project", {}).get("version")
    return version if isinstance(version, str) else None
