"""Whole games as text: what happened, what was to be noticed, and what changed, line by line.

A playthrough begins with `#` lines that say what it shows and a line of JSON that says what is played, as in
a saved game. Then, for each event:

    > throw 4 3 1 meteorite          what happened: throw, choose VERB …, press KEY, tick SECONDS
      ! ThrowTaken throw=4 3 1       what was to be noticed
      round = 2                      what changed in the game's own state

`python tests/games/playthrough.py tests/playthroughs/*.txt` plays them and writes down what comes of it: read
the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from games.choices import Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed, Ticked
from games.record import started_from_plain
from games.table import Table, advance, begin

LEFT_OUT = ("setup", "earlier", "begun")
"""What never changes, and what a game remembers only for taking back."""


def played(text: str) -> str:
    """The same playthrough with what comes of it."""
    head = [line for line in text.splitlines() if line.startswith("#")]
    setup = next(line for line in text.splitlines() if line.startswith("{"))
    started = started_from_plain(json.loads(setup))
    table = begin(started.setup, started.seconds)
    lines = [*head, setup, ""]
    for line in text.splitlines():
        if line.startswith("> "):
            step = advance(table, event(line.removeprefix("> ")))
            lines += [line, *_noticed(step.cues), *_changed(table, step.state), ""]
            table = step.state
    return "\n".join(lines)


def event(words: str) -> Event:
    """What happened, from its line."""
    kind, *about = words.split()
    parts = tuple(int(part) if part.lstrip("-").isdigit() else part for part in about)
    match kind:
        case "throw":
            faces = tuple(part for part in parts if isinstance(part, int))
            return DiceSettled(Throw(faces, tuple(part for part in parts if isinstance(part, str))))
        case "choose":
            return Chosen(Choice(str(parts[0]), parts[1:]))
        case "press":
            return Pressed(Key(str(parts[0])))
        case "tick":
            return Ticked(int(parts[0]))
    raise ValueError(f"“{words}” is no event; it begins with throw, choose, press or tick")


def _noticed(cues: tuple[Cue, ...]) -> Iterator[str]:
    for cue in cues:
        about = (f"{field.name}={_short(getattr(cue, field.name))}" for field in fields(cue))
        yield " ".join(["  !", type(cue).__name__, *about])


def _changed(before: Table, after: Table) -> Iterator[str]:
    old, new = dict(_flat(before.state, "")), dict(_flat(after.state, ""))
    for place, value in new.items():
        if old.get(place) != value:
            yield f"  {place} = {value}"


def _flat(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every field down to plain values, each with its way."""
    if is_dataclass(value) and not isinstance(value, Throw):
        for field in fields(value):
            if field.name not in LEFT_OUT:
                yield from _flat(getattr(value, field.name), f"{place}.{field.name}".lstrip("."))
    elif isinstance(value, tuple) and any(is_dataclass(item) for item in value):
        for number, item in enumerate(value):
            yield from _flat(item, f"{place}[{number}]")
    else:
        yield place, _short(value)


def _short(value: Any) -> str:
    if isinstance(value, Throw):
        return " ".join([*map(str, value.faces), *value.signs])
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return f"({', '.join(_short(item) for item in value)})"
    return str(value)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(played(Path(name).read_text()))
