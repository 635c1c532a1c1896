"""The line to the table: reads its stream, remembers how things stand, and passes taps on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from stream import Answer, Asked, BadLine, Clock, Hello, Own, SentAway, Shown, Told, line_of, told_in
from stream.lines import LONGEST_TOLD

RETRY_SECONDS = 0.5
ANSWER_SECONDS = 3.0
_log = logging.getLogger(__name__)


class TableLink:
    """Connected whenever the table's stream is open; `heard` is called with everything that it tells."""

    def __init__(self, place: Path, heard: Callable[[Told], None], changed: Callable[[bool], None]) -> None:
        self._place, self._heard, self._changed = place, heard, changed
        self.is_open = False
        self.shown, self.clock = Shown(0), Clock()
        self.own: dict[str, Own] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._waiting: dict[str, asyncio.Future[Answer]] = {}

    async def run(self, *, once: bool = False) -> None:
        """Connect, again and again; `once` ends when the table does."""
        while True:
            with suppress(OSError, BadLine):
                reader, self._writer = await asyncio.open_unix_connection(self._place, limit=LONGEST_TOLD)
                await self._read(reader)
            was_open = self.is_open
            self._close()
            if once and was_open:
                return
            await asyncio.sleep(RETRY_SECONDS)

    def ask(self, asked: Asked) -> bool:
        """Pass it on; False while there is no table."""
        if self._writer is None or not self.is_open:
            return False
        self._writer.write(line_of(asked))
        return True

    async def answer_to(self, tap: str) -> Answer | None:
        """What the table says to this tap, or None where it says nothing."""
        waiting = self._waiting.setdefault(tap, asyncio.get_running_loop().create_future())
        try:
            return await asyncio.wait_for(asyncio.shield(waiting), ANSWER_SECONDS)
        except TimeoutError:
            return None
        finally:
            self._waiting.pop(tap, None)

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while line := await self._line(reader):
            told = told_in(line)
            self._remember(told)
            self._heard(told)

    async def _line(self, reader: asyncio.StreamReader) -> bytes:
        try:
            return await reader.readline()
        except ValueError as error:
            raise BadLine(str(error)) from error

    def _remember(self, told: Told) -> None:
        match told:
            case Hello():
                self.is_open = True
                self._changed(True)
            case Shown():
                self.shown = told
                seats = {player.name for player in told.table.players} if told.table else set()
                self.own = {name: own for name, own in self.own.items() if name in seats}
            case Clock():
                self.clock = told
            case Own(player=player):
                self.own[player] = told
            case Answer(tap=tap):
                if (waiting := self._waiting.get(tap)) and not waiting.done():
                    waiting.set_result(told)
            case SentAway() | _:
                pass

    def _close(self) -> None:
        if self._writer:
            self._writer.close()
        if self.is_open:
            self.is_open = False
            self.shown, self.clock, self.own = Shown(0), Clock(), {}
            self._changed(False)
        self._writer = None
