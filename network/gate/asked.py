"""What a phone posts, typed."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from aiohttp import web

from stream.messages import DecidedAbout, Verb

T = TypeVar("T", bound=msgspec.Struct)


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """A phone shows the secret of the QR code."""

    token: str


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """A phone takes the seat of this player; None: it gets up."""

    player: str | None


class Tapping(msgspec.Struct, forbid_unknown_fields=True):
    """A finger on a button; the same tap sent twice counts once."""

    tap: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9._-]+$")]
    verb: Verb
    about: DecidedAbout = ()


async def asked_in(request: web.Request, kind: type[T]) -> T | None:
    """What a post says, or None where it makes no sense."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
