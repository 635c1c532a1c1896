"""What every web server of ours keeps to: who may ask, how much, how often, and what browsers may do."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from weakref import WeakKeyDictionary

from aiohttp import web
from aiohttp.typedefs import Middleware

from network.addresses import host_of, own_hosts

LARGEST_BODY = 8 * 1024
"""Bytes of a post; the longest that makes sense has 300."""
MOST_CONNECTIONS = 256
IDLE_SECONDS = 20.0
"""Who has asked nothing for so long is let go."""
A_SECOND, AT_ONCE = 20.0, 60.0
"""Requests of one address: a page asks for eight files, a finger taps five times a second."""
_MOST_ADDRESSES = 1000
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_log = logging.getLogger(__name__)


class Bucket:
    """How often one address may ask: a few at once, then so many a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Is there room for one more?"""
        now = self._clock()
        left, since = self._left.pop(address, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - since) * A_SECOND)
        self._left[address] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > _MOST_ADDRESSES:
            self._left.popitem(last=False)
        return left >= 1


def refusal(status: int, why: str) -> web.Response:
    """No, with a word that the page has a sentence for."""
    return web.json_response({"done": False, "why": why}, status=status)


def is_ours(request: web.Request, hosts: frozenset[str]) -> bool:
    """Was it really us who were called? A page elsewhere can point its own name at our address."""
    named = host_of(request.headers.get("Host", ""))
    reached = request.transport.get_extra_info("sockname") if request.transport else None
    return named in hosts or (isinstance(reached, tuple) and named == str(reached[0]).lower())


def is_same_origin(request: web.Request) -> bool:
    """Does a post come from our own page, as JSON? Browsers always say where a post comes from."""
    host, origin = request.headers.get("Host", ""), request.headers.get("Origin", "")
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    return origin in {f"http://{host}", f"https://{host}"} and site == "same-origin" and _is_json(request)


def _is_json(request: web.Request) -> bool:
    return request.content_type == "application/json"


def guarded(hosts: Iterable[str] = ()) -> Middleware:
    """Everything that is asked passes here first."""
    known, bucket = own_hosts(hosts), Bucket()

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_ours(request, known):
            return _sealed(refusal(421, "other-name"))
        if not bucket.takes(request.remote or ""):
            return _sealed(refusal(429, "too-fast"))
        if request.method == "POST" and not is_same_origin(request):
            return _sealed(refusal(403, "other-page"))
        return _sealed(await _answered(request, handler))

    return guard


async def _answered(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except web.HTTPRequestEntityTooLarge:
        return refusal(413, "too-large")
    except web.HTTPException as error:
        refused = refusal(error.status, "no-such-page")
        refused.headers.update({name: words for name, words in error.headers.items() if name == "Allow"})
        return refused
    except (ConnectionError, asyncio.CancelledError):
        raise
    except Exception:  # one request may fail in any way, and the others are served
        _log.exception("a request failed")
        return refusal(500, "our-fault")


def _sealed(response: web.StreamResponse) -> web.StreamResponse:
    if not response.prepared:
        response.headers.update(HEADERS)
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def asked_to_end() -> asyncio.Event:
    """Is set by SIGTERM or Ctrl-C."""
    ending = asyncio.Event()
    # Only a program's first thread may listen for signals; another one is ended by whoever began it.
    if threading.current_thread() is threading.main_thread():
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, ending.set)
    return ending


async def let_idle_go(runner: web.AppRunner, seconds: float = IDLE_SECONDS) -> None:
    """Connections that ask nothing are closed, the newest first where there are too many."""
    since: WeakKeyDictionary[object, float] = WeakKeyDictionary()
    while True:
        await asyncio.sleep(min(1.0, seconds / 4))
        server = runner.server
        connections = server.connections if isinstance(server, web.Server) else []
        idle = [one for one in connections if getattr(one, "_current_request", None) is None]
        spare = len(connections) - MOST_CONNECTIONS
        for number, one in enumerate(reversed(idle)):
            waited = time.monotonic() - since.setdefault(one, time.monotonic())
            if one.transport and (number < spare or waited > seconds):
                one.transport.abort()
        for one in connections:
            if one not in idle:
                since.pop(one, None)
