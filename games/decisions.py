"""Decisions by their meaning: each a small frozen dataclass; written down, it is a verb and what it is about.

Whoever offers decisions names them in a union and matches them, so that the type checker finds a forgotten
one. What is offered, touched, saved and replayed is the `Choice` that a decision is written as.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from games.choices import Choice


class Decision:
    """The base of all: a subclass names its verb, and its fields are what the verb is about."""

    __slots__ = ()
    verb: ClassVar[str]

    @property
    def choice(self) -> Choice:
        """As it is offered and written down; a last field that is None is left out, a tuple is spread out."""
        kind: type = type(self)
        about = tuple(getattr(self, name) for name in _names(kind))
        return Choice(self.verb, (*about[:-1], *_spread(*about[-1:])))


D = TypeVar("D", bound=Decision)


class Decisions(Generic[D]):
    """All decisions of a game, of the table or of a page: `Decisions(This | That)`."""

    def __init__(self, *kinds: Any) -> None:
        alone = (one for kind in kinds for one in get_args(kind) or (kind,))
        self.kinds: Mapping[str, type[D]] = {kind.verb: kind for kind in alone}
        """By the verb that each is written with."""

    def read(self, choice: Choice) -> D | None:
        """What a choice means, or None where it means nothing here."""
        kind = self.kinds.get(choice.verb)
        return _made(kind, choice.about) if kind else None

    def among(self, offered: tuple[Choice, ...]) -> Iterator[D]:
        """What those of the offered choices mean that mean something here."""
        return (decision for choice in offered if (decision := self.read(choice)) is not None)


def _spread(last: Any = None) -> tuple[int | str, ...]:
    if isinstance(last, tuple):
        return last
    return () if last is None else (last,)


def _made(kind: type[D], about: tuple[int | str, ...]) -> D | None:
    plain_kind: type = kind
    shapes = _shapes(plain_kind)
    given = _gathered(about, shapes)
    if len(given) != len(shapes):
        return None
    try:
        return kind(*map(_shaped, given, shapes))
    except ValueError:
        return None


def _gathered(about: tuple[int | str, ...], shapes: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values by field again: what was left out is None, what was spread out is a tuple."""
    before = len(shapes) - 1
    if shapes and shapes[-1] is tuple:
        return (*about[:before], about[before:])
    return (*about, None) if len(about) == before else about


def _shaped(value: Any, shape: Any) -> Any:
    """The value as this field has it; whatever does not fit is a ValueError."""
    if isinstance(shape, type) and issubclass(shape, Enum):
        return shape(value)
    if isinstance(value, shape) and not isinstance(value, bool):
        return value
    raise ValueError


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _shapes(kind: type) -> tuple[Any, ...]:
    """What each field may be: int, str, an enum; for the last one also None, or a tuple of all the rest."""
    hints = get_type_hints(kind)
    return tuple(tuple if get_origin(hints[name]) is tuple else hints[name] for name in _names(kind))
