"""`pipsight update [FILE|VERSION]`: a newer Pipsight for the machine, from a stick, a file or the network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from device.calls.bad_call import BadCall
from device.calls.settings_file import settings_for, usual_place
from device.updating.fetching import fetched
from device.updating.release_file import NoRelease, Release, check, newest_on, release_at, unpacked
from words.phrases import Language, phrase

VERSION = re.compile(r"v?(\d+\.\d+\.\d+)")


@dataclass(frozen=True, slots=True)
class Machine:
    """What an update looks for on the machine."""

    installed: Path = Path("/opt/pipsight/current")
    sticks: tuple[Path, ...] = (Path("/media"), Path("/run/media"), Path("/mnt"))
    """Where systems mount what is plugged in: there, or one or two folders below."""
    user: int = field(default_factory=os.geteuid)


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument(
        "release",
        nargs="?",
        metavar="FILE|VERSION",
        help="help.update.what",
    )
    parser.add_argument("--look", action="store_true", help="help.update.look")
    parser.add_argument("--older", action="store_true", help="help.update.older")


def run(args: Namespace) -> int:
    """Bring this machine up to date."""
    return bring_up_to_date(args, Machine())


def bring_up_to_date(args: Namespace, machine: Machine) -> int:
    """Find it, check it, and let its own installer do the rest, which goes back by itself if need be."""
    language = Language(args.language)
    with TemporaryDirectory(prefix="pipsight-update-") as folder:
        try:
            release = _found(args, machine, Path(folder))
            check(release)
            _refuse_old(release, may_be_older=args.older)
            program = unpacked(release, Path(folder))
        except NoRelease as error:
            print(phrase(language, error.key, **error.gaps), file=sys.stderr)
            return 1
        print(phrase(language, "update.whole", version=release.version_name, path=release.path), flush=True)
        return 0 if args.look else _install(program, machine, language)


def _found(args: Namespace, machine: Machine, folder: Path) -> Release:
    language = Language(args.language)
    if args.release is None:
        if release := newest_on(_folders(machine)):
            return release
        raise NoRelease("update.no-stick")
    if named := VERSION.fullmatch(args.release):
        settings = settings_for(args.config or usual_place(os.environ), language)
        return fetched(named[1], settings.machine.releases, folder)
    if not (path := Path(args.release)).is_file():
        raise BadCall("update.no-file", path=path)
    return release_at(path)


def _folders(machine: Machine) -> list[Path]:
    return [folder for root in machine.sticks for folder in (root, *root.glob("*"), *root.glob("*/*"))]


def _refuse_old(release: Release, *, may_be_older: bool) -> None:
    now = version("pipsight")
    if not may_be_older and release.version <= tuple(map(int, now.split(".")[:3])):
        raise NoRelease("update.not-newer", version=release.version_name, now=now)


def _install(program: Path, machine: Machine, language: Language) -> int:
    """Only on the machine, where the service is; a clone on a laptop is brought up to date with git."""
    if not machine.installed.exists():
        print(phrase(language, "update.no-box", path=machine.installed), file=sys.stderr)
        return 1
    if machine.user != 0:
        print(phrase(language, "update.no-root"), file=sys.stderr)
        return 1
    return subprocess.run([program / "systemd/install"], check=False).returncode  # noqa: S603 # checked
