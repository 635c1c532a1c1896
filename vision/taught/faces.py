"""Taught faces: signs learned from a few pictures each and known again at any turn, with the same doubt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.finder import find
from vision.reading.judging import judge_all
from vision.reading.known import Likeness
from vision.reading.network import cut

FACE_SHARE = 27 / 48
"""The edge of the face in sides of a cut-out, as `cut` makes it."""

TURNS = tuple(np.radians(np.arange(0, 360, 12)).tolist())
SIZES = (0.9, 1.0, 1.12)
SHIFTS = tuple((x, y) for x in (-2, -1, 0, 1, 2) for y in (-2, -1, 0, 1, 2))
"""A face is tried at all turns, a little smaller and larger, and a little aside: the finder is not exact."""

PLAIN, BLANK = 5.0, 0.7
"""Grey levels of contrast that noise alone may have, and how much of a blank face's row says nothing else.

Each row ends with that contrast: blank faces are like each other, and like no sign by chance.
"""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Fineness:
    """Faces are compared as small grey pictures of side `grid`, on which a face is `edge` pixels wide.

    Only a round part of this radius is compared, so that a turned face shows the same.
    """

    grid: int
    radius: float
    edge: float


DIE, CARD = Fineness(28, 10, 22.0), Fineness(56, 21, 44.0)
"""There are more cards than faces of a die, and they are larger."""


class NothingToTeach(Exception):
    """No die was found in a picture that should show one; the message says which."""


@dataclass(frozen=True, slots=True, eq=False)
class TaughtFaces:
    """For each example its sign, and the round part of its face as a row of even light and contrast."""

    signs: tuple[str, ...]
    rows: Floats
    are_cards: bool = False
    """Are they cards, to be found by their outline, and no dice?"""

    @property
    def knows_blank(self) -> bool:
        """Has one of the faces no sign on it?"""
        return bool((self.rows[:, -1] > BLANK).any())

    def like(self, face: Picture) -> Likeness:
        """Which sign a cut-out face shows, whatever its turn."""
        return compare(self, face)

    def to_arrays(self) -> dict[str, NDArray[np.generic]]:
        """As plain arrays, for `numpy.savez`."""
        return {"signs": np.array(self.signs), "rows": self.rows, "are_cards": np.array(self.are_cards)}

    @staticmethod
    def from_arrays(arrays: Mapping[str, NDArray[np.generic]]) -> TaughtFaces:
        """Back from plain arrays."""
        return TaughtFaces(
            tuple(str(sign) for sign in arrays["signs"]),
            np.asarray(arrays["rows"], np.float32),
            bool(arrays.get("are_cards", np.array(False))),
        )


def together(sets: Iterable[TaughtFaces]) -> TaughtFaces | None:
    """Several sets of dice, or of cards, known at once; no two of them share a sign."""
    known = tuple(sets)
    if len(known) < 2:
        return known[0] if known else None
    signs = tuple(sign for each in known for sign in each.signs)
    return TaughtFaces(signs, np.concatenate([each.rows for each in known]), known[0].are_cards)


def teach(examples: Iterable[tuple[str, Picture]]) -> TaughtFaces:
    """Learn from pictures that each show one die with the named sign up."""
    return learn((sign, _only_face(sign, picture)) for sign, picture in examples)


def learn(faces: Iterable[tuple[str, Picture]], *, are_cards: bool = False) -> TaughtFaces:
    """Learn from cut-out faces: square pictures with the face in the middle."""
    signs, pictures = zip(*faces, strict=True)
    fine = CARD if are_cards else DIE
    rows = [_rows(_small(picture, fine), ((0, 0),), fine) for picture in pictures]
    return TaughtFaces(tuple(signs), np.concatenate(rows), are_cards)


def compare(taught: TaughtFaces, face: Picture, turns: tuple[float, ...] = TURNS) -> Likeness:
    """Which taught sign a cut-out face shows, whatever its turn, or at one of these turns."""
    fine = CARD if taught.are_cards else DIE
    small = (_small(face, fine, turn, size) for turn in turns for size in SIZES)
    tries = np.concatenate([_rows(each, SHIFTS, fine) for each in small])
    likenesses = (tries @ taught.rows.T).max(axis=0)
    best: dict[str, float] = {}
    for sign, likeness in zip(taught.signs, likenesses.tolist(), strict=True):
        best[sign] = max(likeness, best.get(sign, -1.0))
    first, *others = sorted(best, key=lambda sign: -best[sign])
    following = others[0] if others else None
    return Likeness(first, best[first], best[first] - (best[following] if following else 0.0), following)


def _small(face: Picture, fine: Fineness, turn: float = 0.0, size: float = 1.0) -> Floats:
    """The face small and grey, turned and sized, with room around it for shifts."""
    grey = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY)
    side = grey.shape[0]
    scale = size * fine.edge / (FACE_SHARE * side)
    if scale < 0.6:
        grey = cv2.blur(grey, (round(0.7 / scale), round(0.7 / scale)))
    matrix = scale * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    shift = np.full(2, fine.grid / 2 - 0.5) - matrix @ np.full(2, side / 2 - 0.5)
    warp = np.column_stack([matrix, shift])
    small = cv2.warpAffine(
        grey, warp, (fine.grid, fine.grid), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(small, np.float32)


def _rows(small: Floats, shifts: tuple[tuple[int, int], ...], fine: Fineness) -> Floats:
    """The round part at each shift, as rows whose products are likenesses."""
    rows = small.ravel()[_disc(fine) + np.array([[y * fine.grid + x] for x, y in shifts])]
    slopes = _slopes(fine)
    rows = rows - (rows @ slopes) @ slopes.T
    plain = np.full((len(rows), 1), PLAIN * np.sqrt(rows.shape[1]))
    rows = np.hstack([rows, plain])
    return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), np.float32)


def row_length(fine: Fineness) -> int:
    """How many numbers a row has."""
    return len(_disc(fine)) + 1


@cache
def _disc(fine: Fineness) -> NDArray[np.int64]:
    y, x = np.mgrid[0 : fine.grid, 0 : fine.grid] - (fine.grid / 2 - 0.5)
    return np.flatnonzero(np.hypot(x, y) < fine.radius)


@cache
def _slopes(fine: Fineness) -> Floats:
    """Light that is even, or falls from one side: what a lamp does to a face, and no part of its sign."""
    y, x = np.mgrid[0 : fine.grid, 0 : fine.grid].reshape(2, -1)[:, _disc(fine)] - (fine.grid / 2 - 0.5)
    slopes = np.column_stack([np.ones(len(x)), x, y])
    return np.asarray(slopes / np.linalg.norm(slopes, axis=0), np.float32)


def _only_face(sign: str, picture: Picture) -> Picture:
    places = find(picture, 0.3)
    if not places:
        raise NothingToTeach(f"No die was found in a picture that should show {sign!r}.")
    return cut(picture, judge_all(picture, places[:1])[0].place)
