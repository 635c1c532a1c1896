"""Being asked to end: by the system, in which case everything is closed as in any other ending."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def asked_to_end(stop: Callable[[], None]) -> Iterator[None]:
    """Meanwhile a SIGTERM calls `stop`, which must only note it."""
    before = signal.signal(signal.SIGTERM, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
