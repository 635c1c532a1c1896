"""The game as one value: what was agreed, where the counters stand, what the dice still allow."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from games import setup
from games.beam.boards import BOTTOM, TOP, Board, Square
from games.beam.combinations import COLUMNS, Faces, Part
from games.beam.layouts import OUR_BOARDS

FEWEST, MOST = 2, 4
THROWS = 3


class Plays(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    EASY = "easy"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Setup(setup.Setup):
    """What is agreed before the game; the youngest sits on seat 0 and the others follow clockwise."""

    seats: tuple[Plays, ...] = ()
    boards: tuple[Board, ...] = OUR_BOARDS
    """By seat; with fewer boards than seats they are dealt out again from the first."""
    downgrade: bool = False
    """House rule: a group or a big straight may be used as a lesser one."""
    separate_head_start: bool = False
    """House rule: in the head start no two players lift the same column."""
    free_to_waive: bool = False
    """House rule: nobody has to move, not even for the first part of a throw."""
    real_boards: bool = False
    """House rule: people move on the printed boards, and the device only tells what their dice are worth."""

    def plays(self, seat: int) -> Plays:
        """Who decides for this seat."""
        return Plays(self.seats[seat]) if seat < len(self.seats) else Plays.PERSON

    def is_real(self, seat: int) -> bool:
        """Does this seat have a real board, so that nobody knows here where its counters stand?"""
        return self.real_boards and self.plays(seat) is Plays.PERSON

    def board(self, seat: int) -> Board:
        """The board in front of this seat."""
        return self.boards[seat % len(self.boards)]

    @property
    def wanted_in_space(self) -> int:
        """How many counters must reach space; it stays as it was at the start when players leave."""
        return 5 if len(self.players) == FEWEST else 4


@dataclass(frozen=True, slots=True)
class Counters:
    """The seven counters of one seat: the row of each, by column."""

    rows: tuple[int, ...] = (BOTTOM,) * len(COLUMNS)

    def row(self, column: int) -> int:
        """How high the counter of this column stands."""
        return self.rows[column - 1]

    def moved(self, column: int, squares: int) -> Counters:
        """The same counters with one of them moved, never over an edge of the board."""
        row = min(TOP, max(BOTTOM, self.row(column) + squares))
        return Counters((*self.rows[: column - 1], row, *self.rows[column:]))

    def square(self, board: Board, column: int) -> Square:
        """What this counter stands on."""
        return board.square(column, self.row(column))

    def squares(self, board: Board) -> tuple[Square, ...]:
        """What all counters stand on, by column."""
        return tuple(board.squares[row][place] for place, row in enumerate(self.rows))

    def in_space(self, board: Board) -> int:
        """How many have passed the white line."""
        return sum(board.is_space(row) for row in self.rows)

    def has_won(self, board: Board, wanted: int) -> bool:
        """Enough in space, and none left at the bottom."""
        return self.in_space(board) >= wanted and BOTTOM not in self.rows


@dataclass(frozen=True, slots=True)
class Move:
    """What the dice still allow: parts to use, a rocket to fire; and what they did so far in this turn."""

    parts: tuple[Part, ...]
    climbed: tuple[int, ...] = (0,) * len(COLUMNS)
    """Squares risen by dice, by column; squares by rocket do not count."""
    rocket: bool = False
    used: bool = False
    cools: int | None = None
    """On a real board: the column in which the others go down."""


class Phase(StrEnum):
    """What the seat on turn is busy with."""

    HEAD_START = "head-start"
    THROWING = "throwing"
    TELLING = "telling"
    """On a real board: what the dice are worth is told, and people move."""
    MOVING = "moving"
    ROCKET = "rocket"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Beam:
    """A game of Beam me up at one moment."""

    setup: Setup
    counters: tuple[Counters, ...]
    turn: int
    head_start: bool = True
    throws: int = 0
    """Throws in this turn; 0: the faces that lie there are the last seat's."""
    faces: Faces = ()
    kept: tuple[int, ...] = ()
    """The dice, by their place among the faces, that stay in the tray for the next throw."""
    move: Move | None = None
    winner: int | None = None
    gone: tuple[int, ...] = ()
    """Seats whose players have left."""
    earlier: Beam | None = field(default=None, repr=False)
    """The game before the last throw, for the case that it was misread."""

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still played, in turn order."""
        return tuple(seat for seat in range(len(self.counters)) if seat not in self.gone)

    @property
    def is_over(self) -> bool:
        """Has somebody won, or are too few left to go on?"""
        return self.winner is not None or len(self.present) < FEWEST

    @property
    def phase(self) -> Phase:
        """What the seat on turn is busy with."""
        if self.is_over:
            return Phase.OVER
        if self.head_start:
            return Phase.HEAD_START
        if self.move is None:
            return Phase.THROWING
        if self.is_real_turn:
            return Phase.TELLING
        return Phase.ROCKET if self.move.rocket else Phase.MOVING

    @property
    def is_real_turn(self) -> bool:
        """Does whoever is on turn move on a real board?"""
        return self.setup.is_real(self.turn)

    @property
    def kept_faces(self) -> Faces:
        """The faces that stay in the tray for the next throw."""
        return tuple(self.faces[die] for die in self.kept)

    def with_counters(self, seat: int, counters: Counters) -> Beam:
        """The same game with one seat's counters moved."""
        return replace(self, counters=(*self.counters[:seat], counters, *self.counters[seat + 1 :]))


def start(setup: Setup) -> Beam:
    """All counters at the bottom; the seat after the youngest begins with the head start."""
    if not FEWEST <= len(setup.players) <= MOST:
        raise ValueError(f"Beam me up has {len(setup.players)} players here; {FEWEST} to {MOST} can play")
    if not setup.boards:
        raise ValueError("Beam me up has no board here; it needs at least one")
    return Beam(setup, counters=(Counters(),) * len(setup.players), turn=1)
