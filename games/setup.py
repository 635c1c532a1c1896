"""What is agreed before any game; each game adds its own agreements."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, and how each seat is played; a seat that is not named is a person's."""

    players: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
