"""A saved game as a text file: the first line says what is played, each further line is one event."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from config.misfit import Misfit
from games.events import Event
from games.record import (
    Started,
    event_from_plain,
    event_to_plain,
    started_from_plain,
    started_to_plain,
)
from words.faults import Fault
from words.sentences import Sentence, sentence


class BadLine(Fault, ValueError):
    """A line of a saved game makes no sense; the sentence names it."""

    def __init__(self, number: int, why: Sentence) -> None:
        super().__init__("journal.bad-line", line=number, why=why)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What is needed to play a game again."""

    started: Started
    events: tuple[Event, ...]

    def goes_on_from(self, other: SavedGame) -> bool:
        """Is this the same game, and at least as far?"""
        return self.started == other.started and self.events[: len(other.events)] == other.events


def to_text(game: SavedGame) -> str:
    """The whole file."""
    return "".join((started_line(game.started), *map(event_line, game.events)))


def from_text(text: str) -> SavedGame:
    """The saved game; BadLine names the line that makes no sense."""
    return from_lines(text.removesuffix("\n").split("\n"))


def from_lines(lines: Sequence[Any]) -> SavedGame:
    """The saved game of these lines; BadLine names the one that makes no sense."""
    first, *rest = lines or [None]
    return SavedGame(_started(first), tuple(events_in(rest)))


def events_in(lines: Sequence[Any]) -> Iterator[Event]:
    """The events of these lines; BadLine names the one that makes no sense."""
    return (_event(line, number) for number, line in enumerate(lines, 2))


def sound_part(lines: Sequence[Any]) -> SavedGame | None:
    """The game up to the first line that makes no sense."""
    try:
        started = _started(lines[0])
    except (IndexError, BadLine):
        return None
    return SavedGame(started, tuple(_sound_events(lines[1:])))


def sound_game(lines: Sequence[Any]) -> SavedGame:
    """The same; BadLine when not even its beginning makes sense."""
    return sound_part(lines) or from_lines(lines)  # which says what is wrong with the first line


def _sound_events(lines: Sequence[Any]) -> Iterator[Event]:
    for number, line in enumerate(lines, 2):
        try:
            yield _event(line, number)
        except BadLine:
            return


def plain_beginning(lines: Sequence[Any]) -> dict[str, Any]:
    """The first line as plain data, whatever game it tells of; nothing where it is no such line."""
    try:
        return _parsed(lines[0], 1)
    except (IndexError, BadLine):
        return {}


def started_line(started: Started) -> str:
    """How the game began, as the first line of its file."""
    return _line(started_to_plain(started))


def event_line(event: Event) -> str:
    """What was noticed, as one line of JSON with its line break."""
    return _line(event_to_plain(event))


def _started(line: Any) -> Started:
    try:
        return started_from_plain(_parsed(line, 1))
    except Misfit as misfit:
        raise BadLine(1, misfit.sentence) from misfit


def _event(line: Any, number: int) -> Event:
    try:
        return event_from_plain(_parsed(line, number))
    except Misfit as misfit:
        raise BadLine(number, misfit.sentence) from misfit


def _parsed(line: Any, number: int) -> dict[str, Any]:
    if not isinstance(line, str) or ("\\u" in line and "\\ud" in line.lower()):
        raise BadLine(number, sentence("journal.no-text"))  # or half of a sign, which no screen could show
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLine(number, sentence("journal.no-json")) from error
    if not isinstance(plain, dict):
        raise BadLine(number, sentence("journal.no-json"))
    return plain


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"
