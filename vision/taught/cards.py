"""Reads cards: finds them by their outline, however they are turned, and knows their taught faces again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from games.rules import Expected
from vision.frames import Picture
from vision.reading.network import Place, cut
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.taught.faces import NothingToTeach, TaughtFaces, compare, learn

WIDE = 640
"""Cards are large, so they are looked for in a picture made this wide."""

NARROW, BROAD = 0.55, 0.88
"""A card's short side in lengths of its long one, also when it is seen from aside."""

LEAST, MOST = 0.012, 0.25
"""The part of the picture that a card covers."""

FULL = 0.88
"""How much of the rectangle around it an outline fills: round corners and a slant leave out a little."""

SAME = 1.09
"""Two outlines whose sides differ by less are the two sides of one frame."""

FACE, FACE_EDGE = 144, 81.0
"""Faces are cut out this large, the card's short side this long."""

LIKE, APART = 0.75, 0.05
"""How like a taught card a face must be to be sure, and how far ahead of the next card."""

TOO_DARK = 30.0
"""A mean grey level (of 255) below which people are asked for light instead of for another card."""


TURNS = tuple(np.radians((-4, 0, 4, 176, 180, 184)).tolist())
"""The outline tells how a card is turned, but not which end is up."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies: the middle and the short side in pixels, and the turn that sets it upright."""

    x: float
    y: float
    edge: float
    turn: float


class CardsAlike(Exception):
    """Two cards of different names look the same; the message names both."""


def read_cards(picture: Picture, taught: TaughtFaces, expected: Expected | None = None) -> Reading:
    """The open cards from left to right."""
    places = find_cards(picture)
    dice = tuple(_seen(picture, place, taught) for place in places)
    return Reading(dice, _advice(picture, dice, expected))


def teach_cards(examples: Iterable[tuple[str, Picture]]) -> TaughtFaces:
    """Learn cards from pictures that each show one of them; CardsAlike when two cannot be told apart."""
    faces = [(card, _only_card(card, picture)) for card, picture in examples]
    taught = learn(faces, are_cards=True)
    for card, face in dict(faces).items():
        likeness = compare(taught, face, TURNS)
        if likeness.sign != card or likeness.margin < APART:
            other = likeness.sign if likeness.sign != card else likeness.next
            raise CardsAlike(f"{card} and {other} look the same. Teach one of them again, or leave it out.")
    return taught


def find_cards(picture: Picture) -> list[CardPlace]:
    """Where cards lie: the middle and the short side of each, from left to right."""
    scale = min(1.0, WIDE / picture.shape[1])
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    found: list[CardPlace] = []
    for outline in _outlines(np.asarray(small, np.uint8)):
        place = _card(outline, small.shape[0] * small.shape[1])
        if place:
            found.append(_enlarged(place, scale))
    return sorted(_innermost(found), key=lambda place: place.x)


def _outlines(small: Picture) -> Iterable[NDArray[np.int32]]:
    """Around all that is darker than what surrounds it: the frame on a card's white edge is."""
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY)
    soft = cv2.GaussianBlur(grey, (3, 3), 0)
    for reach, depth in ((21, 8), (51, 10)):
        dark = cv2.adaptiveThreshold(
            soft, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, reach, depth
        )
        outlines, _ = cv2.findContours(dark, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        yield from (np.asarray(outline, np.int32) for outline in outlines)


def _card(outline: NDArray[np.int32], area: int) -> CardPlace | None:
    """The place of a card with this outline, or None if it has not the shape of one."""
    covered = cv2.contourArea(outline)
    if not LEAST * area < covered < MOST * area:
        return None
    around = cv2.minAreaRect(outline)
    (x, y), sides, _ = around
    short, long = sorted(sides)
    if not NARROW < short / long < BROAD or covered < FULL * short * long:
        return None
    return CardPlace(x, y, short, _upright(np.asarray(cv2.boxPoints(around), np.float32)))


def _upright(corners: NDArray[np.float32]) -> float:
    """The turn after which the long sides point up."""
    sides = np.roll(corners, -1, axis=0) - corners
    x, y = max(sides, key=lambda side: float(np.hypot(*side)))
    return float(np.pi / 2 - np.arctan2(y, x))


def _enlarged(place: CardPlace, scale: float) -> CardPlace:
    x, y = ((at + 0.5) / scale - 0.5 for at in (place.x, place.y))
    return CardPlace(x, y, place.edge / scale, place.turn)


def _innermost(places: list[CardPlace]) -> list[CardPlace]:
    """Each card once, by the outer side of its frame: not the white edge, nor a pile of turned cards."""
    kept: list[CardPlace] = []
    for place in sorted(places, key=lambda place: place.edge):
        inner = next((other for other in kept if _is_inside(other, place)), None)
        if inner is None:
            kept.append(place)
        elif place.edge < SAME * inner.edge:
            kept[kept.index(inner)] = place
    return kept


def _is_inside(one: CardPlace, other: CardPlace) -> bool:
    return bool(np.hypot(one.x - other.x, one.y - other.y) < 0.6 * other.edge)


def _seen(picture: Picture, place: CardPlace, taught: TaughtFaces) -> SeenDie:
    likeness = compare(taught, card_face(picture, place), TURNS)
    confidence = min(1.0, likeness.likeness / LIKE, 0.5 + 0.5 * likeness.margin / APART)
    half = place.edge * 0.7
    box = PictureBox(round(place.x - half), round(place.y - half), round(2 * half), round(2 * half))
    return SeenDie(box, confidence, sign=likeness.sign)


def card_face(picture: Picture, place: CardPlace) -> Picture:
    """The middle of a card as a square picture, upright or upside down."""
    return cut(picture, Place(place.x, place.y, place.edge, 1.0), place.turn, FACE, FACE_EDGE)


def _advice(picture: Picture, cards: tuple[SeenDie, ...], expected: Expected | None) -> Advice | None:
    if float(picture[::8, ::8].mean()) < TOO_DARK:
        return Advice(Doubt.DARK)
    wanted = expected.taught_dice if expected else len(cards)
    if len(cards) != wanted:
        return Advice(Doubt.TOO_FEW if len(cards) < wanted else Doubt.TOO_MANY)
    unsure = [number for number, card in enumerate(cards) if card.confidence < 1.0]
    return Advice(Doubt.UNCLEAR, unsure[0]) if unsure else None


def _only_card(card: str, picture: Picture) -> Picture:
    places = find_cards(picture)
    if not places:
        raise NothingToTeach(f"No card was found in a picture that should show {card!r}.")
    return card_face(picture, max(places, key=lambda place: place.edge))
