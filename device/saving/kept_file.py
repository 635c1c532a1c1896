"""Small files that the device keeps: read whole, understood by one decoder each, or set aside by name."""

from __future__ import annotations

import errno
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

from config.limited_file import content_of
from words.faults import Fault
from words.sentences import trouble

T = TypeVar("T")
_NO_FILE_OF_OURS = (errno.EFBIG, errno.EISDIR, errno.ENXIO)
"""Too large, a folder, a pipe or a device: nothing that was ever written here."""


class BadFile(Fault):
    """A file holds nothing that could be used."""


class Earlier(Exception):
    """A file is one of ours, but only an earlier version could make use of it."""


def kept_in(path: Path, decode: Callable[[bytes], T], largest: int, words: str) -> T | None:
    """What is in this file, None where there is none; BadFile, in these words, when it is something else."""
    try:
        content = content_of(path, largest)
    except FileNotFoundError:
        return None
    except OSError as error:
        kind = "foreign" if error.errno in _NO_FILE_OF_OURS else "unreadable"
        raise BadFile(f"{words}.{kind}", file=path, why=trouble(error)) from error
    try:
        return decode(content)
    except Earlier as error:
        raise BadFile(f"{words}.earlier", file=path) from error
    except Exception as error:
        # Archives, arrays and pictures each fail in ways of their own, and with their next version in others;
        # whichever it is, one flipped bit in a file must never end an evening.
        raise BadFile(f"{words}.foreign", file=path) from error


def set_aside(path: Path) -> Path:
    """Give what lies there a name of its own and say which; OSError when the disk refuses."""
    names = (path.with_stem(f"{path.stem}-aside-{n}") for n in count(1))
    aside = next(name for name in names if not name.is_symlink() and not name.exists())
    path.rename(aside)
    return aside


def make_way(path: Path, read: Callable[[Path], object]) -> Path | None:
    """Before something new is written there: whatever `read` cannot understand is set aside, not lost."""
    try:
        read(path)
    except BadFile:
        return set_aside(path)
    return None
