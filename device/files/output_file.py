"""Files for people: written whole or not at all, and never over what Pipsight did not make itself."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

from device.files.stamp import is_untouched
from words.faults import Fault
from words.sentences import Sentence, sentence

LARGEST_OWN = 64 * 2**20
"""More bytes than any file that Pipsight makes; what is larger is not its own and need not be looked into."""


class Occupied(Fault, OSError):
    """Something lies there that must stay."""


class Outputs:
    """Where one call writes; `inputs` are the files and folders it reads, which stay as they are."""

    def __init__(self, inputs: Iterable[Path] = (), *, force: bool = False) -> None:
        self._inputs, self._force = tuple(inputs), force
        self.written: set[Path] = set()

    def write(self, path: Path, content: bytes) -> None:
        """Write this very file; OSError when it cannot be, Occupied when something there must stay."""
        if obstacle := self._obstacle(path):
            raise Occupied(obstacle)
        _write(path, content)

    def write_beside(self, path: Path, content: bytes) -> Path:
        """Write it under this name or the next that is free, `NAME-2` and so on; the path it has now."""
        names = (path if number == 1 else path.with_stem(f"{path.stem}-{number}") for number in count(1))
        free = next(name for name in names if name not in self.written and self._fits(name, content))
        if not _holds(free, content):
            _write(free, content)
        self.written.add(free)
        return free

    def _fits(self, path: Path, content: bytes) -> bool:
        return not self._obstacle(path) or _holds(path, content)

    def _obstacle(self, path: Path) -> Sentence | None:
        """What keeps this place from being written to; a missing folder tells itself later."""
        try:
            found = path.lstat()
        except OSError:
            return None
        if stat.S_ISLNK(found.st_mode):
            return sentence("output.link")
        if stat.S_ISDIR(found.st_mode):
            return sentence("trouble.EISDIR")
        if not stat.S_ISREG(found.st_mode):
            return sentence("trouble.ENXIO")
        if self._is_read(path):
            return sentence("output.input")
        return None if self._force or _is_own(path, found) else sentence("output.exists")

    def _is_read(self, path: Path) -> bool:
        place = path.resolve()
        return any(_is_same(path, given) or place.is_relative_to(given.resolve()) for given in self._inputs)


def _holds(path: Path, content: bytes) -> bool:
    """Is it there already, to the last bit?"""
    try:
        found = path.lstat()
        return stat.S_ISREG(found.st_mode) and found.st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False


def _is_same(one: Path, other: Path) -> bool:
    """Hard links are the same file under two names."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False


def _is_own(path: Path, found: os.stat_result) -> bool:
    try:
        return found.st_size <= LARGEST_OWN and is_untouched(path.read_bytes())
    except OSError:
        return False


def _write(path: Path, content: bytes) -> None:
    """The whole file takes its place in one step; where nothing lay before, the name is taken first."""
    is_new = not os.path.lexists(path)
    mode = 0o666 if is_new else stat.S_IMODE(path.lstat().st_mode)
    if is_new:
        os.close(_created(path, mode))  # FileExistsError: somebody else was faster
    fresh = path.with_name(f".pipsight-{secrets.token_hex(8)}.part")
    try:
        with os.fdopen(_created(fresh, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        for left in (fresh, path) if is_new else (fresh,):
            with suppress(OSError):
                left.unlink()
        raise


def _created(path: Path, mode: int) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
