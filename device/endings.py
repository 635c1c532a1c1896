"""Endings: being asked to end by the system, and leaving a thread behind that will not end."""

from __future__ import annotations

import os
import signal
import sys
import threading
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


def leave(code: int) -> int:
    """End the process with this code; Python would stumble over a thread that hangs in a driver."""
    if any(thread.daemon for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
