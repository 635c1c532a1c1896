"""The service's heartbeat: tells systemd when the first screen is there, and from then on that all is well.

Sent by ourselves: systemd's own library would be one more package for three datagrams.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from device.clock import Clock
from games.cues import Cue
from session.evening import Evening


class Heartbeat:
    """The last view of the loop. It falls silent with the loop, or when `is_well` says no."""

    def __init__(
        self, is_well: Callable[[], bool], environment: Mapping[str, str], clock: Clock = time.monotonic
    ) -> None:
        self._is_well, self._clock = is_well, clock
        address = environment.get("NOTIFY_SOCKET", "")
        # An address that begins with @ is no file, which Linux knows by a zero byte.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        # Twice as often as systemd wants it; infinitely seldom where it does not.
        self._seconds = float(environment.get("WATCHDOG_USEC", "inf")) / 2e6
        self._due = float("-inf")
        self._ready = False

    def __call__(self, _: Evening, __: tuple[Cue, ...]) -> None:
        """Every other view was here before, so something is on the screen."""
        if not self._ready:
            self._ready = True
            self._tell("READY=1")
        if self._clock() >= self._due and self._is_well():
            self._due = self._clock() + self._seconds
            self._tell("WATCHDOG=1")

    def close(self) -> None:
        """This ending is meant."""
        self._tell("STOPPING=1")

    def _tell(self, words: str) -> None:
        """Where nobody listens, nothing is said; nobody is waited for."""
        if not self._address:
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post, suppress(OSError):
            post.setblocking(False)
            post.sendto(words.encode(), self._address)
