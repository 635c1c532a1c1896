"""What is agreed before the first throw: players, option, event die, house rules, and the printed sheet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games import setup

FEWEST, MOST = 1, 6
LARGEST = 12
"""Rows, columns and fields that a sheet may have."""


class Option(StrEnum):
    """What the grid is scored for, besides the number sequences; exactly one counts."""

    SAME = "same"
    SNAKE = "snake"
    BLOCKS = "blocks"


class Effect(StrEnum):
    """What the event die can show."""

    PLUS_MINUS = "plus-minus"
    MINUS = "minus"
    METEORITE = "meteorite"
    EXTRA_RESERVE = "extra-reserve"
    BONUS_ROW = "bonus-row"
    NO_EFFECT = "no-effect"


class Plays(StrEnum):
    """How a seat plays: on paper, on a sheet of the device, or by itself in one of three strengths."""

    PAPER = "paper"
    MACHINE = "machine"
    EASY = "easy"
    FAIR = "fair"
    STRONG = "strong"


SIMULATED_PLAYERS = (Plays.EASY, Plays.FAIR, Plays.STRONG)


@dataclass(frozen=True, slots=True)
class Block:
    """One shape of the third option: `#` is a cell, any other sign none; top row first."""

    name: str
    points: int
    shape: tuple[str, ...]


# Unverified: only "nine shapes worth 4, 5 or 6, a square and a Z together 10" is known.
BLOCKS = (
    Block("three in a row", 4, ("###",)),
    Block("small corner", 4, ("##", "#.")),
    Block("four in a row", 5, ("####",)),
    Block("square", 5, ("##", "##")),
    Block("T", 5, ("###", ".#.")),
    Block("Z", 5, ("##.", ".##")),
    Block("L", 5, ("###", "#..")),
    Block("plus", 6, (".#.", "###", ".#.")),
    Block("U", 6, ("#.#", "###")),
)

# Unverified: five effects are known; what the sixth face shows is not.
EVENT_FACES = (
    Effect.METEORITE,
    Effect.EXTRA_RESERVE,
    Effect.BONUS_ROW,
    Effect.PLUS_MINUS,
    Effect.MINUS,
    Effect.NO_EFFECT,
)


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What is printed on the sheet and on the event die."""

    columns: int = 4
    rows: int = 8
    reserve: int = 5
    extra_reserve: int = 3
    blocks: tuple[Block, ...] = BLOCKS
    event_faces: tuple[Effect, ...] = EVENT_FACES


@dataclass(frozen=True, slots=True)
class Setup(setup.Setup):
    """One evening's agreement; `seats` says how each player plays (none given: all on paper)."""

    seats: tuple[Plays, ...] = ()
    option: Option = Option.SAME
    event_die: bool = False
    facts: SheetFacts = SheetFacts()
    full_grid_ends: bool = False
    """House rule: a full grid is enough to announce, even with a free reserve field."""
    packs_paper: bool = False
    """Games of version 0.1: paper sheets were packed with blocks that nobody had outlined."""

    @property
    def dice(self) -> int:
        """How many number dice are thrown."""
        return 3

    def plays(self, seat: int) -> Plays:
        """How this seat plays."""
        return Plays(self.seats[seat]) if self.seats else Plays.PAPER


def check(setup: Setup) -> None:
    """ValueError with the first thing that no sheet and no table has."""
    players, facts = len(setup.players), setup.facts
    if not FEWEST <= players <= MOST or len(setup.seats) not in {0, players}:
        raise ValueError(f"Upwards! has {players} players here; {FEWEST} to {MOST} can play")
    if not (0 < facts.columns <= LARGEST and 0 < facts.rows <= LARGEST):
        raise ValueError(f"a sheet has 1 to {LARGEST} rows and columns, not {facts.rows} by {facts.columns}")
    if not (0 <= facts.reserve <= LARGEST and 0 <= facts.extra_reserve <= LARGEST):
        raise ValueError(f"a sheet has 0 to {LARGEST} fields for the reserve, not {facts.reserve}")
    if setup.event_die and not facts.event_faces:
        raise ValueError("an event die has faces")
    for block in facts.blocks:
        _check_block(block)


def _check_block(block: Block) -> None:
    widths = {len(row) for row in block.shape}
    if len(widths) != 1 or max(len(block.shape), *widths) > LARGEST or "#" not in "".join(block.shape):
        raise ValueError(f"the block {block.name!r} has no shape")
