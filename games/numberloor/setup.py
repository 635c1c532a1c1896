"""Who plays which game of Numberloor, and what is in the box."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from games import setup as setups
from games.game import BadHouseRules
from games.numberloor.cards import EVEN, FLOORS, NEIGHBOURS, NIGHTS, NUMBERS, ODD, SKIP, Level

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
HAND = 6

PERSON, DEALT, EASY, STRONG = "person", "dealt", "easy", "strong"
SIMULATED = (EASY, STRONG)
KINDS_OF_SEAT = (PERSON, DEALT, *SIMULATED)
"""A person with cards of the box, one to whom the device deals, and players of the device."""
MOST_COPIES = 20


class SetupFault(StrEnum):
    """Why a game cannot begin; each has a sentence in both languages."""

    PLAYERS = "players"
    SEATS = "seats"
    SEAT = "seat"
    LEVEL = "level"
    COPIES = "copies"
    NIGHTS = "nights"
    BALLOONS = "balloons"
    NO_OPENING = "no-opening"
    TOO_FEW_CARDS = "too-few-cards"


class BadSetup(BadHouseRules):
    """This game cannot begin; `values` fill the gaps of the sentence for `why`."""

    game = "numberloor"


@dataclass(frozen=True, slots=True)
class Deck:
    """How many of each card the box holds, for simulated players only.

    UNVERIFIED: the box says 60 floors and 34 balloons, six of these with a blue corner, not how they split.
    """

    floors: int = 6
    """Of each number from 0 to 9, night floors among them."""
    nights: int = 1
    """Of each number; they carry the red corner."""
    numbers: tuple[int, ...] = (4, 4, 4, 4, 4)
    """Balloons 1, 2, 3 and so on without a blue corner; those above 3 carry the red one."""
    blue: tuple[int, ...] = (2, 2, 2)
    """Balloons 1, 2 and 3 with a blue corner, which the experts leave in the box."""
    neighbours: int = 2
    even: int = 2
    odd: int = 2
    skip: int = 2


@dataclass(frozen=True, slots=True)
class Setup(setups.Setup):
    """The players clockwise, the youngest first, and how each seat is played."""

    level: Level = Level.PRO
    deck: Deck = field(default_factory=Deck)
    anyone_announces: bool = False
    """Games of version 0.1: whoever was on turn had laid the last floor, a seat of the device, too."""

    @property
    def goal(self) -> int:
        """The stars that win; who leaves later does not change it."""
        return 5 if len(self.players) <= 3 else 3

    @property
    def has_balloons(self) -> bool:
        """Is there a pile of balloons? The beginners have two piles of floors instead."""
        return self.level != Level.BEGINNERS


def is_simulated(setup: Setup, seat: int) -> bool:
    """Does the device play this seat?"""
    return setup.seats[seat] in SIMULATED


def is_dealt(setup: Setup, seat: int) -> bool:
    """Did the device deal the cards of this seat? Then it knows them, whoever plays them."""
    return setup.seats[seat] != PERSON


def all_cards(setup: Setup) -> tuple[str, ...]:
    """Every card that is in this game, in order."""
    deck = setup.deck
    plain = _copies(FLOORS, (deck.floors - deck.nights,) * 10)
    specials = ((NEIGHBOURS, EVEN, ODD, SKIP), (deck.neighbours, deck.even, deck.odd, deck.skip))
    match setup.level:
        case Level.BEGINNERS:
            return plain
        case Level.EXPERIENCED:
            numbers = (*_copies(NUMBERS, deck.numbers[:3]), *_copies(NUMBERS, deck.blue))
            return (*plain, *numbers, *_copies(*specials))
        case _:
            nights = _copies(NIGHTS, (deck.nights,) * 10)
            return (*plain, *nights, *_copies(NUMBERS, deck.numbers), *_copies(*specials))


def _copies(cards: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(card for card, count in zip(cards, counts, strict=False) for _ in range(count))


def checked(setup: Setup) -> Setup:
    """The same setup, or BadSetup with the first thing that is wrong with it."""
    players = len(setup.players)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadSetup(SetupFault.PLAYERS, found=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if len(setup.seats) != players:
        raise BadSetup(SetupFault.SEATS, found=len(setup.seats), players=players)
    if odd := [seat for seat in setup.seats if seat not in KINDS_OF_SEAT]:
        raise BadSetup(SetupFault.SEAT, found=odd[0], allowed=", ".join(KINDS_OF_SEAT))
    if setup.level not in set(Level):
        raise BadSetup(SetupFault.LEVEL, found=setup.level, allowed=", ".join(Level))
    check_deck(setup, players)
    return setup


def check_deck(setup: Setup, players: int) -> None:
    """BadSetup when so many players cannot play this level with this deck."""
    deck = setup.deck
    counts = (deck.floors, deck.nights, *deck.numbers, *deck.blue)
    specials = (deck.neighbours, deck.even, deck.odd, deck.skip)
    if wrong := [count for count in (*counts, *specials) if not 0 <= count <= MOST_COPIES]:
        raise BadSetup(SetupFault.COPIES, found=wrong[0], most=MOST_COPIES)
    if deck.nights >= deck.floors:
        raise BadSetup(SetupFault.NIGHTS, found=deck.nights, floors=deck.floors)
    if len(deck.numbers) > 9 or len(deck.blue) > 3:
        raise BadSetup(SetupFault.BALLOONS, numbers=len(deck.numbers), blue=len(deck.blue))
    if setup.has_balloons and sum(deck.numbers[:3]) == 0:
        raise BadSetup(SetupFault.NO_OPENING)
    found, needed = len(all_cards(setup)), HAND * players + 10
    if found < needed:
        raise BadSetup(SetupFault.TOO_FEW_CARDS, found=found, needed=needed, players=players)
