"""Decisions by their meaning: each a small frozen dataclass; written down, it is a verb and what it is about.

A game names its decisions in a union and matches them, so that the type checker finds a forgotten one.
What is offered, touched, saved and replayed is the `Choice` that a decision is written as.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import ClassVar, Generic, TypeVar, get_args, get_type_hints

from games.choices import Choice


class Decision:
    """The base of all: a subclass names its verb, and its fields are what the verb is about."""

    __slots__ = ()
    verb: ClassVar[str]

    @property
    def choice(self) -> Choice:
        """As it is offered and written down; a last field that is None is left out."""
        kind: type = type(self)
        about = tuple(getattr(self, name) for name in _names(kind))
        return Choice(self.verb, about[:-1] if about and about[-1] is None else about)


D = TypeVar("D", bound=Decision)


class Decisions(Generic[D]):
    """All decisions of a game."""

    def __init__(self, *kinds: type[D]) -> None:
        self.kinds: Mapping[str, type[D]] = {kind.verb: kind for kind in kinds}
        """By the verb that each is written with."""

    def read(self, choice: Choice) -> D | None:
        """What a choice means, or None where it means nothing in this game."""
        kind = self.kinds.get(choice.verb)
        return kind(*choice.about) if kind and _fits(kind, choice.about) else None


def _fits(kind: type, about: tuple[int | str, ...]) -> bool:
    shapes = _shapes(kind)
    given = (*about, None) if len(about) == len(shapes) - 1 else about
    return len(given) == len(shapes) and all(map(_is_one_of, given, shapes))


def _is_one_of(value: int | str | None, shape: tuple[type, ...]) -> bool:
    return type(value) in shape


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _shapes(kind: type) -> tuple[tuple[type, ...], ...]:
    """The types that each field may have: int, str, and None for a last one that may be left out."""
    hints = get_type_hints(kind)
    return tuple(get_args(hints[name]) or (hints[name],) for name in _names(kind))
