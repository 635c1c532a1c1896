"""The views of the games on the shelf, found by entry points: our own and those of anybody's package."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.abc import Traversable
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from display.game_view import GameView
from words.phrases import Language, add_plain_words, add_words, has_phrase, phrase

GROUP = "pipsight.views"


@dataclass(frozen=True, slots=True)
class ViewLeftOut:
    """A view that cannot be used; its game is shown by the shared screens."""

    name: str
    about: str


@dataclass(frozen=True, slots=True)
class Gallery:
    """All views by the name of their game, and those that were left out."""

    views: Mapping[str, GameView]
    left_out: tuple[ViewLeftOut, ...] = ()


_BROUGHT: dict[str, GameView] = {}
"""The views of games that are no packages, such as those in a family's own files."""


def bring(view: GameView) -> None:
    """One view more; an installed game's own comes before it."""
    _BROUGHT[view.name] = _saying(view)
    gallery.cache_clear()


def take_away(name: str) -> None:
    """A game that was brought is not shown any more."""
    _BROUGHT.pop(name, None)
    gallery.cache_clear()


@cache
def gallery() -> Gallery:
    """What is installed beside Pipsight, and what was brought since; looked up once."""
    found = gallery_from(tuple(entry_points(group=GROUP)))
    return Gallery(MappingProxyType({**_BROUGHT, **found.views}), found.left_out)


def gallery_from(found: tuple[EntryPoint, ...]) -> Gallery:
    """The views behind these entry points; one that cannot be used keeps no other from being shown."""
    views: dict[str, GameView] = {}
    left_out: list[ViewLeftOut] = []
    for entry in sorted(found, key=lambda entry: (not entry.value.startswith("display."), entry.name)):
        view = _loaded(entry)
        if isinstance(view, ViewLeftOut):
            left_out.append(view)
        elif view.name in views:
            left_out.append(ViewLeftOut(entry.name, view.name))
        else:
            views[view.name] = view
    return Gallery(MappingProxyType(views), tuple(left_out))


def _loaded(entry: EntryPoint) -> GameView | ViewLeftOut:
    try:
        view = entry.load()
    except Exception as error:  # a stranger's code may fail in any way, and the evening begins all the same
        return ViewLeftOut(entry.name, f"{type(error).__name__}: {error}")
    if not isinstance(view, GameView):
        return ViewLeftOut(entry.name, entry.value)
    return _saying(view) if view.words is None else _with_words(entry, view, view.words)


def _saying(view: GameView) -> GameView:
    """The view, once its plain words are known."""
    if view.plain_words or view.kin:
        add_plain_words(view.plain_words, {view.name: view.kin} if view.kin else {})
    return view


def _with_words(entry: EntryPoint, view: GameView, words: Traversable) -> GameView | ViewLeftOut:
    """Words that nobody can read would be missed on the first screen."""
    try:
        add_words(words)
    except (OSError, ValueError, UnicodeError, struct.error) as error:
        return ViewLeftOut(entry.name, f"{type(error).__name__}: {error}")
    return view


def views() -> Mapping[str, GameView]:
    """Every view by the name of its game."""
    return gallery().views


def view_of(game: str) -> GameView:
    """How this game is shown; one without a view of its own is shown as all games are."""
    return views().get(game) or GameView(game)


def game_words(language: Language, game: str) -> str:
    """What a game is called; one that brings no words is called as it is in commands."""
    key = f"game.{game}"
    if not has_phrase(key):
        gallery()  # a package's own words come with its view, which a command need not have loaded
    return phrase(language, key) if has_phrase(key) else game
