"""What the button on the screen does, as root: look on every stick, then on the internet; tell the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from device.updating.box import Box, install, is_newer, refuse_old
from device.updating.fetching import fetched, newest_at
from device.updating.release_file import NoRelease, Release, check, newest_on, unpacked
from device.updating.sticks import sticks
from device.updating.table import INSTALLING, LOOKING, Told, tell, told_of
from words.phrases import Language, phrase

WENT_BACK = 3
"""The installer's own word for it."""
_ENDINGS = {0: "done", WENT_BACK: "back"}


def update_for_table(box: Box, address: str, language: Language) -> int:
    """Whatever happens, the table is told how it ended."""
    told, code = Told("failed"), 1
    try:
        tell(Told(LOOKING), box.answer)
        with TemporaryDirectory(prefix="pipsight-update-", dir=box.room) as folder:
            release, program = _unpacked(box, address, Path(folder))
            told = Told("failed", release.told)
            tell(Told(INSTALLING, release.told), box.answer)
            code = install(program, box, language)
        told = replace(told, what=_ENDINGS.get(code, "failed"))
    except NoRelease as error:
        told = told_of(error)
        print(phrase(language, error.key, **error.gaps), file=sys.stderr)
    finally:
        tell(told, box.answer)
    return code


def _unpacked(box: Box, address: str, room: Path) -> tuple[Release, Path]:
    """Whole and newer; a stick that is pulled out now does no harm any more."""
    with sticks(room) as found:
        release = _newest([*found, *box.folders], address, room)
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
    return fetched(release.told, address, room)
