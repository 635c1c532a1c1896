"""Newer versions, as far as the panel tells about them: where one may lie, and what is being done."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Updates:
    """What the panel knows; where nobody could install one, nothing of it is to be seen."""

    can_be_installed: bool = False
    places: tuple[str, ...] = ()
    """Where a newer version may be: `stick`, `network`."""
    doing: str = ""
    """What is being done just now, in the table's own words; nothing: one may be looked for."""
