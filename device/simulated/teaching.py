"""The event die and the cards of the simulated tray, taught from pictures as an owner teaches real ones."""

from __future__ import annotations

from typing import Any

from games.game import FaceSet
from vision.simulated.cards import card_photos
from vision.simulated.pictures import sign_picture
from vision.simulated.scenery import scenery
from vision.simulated.signs import SIGNS
from vision.taught import TaughtFaces, teach, teach_cards

EXAMPLES = 3


def taught_signs(seed: int) -> TaughtFaces:
    """All signs, each shown a few times, turned and elsewhere in the room of this seed."""
    room = scenery(seed)
    shown = ((sign, example) for sign in SIGNS for example in range(EXAMPLES))
    return teach((sign, sign_picture(sign, 40 * example, room, seed=example)[0]) for sign, example in shown)


def taught_cards(seed: int, cards: tuple[str, ...]) -> TaughtFaces:
    """These cards, each shown a few times in the room of this seed."""
    return teach_cards(card_photos(cards, scenery(seed), EXAMPLES))


def taught(seed: int, faces: FaceSet[Any], used: tuple[str, ...]) -> TaughtFaces:
    """What a game that plays itself is read with."""
    return taught_cards(seed, used) if faces.are_cards else taught_signs(seed)
