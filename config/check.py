"""One decoder from plain data (TOML, JSON) to typed values; settings, saved games and snapshots all use it.

A type says what is right: frozen dataclasses, tuples, frozensets, enums, unions, `Literal`, and `Annotated`
with the limits of this file. Whatever does not fit is a `Misfit` that names its place and what is right.
"""

from __future__ import annotations

import math
import types
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from config.misfit import Misfit, MisfitKind, closest, shown
from words.faults import Fault


@dataclass(frozen=True, slots=True)
class Between:
    """A number from `low` to `high`; `or_zero` also lets 0 stand for off."""

    low: float
    high: float
    or_zero: bool = False

    def __contains__(self, number: float) -> bool:
        return self.low <= number <= self.high or (self.or_zero and number == 0)

    def __str__(self) -> str:
        return f"0, {self.low}–{self.high}" if self.or_zero else f"{self.low}–{self.high}"


@dataclass(frozen=True, slots=True)
class Count:
    """A list of at least `low` and at most `high` entries."""

    low: int
    high: int

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these words, which only the running program knows."""

    allowed: tuple[str, ...]


def decode(kind: Any, plain: Any, place: str) -> Any:
    """A value of this kind; Misfit where the plain one is something else."""
    origin = get_origin(kind)
    if origin is not None:
        return _generic(origin, kind, plain, place)
    if is_dataclass(kind) and isinstance(kind, type):
        return _section(kind, plain, place)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind, plain, place)
    if kind is float and type(plain) is int:
        return _as_float(plain)
    if type(plain) is kind:
        return plain
    raise Misfit(MisfitKind.WRONG_TYPE, place, shown(plain), kind.__name__)


def _generic(origin: Any, kind: Any, plain: Any, place: str) -> Any:
    inside = get_args(kind)
    if origin is Annotated:
        return _within(inside[1:], decode(inside[0], plain, place), place)
    if origin is Literal:
        return _one_of(inside, plain, place)
    if origin in {Union, types.UnionType}:
        return _any_of(inside, plain, place)
    if origin is frozenset:
        return frozenset(_items((*inside, ...), plain, place))
    return _items(inside, plain, place)


def _any_of(kinds: tuple[Any, ...], plain: Any, place: str) -> Any:
    """The first kind that fits; if none does, the complaint of the one that came furthest."""
    misfits = []
    for kind in kinds:
        try:
            return decode(kind, plain, place)
        except Misfit as misfit:
            misfits.append(misfit)
    raise max(misfits, key=lambda misfit: len(misfit.place))


def _items(kinds: tuple[Any, ...], plain: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise Misfit(MisfitKind.WRONG_TYPE, place, shown(plain), "tuple")
    if kinds and kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(plain)
    if len(kinds) != len(plain):
        raise Misfit(MisfitKind.WRONG_COUNT, place, str(len(plain)), str(len(kinds)))
    numbered = enumerate(zip(kinds, plain, strict=True), 1)
    return tuple(decode(kind, item, f"{place}[{number}]") for number, (kind, item) in numbered)


def _section(kind: type, plain: Any, place: str) -> Any:
    if not isinstance(plain, dict):
        raise Misfit(MisfitKind.WRONG_TYPE, place, shown(plain), "dict")
    hints = _hints(kind)
    for key in plain:
        if key not in hints:
            short, known = str(key)[:40], ", ".join(hints)
            raise Misfit(MisfitKind.UNKNOWN_KEY, _inside(place, short), short, known, closest(short, hints))
    if missing := [name for name in _required(kind) if name not in plain]:
        raise Misfit(MisfitKind.MISSING, place, allowed=", ".join(missing))
    return _made(kind, {key: decode(hints[key], plain[key], _inside(place, key)) for key in plain}, place)


def _made(kind: type, values: dict[str, Any], place: str) -> Any:
    """The value itself may refuse what its types allow."""
    try:
        return kind(**values)
    except Fault as fault:
        raise Misfit(MisfitKind.REFUSED, place, fault.sentence) from fault
    except (TypeError, ValueError) as error:
        raise Misfit(MisfitKind.REFUSED, place, str(error)) from error


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The fields with their types. Resolving names is slow, and a long record asks for few kinds often."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in fields(kind)}


@cache
def _required(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if not _has_default(field))


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _as_float(plain: int) -> float:
    try:
        return float(plain)
    except OverflowError:
        return math.inf if plain > 0 else -math.inf


def _member(kind: type[Enum], plain: Any, place: str) -> Enum:
    named = {member.value: member for member in kind}
    return named[_one_of(tuple(named), plain, place)]


def _one_of(allowed: tuple[Any, ...], plain: Any, place: str) -> Any:
    if plain in allowed and not isinstance(plain, bool):
        return plain
    meant = (
        closest(plain, [word for word in allowed if isinstance(word, str)]) if isinstance(plain, str) else ""
    )
    names = ", ".join(shown(word) for word in allowed)
    raise Misfit(MisfitKind.NOT_ALLOWED, place, shown(plain), names, f'"{meant}"' if meant else "")


def _within(limits: tuple[Any, ...], value: Any, place: str) -> Any:
    for limit in limits:
        if isinstance(limit, OneOf):
            _one_of(limit.allowed, value, place)
        if isinstance(limit, Between) and value not in limit:
            raise Misfit(MisfitKind.OUT_OF_RANGE, place, shown(value), str(limit))
        if isinstance(limit, Count) and not limit.low <= len(value) <= limit.high:
            raise Misfit(MisfitKind.WRONG_COUNT, place, str(len(value)), str(limit))
    return value
