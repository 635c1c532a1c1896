"""What a game is: one value with everything that the shared rooms ask of it, so that they name no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from config.check import decode
from games.choices import Choice
from games.cues import Step
from games.decisions import Decisions
from games.drawings import Drawing
from games.edition import Edition
from games.helping import Hints, Practice
from games.paper import Handout, PaperSheet
from games.rules import Rules
from games.setup import Setup
from words.faults import Fault
from words.sentences import sentence

Chance = Callable[[int], int]
"""chance(n) gives a number from 0 to n-1; it comes from outside."""
Faces = tuple[int, ...]

T = TypeVar("T", bound=Setup)
S = TypeVar("S")
C = TypeVar("C")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Seats:
    """How many can play, and how a seat can be played."""

    fewest: int
    most: int
    kinds: tuple[str, ...]
    """What the lobby offers; the first is a person with paper, board or cards."""
    simulated: tuple[str, ...]
    """Played by the device, weak ones first; hands-free they take turns."""
    dealt: tuple[str, ...] = ()
    """Played by people to whom the device deals: only they may see what they hold."""


@dataclass(frozen=True, slots=True)
class SetupQuestion:
    """One thing to settle before a game: a field of its setup and the answers it may have."""

    field: str
    answers: tuple[Any, ...]


class BadHouseRules(Fault, ValueError):
    """The settings ask for what cannot be played; the words are under `GAME.bad-PART` and `GAME.PART.WHY`."""

    game: ClassVar[str]
    part: ClassVar[str] = "setup"

    def __init__(self, why: StrEnum, **values: int | str) -> None:
        self.why, self.values = why, values
        reason = sentence(f"{self.game}.{self.part}.{why}", **values)
        super().__init__(f"{self.game}.bad-{self.part}", **{**values, "why": reason})


@dataclass(frozen=True, slots=True)
class HouseRules(Generic[T, C]):
    """What a family can agree on: its section of the settings, and what the lobby asks before a game.

    section   a frozen dataclass: annotations are bounds, defaults hold where no file says otherwise
    template  the setup without players that a section leads to; BadHouseRules or Misfit where it cannot
    """

    section: type[C]
    template: Callable[[C], T]
    questions: tuple[SetupQuestion, ...] = ()

    def read(self, name: str, sections: Mapping[str, Any]) -> C:
        """The section of this name, checked; Misfit when it makes no sense."""
        section: C = decode(self.section, sections.get(name, {}), name)
        return section


@dataclass(frozen=True, slots=True)
class Memory(Generic[S, M]):
    """What simulated players know and the referee does not, such as cards in their hands.

    deal    what they know at this moment, if nobody has followed the game so far
    follow  what they know after a step of the referee
    """

    deal: Callable[[S, Chance], M]
    follow: Callable[[M, Step[S], Chance], M]


def _at_once(_: Any, __: Choice) -> float:
    return 0.0


def _never(_: Any) -> bool:
    return False


def _everything(*_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Players(Generic[S, M]):
    """The simulated players: what any seat of the device does next, or None while others are to act.

    grace  seconds that people have before it is done, where they could come before it
    thinks is it a seat of the device that decides now? Meanwhile nobody else has a button for it
    own    verbs that nobody else has a button for, such as what only the holder of a hidden hand can know
    can    is this choice possible with what its seat holds? The referee, who does not know it, allows more
    """

    decide: Callable[[S, M, Chance], Choice | None]
    memory: Memory[S, M] | None = None
    grace: Callable[[S, Choice], float] = _at_once
    thinks: Callable[[S], bool] = _never
    own: tuple[str, ...] = ()
    can: Callable[[S, M, Choice], bool] = _everything


def without_memory(
    decide: Callable[[S, Chance], Choice | None], thinks: Callable[[S], bool] = _never
) -> Players[S, None]:
    """Players who see all there is to know on the table."""
    return Players(lambda state, _, chance: decide(state, chance), thinks=thinks)


@dataclass(frozen=True, slots=True, eq=False)
class FaceSet(Generic[T]):
    """Faces that the reader is taught by their owner: a die's or a deck's.

    drawings  every meaning such a face can have, and what a simulated one looks like
    asked     what a lesson asks for under this setup, in this order
    owned     what the owner's box holds as the settings have it
    used      what is played with under this setup; nothing where the set stays in the box
    """

    name: str
    drawings: Mapping[str, Drawing]
    asked: Callable[[T], tuple[str, ...]]
    owned: Callable[[T], tuple[str, ...]]
    used: Callable[[T], tuple[str, ...]]
    are_cards: bool = False

    def __post_init__(self) -> None:
        """What is learned is kept in a file of this name."""
        if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", self.name):
            raise ValueError(f"A set of faces is named like event-die, and not {self.name!r}.")


def _no_faces(_: Any) -> tuple[str, ...]:
    return ()


def _lays_no_cards(_: Any, __: Choice | None) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Jotted:
    """What somebody wrote down on paper, die by die: numbers, 0 for a circle; and how many arrows."""

    numbers: tuple[int, ...] = ()
    arrows: int = 0


def _wrote_nothing(_: Any) -> Jotted:
    return Jotted()


def _leaves_no_dice(_: Any, __: Choice) -> None:
    return None


@dataclass(frozen=True, slots=True)
class SimulatedHand(Generic[T, S]):
    """What a hand does in the simulated tray besides throwing pip dice.

    die_sides  the six sides of the taught die that is thrown, too
    cards      the open cards once this choice is done (None: as they lie), if the camera can see that
    wrote      what people have written down on paper by now
    leaves     the faces that this choice keeps, to be laid into the keep corner before the next throw
    """

    die_sides: Callable[[T], tuple[str, ...]] = _no_faces
    cards: Callable[[S, Choice | None], tuple[str, ...] | None] = _lays_no_cards
    leaves: Callable[[S, Choice], Faces | None] = _leaves_no_dice
    wrote: Callable[[S], Jotted] = _wrote_nothing


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[T, S]):
    """One game. Its room ends in `GAME = Game(...)`, and an entry point of `pipsight.games` names that."""

    name: str
    """As in commands, in saved games and, with _ for -, in the settings."""
    setup: type[T]
    rules: Rules[S]
    start: Callable[[T], S]
    decisions: Decisions[Any]
    """What its choices mean."""
    seats: Seats
    house: HouseRules[T, Any]
    players: Players[S, Any]
    hand: SimulatedHand[T, S] = SimulatedHand()
    taught: tuple[FaceSet[T], ...] = ()
    keeps_dice: bool = False
    """May dice be left in the tray's keep corner?"""
    edition: Edition | None = None
    how: Callable[[T], tuple[str, ...]] = _no_faces
    """The pages that tell how it goes under this setup, by name; the words of each are `GAME.how.NAME`."""
    practice: Practice[T, S] | None = None
    hints: Hints[S] | None = None
    is_timed: bool = True
    """Does a round of it take time?"""
    hardest: Callable[[Chance], Callable[[], object]] | None = None
    """Something hard to work out, made by chance, to be measured by `bench`."""
    paper: PaperSheet[T] | None = None
    """Its sheet of paper, where people write on one."""
    handouts: tuple[Handout[T], ...] = ()
    """What else of it can be printed and cut out."""
    older: Mapping[str, Any] = field(default_factory=dict)
    """What fields of the setup were, before there were such fields, in games that were saved then."""
    place: int = 100
    """Where it stands on the shelf: small numbers first, then by name."""

    @property
    def section(self) -> str:
        """Its section in the settings."""
        return self.name.replace("-", "_")

    @property
    def reads_cards(self) -> bool:
        """Is it played with cards that the camera reads?"""
        return any(faces.are_cards for faces in self.taught)

    def template(self, sections: Mapping[str, Any]) -> T:
        """The setup without players, as these sections of the settings have it."""
        return self.house.template(self.house.read(self.section, sections))
