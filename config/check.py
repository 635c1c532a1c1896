"""From plain TOML to typed settings: what does not fit is refused with its place and what would be right."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterable
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints


class Problem(StrEnum):
    """What can be wrong with a setting; each has a sentence in both languages."""

    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    NOT_ALLOWED = "not-allowed"
    OUT_OF_RANGE = "out-of-range"
    WRONG_COUNT = "wrong-count"
    PIN_TWICE = "pin-twice"
    PIN_OF_PANEL = "pin-of-panel"
    BAD_SHAPE = "bad-shape"
    NO_FILE = "no-file"
    NOT_TOML = "not-toml"
    TOO_MUCH = "too-much"


class BadSetting(ValueError):
    """A settings file cannot be used: what is wrong, where, what was found, allowed and meant."""

    def __init__(
        self, problem: Problem, place: str, found: str = "", allowed: str = "", meant: str = ""
    ) -> None:
        guess = f"; did you mean {meant}?" if meant else ""
        super().__init__(f"{place}: {problem.value}, found {found}, allowed {allowed}{guess}")
        self.problem, self.place, self.found, self.allowed, self.meant = problem, place, found, allowed, meant


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


def build(kind: Any, plain: Any, place: str) -> Any:
    """A value of this kind from what the file says."""
    if get_origin(kind) is Annotated:
        kind, *limits = get_args(kind)
        return _within(limits, build(kind, plain, place), place)
    if get_origin(kind) is Literal:
        return _one_of(get_args(kind), plain, place)
    if get_origin(kind) is tuple:
        return _items(get_args(kind)[0], plain, place)
    if is_dataclass(kind) and isinstance(kind, type):
        return _section(kind, plain, place)
    if kind is float and type(plain) is int:
        return _as_float(plain)
    if type(plain) is kind:
        return plain
    raise BadSetting(Problem.WRONG_TYPE, place, shown(plain), kind.__name__)


def _as_float(plain: int) -> float:
    try:
        return float(plain)
    except OverflowError:
        return math.inf if plain > 0 else -math.inf


def shown(plain: Any) -> str:
    """The value as the file has it, short enough for one line."""
    try:
        text = f'"{plain}"' if isinstance(plain, str) else str(plain)
    except (RecursionError, ValueError):  # nested thousands of times, or thousands of digits
        return "…"
    text = text.lower() if isinstance(plain, bool) else text
    return text if len(text) <= 40 else text[:37] + "..."


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1)), "")


def _section(kind: type, plain: Any, place: str) -> Any:
    if not isinstance(plain, dict):
        raise BadSetting(Problem.WRONG_TYPE, place, shown(plain), "dict")
    known = [field.name for field in fields(kind)]
    for key in plain:
        if key not in known:
            raise BadSetting(
                Problem.UNKNOWN_KEY, _inside(place, key[:40]), key[:40], ", ".join(known), closest(key, known)
            )
    hints = get_type_hints(kind, include_extras=True)
    missing = [field.name for field in fields(kind) if field.name not in plain and not _has_default(field)]
    if missing:
        raise BadSetting(Problem.WRONG_COUNT, place, "-", ", ".join(missing))
    return kind(**{key: build(hints[key], value, _inside(place, key)) for key, value in plain.items()})


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _items(kind: Any, plain: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise BadSetting(Problem.WRONG_TYPE, place, shown(plain), "tuple")
    return tuple(build(kind, item, f"{place}[{number}]") for number, item in enumerate(plain, 1))


def _one_of(allowed: tuple[Any, ...], plain: Any, place: str) -> Any:
    if plain in allowed and not isinstance(plain, bool):
        return plain
    meant = (
        closest(plain, [word for word in allowed if isinstance(word, str)]) if isinstance(plain, str) else ""
    )
    names = ", ".join(shown(word) for word in allowed)
    raise BadSetting(Problem.NOT_ALLOWED, place, shown(plain), names, f'"{meant}"' if meant else "")


def _within(limits: list[Any], value: Any, place: str) -> Any:
    for limit in limits:
        if isinstance(limit, OneOf):
            _one_of(limit.allowed, value, place)
        if isinstance(limit, Between) and value not in limit:
            raise BadSetting(Problem.OUT_OF_RANGE, place, shown(value), str(limit))
        if isinstance(limit, Count) and not limit.low <= len(value) <= limit.high:
            raise BadSetting(Problem.WRONG_COUNT, place, str(len(value)), str(limit))
    return value
