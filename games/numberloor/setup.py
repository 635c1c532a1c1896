"""Who plays which game of Numberloor, and what is in the box."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.numberloor.cards import EVEN, FLOORS, NEIGHBOURS, NIGHTS, NUMBERS, ODD, SKIP, Level

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
HAND = 6

PERSON, EASY, STRONG = "person", "easy", "strong"
KINDS_OF_SEAT = (PERSON, EASY, STRONG)
MOST_COPIES = 20


class BadSetup(ValueError):
    """This game cannot begin; the message says what was found and what is allowed."""


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
class Setup:
    """The players clockwise, the youngest first, and how each seat is played."""

    players: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    level: Level = Level.PRO
    deck: Deck = field(default_factory=Deck)

    @property
    def goal(self) -> int:
        """The stars that win; who leaves later does not change it."""
        return 5 if len(self.players) <= 3 else 3

    @property
    def has_balloons(self) -> bool:
        """Is there a pile of balloons? The beginners have two piles of floors instead."""
        return self.level != Level.BEGINNERS


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
        raise BadSetup(f"players: {players} found, Numberloor needs {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    if len(setup.seats) != players:
        raise BadSetup(f"seats: {len(setup.seats)} found for {players} players, each player needs one")
    if odd := [seat for seat in setup.seats if seat not in KINDS_OF_SEAT]:
        raise BadSetup(f"seats: {odd[0]!r} found, allowed are {', '.join(KINDS_OF_SEAT)}")
    if setup.level not in set(Level):
        raise BadSetup(f"level: {setup.level!r} found, allowed are {', '.join(Level)}")
    _check_deck(setup)
    return setup


def _check_deck(setup: Setup) -> None:
    deck = setup.deck
    counts = (deck.floors, deck.nights, *deck.numbers, *deck.blue)
    specials = (deck.neighbours, deck.even, deck.odd, deck.skip)
    if wrong := [count for count in (*counts, *specials) if not 0 <= count <= MOST_COPIES]:
        raise BadSetup(f"deck: {wrong[0]} copies of a card found, allowed are 0 to {MOST_COPIES}")
    if deck.nights >= deck.floors:
        raise BadSetup(f"deck: nights is {deck.nights}, it must be less than floors ({deck.floors})")
    if len(deck.numbers) > 9 or len(deck.blue) > 3:
        raise BadSetup("deck: numbers may have up to 9 entries (balloons 1 to 9) and blue up to 3")
    if setup.has_balloons and sum(deck.numbers[:3]) == 0:
        raise BadSetup("deck: numbers has no balloon from 1 to 3, the game opens with one")
    needed = HAND * len(setup.players) + 10
    if len(all_cards(setup)) < needed:
        raise BadSetup(f"deck: {len(all_cards(setup))} cards found, this game needs at least {needed}")
