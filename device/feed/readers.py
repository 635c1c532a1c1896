"""Whoever reads the stream, each at its own pace; who is too slow loses the connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from stream import Asked, BadLine, Told, asked_in, line_of
from stream.lines import LONGEST_ASKED

MOST_WAITING = 500
"""Lines, more than a minute of play; who is further behind begins anew with the state as it is then."""


class FeedReader:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.players: frozenset[str] = frozenset()
        """For whom it has phones; only they get what is theirs."""

    def tell(self, *messages: Told) -> None:
        """Put these in line; who does not read is let go."""
        for message in messages:
            try:
                self._waiting.put_nowait(line_of(message))
            except asyncio.QueueFull:
                self.drop()
                return

    async def write(self) -> None:
        """Pass on what waits, until the connection ends."""
        with suppress(ConnectionError):
            while True:
                self._writer.write(await self._waiting.get())
                await self._writer.drain()

    async def ask(self) -> Asked | None:
        """The next thing that it asks, None at the end; BadLine where it talks nonsense."""
        try:
            line = await self._reader.readline()
        except ValueError as error:
            raise BadLine(f"a line of more than {LONGEST_ASKED} bytes") from error
        except ConnectionError:
            return None
        return asked_in(line) if line else None

    def drop(self) -> None:
        """End the connection at once, whatever still waits."""
        self._writer.transport.abort()
