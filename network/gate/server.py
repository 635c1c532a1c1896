"""Everything of the gate put together and served, until somebody ends it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from aiohttp import web

from network.addresses import Address
from network.gate.described import serve_description
from network.gate.files import dice, health, page_words, stream_schema, text_file
from network.gate.gate import Gate
from network.web import LARGEST_BODY, asked_to_end, guarded, let_idle_go

PAGE = "network.gate.page"
FILES = ("index.html", "page.css", "page.js", "page.webmanifest", "icon.svg")
WHY = (
    "full",
    "no-answer",
    "no-network",
    "no-seat",
    "no-sense",
    "no-table",
    "old-code",
    "other-name",
    "other-page",
    "our-fault",
    "scan",
    "too-fast",
    "too-large",
)
WORDS = (
    *(f"phone.why.{why}" for why in WHY),
    "phone.again",
    "phone.away",
    "phone.get-up",
    "phone.last-round",
    "phone.look-on",
    "phone.more",
    "phone.no-game",
    "phone.no-table",
    "phone.now",
    "phone.on-turn",
    "phone.players",
    "phone.print",
    "phone.points",
    "phone.round",
    "phone.scan",
    "phone.seat",
    "phone.seconds",
    "phone.shared",
    "phone.simulated",
    "phone.who",
)


def application(gate: Gate, hosts: Iterable[str] = ()) -> web.Application:
    """All that can be asked for."""
    app = web.Application(middlewares=[guarded(hosts)], client_max_size=LARGEST_BODY)
    app.add_routes(
        [
            *(text_file(PAGE, name) for name in FILES),
            page_words(WORDS),
            dice(),
            web.get("/healthz", health),
            web.get("/feed.schema.json", stream_schema),
            web.get("/gate.openapi.json", serve_description),
            *gate.routes(),
        ]
    )
    return app


async def opened(app: web.Application, address: Address) -> web.AppRunner:
    """Listen there; OSError where that is not possible."""
    quiet = logging.getLogger("web.quiet")
    quiet.disabled = True  # what no browser sends would fill the log, with whatever stands in its headers
    runner = web.AppRunner(app, access_log=None, logger=quiet, keepalive_timeout=15, handle_signals=False)
    await runner.setup()
    await web.TCPSite(runner, address.host, address.port, backlog=128).start()
    return runner


async def serve(gate: Gate, *, hosts: Iterable[str] = (), once: bool = False) -> None:
    """Serve until SIGTERM, or with `once` until the table has ended."""
    runner = await opened(application(gate, hosts), gate.address)
    ending = asked_to_end()
    link = asyncio.create_task(gate.link.run(once=once))
    others = [asyncio.create_task(let_idle_go(runner))]
    if gate.hall:
        others.append(asyncio.create_task(gate.hall.run()))
    ended = asyncio.create_task(ending.wait())
    try:
        await asyncio.wait({link, ended}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (link, ended, *others):
            task.cancel()
        await asyncio.gather(link, ended, *others, return_exceptions=True)
        for listener in gate.listeners:
            listener.is_gone = True
        await runner.cleanup()


def run(gate: Gate, *, hosts: Iterable[str] = (), once: bool = False) -> None:
    """The whole life of a gate."""
    asyncio.run(serve(gate, hosts=hosts, once=once))
