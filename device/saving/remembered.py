"""What is remembered in single rows of the journal, with one decoder for each kind of row."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

LIKED = "preferences"
LOCK = "lock"
PEOPLE = "people"
EDITION = "box."
IN_PROGRESS = "in-progress"
"""The journal's name for an earlier game that was taken up again."""
MOST_DIGITS = 15


def object_in(value: object) -> dict[str, Any] | None:
    """The JSON object in this text; None when it is anything else."""
    if not isinstance(value, str):
        return None
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def number_in(value: object) -> int | None:
    """The number of a game in this text; None when it is anything else."""
    is_number = isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS
    return int(str(value)) if is_number else None


def lock_in(value: object) -> bool | None:
    """Is the lock shut? None when nobody can tell."""
    return {"shut": True, "open": False}.get(value) if isinstance(value, str) else None


DECODERS: dict[str, Callable[[object], object]] = {
    LIKED: object_in,
    LOCK: lock_in,
    PEOPLE: object_in,
    EDITION: object_in,
    IN_PROGRESS: number_in,
}


def is_understood(name: str, value: object) -> bool:
    """Does the decoder of this row make sense of it? What has another name belongs to another version."""
    kind = EDITION if name.startswith(EDITION) else name
    return kind not in DECODERS or DECODERS[kind](value) is not None
