"""The game as one immutable value, and the few questions everybody asks of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from games.cues import Refused, Step
from games.dice import Throw
from games.upwards.cues import Refusal
from games.upwards.setup import Effect, Plays, Setup, check
from games.upwards.sheet import Cell, Outlined, Saved, Sheet, blank


class Phase(StrEnum):
    """Where the evening is."""

    WAITING = "waiting"
    """for the throw of this round"""
    WRITING = "writing"
    """the throw lies, everybody writes"""
    SCORING = "scoring"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Picked:
    """What a player has tapped to make one number from: places among the dice and in the reserve."""

    dice: tuple[int, ...] = ()
    reserve: tuple[int, ...] = ()
    result: int | None = None


NOTHING_PICKED = Picked()


@dataclass(frozen=True, slots=True)
class Moment:
    """A sheet in the middle of a round: the dice still in hand, and the effect that must come first."""

    sheet: Sheet
    dice: tuple[int, ...] = ()
    due: Effect | None = None


@dataclass(frozen=True, slots=True)
class Desk:
    """A seat whose sheet is on the device."""

    seat: int
    now: Moment
    begun: Sheet
    """The sheet before this round's throw fell."""
    effect: Effect | None = None
    """The effect in force this round."""
    earlier: tuple[Moment, ...] = ()
    """What can be taken back, the latest last."""
    picked: Picked = NOTHING_PICKED
    cells: tuple[Cell, ...] = ()
    done: bool = True
    warned: bool = False

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is now."""
        return self.now.sheet


class Counting(StrEnum):
    """How far the counting of a paper sheet is."""

    OPEN = "open"
    TELLING = "telling"
    """Its player has counted alone and types the total."""
    DONE = "done"
    SKIPPED = "skipped"


ARROW = -1
"""The column of a row's arrow, where boxes of a shown sheet are named."""
EMPTY = -1
"""How a decision names an empty box."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the camera has read on a paper sheet; it counts once somebody says that it is right.

    columns   from the bottom up, None for an empty box, whatever floats
    doubtful  boxes that are hard to read; `at` is the one to be put right now
    outlines  blocks with a line drawn around them
    reserves  what else the reserve could hold where it is hard to read; None: nearly anything
    settled   boxes that were hard to read, and that this game's throws leave only one number for
    next_likely  what every box looks like next, the least sure first
    blamed    boxes that are asked about only because the sheet cannot be with this game's throws
    fields    so many numbers are saved before a die is forgone: all must be used while there is room
    """

    columns: tuple[tuple[int | None, ...], ...]
    arrows: tuple[int, ...] = ()
    reserve: tuple[Saved, ...] = ()
    doubtful: tuple[Cell, ...] = ()
    at: Cell | None = None
    outlines: tuple[Outlined, ...] = ()
    reserves: tuple[tuple[Saved, ...], ...] | None = ()
    settled: tuple[Cell, ...] = ()
    next_likely: tuple[tuple[Cell, int], ...] = ()
    blamed: tuple[Cell, ...] = ()
    fields: int = 0


@dataclass(frozen=True, slots=True)
class EnteredSheet:
    """A paper sheet while it is entered for scoring."""

    seat: int
    sheet: Sheet
    event_die: bool
    column: int = 0
    last: int | None = None
    cells: tuple[Cell, ...] = ()
    counting: Counting = Counting.OPEN
    looking: bool = False
    """Is the sheet to be shown to the camera?"""
    draft: Draft | None = None
    total: int | None = None
    """The points that its player has told."""


@dataclass(frozen=True, slots=True)
class Upwards:
    """One game of Upwards!; a seat has a desk (on the device) or, at the end, a sheet entered from paper."""

    setup: Setup
    desks: tuple[Desk | None, ...]
    entered: tuple[EnteredSheet | None, ...]
    phase: Phase = Phase.WAITING
    round: int = 1
    throw: Throw | None = None
    announced: tuple[int, ...] = ()
    announced_in: int | None = None
    passed: tuple[int, ...] = ()
    entering: int | None = None
    """The seat whose paper sheet is being entered."""
    thrown: tuple[Throw, ...] = ()
    """All throws so far, by round: a shown sheet must be possible with them."""
    warned: tuple[int, ...] = ()
    """The seats that were told that blocks would be lost."""

    @property
    def is_last_round(self) -> bool:
        """Exactly one round follows the one in which somebody announced."""
        return self.announced_in is not None and self.round > self.announced_in

    @property
    def effect(self) -> Effect | None:
        """The effect in force this round."""
        return Effect(self.throw.signs[0]) if self.throw and self.throw.signs else None

    @property
    def seats(self) -> range:
        """The places of all players, on the device or on paper."""
        return range(len(self.setup.players))


def start(setup: Setup) -> Upwards:
    """The game before its first throw; ValueError when it cannot be played like this."""
    check(setup)
    sheet = blank(setup.facts)
    on_paper = [setup.plays(seat) is Plays.PAPER for seat in range(len(setup.players))]
    desks = (None if paper else Desk(seat, Moment(sheet), sheet) for seat, paper in enumerate(on_paper))
    entered = (
        EnteredSheet(seat, sheet, setup.event_die) if paper else None for seat, paper in enumerate(on_paper)
    )
    return Upwards(setup, tuple(desks), tuple(entered))


def unready(game: Upwards) -> tuple[int, ...]:
    """The seats on the device that still have to write."""
    return tuple(seat for seat, desk in enumerate(game.desks) if desk and not desk.done)


def refused(game: Upwards, why: Refusal, *about: int | str) -> Step[Upwards]:
    """The same game, and why not."""
    return Step(game, (Refused(why, about),))


def with_desk(game: Upwards, desk: Desk) -> Upwards:
    """The same game with one desk changed."""
    return replace(game, desks=(*game.desks[: desk.seat], desk, *game.desks[desk.seat + 1 :]))


def with_entered(game: Upwards, entered: EnteredSheet) -> Upwards:
    """The same game with one entered sheet changed."""
    return replace(game, entered=(*game.entered[: entered.seat], entered, *game.entered[entered.seat + 1 :]))
