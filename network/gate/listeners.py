"""The phones that listen just now, each with a short line of messages; who does not keep up begins anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from stream import Clock, Own, Said, Shown

MOST_WAITING = 100
MOST_LISTENERS = 64


class Listener:
    """One open page."""

    def __init__(self, phone: str, player: str | None) -> None:
        self.phone, self.player = phone, player
        self.is_gone = False
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def tell(self, kind: str, about: object) -> None:
        """Put a message in line; who is too far behind is let go."""
        data = msgspec.json.encode(about)
        try:
            self._waiting.put_nowait(b"event: " + kind.encode() + b"\ndata: " + data + b"\n\n")
        except asyncio.QueueFull:
            self.is_gone = True

    async def next(self, seconds: float) -> bytes:
        """What waits, or after so many seconds a comment, so that a dead line is noticed."""
        try:
            return await asyncio.wait_for(self._waiting.get(), seconds)
        except TimeoutError:
            return b": still here\n\n"


class Listeners:
    """All of them."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listener: Listener) -> None:
        """One more page is open."""
        self._all.append(listener)

    def remove(self, listener: Listener) -> None:
        """It was closed."""
        self._all.remove(listener)

    def tell(self, told: Shown | Clock | Said | Own) -> None:
        """To everybody what is for everybody; what belongs to a seat only there."""
        kind = str(told.__struct_config__.tag)
        for listener in self:
            if not isinstance(told, Own) or listener.player == told.player:
                listener.tell(kind, told)

    def in_seat(self, player: str | None) -> int:
        """How many different phones listen in this seat."""
        return len({listener.phone for listener in self if listener.player == player})
