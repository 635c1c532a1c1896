"""A table with its gate in one process: the loop turns on a thread of its own, as in the real program."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from network.addresses import Address
from network.gate.gate import Gate
from network.gate.server import application, opened
from network.web import let_idle_go
from tests.device.feed_table import PATIENCE, FeedTable


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class TurningTable:
    """Makes its table and turns its loop on a thread of its own, as a journal wants it."""

    def __init__(self, make: Callable[[], FeedTable], pause: float = 0.005) -> None:
        self._make, self._pause = make, pause
        self._ending, self._made = threading.Event(), threading.Event()
        self.turns: list[float] = []
        self.table: FeedTable
        self._thread = threading.Thread(target=self._turn, daemon=True)
        self._thread.start()
        assert self._made.wait(PATIENCE)

    def _turn(self) -> None:
        self.table = self._make()
        self.table.open()
        self.table.loop.senses = (*self.table.loop.senses, self.table.hand)
        self._made.set()
        while not self._ending.is_set():
            began = time.perf_counter()
            self.table.loop.turn()
            self.turns.append(time.perf_counter() - began)
            time.sleep(self._pause)
        self.table.close()

    def close(self) -> None:
        self._ending.set()
        self._thread.join(5)


class OpenGate:
    """A gate that serves a table on loopback."""

    def __init__(self, place: Path, kept: Path | None = None, port: int = 0) -> None:
        self.gate = Gate(place, kept, Address("127.0.0.1", port or free_port()))
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.gate.address.port}"

    @property
    def link(self) -> str:
        return f"{self.home}/#{self.gate.guests.look}"

    async def __aenter__(self) -> OpenGate:
        self._runner = await opened(application(self.gate), self.gate.address)
        self._tasks = [
            asyncio.create_task(self.gate.link.run()),
            asyncio.create_task(let_idle_go(self._runner)),
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in self.gate.listeners:
            listener.is_gone = True
            listener.tell("table", {"open": False})
        self.gate.link._close()
        assert self._runner
        await self._runner.cleanup()
