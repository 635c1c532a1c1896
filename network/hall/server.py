"""The wall served: a page for a projector and for phones, its tables as JSON, and words for all tables."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import aiomqtt
import msgspec
from aiohttp import web

from network.addresses import Address
from network.broker import Broker, Topics, again_and_again, connected, end_if_asked
from network.gate.files import health, page_words, text_file
from network.gate.server import opened
from network.hall.organising import NotPossible, Wishes, organised
from network.hall.tournament import Tournament
from network.hall.tournament_shown import tournament_shown
from network.hall.wall import Wall
from network.web import asked_to_end, guarded, let_idle_go, refusal
from stream import Announcement, line_of
from words.languages import LANGUAGES
from words.phrases import Language, phrase

PAGE = "network.hall.page"
FILES = ("index.html", "wall.css", "wall.js")
WORDS = tuple(
    f"wall.{key}"
    for key in (
        "announce", "dark", "game", "here", "leader", "none", "no-broker", "played", "player", "ranking",
        "round", "said", "send", "state", "table", "tables", "title", "won", "words",
        "tournament", "tournament.begin", "tournament.by-hand", "tournament.count", "tournament.draw",
        "tournament.finish", "tournament.join", "tournament.leave", "tournament.left", "tournament.names",
        "tournament.not-yet", "tournament.open", "tournament.over", "tournament.place", "tournament.points",
        "tournament.result", "tournament.round", "tournament.seats", "tournament.size", "tournament.title",
        "tournament.who-comes", "tournament.who-goes", "tournament.who-won", "tournament.won",
    )
)  # fmt: skip
MOST_SHOWN = 50
"""Places of the ranking on the page; `/ranking.json` has them all."""
_FRESH_SECONDS = 0.5
_LOOK_SECONDS = 2.0
"""What a broker has retained comes at once; after that it has nothing."""
LARGEST_WISH = 32 * 1024
"""Bytes of a post: 500 names have about 20,000."""
_log = logging.getLogger(__name__)


class Announcing(msgspec.Struct, forbid_unknown_fields=True):
    """Words for all tables, with the secret of who may say something."""

    token: str
    words: str


class Organising(msgspec.Struct, forbid_unknown_fields=True):
    """What the organiser wishes, with the secret of who may."""

    token: str
    wish: Wishes


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
        self._due, self._told = 0.0, b""

    async def run(self) -> None:
        """Listen whenever the broker is there."""
        await again_and_again(self._live, lambda why: _log.warning("broker: %s", why))

    async def _live(self) -> None:
        try:
            async with connected(self._broker, f"pipsight-wall-{secrets.token_hex(4)}") as client:
                # Who is here is told anew by the broker; whoever went meanwhile is not among them.
                self.wall.here.clear()
                await client.subscribe(self.topics.everything, qos=1)
                await client.subscribe(self.topics.tournament, qos=1)
                self._client, self.is_connected = client, True
                reminding = asyncio.create_task(self._remind(client))
                try:
                    end_if_asked()
                    async for message in client.messages:
                        self.wall.take(str(message.topic), bytes(message.payload or b""))
                finally:
                    reminding.cancel()
        finally:
            self._client, self.is_connected = None, False

    async def _remind(self, client: aiomqtt.Client) -> None:
        """A broker that has lost its memory is told the tournament anew."""
        kept = self.wall.tournament
        await asyncio.sleep(_LOOK_SECONDS)
        if kept and self.wall.tournament is kept:
            with suppress(aiomqtt.MqttError):
                await self._keep(client, kept)

    def routes(self) -> list[web.RouteDef]:
        """What can be asked for."""
        return [
            web.get("/wall.json", self.everything),
            web.get("/tables.json", self.tables),
            web.get("/ranking.json", self.ranking),
            web.get("/tournament.json", self.tournament),
            web.post("/announce", self.announce),
            web.post("/tournament", self.organise),
        ]

    async def tables(self, _: web.Request) -> web.Response:
        """Every table with its game, round, points and whether it is there."""
        return web.json_response({"connected": self.is_connected, "tables": self.wall.tables()})

    async def ranking(self, _: web.Request) -> web.Response:
        """The evening's ranking over all tables."""
        return web.json_response({"ranking": self.wall.ranking(), "results": len(self.wall.results)})

    async def tournament(self, _: web.Request) -> web.Response:
        """Who sits where, how it ended there, and the ranking; null where there is none."""
        return web.json_response({"tournament": self._tournament()})

    async def everything(self, _: web.Request) -> web.Response:
        """All that the page shows, worked out twice a second at most, however many look."""
        now = asyncio.get_running_loop().time()
        if now >= self._due:
            told = {
                "connected": self.is_connected,
                "tables": self.wall.tables(),
                "ranking": self.wall.ranking()[:MOST_SHOWN],
                "tournament": self._tournament(),
            }
            self._due, self._told = now + _FRESH_SECONDS, msgspec.json.encode(told)
        return web.Response(body=self._told, content_type="application/json")

    def _tournament(self) -> dict[str, Any] | None:
        wall = self.wall
        return tournament_shown(wall.tournament, wall.by_table(), wall.here) if wall.tournament else None

    async def organise(self, request: web.Request) -> web.Response:
        """A wish of the organiser, done or refused in words."""
        try:
            asked = msgspec.json.decode(await request.read(), type=Organising)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return _refused(400, NotPossible("no-sense"))
        if not self._knows(asked.token):
            return _refused(403, NotPossible("old-code"))
        client, wall = self._client, self.wall
        if client is None:
            return _refused(503, NotPossible("no-broker"))
        try:
            chance = secrets.SystemRandom().randrange
            new = organised(wall.tournament, asked.wish, sorted(wall.here), wall.by_table(), chance)
            await self._keep(client, new)
        except NotPossible as why:
            return _refused(409, why)
        except aiomqtt.MqttError:
            return _refused(503, NotPossible("no-broker"))
        return web.json_response({"done": True})

    async def _keep(self, client: aiomqtt.Client, tournament: Tournament) -> None:
        """The broker has it before anybody sees it, so that a wall that dies has promised nothing."""
        await client.publish(self.topics.tournament, msgspec.json.encode(tournament), qos=1, retain=True)
        self.wall.tournament = tournament

    def _knows(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.token.encode())

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
        if not self._knows(asked.token):
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


def _refused(status: int, why: NotPossible) -> web.Response:
    """No, in every language; the page has the reader's own."""
    words = {name: phrase(Language(name), f"hall.tournament.{why.why}", **why.gaps) for name in LANGUAGES}
    return web.json_response({"done": False, "words": words}, status=status)


def application(hall: Hall, hosts: Iterable[str] = ()) -> web.Application:
    """All that can be asked for."""
    app = web.Application(middlewares=[guarded(hosts)], client_max_size=LARGEST_WISH)
    files = [text_file(PAGE, name) for name in FILES]
    app.add_routes([*files, page_words(WORDS), web.get("/healthz", health), *hall.routes()])
    return app


async def serve(hall: Hall, hosts: Iterable[str] = ()) -> None:
    """Serve until SIGTERM."""
    runner = await opened(application(hall, hosts), hall.address)
    ending = asked_to_end()
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
