"""`pipsight update [FILE|VERSION]`: a newer Pipsight for the box, from a stick, a file or the network."""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from device.calls.bad_call import BadCall
from device.calls.settings_file import settings_for, usual_place
from device.updating.fetching import fetched
from device.updating.for_table import update_for_table
from device.updating.machine import Machine, install, refuse_old
from device.updating.release_file import NoRelease, Release, check, newest_on, release_at, unpacked
from words.phrases import Language, phrase

VERSION = re.compile(r"v?(\d+\.\d+\.\d+)")


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
    parser.add_argument("--from-table", action="store_true", help="help.update.from-table")


def run(args: Namespace) -> int:
    """Bring this machine up to date."""
    if args.from_table:
        return update_for_table(Machine(), _releases(args), Language(args.language))
    return bring_up_to_date(args, Machine())


def bring_up_to_date(args: Namespace, machine: Machine) -> int:
    """Find it, check it, and let its own installer do the rest, which goes back by itself if need be."""
    language = Language(args.language)
    with TemporaryDirectory(prefix="pipsight-update-", dir=machine.room) as folder:
        try:
            release = _found(args, machine, Path(folder))
            check(release)
            refuse_old(release, may_be_older=args.older)
            program = unpacked(release, Path(folder))
        except NoRelease as error:
            print(phrase(language, error.key, **error.gaps), file=sys.stderr)
            return 1
        print(phrase(language, "update.whole", version=release.version_name, path=release.path), flush=True)
        return 0 if args.look else install(program, machine, language)


def _found(args: Namespace, machine: Machine, folder: Path) -> Release:
    if args.release is None:
        if release := newest_on(machine.folders):
            return release
        raise NoRelease("update.no-stick")
    if named := VERSION.fullmatch(args.release):
        return fetched(named[1], _releases(args), folder)
    if not (path := Path(args.release)).is_file():
        raise BadCall("update.no-file", path=path)
    return release_at(path)


def _releases(args: Namespace) -> str:
    """The address that the settings name."""
    settings = settings_for(args.config or usual_place(os.environ), Language(args.language))
    return settings.machine.releases
