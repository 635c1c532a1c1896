"""The line to the hall: tells the broker how things stand at this table, and every result exactly once.

What stands there is only ever the newest; results lie in an outbox on the disk, over hours without a network
and a pulled plug, and are told anew with every connection: under its id, a result told twice is one result.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiomqtt
import msgspec

from network.broker import Broker, Topics, again_and_again, connected, end_if_asked
from network.gate.home_assistant import discoveries
from stream import Announcement, BadLine, Clock, Ended, Shown, TableShown, Thrown, Told, asked_in
from words.languages import LANGUAGES

_LOOK_SECONDS = 1.0
MOST_KEPT = 300
"""Results on this disk: more than an evening, less than a megabyte."""
_log = logging.getLogger(__name__)


class NameTaken(aiomqtt.MqttError):
    """Another table of this hall has our name."""


def identity_in(place: Path) -> str:
    """Who we are at the broker, the same after a pulled plug, so that we know ourselves again."""
    with suppress(OSError):
        if (kept := place.read_text("utf-8")[:64]) and kept.isalnum():
            return kept
    made = secrets.token_hex(8)
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(made, "utf-8")
    return made


class Outbox:
    """The newest results by their ids; they stay, since a broker may lose what it had confirmed."""

    def __init__(self, place: Path | None) -> None:
        self._place = place
        self.kept: dict[str, Ended] = _read(place)

    def put(self, ended: Ended) -> None:
        """Keep it before anything is sent."""
        if self.kept.get(ended.id) == ended:
            return
        self.kept.pop(ended.id, None)
        self.kept[ended.id] = ended
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        self._write()

    def _write(self) -> None:
        """Whole or not at all, and on the disk before it counts."""
        if self._place is None:
            return
        new = self._place.with_suffix(".new")
        with suppress(OSError):
            self._place.parent.mkdir(parents=True, exist_ok=True)
            with new.open("wb") as file:
                file.write(msgspec.json.encode(list(self.kept.values())))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._place)


def _read(place: Path | None) -> dict[str, Ended]:
    try:
        found = msgspec.json.decode(place.read_bytes(), type=list[Ended]) if place else []
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}
    return {ended.id: ended for ended in found}


class HallLine:
    """One table at its broker."""

    def __init__(
        self,
        broker: Broker,
        table: str,
        topics: Topics,
        outbox: Outbox,
        announce: Callable[[Announcement], object],
        *,
        identity: str = "",
        home_assistant: bool = False,
    ) -> None:
        self._home_assistant = home_assistant
        self._broker, self._table, self._topics = broker, table, topics
        self._outbox, self._announce = outbox, announce
        self._shown: TableShown | None = None
        self._clock = Clock()
        self._thrown: list[Thrown] = []
        self._news = asyncio.Event()
        self._self = identity or secrets.token_hex(8)
        self._heard: set[str] = set()
        self.trouble = ""
        self.is_connected = False

    def hear(self, told: Told) -> None:
        """Everything that the table tells; never waits."""
        match told:
            case Shown(table=table):
                self._shown = table
            case Clock():
                if told.short == self._clock.short and (told.left is None) == (self._clock.left is None):
                    return
                self._clock = told
            case Thrown():
                self._thrown = [*self._thrown, told][-20:]
            case Ended():
                self._outbox.put(told)
            case _:
                return
        self._news.set()

    async def run(self) -> None:
        """Connected whenever the broker is there."""
        await again_and_again(self._live, self._complain)

    def _complain(self, why: str) -> None:
        self.trouble = why
        _log.warning("broker: %s", why)

    async def _live(self) -> None:
        name = f"pipsight-{self._topics.hall}-{self._table}-{self._self}"
        try:
            async with connected(self._broker, name, (self._topics.here(self._table), b"")) as client:
                await client.subscribe(self._topics.announcements, qos=1)
                await client.subscribe(self._topics.here(self._table), qos=1)
                listening = asyncio.create_task(self._listen(client))
                try:
                    await self._tell(client, listening)
                finally:
                    listening.cancel()
                    await self._say_goodbye(client)
        finally:
            self.is_connected = False

    async def _say_goodbye(self, client: aiomqtt.Client) -> None:
        """Who ends in good order goes dark at once; for everybody else the broker has the last will."""
        if self.is_connected:
            with suppress(aiomqtt.MqttError, TimeoutError):
                await client.publish(self._topics.here(self._table), b"", qos=1, retain=True, timeout=1)

    async def _listen(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            payload = bytes(message.payload or b"")
            if str(message.topic) == self._topics.here(self._table):
                if payload and payload != self._self.encode():
                    raise NameTaken(f"another table is called {self._table!r}; give this one another --table")
            elif len(payload) < 1000:
                self._pass_on(payload)

    def _pass_on(self, payload: bytes) -> None:
        """An announcement is told once, however often the broker delivers it."""
        with suppress(BadLine):
            asked = asked_in(payload)
            if isinstance(asked, Announcement) and asked.id not in self._heard:
                self._heard.add(asked.id)
                self._announce(asked)

    async def _tell(self, client: aiomqtt.Client, listening: asyncio.Task[None]) -> None:
        end_if_asked()
        await asyncio.wait({listening}, timeout=_LOOK_SECONDS)
        if listening.done():
            listening.result()
        await client.publish(self._topics.here(self._table), self._self.encode(), qos=1, retain=True)
        self.is_connected, self.trouble = True, ""
        if self._home_assistant:
            for topic, about in discoveries(self._topics, self._table).items():
                await client.publish(topic, msgspec.json.encode(about), qos=1, retain=True)
        self._news.set()
        before = _Sent()
        while True:
            end_if_asked()
            news = asyncio.create_task(self._news.wait())
            await asyncio.wait({news, listening}, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
            if listening.done():
                listening.result()
                return
            self._news.clear()
            await self._publish(client, before)

    async def _publish(self, client: aiomqtt.Client, sent: _Sent) -> None:
        for ended in tuple(self._outbox.kept.values()):
            if sent.results.get(ended.id) != ended:
                topic = self._topics.result(self._table, ended.id)
                await client.publish(topic, msgspec.json.encode(ended), qos=1, retain=True)
                sent.results[ended.id] = ended
        throws, self._thrown = self._thrown, []
        for thrown in throws:
            await client.publish(self._topics.throw(self._table), msgspec.json.encode(thrown), qos=0)
        state = msgspec.json.encode(state_of(self._shown, self._clock))
        if state != sent.state:
            await client.publish(self._topics.state(self._table), state, qos=1, retain=True)
            sent.state = state


@dataclass(slots=True)
class _Sent:
    """What the broker has confirmed on this connection."""

    state: bytes = b""
    results: dict[str, Ended] = field(default_factory=dict)


def state_of(shown: TableShown | None, clock: Clock) -> dict[str, Any]:
    """What a wall shows of a table, and what a lamp may want to know."""
    if shown is None:
        return {"game": None, "short": False}
    return {
        "game": shown.game,
        "title": shown.title,
        "round": shown.round,
        "last_round": shown.last_round,
        "players": [{"name": player.name, "points": player.points} for player in shown.players],
        "on_turn": shown.on_turn,
        "to_do": {name: shown.to_do.get(name, "") for name in LANGUAGES},
        "throw": shown.throw.faces if shown.throw else [],
        "timed": clock.left is not None,
        "short": clock.short,
        "over": shown.over,
    }
