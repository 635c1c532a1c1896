"""Phones at the table, as far as the panel tells about them: where they come in, and who has one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PhoneGuest:
    """A phone in somebody's seat."""

    id: str
    player: str
    is_here: bool = True
    """Does it listen just now?"""


@dataclass(frozen=True, slots=True)
class Phones:
    """What the panel knows; no links: nobody has opened a door for phones yet."""

    links: tuple[str, ...] = ()
    guests: tuple[PhoneGuest, ...] = ()
    looking_on: int = 0
