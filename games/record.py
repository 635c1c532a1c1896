"""Events as plain data and back: the saved game, the bug report and the golden test are the same list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, get_args

from config.check import Between, decode
from config.misfit import Misfit, MisfitKind, shown
from games.events import Event
from games.names import refusal
from games.registry import game_named, game_of, games, name_of
from games.replaying import replayed
from games.setup import Setup
from games.table import Table, begin
from games.timer import LONGEST
from words.faults import Fault
from words.sentences import sentence

Plain = dict[str, Any]


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
    """The first entry again; Misfit where it makes no sense."""
    game = game_named(str(plain.get("game")))
    if game is None:
        raise Misfit(MisfitKind.NOT_ALLOWED, "game", shown(plain.get("game")), ", ".join(games()))
    seconds = decode(Annotated[int, Between(0, LONGEST)], plain.get("seconds"), "seconds")
    seed = decode(int, plain.get("seed", 0), "seed")
    agreed = plain.get("setup")
    agreed = {**game.older, **agreed} if isinstance(agreed, dict) else agreed
    started = Started(decode(game.setup, agreed, "setup"), seconds, seed)
    _check(started)
    return started


def _check(started: Started) -> None:
    """Could such a game begin today? Limits may have become tighter since it was saved."""
    names = started.setup.players
    for seat, name in enumerate(names):
        if why := refusal(name, names[:seat]):
            place = f"setup.players[{seat + 1}]"
            raise Misfit(MisfitKind.REFUSED, place, sentence(f"refusal.{why}", about=name))
    try:
        begin(started.setup, started.seconds)
    except Fault as fault:
        raise Misfit(MisfitKind.REFUSED, "setup", fault.sentence) from fault
    except ValueError as error:
        raise _why_not(started.setup, error) from error


def _why_not(setup: Setup, error: ValueError) -> Misfit:
    """Mostly it is the number of players; else the game's own words for programmers have to do."""
    seats, count = game_of(setup).seats, len(setup.players)
    if not seats.fewest <= count <= seats.most:
        return Misfit(MisfitKind.WRONG_COUNT, "setup.players", str(count), f"{seats.fewest}–{seats.most}")
    return Misfit(MisfitKind.REFUSED, "setup", str(error))


def event_to_plain(event: Event) -> Plain:
    """One event as plain data, its kind first."""
    return {"event": type(event).__name__, **to_plain(event)}


def event_from_plain(plain: Plain) -> Event:
    """One event again; Misfit where it makes no sense."""
    kind = _EVENTS.get(str(plain.get("event")))
    if kind is None:
        raise Misfit(MisfitKind.NOT_ALLOWED, "event", shown(plain.get("event")), ", ".join(_EVENTS))
    values = {key: value for key, value in plain.items() if key != "event"}
    event: Event = decode(kind, values, kind.__name__)
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


_EVENTS: dict[str, type] = {kind.__name__: kind for kind in get_args(Event)}
