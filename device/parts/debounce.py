"""A push button as it is believed to be: raw edges in, presses out. Pure, so that bounce can be tested."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from games.events import HOLD_SECONDS

SETTLE_SECONDS = 0.025
"""Contacts bounce for 20 to 30 ms at most, as others have measured; nobody presses twice so fast."""
STUCK_SECONDS = 10.0
"""Nobody holds a button so long on purpose."""


class Press(Enum):
    """What a person did with the button."""

    SHORT = auto()
    LONG = auto()


@dataclass(frozen=True, slots=True)
class Edge:
    """The wire went down or up at this moment, perhaps only for an instant."""

    seconds: float
    down: bool


@dataclass(frozen=True, slots=True)
class Contact:
    """One button. A level counts once it has lasted; what is shorter is bounce or a spark on the wire."""

    level: bool
    """What the wire said last."""
    changed: float
    """When it began to say so."""
    down: bool = False
    """What is believed."""
    since: float = 0.0
    answered: bool = False
    """Was this press told already?"""

    def is_stuck(self, seconds: float) -> bool:
        """Has it been down for longer than anyone holds a button?"""
        return self.level and seconds - self.changed >= STUCK_SECONDS


def at_rest(edge: Edge) -> Contact:
    """How a button is found: one that is down already says nothing until it was let go."""
    return Contact(edge.down, edge.seconds, edge.down, edge.seconds, answered=True)


def noticed(contact: Contact, edge: Edge) -> tuple[Contact, Press | None]:
    """What one more look tells: a short press is told when let go, a long one as soon as it is long."""
    now = _settled(contact, edge.seconds)
    press = _press(contact, now, edge.seconds)
    now = replace(now, answered=now.answered or press is not None)
    if edge.down != now.level:
        now = replace(now, level=edge.down, changed=edge.seconds)
    return now, press


def _settled(contact: Contact, seconds: float) -> Contact:
    if contact.level == contact.down or seconds - contact.changed < SETTLE_SECONDS:
        return contact
    if contact.level:
        return replace(contact, down=True, since=contact.changed, answered=False)
    return replace(contact, down=False, since=contact.changed)


def _press(before: Contact, now: Contact, seconds: float) -> Press | None:
    let_go = before.down and not now.down
    held = now.since - before.since if let_go else seconds - now.since
    is_long = held >= HOLD_SECONDS
    if now.answered or not (let_go or (now.down and now.level and is_long)):
        return None
    return Press.LONG if is_long else Press.SHORT
