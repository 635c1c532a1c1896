"""A game that plays itself, told in the terminal: for people round by round, for programs event by event."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Protocol

from device.loop import Sense
from display.registry import game_words
from display.wording.cue_words import sentence
from display.wording.labels import kind_words
from games.cues import Cue, GameFinished, Repeated, ThrowTaken
from games.events import Event
from games.record import event_to_plain
from games.registry import name_of
from games.rules import Outcome
from games.table import Table
from session.evening import Evening
from words.phrases import Language, has_phrase, listed, phrase

SILENT = (GameFinished, Repeated)


@dataclass(frozen=True, slots=True)
class ReadingTally:
    """How the reading went: all throws, and those where the reader's answer was not what was thrown."""

    throws: int
    misread: int
    leaning: int = 0
    """Read for sure though a die leant."""


class Teller(Protocol):
    """Whoever tells a game: a view with a beginning, an end and an ear for events."""

    def begin(self, table: Table, *, resumed: bool) -> None:
        """The game begins or goes on."""
        ...

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Something happened."""
        ...

    def overhearing(self, sense: Sense) -> Sense:
        """The same sense, with an ear to it."""
        ...

    def end(self, table: Table, ending: Outcome, count: ReadingTally) -> None:
        """The game is over."""
        ...


class Lines:
    """For programs: each event a line of JSON, and last the summary."""

    def begin(self, table: Table, *, resumed: bool) -> None:
        """The events say it all."""

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """The events say it all."""

    def overhearing(self, sense: Sense) -> Sense:
        """Print each event before it counts."""

        def heard(evening: Evening) -> Iterator[Event]:
            for event in sense(evening):
                print(json.dumps(event_to_plain(event)), flush=True)
                yield event

        return heard

    def end(self, table: Table, ending: Outcome, count: ReadingTally) -> None:
        """The line that the contracts promise."""
        summary = {
            "game": name_of(table.setup),
            "scores": dict(zip(table.players, ending.points, strict=True)),
            "winners": [table.players[seat] for seat in ending.winners],
            "throws": count.throws,
            "misread": count.misread,
        }
        print(json.dumps(summary))


class Narrator:
    """For people: what the table says stands at the margin, what one player does in one indented line."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._seat: int | None = None
        self._said: list[str] = []
        self._is_indented = False

    def begin(self, table: Table, *, resumed: bool) -> None:
        """What is played, and by whom."""
        key = "handsfree.resumed" if resumed else "handsfree.begins"
        game = game_words(self._language, name_of(table.setup))
        self._print(phrase(self._language, key, game=game, names=self._names(table)))

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Tell each cue that has words."""
        self.tell(evening.table, cues)

    def tell(self, table: Table | None, cues: tuple[Cue, ...]) -> None:
        """The same, of a table that stands in no evening."""
        for cue in cues:
            text = None if isinstance(cue, SILENT) else sentence(self._language, cue, table)
            if text and isinstance(cue, ThrowTaken):
                self._say(None, phrase(self._language, "handsfree.throw", throw=text))
            elif text:
                self._say(getattr(cue, "seat", None), text)

    def overhearing(self, sense: Sense) -> Sense:
        """People are told by cues."""
        return sense

    def end(self, table: Table, ending: Outcome, count: ReadingTally) -> None:
        """The points, who won, and how the reading went."""
        self.tell_points(table, ending)
        read = phrase(self._language, "handsfree.reading", throws=count.throws, misread=count.misread)
        self._say(None, read)

    def tell_points(self, table: Table, ending: Outcome) -> None:
        """What everybody reached, and who won."""
        self._say(None, phrase(self._language, "handsfree.points"))
        for seat, points in enumerate(ending.points):
            self._say(seat, f"{table.players[seat]}: {'?' if points is None else points}")
        winners = tuple(table.players[seat] for seat in ending.winners)
        if winners:
            key = "over.winner" if len(winners) == 1 else "over.winners"
            self._say(None, phrase(self._language, key, names=listed(self._language, winners)))

    def finish(self, text: str) -> None:
        """A last sentence of the table."""
        self._say(None, text)

    def _names(self, table: Table) -> str:
        """Each player with the strength that plays for them."""
        seats = zip_longest(table.players, table.setup.seats[: len(table.players)])
        game = name_of(table.setup)
        played = (f"{name} ({self._strength(game, seat)})" if seat else name for name, seat in seats)
        return listed(self._language, tuple(played))

    def _strength(self, game: str, seat: str) -> str:
        """A game may play in a way that no other does: then it has words for it, or is told as it is."""
        key = f"handsfree.strength.{seat}"
        return phrase(self._language, key) if has_phrase(key) else kind_words(self._language, game, seat)

    def _say(self, seat: int | None, text: str) -> None:
        """A player's line is printed when somebody else is next."""
        if seat != self._seat or seat is None:
            self._finish_line()
        self._seat = seat
        if seat is None:
            self._print(text)
        else:
            self._said.append(text)

    def _finish_line(self) -> None:
        if self._said:
            print("  " + " ".join(self._said), flush=True)
            self._is_indented = True
        self._said = []

    def _print(self, text: str) -> None:
        if self._is_indented:
            print()
        self._is_indented = False
        print(text, flush=True)
