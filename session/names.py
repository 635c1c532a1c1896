"""What may be a player's name, and why not."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import StrEnum

LONGEST_NAME = 16
_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "DIGIT", "SPACE", "HYPHEN", "APOSTROPHE", "FULL STOP", "AMPERSAND")


class NameRefusal(StrEnum):
    """What is wrong with a name."""

    EMPTY = "name-empty"
    TOO_LONG = "name-too-long"
    TAKEN = "name-taken"
    ODD_SIGN = "name-odd-sign"


def tidy(name: str) -> str:
    """One spelling for what looks the same, without spaces at the ends or in a row."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def can_show(sign: str) -> bool:
    """Letters and digits that the screen's typeface has; no emoji."""
    return unicodedata.name(sign, "").startswith(_SCRIPTS)


def refusal(name: str, others: Sequence[str]) -> NameRefusal | None:
    """Why this name cannot be taken, or None."""
    if not name:
        return NameRefusal.EMPTY
    if len(name) > LONGEST_NAME:
        return NameRefusal.TOO_LONG
    if not all(can_show(sign) for sign in name):
        return NameRefusal.ODD_SIGN
    if name.casefold() in {other.casefold() for other in others}:
        return NameRefusal.TAKEN
    return None
