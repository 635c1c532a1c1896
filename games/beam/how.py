"""How Beam me up goes, page by page."""

from __future__ import annotations

from games.beam.state import Setup

_TURN = ("throws", "groups", "two", "straights", "nothing")
_BOARD = ("cool", "stars", "rocket", "blue", "win")


def how(setup: Setup) -> tuple[str, ...]:
    """The names of the pages; on real boards also what the device does there."""
    return ("boards", "head-start", *_TURN, *_BOARD, *(("real",) if setup.real_boards else ()))
