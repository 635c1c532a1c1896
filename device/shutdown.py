"""Endings: being asked to end by the system, and leaving a thread behind that will not end."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE_SECONDS = 1.0
"""Two seconds are promised; a machine under load needs the other one for itself."""


@contextmanager
def asked_to_end(stop: Callable[[], None]) -> Iterator[None]:
    """Meanwhile a SIGTERM calls `stop`, which must only note it; whoever hangs then is waited for no longer.

    The system tells a thread of our own, too, because the main one may be in a driver that does not return.
    """
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    threading.Thread(target=_lose_patience, args=(reading,), name="patience", daemon=True).start()
    before = signal.signal(signal.SIGTERM, lambda *_: stop())
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGTERM, before)
        os.close(writing)


def _lose_patience(pipe: int) -> None:
    """Some time after a SIGTERM the process ends as it is: each event was saved before anyone saw it."""
    while came := os.read(pipe, 1):
        if came[0] == signal.SIGTERM:
            time.sleep(PATIENCE_SECONDS)
            os._exit(0)
    os.close(pipe)


@contextmanager
def interruptible() -> Iterator[None]:
    """Meanwhile ^C is a KeyboardInterrupt, so that what is open gets closed; otherwise it just ends."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def leave(code: int) -> int:
    """End the process with this code; Python would stumble over a thread that hangs in a driver."""
    if any(thread.daemon for thread in threading.enumerate()):
        os._exit(code)
    return code
