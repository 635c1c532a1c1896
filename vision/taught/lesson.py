"""A lesson: faces are shown one after the other, each a few times, until all can be told apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from vision.frames import Picture
from vision.reading.finder import find
from vision.reading.judging import distinct, judge_all, of_one_size
from vision.reading.known import Likeness
from vision.reading.network import cut
from vision.reading.readings import PictureBox
from vision.taught.cards import TURNS as CARD_TURNS
from vision.taught.cards import card_face, find_cards
from vision.taught.faces import TURNS, TaughtFaces, compare, learn
from vision.tray.calibration import Calibration

VIEWS = 3
"""How often each face is to be shown: lying elsewhere and turned each time."""

SEEN, DIE = 0.15, 0.3
"""How clearly something must show to be looked at, and how much belief makes it a die."""

SAME_DIE, SAME_CARD = 0.88, 0.92
"""From this likeness on two faces are one and the same; six and nine are less alike than that."""

DIFFERENT = 0.55
"""Below this likeness a second view does not show the same face as the first."""


class Unclear(StrEnum):
    """Why a picture shows no face to be learned; each has a sentence in both languages."""

    NOTHING = "nothing"
    SEVERAL = "several"


@dataclass(frozen=True, slots=True, eq=False)
class ShownFace:
    """One face as it lay before the camera, cut out, and where that was."""

    face: Picture
    box: PictureBox


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """What was learned so far."""

    are_cards: bool = False
    taught: TaughtFaces | None = None

    def views(self, meaning: str) -> int:
        """How often a face with this meaning was shown."""
        return self.taught.signs.count(meaning) if self.taught else 0

    def like(self, face: Picture) -> Likeness | None:
        """What this face looks most like, or None at the beginning."""
        if self.taught is None:
            return None
        return compare(self.taught, face, CARD_TURNS if self.are_cards else TURNS)

    def twin(self, meaning: str, face: Picture) -> str | None:
        """Another meaning whose face looks just the same."""
        others = self.without(meaning)
        likeness = others.like(face)
        same = SAME_CARD if self.are_cards else SAME_DIE
        return likeness.sign if likeness and likeness.likeness > same else None

    def is_other(self, meaning: str, face: Picture) -> bool:
        """Was this meaning shown with quite another face?"""
        own = self._only(meaning).like(face)
        return own is not None and own.likeness < DIFFERENT

    def shown(self, meaning: str, face: Picture) -> Lesson:
        """The lesson after one more look at a face."""
        new = learn([(meaning, face)], are_cards=self.are_cards)
        if self.taught is None:
            return replace(self, taught=new)
        rows = np.concatenate([self.taught.rows, new.rows])
        return replace(self, taught=TaughtFaces((*self.taught.signs, meaning), rows, self.are_cards))

    def without(self, meaning: str) -> Lesson:
        """The lesson as if this meaning had never been shown."""
        return self._kept([sign != meaning for sign in self.taught.signs] if self.taught else [])

    def _only(self, meaning: str) -> Lesson:
        return self._kept([sign == meaning for sign in self.taught.signs] if self.taught else [])

    def _kept(self, stays: list[bool]) -> Lesson:
        if self.taught is None or not any(stays):
            return replace(self, taught=None)
        signs = tuple(sign for sign, kept in zip(self.taught.signs, stays, strict=True) if kept)
        return replace(self, taught=TaughtFaces(signs, self.taught.rows[np.array(stays)], self.are_cards))


def face_in(
    picture: Picture, *, are_cards: bool, calibration: Calibration | None = None
) -> ShownFace | Unclear:
    """The one face that lies there."""
    found = _cards(picture) if are_cards else _dice(picture, calibration)
    if len(found) != 1:
        return Unclear.SEVERAL if found else Unclear.NOTHING
    return found[0]


def _cards(picture: Picture) -> list[ShownFace]:
    places = find_cards(picture)
    return [
        ShownFace(card_face(picture, place), _box(place.x, place.y, 0.7 * place.edge)) for place in places
    ]


def _dice(picture: Picture, calibration: Calibration | None) -> list[ShownFace]:
    places = find(picture, SEEN)
    places = calibration.possible(places, picture) if calibration else places
    found = of_one_size(distinct([each for each in judge_all(picture, places) if each.belief > DIE]))
    return [
        ShownFace(cut(picture, each.place), _box(each.place.x, each.place.y, 0.55 * each.place.edge))
        for each in found
    ]


def _box(x: float, y: float, half: float) -> PictureBox:
    return PictureBox(round(x - half), round(y - half), round(2 * half), round(2 * half))
