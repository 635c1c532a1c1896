"""The broker of a hall: where it is, which topics there are; nobody else connects to one."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

import aiomqtt

HALL = "hall"
PASSWORD = "PIPSIGHT_BROKER_PASSWORD"  # noqa: S105 - the variable's name, not a password
LONGEST_NAME = 40
LARGEST = 64 * 1024
"""Bytes of a message that is looked at; a state has about 1,500."""
_PORTS = {"mqtt": 1883, "mqtts": 8883}
_NAME = re.compile(r"[A-Za-z0-9ÄÖÜäöüß _.-]+")
_FIRST, _LAST = 1.0, 30.0
"""Seconds before the next try, ever longer: a thousand tables do not storm a broker that comes back."""
_log = logging.getLogger(__name__)


class BadBroker(ValueError):
    """No broker's address; or no name that can stand in a topic."""


@dataclass(frozen=True, slots=True)
class Broker:
    """Where the broker is, and who we are there."""

    host: str
    port: int
    is_secret: bool = False
    user: str | None = None
    password: str | None = None


def broker_in(text: str) -> Broker:
    """mqtt[s]://[USER@]HOST[:PORT]; the password better comes from the environment, unseen."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError as error:
        raise BadBroker(text) from error
    if url.scheme not in _PORTS or not url.hostname or url.path not in {"", "/"} or url.query:
        raise BadBroker(text)
    user = unquote(url.username) if url.username else None
    password = unquote(url.password) if url.password else os.environ.get(PASSWORD)
    return Broker(url.hostname, port or _PORTS[url.scheme], url.scheme == "mqtts", user, password)


def name_in(text: str) -> str:
    """The name of a table or a hall: it is a part of a topic, so + # and / are not possible."""
    if not (_NAME.fullmatch(text) and len(text) <= LONGEST_NAME and text.strip() == text):
        raise BadBroker(text)
    return text


@dataclass(frozen=True, slots=True)
class Topics:
    """All topics of one hall. A table writes below its own name and nowhere else."""

    hall: str = HALL

    @property
    def everything(self) -> str:
        """What the wall listens to."""
        return f"pipsight/{self.hall}/table/#"

    @property
    def announcements(self) -> str:
        """What all tables listen to."""
        return f"pipsight/{self.hall}/announcement"

    @property
    def tournament(self) -> str:
        """Retained: the hall's tournament, written by its wall alone."""
        return f"pipsight/{self.hall}/tournament"

    def here(self, table: str) -> str:
        """Retained, and the last will of a table."""
        return f"pipsight/{self.hall}/table/{table}/here"

    def state(self, table: str) -> str:
        """Retained: how things stand there."""
        return f"pipsight/{self.hall}/table/{table}/state"

    def throw(self, table: str) -> str:
        """Each throw, for lamps and virtual tables."""
        return f"pipsight/{self.hall}/table/{table}/throw"

    def result(self, table: str, game: str) -> str:
        """Retained, one for each game: told twice it is the same one."""
        return f"pipsight/{self.hall}/table/{table}/result/{game}"

    def parts(self, topic: str) -> tuple[str, ...]:
        """(table, kind[, id]) of a table's topic; empty where it is none."""
        before = f"pipsight/{self.hall}/table/"
        return tuple(topic.removeprefix(before).split("/")) if topic.startswith(before) else ()


@asynccontextmanager
async def connected(
    broker: Broker, name: str, will: tuple[str, bytes] | None = None
) -> AsyncIterator[aiomqtt.Client]:
    """One connection; MqttError where there is none or it ends."""
    last = aiomqtt.Will(will[0], will[1], qos=1, retain=True) if will else None
    context = ssl.create_default_context() if broker.is_secret else None
    async with aiomqtt.Client(
        broker.host,
        broker.port,
        identifier=name,
        username=broker.user,
        password=broker.password,
        will=last,
        tls_context=context,
        protocol=aiomqtt.ProtocolVersion.V311,
        keepalive=20,
        timeout=10,
        logger=logging.getLogger("mqtt.quiet"),
    ) as client:
        yield client


def end_if_asked() -> None:
    """To be asked before every long wait: in Python 3.11 a time-out that is just met swallows the wish."""
    if (task := asyncio.current_task()) and task.cancelling():
        raise asyncio.CancelledError


async def again_and_again(live: Callable[[], Awaitable[None]], report: Callable[[str], None]) -> None:
    """Connect anew whenever the broker refuses, is slow or goes away; told once for each different reason."""
    wait, before = _FIRST, ""
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await live()
        except (aiomqtt.MqttError, OSError, ssl.SSLError) as error:
            # Closing a dead connection fails in its own way, which must not hide that we are to end.
            end_if_asked()
            why = str(error)[:200] or type(error).__name__
            if why != before:
                before = why
                report(why)
        lasted = asyncio.get_running_loop().time() - began
        wait = _FIRST if lasted > _LAST else min(_LAST, 2 * wait)
        end_if_asked()
        await asyncio.sleep(wait * (0.5 + int.from_bytes(os.urandom(1)) / 256))
