"""Learns a household's own dice from throws whose values are known, and finds out which die shows which."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.finder import find
from vision.reading.judging import SIGN, Judged, distinct, judge_all, of_one_size
from vision.reading.limits import LIMITS
from vision.reading.marking import EDGE, SIDE
from vision.reading.network import Place, cut, marks
from vision.reading.readings import PictureBox
from vision.taught.own_dice import LOOKS, OwnDice, unit

TURNS = tuple(2 * math.pi * look / LOOKS for look in range(LOOKS))
"""Radians by which a shown die is turned for the looks that are kept of it."""

MISREAD = 2
"""So many misread dice of a throw can be put right by its values alone."""

UNLIKELY = 1e-4
"""A face that both voices exclude may still be the true one."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class ShownThrow:
    """Dice that lie there, from left to right, and the features of each at some turns."""

    dice: tuple[Judged, ...]
    rows: tuple[Floats, ...]
    colours: tuple[tuple[int, int, int], ...]
    length: int
    """How long the picture is."""

    @property
    def boxes(self) -> tuple[PictureBox, ...]:
        """Where they lie."""
        return tuple(_box(each.place) for each in self.dice)

    @property
    def faces(self) -> tuple[int, ...]:
        """What they seem to show, from left to right."""
        return tuple(int(each.kinds[:SIGN].argmax()) + 1 for each in self.dice)


def shown_throw(picture: Picture, count: int | None = None, own: OwnDice | None = None) -> ShownThrow:
    """All dice of a picture; where their number is known, so many of the likeliest.

    Whatever was learned of them already helps to read them."""
    judged = judge_all(picture, find(picture, LIMITS.faint))
    judged = [own.adjusted(each) for each in judged] if own else judged
    dice = of_one_size(distinct([each for each in judged if each.features.size]))
    likeliest = sorted(dice, key=lambda each: -each.belief)
    chosen = [each for each in likeliest if each.belief > LIMITS.die] if count is None else likeliest[:count]
    chosen = sorted(chosen, key=lambda each: each.place.x)
    height, width = picture.shape[:2]
    return ShownThrow(
        tuple(chosen),
        tuple(_rows(picture, each.place) for each in chosen),
        tuple(_colour(picture, each.place) for each in chosen),
        max(height, width),
    )


def _box(place: Place) -> PictureBox:
    half = place.edge * 0.55
    return PictureBox(round(place.x - half), round(place.y - half), round(2 * half), round(2 * half))


def _rows(picture: Picture, place: Place) -> Floats:
    return np.stack([unit(marks(cut(picture, place, turn, SIDE, EDGE)).features) for turn in TURNS])


def _colour(picture: Picture, place: Place) -> tuple[int, int, int]:
    """The middle colour of a face: of most faces the body covers more than the pips."""
    face = cut(picture, place)[12:36, 12:36].reshape(-1, 3)
    blue, green, red = np.median(face, axis=0).astype(int).tolist()
    return blue, green, red


def matched(shown: ShownThrow, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """Which die shows which of the values, the likeliest way of all; None where their numbers differ."""
    if len(shown.dice) != len(values):
        return None
    likely = [[math.log(max(UNLIKELY, float(each))) for each in die.kinds[:SIGN]] for die in shown.dice]

    @cache
    def best(index: int, left: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """The worth of giving the values that are left to the dice from this one on, and how."""
        if index == len(likely):
            return 0.0, ()
        ways = []
        for face, count in enumerate(left):
            if count:
                worth, others = best(index + 1, (*left[:face], count - 1, *left[face + 1 :]))
                ways.append((worth + likely[index][face], (face + 1, *others)))
        return max(ways)

    counts = Counter(values)
    return best(0, tuple(counts[face] for face in range(1, 7)))[1]


def by_face(shown: ShownThrow, faces: tuple[int, ...]) -> tuple[ShownThrow, tuple[int, ...]]:
    """The dice of a throw whose values say for certain which is which.

    Where more than two were read otherwise than their values say, those may as well be the other way round:
    they teach nothing."""
    agree = [read == face for read, face in zip(shown.faces, faces, strict=True)]
    if agree.count(False) <= MISREAD:
        return shown, faces
    keep = [at for at, agrees in enumerate(agree) if agrees]
    kept = replace(
        shown,
        dice=tuple(shown.dice[at] for at in keep),
        rows=tuple(shown.rows[at] for at in keep),
        colours=tuple(shown.colours[at] for at in keep),
    )
    return kept, tuple(faces[at] for at in keep)


def with_throw(own: OwnDice | None, shown: ShownThrow, faces: tuple[int, ...]) -> OwnDice | None:
    """The dice after one more throw, whose faces are told from left to right."""
    if not faces:
        return own
    rows = np.concatenate(shown.rows)
    edge = float(np.median([die.place.edge for die in shown.dice])) / shown.length
    blue, green, red = np.median(np.array(shown.colours), axis=0).astype(int).tolist()
    new = OwnDice(
        tuple(face for face in faces for _ in range(LOOKS)),
        rows,
        1,
        len(faces),
        edge,
        (blue, green, red),
    )
    return new if own is None else _joined(own, new)


def _joined(own: OwnDice, new: OwnDice) -> OwnDice:
    """Both together; what they have in common is weighed by the throws."""
    throws = own.throws + new.throws
    share = new.throws / throws
    mean = [round(a * (1 - share) + b * share) for a, b in zip(own.colour, new.colour, strict=True)]
    return OwnDice(
        own.faces + new.faces,
        np.concatenate([own.rows, new.rows]),
        throws,
        max(own.count, new.count),
        own.edge * (1 - share) + new.edge * share,
        (mean[0], mean[1], mean[2]),
    )
