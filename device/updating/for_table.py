"""What the button on the screen does, as root: look on every stick, then on the internet; tell the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from device.updating.fetching import fetched, newest_at
from device.updating.machine import Machine, install, is_newer, refuse_old
from device.updating.release_file import NoRelease, Release, check, newest_on, unpacked
from device.updating.sticks import sticks
from device.updating.table import INSTALLING, LOOKING, Progress, note, progress_after
from words.phrases import Language, phrase

WENT_BACK = 3
"""The installer's own word for it."""
_ENDINGS = {0: "done", WENT_BACK: "back"}


def update_for_table(machine: Machine, address: str, language: Language) -> int:
    """Whatever happens, the table is told how it ended."""
    progress, code = Progress("failed"), 1
    try:
        note(Progress(LOOKING), machine.answer)
        with TemporaryDirectory(prefix="pipsight-update-", dir=machine.room) as folder:
            release, program = _unpacked(machine, address, Path(folder))
            progress = Progress("failed", release.version_name)
            note(Progress(INSTALLING, release.version_name), machine.answer)
            code = install(program, machine, language)
        progress = replace(progress, what=_ENDINGS.get(code, "failed"))
    except NoRelease as error:
        progress = progress_after(error)
        print(phrase(language, error.key, **error.gaps), file=sys.stderr)
    finally:
        note(progress, machine.answer)
    return code


def _unpacked(machine: Machine, address: str, room: Path) -> tuple[Release, Path]:
    """Whole and newer; a stick that is pulled out now does no harm any more."""
    with sticks(room) as found:
        release = _newest([*found, *machine.folders], address, room)
        check(release)
        return release, unpacked(release, room)


def _newest(folders: Sequence[Path], address: str, room: Path) -> Release:
    """From a stick, unless only the internet may have a newer one."""
    on_stick = newest_on(folders)
    if on_stick and (is_newer(on_stick) or not address):
        refuse_old(on_stick)
        return on_stick
    release = newest_at(address, room)
    refuse_old(release)
    return fetched(release.version_name, address, room)
