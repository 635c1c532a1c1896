"""Files that anybody may have written: only ordinary ones are read, and only up to a size."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def content_of(path: Path, most: int) -> bytes:
    """All bytes of this file; OSError with EFBIG where there are more than `most`, ENXIO where it is no file.

    Looked at before it is opened: opening alone can wait for ever (a pipe) or do something (a device).
    """
    _refuse(path, path.stat(), most)
    with os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
        _refuse(path, os.fstat(file.fileno()), most)
        content = file.read(most + 1)  # what grows meanwhile, or does not tell its size, is cut off here
    if content is None or len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def _refuse(path: Path, found: os.stat_result, most: int) -> None:
    why = 0
    if stat.S_ISDIR(found.st_mode):
        why = errno.EISDIR
    elif not stat.S_ISREG(found.st_mode):
        why = errno.ENXIO
    elif found.st_size > most:
        why = errno.EFBIG
    if why:
        raise OSError(why, os.strerror(why), str(path))
