"""Who may look on and who has a seat: secrets that can be taken back, are kept, and never logged."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

MOST_PHONES = 100
LARGEST_FILE = 64 * 1024
Secret = Annotated[str, Meta(min_length=20, max_length=64)]


class Phone(Struct):
    """One phone that came in by the QR code; `player` once it has a seat."""

    id: str
    player: Annotated[str, Meta(max_length=40)] | None = None


class Kept(Struct, forbid_unknown_fields=True):
    """What lies on the disk."""

    look: Secret
    phones: dict[Secret, Phone]


def new_secret() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


class Guests:
    """All phones, by their secrets."""

    def __init__(self, place: Path | None = None) -> None:
        self._place = place
        kept = _read(place) if place else None
        self.look = kept.look if kept else new_secret()
        """The secret in the QR code."""
        self.phones: dict[str, Phone] = kept.phones if kept else {}
        if kept is None:
            self._write()

    def enter(self, look: str) -> str | None:
        """A phone comes in by the QR code; its own secret, or None where the code is an old one."""
        if not hmac.compare_digest(look.encode(), self.look.encode()):
            return None
        secret = new_secret()
        self.phones[secret] = Phone(secrets.token_hex(8))
        while len(self.phones) > MOST_PHONES:
            self._forget_one()
        self._write()
        return secret

    def phone(self, secret: str) -> Phone | None:
        """Whose secret this is."""
        return self.phones.get(secret)

    def sit(self, secret: str, player: str | None) -> str:
        """The phone takes this seat, or none; its secret is a new one then, and the old one worth nothing."""
        phone, fresh = self.phones.pop(secret), new_secret()
        self.phones[fresh] = Phone(phone.id, player)
        self._write()
        return fresh

    def send_away(self, player: str) -> tuple[str, ...]:
        """The phones of this player must come in anew, by a new QR code; gives their ids."""
        gone = {secret: phone for secret, phone in self.phones.items() if phone.player == player}
        for secret in gone:
            del self.phones[secret]
        self.look = new_secret()
        self._write()
        return tuple(phone.id for phone in gone.values())

    def _forget_one(self) -> None:
        """Who only looks on goes first, the oldest of them."""
        lookers = (secret for secret, phone in self.phones.items() if phone.player is None)
        del self.phones[next(lookers, next(iter(self.phones)))]

    def _write(self) -> None:
        """Whole or not at all; where nothing can be written, phones come in anew after a restart."""
        if self._place is None:
            return
        new = self._place.with_suffix(".new")
        with suppress(OSError):
            self._place.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(handle, "wb") as file:  # noqa: PTH123 - it is open already, so that nobody else reads it
                file.write(msgspec.json.encode(Kept(self.look, self.phones)))
            new.replace(self._place)


def _read(place: Path) -> Kept | None:
    """What was kept; whatever makes no sense is as if nothing were there."""
    try:
        content = place.read_bytes()[:LARGEST_FILE]
        return msgspec.json.decode(content, type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
