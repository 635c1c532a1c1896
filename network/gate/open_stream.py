"""The table's stream over WebSocket, for virtual tables and other programs: all that everybody may know."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from network.gate.table_link import TableLink
from network.web import refusal
from stream import Answer, Ended, Happened, Hello, Own, SentAway, Told, line_of

MOST_STREAMS = 8
MOST_WAITING = 200
GREETING_SECONDS = 10.0
PULSE_SECONDS = 20.0
LARGEST_GREETING = 1024
NO_TOKEN, TOO_SLOW = 4401, 4408
"""Why a connection ends, as close codes of our own (4000 and above are free to use)."""


class Greeting(msgspec.Struct, forbid_unknown_fields=True):
    """The first thing that a reader says: the secret of the QR code."""

    token: str


class OpenStream:
    """Everybody who reads it; whoever is too slow is let go."""

    def __init__(self, link: TableLink, token: Callable[[], str]) -> None:
        self._link, self._token = link, token
        self._lines: list[asyncio.Queue[bytes]] = []
        self._hello: Hello | None = None
        self._ended: Ended | None = None

    def tell(self, told: Told) -> None:
        """Pass on what is for everybody; what belongs to one seat is not among it."""
        match told:
            case Own() | Answer() | SentAway():
                return
            case Happened(seat=seat) if seat is not None:
                return
            case Hello():
                self._hello = told
            case Ended():
                self._ended = told
            case _:
                pass
        for line in self._lines:
            _put(line, line_of(told).strip())

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One reader, from its greeting to its end."""
        if len(self._lines) >= MOST_STREAMS:
            return refusal(503, "full")
        socket = web.WebSocketResponse(heartbeat=PULSE_SECONDS, max_msg_size=LARGEST_GREETING)
        await socket.prepare(request)
        if not await self._is_greeted(socket):
            await socket.close(code=NO_TOKEN, message=b"say the token of the QR code's link first")
            return socket
        line = self._opened()
        passing = asyncio.create_task(_pass_on(line, socket))
        try:
            async for _ in socket:
                pass  # nothing is asked here; only the end is waited for
        finally:
            passing.cancel()
            self._lines.remove(line)
        return socket

    def _opened(self) -> asyncio.Queue[bytes]:
        """A line that begins with how things stand."""
        line: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        for told in (self._hello, self._link.shown, self._link.clock, self._ended):
            if told is not None:
                line.put_nowait(line_of(told).strip())
        self._lines.append(line)
        return line

    async def _is_greeted(self, socket: web.WebSocketResponse) -> bool:
        try:
            said = await socket.receive(GREETING_SECONDS)
            greeting = msgspec.json.decode(said.data if said.type is WSMsgType.TEXT else b"", type=Greeting)
        except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError):
            return False
        return hmac.compare_digest(greeting.token.encode(), self._token().encode())


def _put(line: asyncio.Queue[bytes], message: bytes) -> None:
    """Who is too far behind finds nothing but the end."""
    if line.full():
        while not line.empty():
            line.get_nowait()
        message = b""
    line.put_nowait(message)


async def _pass_on(line: asyncio.Queue[bytes], socket: web.WebSocketResponse) -> None:
    while message := await line.get():
        await socket.send_str(message.decode())
    await socket.close(code=TOO_SLOW, message=b"too slow: connect anew")
