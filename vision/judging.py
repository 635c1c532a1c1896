"""Judges each found die by itself: crops of one size, put right by a first look, seen at several turns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.network import Place, cut, judge

SIGN, NOTHING = 6, 7
"""Kinds after the six faces: a face that is no number of pips, and nothing that can be read."""

READABLE = 0.6
"""How certain the likeliest face must be for a thing to count as a readable die."""

TURNS = ((0.0, 1.0), (1.1, 0.93), (2.5, 1.08), (4.0, 1.0))
"""Looks at each die: turned by so many radians, enlarged so much."""


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """One die: where it is, how likely each kind is (the mean over the looks), and where its face looks."""

    place: Place
    kinds: NDArray[np.float32]
    lowest: float
    normal: tuple[float, float]

    @property
    def kind(self) -> int:
        """The likeliest kind."""
        return int(self.kinds.argmax())

    @property
    def certainty(self) -> float:
        """How likely the likeliest face or sign is."""
        return float(self.kinds[:NOTHING].max())

    @property
    def belief(self) -> float:
        """How much finder and judge together believe that a die lies here."""
        return self.place.clear * float(1 - self.kinds[NOTHING])


def judge_all(picture: Picture, places: list[Place]) -> list[Judged]:
    """All places judged, each from a crop that the first look has put right."""
    if not places:
        return []
    first = judge([cut(picture, place) for place in places])
    better = [_bettered(place, row) for place, row in zip(places, first, strict=True)]
    crops = [
        cut(picture, Place(p.x, p.y, p.edge / grown, p.clear), turn) for p in better for turn, grown in TURNS
    ]
    rows = judge(crops).reshape(len(places), len(TURNS), -1)
    return [_summed(place, looks) for place, looks in zip(better, rows, strict=True)]


def distinct(judged: list[Judged]) -> list[Judged]:
    """Each die once: two places may have been put right to the same die, and a pip is no die."""
    kept: list[Judged] = []
    for each in sorted(judged, key=lambda each: -each.belief):
        if not any(_is_same(each, other) for other in kept):
            kept.append(each)
    return [each for each in kept if not any(_is_pip_of(each, other) for other in kept)]


def _apart(one: Judged, two: Judged) -> float:
    return float(np.hypot(one.place.x - two.place.x, one.place.y - two.place.y))


def _is_same(one: Judged, two: Judged) -> bool:
    """Nearer than dice can lie; of two dice and one large place over both, the clearer ones stay."""
    near = _apart(one, two) < 0.5 * max(one.place.edge, two.place.edge)
    return near and not _is_pip_of(one, two) and not _is_pip_of(two, one)


def _is_pip_of(small: Judged, large: Judged) -> bool:
    """A pip of a large die looks like a small die showing one; the large one must be readable to claim it."""
    inside = _apart(small, large) < 0.5 * large.place.edge and small.place.edge < 0.6 * large.place.edge
    return inside and small.kind == 0 and large.kind not in {0, NOTHING} and large.certainty > READABLE


def _bettered(place: Place, row: NDArray[np.float32]) -> Place:
    """Where the judge would have cut; held back, since it may be fooled by a neighbour."""
    shift, grown = np.clip(row[8:10], -0.3, 0.3), float(np.exp(np.clip(row[10], -0.4, 0.4)))
    edge = place.edge
    return Place(
        place.x + float(shift[0]) * edge, place.y + float(shift[1]) * edge, edge * grown, place.clear
    )


def _summed(place: Place, looks: NDArray[np.float32]) -> Judged:
    kinds = looks[:, :8].mean(axis=0)
    lowest = float(looks[:, int(kinds.argmax())].min())
    turns = np.array([turn for turn, _ in TURNS])
    # Each look saw a turned crop: turn its direction back before taking the mean.
    x = looks[:, 11] * np.cos(turns) + looks[:, 12] * np.sin(turns)
    y = looks[:, 12] * np.cos(turns) - looks[:, 11] * np.sin(turns)
    return Judged(place, kinds, lowest, (float(x.mean()), float(y.mean())))
