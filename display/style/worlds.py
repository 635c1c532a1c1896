"""A world of colour for each game: the same themes, with a ground, buttons and a main colour of their own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from display.registry import view_of
from display.style.theme import HIGH_CONTRAST, LIGHT, Colour, Ink, Theme


@dataclass(frozen=True, slots=True)
class World:
    """The colours of one game: ground, button and main colour by day; ground, card, button and main at night.

    Where contrast is all that matters there is only one world.
    """

    day: tuple[str, str, str]
    night: tuple[str, str, str, str]


WORLDS = {
    "sky": World(("edf4fa", "d6e5f2", "144a7d"), ("10171f", "1a2530", "293747", "8fc6f2")),
    "space": World(("f2eefb", "e3dcf5", "4a2380"), ("161026", "221a38", "31264d", "c9b0ff")),
    "brick": World(("fbf0ee", "f4dfdb", "7d2440"), ("1f1215", "2e1c21", "422a31", "ffa9bd")),
    "moss": World(("f0f5e8", "dde8cd", "2b5418"), ("11180f", "1c2718", "2b3a25", "a8d98a")),
    "sun": World(("fbf4df", "f0e2b8", "6b4a00"), ("1b1710", "292317", "3b3222", "f5c95e")),
    "lagoon": World(("eaf5f4", "d0e6e3", "0f4f4c"), ("0e1918", "182726", "263a38", "7fd6cb")),
}
"""Each is light enough by day, and dark enough at night, for every seat's colour to stand out."""


@cache
def in_world(theme: Theme, name: str) -> Theme:
    """The theme in the colours of this world; unknown worlds leave it as it is."""
    world = WORLDS.get(name)
    if world is None or theme is HIGH_CONTRAST:
        return theme
    ground, *card, button, main = (_colour(each) for each in (world.day if theme is LIGHT else world.night))
    own = {Ink.GROUND: ground, Ink.BUTTON: button, Ink.MAIN: main, Ink.CHOSEN: main}
    cards = {Ink.CARD: card[0]} if card else {}
    return Theme(theme.name, theme.colours | own | cards)


def _colour(hexes: str) -> Colour:
    red, green, blue = bytes.fromhex(hexes)
    return red, green, blue


def world_of(game: str) -> str:
    """The world of colours a game is played in; one that names none gets the same one every time."""
    own = view_of(game).world
    return own if own in WORLDS else tuple(WORLDS)[sum(game.encode()) % len(WORLDS)]
