"""Events as plain data and back: the saved game, the bug report and the golden test are the same list."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from games.events import Event
from games.names import refusal
from games.registry import game_named, games, name_of
from games.replaying import replayed
from games.setup import Setup
from games.table import Table, begin
from games.timer import LONGEST

Plain = dict[str, Any]


class BadRecord(ValueError):
    """A saved game does not make sense; the message says where."""


@dataclass(frozen=True, slots=True)
class Started:
    """The first entry of every record: what was played, by whom, under which house rules."""

    setup: Setup
    seconds: int
    seed: int = 0
    """Whatever chance decides for simulated players comes from this: the cards that they are dealt."""


def started_to_plain(started: Started) -> Plain:
    """The first entry as plain data."""
    return {
        "game": name_of(started.setup),
        "seconds": started.seconds,
        "seed": started.seed,
        "setup": to_plain(started.setup),
    }


def started_from_plain(plain: Plain) -> Started:
    """The first entry again."""
    game = game_named(str(plain.get("game")))
    if game is None:
        raise BadRecord(f"the game {plain.get('game')!r} is not one of {', '.join(games())}")
    seconds = from_plain(int, plain.get("seconds"), "seconds")
    seed = from_plain(int, plain.get("seed", 0), "seed")
    agreed = plain.get("setup")
    agreed = {**game.older, **agreed} if isinstance(agreed, dict) else agreed
    started = Started(from_plain(game.setup, agreed, "setup"), seconds, seed)
    _check(started)
    return started


def _check(started: Started) -> None:
    """Could such a game begin today? Limits may have become tighter since it was saved."""
    names = started.setup.players
    for seat, name in enumerate(names):
        if why := refusal(name, names[:seat]):
            raise BadRecord(f"setup.players: {name!r}: {why}")
    if not 0 <= started.seconds <= LONGEST:
        raise BadRecord(f"seconds: {started.seconds} is not between 0 and {LONGEST}")
    try:
        begin(started.setup, started.seconds)
    except ValueError as error:
        raise BadRecord(f"setup: {error}") from error


def event_to_plain(event: Event) -> Plain:
    """One event as plain data, its kind first."""
    return {"event": type(event).__name__, **to_plain(event)}


def event_from_plain(plain: Plain) -> Event:
    """One event again."""
    kind = _EVENTS.get(str(plain.get("event")))
    if kind is None:
        raise BadRecord(f"the event {plain.get('event')!r} is not one of {', '.join(_EVENTS)}")
    event: Event = from_plain(
        kind, {key: value for key, value in plain.items() if key != "event"}, kind.__name__
    )
    return event


def replay(started: Started, events: Iterable[Event]) -> Table:
    """The table that these events lead to; always the same one."""
    return replayed(begin(started.setup, started.seconds), events)


def to_plain(value: Any) -> Any:
    """Frozen dataclasses, tuples and enums as dicts, lists and their values."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(to_plain(item) for item in value)
    return value


def from_plain(kind: Any, plain: Any, place: str) -> Any:
    """A value of this kind; whatever does not fit is a BadRecord that names the place."""
    origin = get_origin(kind)
    if origin in {Union, types.UnionType}:
        return _from_any_of(get_args(kind), plain, place)
    if origin is tuple:
        return _tuple_from(get_args(kind), plain, place)
    if origin is frozenset:
        return frozenset(_tuple_from((*get_args(kind), ...), plain, place))
    if is_dataclass(kind) and isinstance(kind, type):
        return _dataclass_from(kind, plain, place)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_from(kind, plain, place)
    if kind is type(None) and plain is None:
        return None
    if isinstance(kind, type) and type(plain) is kind:
        return plain
    raise BadRecord(f"{place}: {plain!r} is not a {getattr(kind, '__name__', kind)}")


def _from_any_of(kinds: tuple[Any, ...], plain: Any, place: str) -> Any:
    for kind in kinds:
        try:
            return from_plain(kind, plain, place)
        except BadRecord:
            continue
    raise BadRecord(f"{place}: {plain!r} fits none of {', '.join(str(kind) for kind in kinds)}")


def _tuple_from(kinds: tuple[Any, ...], plain: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise BadRecord(f"{place}: {plain!r} is not a list")
    if kinds and kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(plain)
    if len(kinds) != len(plain):
        raise BadRecord(f"{place}: {len(plain)} entries instead of {len(kinds)}")
    return tuple(
        from_plain(kind, item, f"{place}[{n}]")
        for n, (kind, item) in enumerate(zip(kinds, plain, strict=True))
    )


def _dataclass_from(kind: type, plain: Any, place: str) -> Any:
    hints = _hints(kind)
    if not isinstance(plain, dict) or not plain.keys() <= hints.keys():
        raise BadRecord(f"{place}: {plain!r} is not a {kind.__name__}")
    try:
        return kind(**{key: from_plain(hints[key], value, f"{place}.{key}") for key, value in plain.items()})
    except (TypeError, ValueError) as error:
        raise BadRecord(f"{place}: {error}") from error


def _enum_from(kind: type[Enum], plain: Any, place: str) -> Enum:
    try:
        return kind(plain)
    except ValueError as error:
        raise BadRecord(f"{place}: {error}") from error


@cache
def _hints(kind: type) -> dict[str, Any]:
    """Resolving names is slow, and a long record asks for the same few kinds thousands of times."""
    return get_type_hints(kind)


_EVENTS: dict[str, type] = {kind.__name__: kind for kind in get_args(Event)}
