"""How surely taught faces are known again: an event die and thirty cards, in any light, at any turn.

    python tests/soak/taught_faces.py [event-die|deck] [PICTURES]

Each room teaches three pictures a face in its own light; then lamps, turns and places change by chance.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from games.numberloor.cards import FLOORS, NIGHTS, NUMBERS, ODD
from games.rules import Expected
from vision.frames import Picture
from vision.simulated.cards import CardField, LyingCard, card_photos
from vision.simulated.light import LIGHTS, Light, turned
from vision.simulated.pictures import sign_picture
from vision.simulated.scenery import Scenery, scenery
from vision.simulated.signs import SIGNS
from vision.taught.cards import teach_cards
from vision.taught.faces import TaughtFaces, teach
from vision.taught.reader import read

EXAMPLES = 3
A_ROOM = 50
"""Pictures that are read in each room."""
CARDS = (*FLOORS, *NIGHTS, *NUMBERS, ODD)


@dataclass(frozen=True, slots=True)
class Subject:
    """What is taught: how many lie there at once, how they are learned, and pictures of them by chance."""

    expected: Expected
    taught: Callable[[Scenery, int], TaughtFaces]
    pictures: Callable[[Scenery, np.random.Generator], Iterator[tuple[tuple[str, ...], Picture]]]


def taught_die(room: Scenery, seed: int) -> TaughtFaces:
    shown = ((sign, example) for sign in SIGNS for example in range(EXAMPLES))
    return teach(
        (sign, sign_picture(sign, 40 * n + 7 * seed, room, seed=n + 10 * seed)[0]) for sign, n in shown
    )


def dice(room: Scenery, chance: np.random.Generator) -> Iterator[tuple[tuple[str, ...], Picture]]:
    while True:
        sign, turn = SIGNS[chance.integers(6)], float(chance.uniform(0, 360))
        lit = replace(room, light=_some_light(chance))
        yield (sign,), sign_picture(sign, turn, lit, seed=int(chance.integers(1 << 30)))[0]


def taught_deck(room: Scenery, _: int) -> TaughtFaces:
    return teach_cards(card_photos(CARDS, room, EXAMPLES))


def cards(room: Scenery, chance: np.random.Generator) -> Iterator[tuple[tuple[str, ...], Picture]]:
    while True:
        field = CardField(replace(room, light=_some_light(chance)), (1280, 720))
        for _ in range(10):
            names = tuple(str(card) for card in chance.choice(CARDS, 2))
            piles = tuple((_lying(card, side, chance),) for card, side in zip(names, (-64, 64), strict=True))
            picture = field.painter.noisy(field.clean((piles[0], piles[1])), chance)
            yield tuple(sorted(names)), picture


def _lying(card: str, side: float, chance: np.random.Generator) -> LyingCard:
    x, y, turn = chance.uniform((side - 5, -5, 0), (side + 5, 5, 2 * np.pi))
    return LyingCard(card, float(x), float(y), float(turn))


def _some_light(chance: np.random.Generator) -> Light:
    return turned(list(LIGHTS.values())[chance.integers(len(LIGHTS))], chance)


SUBJECTS = {
    "event-die": Subject(Expected(0, 1), taught_die, dice),
    "deck": Subject(Expected(0, 2), taught_deck, cards),
}


def measure(subject: Subject, pictures: int) -> dict[str, int]:
    count = {"pictures": 0, "right": 0, "right and sure": 0, "wrong and sure": 0}
    for seed in range(-(-pictures // A_ROOM)):
        room, chance = scenery(100 + seed), np.random.default_rng(seed)
        taught, shown = subject.taught(room, seed), subject.pictures(room, chance)
        for _ in range(min(A_ROOM, pictures - count["pictures"])):
            truth, picture = next(shown)
            reading = read(picture, subject.expected, taught)
            right = reading.signs == truth
            count["pictures"] += 1
            count["right"] += right
            count["right and sure"] += right and reading.sure
            count["wrong and sure"] += reading.sure and not right
    return count


def main() -> None:
    names = [sys.argv[1]] if len(sys.argv) > 1 else list(SUBJECTS)
    pictures = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    for name in names:
        print(name, measure(SUBJECTS[name], pictures), flush=True)


if __name__ == "__main__":
    main()
