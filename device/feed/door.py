"""The stream's thread: it alone touches the socket, and it works everything out that is told there.

The loop's thread only hands over values that never change (an evening, cues, events); what people decide on
their phones comes back through a queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread

from device.feed.place import GAME_AND_GROUP, swept
from device.feed.readers import FeedReader
from device.feed.story import Story, Turn
from session.phones import PhoneGuest, Phones
from stream import Announcement, Answer, Asked, BadLine, Door, Guests, Hello, Own, Tap, Told
from stream.lines import LONGEST_ASKED
from words.languages import LANGUAGES

MOST_READERS = 4
"""The gate, and room for whatever else a household wants to connect."""
MOST_TURNS = 1000
MOST_TAPS = 100
_STOP_SECONDS = 2.0
_SETTLE_SECONDS = 0.01
"""Whoever is just being let in can only be let go once inside."""
_log = logging.getLogger(__name__)
ForLoop = Tap | Announcement | Phones
"""What the loop's thread has to know."""


class FeedDoor:
    """Open from the first moment until `close`."""

    def __init__(self, place: Path) -> None:
        self.trouble: OSError | None = None
        self._place = place
        self._turns: deque[Turn] = deque(maxlen=MOST_TURNS)
        self._asked: Queue[ForLoop] = Queue(MOST_TAPS)
        self._story = Story()
        self._readers: list[FeedReader] = []
        self._own: dict[str, Own | None] = {}
        self._phones: dict[FeedReader, Phones] = {}
        self._loop, self._wake = asyncio.new_event_loop(), asyncio.Event()
        self._closing = False
        self._thread = Thread(target=self._run, name="feed", daemon=True)
        self._thread.start()

    def follow(self, turn: Turn) -> None:
        """Hand over one turn; called on the loop's thread, and never waits."""
        self._turns.append(turn)
        with suppress(RuntimeError):  # the thread may have ended by itself
            self._loop.call_soon_threadsafe(self._wake.set)

    def answer(self, answer: Answer) -> None:
        """Tell what became of a tap."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._tell_all, (answer,))

    def asked(self) -> ForLoop | None:
        """The next thing that came in, if there is one."""
        try:
            return self._asked.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """End every connection and take the socket away."""
        self._closing = True
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._wake.set)
        self._thread.join(_STOP_SECONDS)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            try:
                runner.run(self._serve())
            except OSError as error:
                self.trouble = error

    async def _serve(self) -> None:
        swept(self._place)
        server = await asyncio.start_unix_server(self._connected, self._place, limit=LONGEST_ASKED)
        try:
            self._place.chmod(GAME_AND_GROUP)
            await self._tell_turns()
        finally:
            await asyncio.sleep(_SETTLE_SECONDS)
            server.close()
            for reader in tuple(self._readers):
                reader.drop()
            await asyncio.sleep(_SETTLE_SECONDS)
            with suppress(OSError):
                self._place.unlink()

    async def _tell_turns(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._turns:
                self._tell(self._turns.popleft())
            self._tell_owners()

    def _tell(self, turn: Turn) -> None:
        """Where nobody reads, nothing is worked out."""
        if self._readers:
            self._tell_all(tuple(self._story.follow(turn)))
        else:
            self._story.pass_over(turn)

    def _tell_all(self, messages: tuple[Told, ...]) -> None:
        for reader in tuple(self._readers):
            reader.tell(*messages)

    def _tell_owners(self) -> None:
        """To each reader what belongs to the seats that it has phones for, where that is otherwise now."""
        wanted = {player for reader in self._readers for player in reader.players}
        for player in wanted:
            own = self._story.own(player)
            if own != self._own.get(player):
                for reader in self._readers:
                    if own and player in reader.players:
                        reader.tell(own)
            self._own[player] = own

    async def _connected(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        reader = FeedReader(reading, writing)
        if len(self._readers) >= MOST_READERS:
            reader.drop()
            return
        self._readers.append(reader)
        reader.tell(_hello(), *self._story.so_far())
        writer = asyncio.ensure_future(reader.write())
        try:
            await self._listen(reader)
        finally:
            writer.cancel()
            self._readers.remove(reader)
            if self._phones.pop(reader, None):
                self._put(self._all_phones())
            reader.drop()

    async def _listen(self, reader: FeedReader) -> None:
        try:
            while (asked := await reader.ask()) is not None:
                self._take(reader, asked)
        except BadLine as error:
            _log.warning("feed: %s", error)

    def _take(self, reader: FeedReader, asked: Asked) -> None:
        before = self._phones.get(reader, Phones())
        match asked:
            case Tap() | Announcement():
                if not self._put(asked) and isinstance(asked, Tap):
                    reader.tell(Answer(asked.tap, asked.guest, done=False))
            case Door(links):
                self._phones[reader] = Phones(links, before.guests, before.looking_on)
                self._put(self._all_phones())
            case Guests(guests, looking_on):
                present = tuple(PhoneGuest(guest.id, guest.player, guest.here) for guest in guests)
                self._phones[reader] = Phones(before.links, present, looking_on)
                self._put(self._all_phones())
                self._seat(reader, frozenset(guest.player for guest in guests))

    def _seat(self, reader: FeedReader, players: frozenset[str]) -> None:
        """Who has just sat down gets what is his or hers at once."""
        new, reader.players = players - reader.players, players
        for player in new:
            self._own[player] = self._story.own(player)
            if own := self._own[player]:
                reader.tell(own)

    def _all_phones(self) -> Phones:
        known = self._phones.values()
        return Phones(
            tuple(link for phones in known for link in phones.links),
            tuple(guest for phones in known for guest in phones.guests),
            sum(phones.looking_on for phones in known),
        )

    def _put(self, news: ForLoop) -> bool:
        """Is there room? Where there is none, whoever asked is told no, and the game goes on."""
        try:
            self._asked.put_nowait(news)
        except Full:
            return False
        return True


def _hello() -> Hello:
    return Hello(f"pipsight {version('pipsight')}", LANGUAGES)
