"""How much memory this machine can spare, and a limit for work with files that others made."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

UNKNOWN = 2**30
"""What is assumed where the system does not say: a machine that is no Raspberry Pi."""
LEAST = 64 * 2**20
"""Even where nothing is spare, a small photograph shall be read; the system then makes room for it."""

LARGEST_PICTURE = 50_000_000
BYTES_A_PIXEL = 20
"""While they are decoded, JPEG, PNG and WebP take 6 bytes for each pixel, GIF 12, JPEG 2000 and AVIF 18."""


def spare_bytes(root: Path = Path("/")) -> int:
    """What can still be used without pushing others out, also of what this service may use at most."""
    return max(LEAST, min((_available(root), *_left_in_groups(root))))


def most_pixels(spare: int) -> int:
    """The largest picture that is decoded where this much memory is spare."""
    return min(LARGEST_PICTURE, spare // BYTES_A_PIXEL)


def _available(root: Path) -> int:
    with suppress(OSError, ValueError, IndexError):
        text = (root / "proc/meminfo").read_text().split("MemAvailable:")[1]
        return int(text.split()[0]) * 1024
    return UNKNOWN


def _left_in_groups(root: Path) -> Iterator[int]:
    """A service's own limit (MemoryMax) and those of the groups around it."""
    with suppress(OSError, IndexError):
        own = (root / "proc/self/cgroup").read_text().split("0::/")[1].splitlines()[0]
        folder = root / "sys/fs/cgroup" / own
        for group in (folder, *folder.parents):
            with suppress(OSError, ValueError):  # "max" is no number and no limit
                limit = int((group / "memory.max").read_text())
                yield limit - int((group / "memory.current").read_text())


@contextmanager
def within_memory() -> Iterator[None]:
    """Meanwhile asking for more memory than there is fails at once, instead of the whole machine later."""
    before = resource.getrlimit(resource.RLIMIT_DATA)
    most = _data_bytes() + spare_bytes()
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (_lower(most, before[0]), before[1]))
    try:
        yield
    finally:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, before)


def _lower(wanted: int, limit: int) -> int:
    return wanted if limit == resource.RLIM_INFINITY else min(wanted, limit)


def _data_bytes() -> int:
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/status").read_text().split("VmData:")[1].split()[0]) * 1024
    return UNKNOWN
