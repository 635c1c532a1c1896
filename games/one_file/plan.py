"""What a game file says, as values: the plan that the rules play by. It is saved with every game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Words = tuple[tuple[str, str], ...]
"""The same words by language; the language "" stands for all that are not named."""
FREE = 0
"""As many throws as somebody dares."""


class What(StrEnum):
    """The scoring verbs: what must lie there. The list is closed; the document explains each."""

    SUM = "sum"
    FACE = "face"
    ALIKE = "alike"
    TWO_PAIRS = "two-pairs"
    FULL_HOUSE = "full-house"
    PAIRS = "pairs"
    STRAIGHT = "straight"
    SHOWS = "shows"
    DIFFERENT = "different"
    EVEN = "even"
    ODD = "odd"
    TOTAL = "total"
    NOTHING = "nothing"


class Worth(StrEnum):
    """Points that depend on what lies there."""

    PIPS = "pips"
    """Of the dice that make it."""
    ALL_PIPS = "all-pips"
    OTHER_PIPS = "other-pips"
    """Of all dice but those that make it."""


Points = int | Worth | tuple[int, ...]
"""So many, as many as there are pips, or one number for each face from 1 to 6."""


class Keep(StrEnum):
    """Which dice may stay when somebody throws again."""

    NONE = "none"
    ANY = "any"
    SCORING = "scoring"
    """Only dice that score, and at least one; they are counted at once, and stay."""


class Counting(StrEnum):
    """What a throw scores where several lines fit."""

    BEST = "best"
    ALL = "all"
    ONCE = "once"
    """Lines side by side, as long as each die is used only once."""


class Winner(StrEnum):
    """Who wins."""

    MOST = "most"
    FEWEST = "fewest"


class Kind(StrEnum):
    """The three ways to play that a plan can describe."""

    SHEET = "sheet"
    TOTAL = "total"
    PAD = "pad"


@dataclass(frozen=True, slots=True)
class Line:
    """Something that scores, or loses: a verb, what it needs to know, and its points."""

    what: What
    points: Points = Worth.PIPS
    face: int = 0
    dice: int = 0
    first: int = 0
    """The lowest face of a straight; 0 where any will do."""
    least: int = 0
    most: int = 0
    faces: tuple[int, ...] = ()
    title: Words = ()


@dataclass(frozen=True, slots=True)
class Loss:
    """When the points of a turn are lost, or all points."""

    when: Line
    all_points: bool = False


@dataclass(frozen=True, slots=True)
class Bonus:
    """Extra points for several rows of the sheet together; rows counted from 0."""

    rows: tuple[int, ...]
    least: int
    points: int
    title: Words = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """A house rule that is asked before the game: a field of the setup, and its answers."""

    field: str
    answers: tuple[int | bool | Winner, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole game, as its file has it."""

    name: str = ""
    title: Words = ()
    about: Words = ()
    how: Words = ()
    """How it goes, in its author's own sentences, one on a line."""
    pictures: tuple[tuple[int, ...], ...] = ()
    """The dice that are seen beside each of them; none where the rules say which."""
    fewest: int = 2
    most: int = 6
    dice: int = 1
    throws: int = 1
    keep: Keep = Keep.NONE
    counting: Counting = Counting.BEST
    lines: tuple[Line, ...] = ()
    rows: tuple[Line, ...] = ()
    losses: tuple[Loss, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    winner: Winner = Winner.MOST
    goal: int = 0
    rounds: int = 0
    last_round: bool = False
    exact: bool = False
    bank_from: int = 0
    enter_with: int = 0
    in_order: bool = False
    go_on: bool = False
    """Must somebody who has set all dice aside throw them all again?"""
    asks: tuple[Ask, ...] = ()
    bank: Words = ()
    lost: Words = ()

    @property
    def kind(self) -> Kind:
        """How it is played."""
        if self.rows:
            return Kind.SHEET
        return Kind.TOTAL if self.dice else Kind.PAD


def in_language(words: Words, language: str) -> str | None:
    """The words in this language, else those for all, else English, else whatever there is."""
    known = dict(words)
    return next((known[key] for key in (language, "", "en") if key in known), None) or next(
        iter(known.values()), None
    )
