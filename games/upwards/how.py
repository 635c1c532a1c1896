"""How Upwards! goes, page by page: what every game has, what this option and the event die add."""

from __future__ import annotations

from games.upwards.setup import Option, Setup

_BEFORE = ("start", "throw", "fall", "all", "add", "reserve", "reserve-later")
_OPTIONS = {Option.SAME: ("same",), Option.SNAKE: ("snake",), Option.BLOCKS: ("blocks", "blocks-once")}
_EVENTS = ("event", "meteorite", "extra-reserve", "bonus-row", "plus-minus", "minus")


def how(setup: Setup) -> tuple[str, ...]:
    """The names of the pages."""
    events = _EVENTS if setup.event_die else ()
    return (*_BEFORE, "steps", *_OPTIONS[Option(setup.option)], *events, "end", "circles", "win")
