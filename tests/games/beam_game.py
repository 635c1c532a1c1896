"""Small positions of Beam me up for the tests: a few special squares, counters where they matter."""

from __future__ import annotations

from typing import Any

from games.beam import RULES, Beam, Setup
from games.beam.boards import ROWS, Board, Square
from games.beam.combinations import COLUMNS
from games.beam.state import Counters
from games.choices import Choice
from games.cues import Cue, Step
from games.dice import Throw
from games.events import Chosen, DiceSettled

NAMES = ("Ada", "Ben", "Cleo", "Dana")
SPACE = 5

Rows = dict[int, int]
Specials = dict[tuple[int, int], Square]


def board(specials: Specials | None = None) -> Board:
    """A plain board, but for the squares given by (column, row); three rows of space."""
    known = specials or {}
    squares = tuple(
        tuple(known.get((column, row), Square.PLAIN) for column in COLUMNS) for row in range(ROWS)
    )
    return Board(squares, SPACE)


def counters(rows: Rows) -> Counters:
    """Counters at these rows by column, the others at the bottom."""
    return Counters(tuple(rows.get(column, 0) for column in COLUMNS))


def game(*rows: Rows, specials: Specials | None = None, **house: Any) -> Beam:
    """The head start is over and seat 0 is to throw; the special squares are on seat 0's board only."""
    boards = (board(specials), *(board() for _ in rows[1:]))
    setup = Setup(NAMES[: len(rows)], boards=boards, **house)
    return Beam(setup, tuple(counters(seat) for seat in rows), turn=0, head_start=False)


def thrown(state: Beam, *faces: int) -> Step[Beam]:
    """The dice settled like this."""
    return RULES.advance(state, DiceSettled(Throw(faces)))


def chosen(state: Beam, verb: str, *about: int) -> Step[Beam]:
    """Somebody decided."""
    return RULES.advance(state, Chosen(Choice(verb, about)))


def used(state: Beam, *faces: int) -> Step[Beam]:
    """Thrown once, and the dice taken as they lie."""
    return chosen(thrown(state, *faces).state, "announce")


def told(step: Step[Beam], kind: type[Cue]) -> list[Cue]:
    """The cues of one kind."""
    return [cue for cue in step.cues if isinstance(cue, kind)]


def offered(state: Beam) -> list[tuple[object, ...]]:
    """What the seat on turn may decide, as verb and numbers."""
    choices = (choice for choice in RULES.choices(state) if choice.verb != "leave-seat")
    return [(choice.verb, *choice.about) for choice in choices]
