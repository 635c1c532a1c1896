"""The wall served: a page for a projector and for phones, its tables as JSON, and words for all tables."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import signal
from collections.abc import Iterable
from contextlib import suppress

import aiomqtt
import msgspec
from aiohttp import web

from network.addresses import Address
from network.broker import Broker, Topics, again_and_again, connected
from network.gate.files import health, page_words, text_file
from network.gate.server import opened
from network.hall.wall import Wall
from network.web import LARGEST_BODY, guarded, let_idle_go, refusal
from stream import Announcement, line_of

PAGE = "network.hall.page"
FILES = ("index.html", "wall.css", "wall.js")
WORDS = tuple(
    f"wall.{key}"
    for key in (
        "announce", "dark", "game", "here", "leader", "none", "no-broker", "played", "player", "ranking",
        "round", "said", "send", "state", "table", "tables", "title", "won", "words",
    )
)  # fmt: skip
_log = logging.getLogger(__name__)


class Announcing(msgspec.Struct, forbid_unknown_fields=True):
    """Words for all tables, with the secret of who may say something."""

    token: str
    words: str


class Hall:
    """One hall: its wall, kept by listening to the broker."""

    def __init__(self, broker: Broker, hall: str, address: Address) -> None:
        self.address = address
        self.topics = Topics(hall)
        self.wall = Wall(self.topics)
        self.token = secrets.token_urlsafe(16)
        """Who knows this may speak to all tables."""
        self.is_connected = False
        self._broker = broker
        self._client: aiomqtt.Client | None = None

    async def run(self) -> None:
        """Listen whenever the broker is there."""
        await again_and_again(self._live, lambda why: _log.warning("broker: %s", why))

    async def _live(self) -> None:
        try:
            async with connected(self._broker, f"pipsight-wall-{secrets.token_hex(4)}") as client:
                # Who is here is told anew by the broker; whoever went meanwhile is not among them.
                self.wall.here.clear()
                await client.subscribe(self.topics.everything, qos=1)
                self._client, self.is_connected = client, True
                async for message in client.messages:
                    self.wall.take(str(message.topic), bytes(message.payload or b""))
        finally:
            self._client, self.is_connected = None, False

    def routes(self) -> list[web.RouteDef]:
        """What can be asked for."""
        return [
            web.get("/tables.json", self.tables),
            web.get("/ranking.json", self.ranking),
            web.post("/announce", self.announce),
        ]

    async def tables(self, _: web.Request) -> web.Response:
        """Every table with its game, round, points and whether it is there."""
        return web.json_response({"connected": self.is_connected, "tables": self.wall.tables()})

    async def ranking(self, _: web.Request) -> web.Response:
        """The evening's ranking over all tables."""
        return web.json_response({"ranking": self.wall.ranking(), "results": len(self.wall.results)})

    async def announce(self, request: web.Request) -> web.Response:
        """To all tables, shown and said there."""
        try:
            asked = msgspec.json.decode(await request.read(), type=Announcing)
            words = " ".join(asked.words.split())
            said = msgspec.convert(
                {"kind": "announcement", "id": secrets.token_hex(8), "words": words}, Announcement
            )
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return refusal(400, "no-sense")
        if not hmac.compare_digest(asked.token.encode(), self.token.encode()):
            return refusal(403, "old-code")
        return await self._said(said)

    async def _said(self, said: Announcement) -> web.Response:
        if self._client is None:
            return refusal(503, "no-table")
        try:
            await self._client.publish(self.topics.announcements, line_of(said).strip(), qos=1)
        except aiomqtt.MqttError:
            return refusal(503, "no-table")
        return web.json_response({"done": True})


def application(hall: Hall, hosts: Iterable[str] = ()) -> web.Application:
    """All that can be asked for."""
    app = web.Application(middlewares=[guarded(hosts)], client_max_size=LARGEST_BODY)
    files = [text_file(PAGE, name) for name in FILES]
    app.add_routes([*files, page_words(WORDS), web.get("/healthz", health), *hall.routes()])
    return app


async def serve(hall: Hall, hosts: Iterable[str] = ()) -> None:
    """Serve until SIGTERM."""
    runner = await opened(application(hall, hosts), hall.address)
    ending = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError, ValueError, RuntimeError):
            asyncio.get_running_loop().add_signal_handler(name, ending.set)
    tasks = [asyncio.create_task(hall.run()), asyncio.create_task(let_idle_go(runner))]
    try:
        await ending.wait()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await runner.cleanup()


def run(hall: Hall, hosts: Iterable[str] = ()) -> None:
    """The whole life of a wall."""
    asyncio.run(serve(hall, hosts))
