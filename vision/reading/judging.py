"""Judges each found die by itself: crops of one size, put right by a first look, seen at several turns."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.marking import mark
from vision.reading.network import Place, cut, judge
from vision.reading.scholar import name

SIGN, NOTHING = 6, 7
"""Kinds after the six faces: a face that is no number of pips, and nothing that can be read."""

ABSTAINS = 0.5
"""So likely a sign must be to a voice that it names no face, where there are no signs."""

IN_PLACE, CLEAR = 0.1, 0.97
"""A place that the first look moves by less, in edges, and finds so clear, needs no second look: of 400
photographs none was read otherwise for it (some were with 0.16 and 0.9)."""

VERY_NEAR = 0.2
"""So near, in edges, and as little larger or smaller, a place is one that was judged before."""

FLAT = 0.35
"""A face that is turned away less (a sine) is the top of its die, whichever finder sees it."""

Look = tuple[float, float]
"""Turned by so many radians, enlarged so much."""

FIRST: Look = (0.0, 1.0)
SECOND: tuple[Look, ...] = ((2.5, 1.04),)
MORE: tuple[Look, ...] = (*SECOND, (1.1, 0.95), (4.0, 1.0), (5.3, 0.92))
"""The first look puts a place right, the second judges it, and more are spent on what is still in doubt."""


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """One die: where it is, how likely each kind is (the mean over the looks), and where its face looks."""

    place: Place
    kinds: NDArray[np.float32]
    lowest: float
    normal: tuple[float, float]
    voices: tuple[int, ...] = ()
    """Which face each voice names, where more than the judge was heard."""
    heard: tuple[NDArray[np.float32], ...] = ()
    """How likely each kind is to each of them."""
    pips: tuple[tuple[float, float], ...] = ()
    features: NDArray[np.float32] = field(default_factory=lambda: np.empty(0, np.float32))
    """What the second voice felt; nothing where it was not heard."""

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
    """All places judged, each from a crop that the first look has put right; doubt earns further looks."""
    if not places:
        return []
    first = _look(picture, places, (FIRST,))
    better = [_bettered(place, looks[0]) for place, looks in zip(places, first, strict=True)]
    judged = [_summed(place, looks, (FIRST,)) for place, looks in zip(better, first, strict=True)]
    in_place = {at for at, was in zip(better, places, strict=True) if _is_very_place(was, at, IN_PLACE)}
    judged = _anew(
        judged,
        lambda each: (
            each.belief > LIMITS.hopeless and not (each.place in in_place and each.certainty > CLEAR)
        ),
        lambda some: _look_on(picture, some, SECOND),
    )
    judged = _anew(
        judged,
        lambda each: each.belief > LIMITS.hopeless and each.lowest < LIMITS.settled,
        lambda some: _look_closer(picture, some),
    )
    return _anew(
        judged,
        lambda each: each.belief > LIMITS.hopeless or each.place.clear > LIMITS.heard,
        lambda some: [_with_other_voices(picture, each) for each in some],
    )


def is_settled(judged: Judged) -> bool:
    """Do all looks and voices agree so clearly that nothing is gained by judging it again?

    Where a camera stands low, one finder may mean the top of a die and the other its side."""
    is_clear = min(judged.lowest, judged.certainty) > LIMITS.settled and len(set(judged.voices)) == 1
    return is_clear and math.hypot(*judged.normal) < FLAT


def again(place: Place, settled: list[Judged]) -> Judged | None:
    """What is settled about this very place, as clear as the finder now sees it."""
    same = (each for each in settled if _is_very_place(place, each.place, VERY_NEAR))
    return next((replace(each, place=replace(each.place, clear=place.clear)) for each in same), None)


def _is_very_place(one: Place, two: Place, within: float) -> bool:
    near = math.hypot(one.x - two.x, one.y - two.y) < within * two.edge
    return near and abs(math.log(one.edge / two.edge)) < within


def look_closer(picture: Picture, judged: list[Judged]) -> list[Judged]:
    """The same dice, judged anew by all voices from more turns."""
    return [_with_other_voices(picture, each) for each in _look_closer(picture, judged)]


def _with_other_voices(picture: Picture, judged: Judged) -> Judged:
    """Two voices that were taught apart; where they leave a doubt, a third one."""
    marked = mark(picture, judged.place)
    heard: tuple[NDArray[np.float32], ...] = judged.kinds, marked.kinds
    if judged.kinds.argmax() != marked.kinds.argmax() or weighed(heard).max() < LIMITS.settled:
        heard = *heard, name(picture, judged.place)
    voices = tuple(int(kinds[:NOTHING].argmax()) for kinds in heard)
    return replace(
        judged, kinds=weighed(heard), voices=voices, heard=heard, pips=marked.pips, features=marked.features
    )


def weighed(heard: tuple[NDArray[np.float32], ...]) -> NDArray[np.float32]:
    """The mean of the first two, and of them and the third."""
    share, third = np.float32(LIMITS.marker), np.float32(LIMITS.scholar)
    kinds = (1 - share) * heard[0] + share * heard[1]
    return np.asarray(kinds if len(heard) == 2 else (1 - third) * kinds + third * heard[2], np.float32)


def _look_closer(picture: Picture, judged: list[Judged]) -> list[Judged]:
    """Each put right once more and then seen by the judge at more turns."""
    first = _look(picture, [each.place for each in judged], (FIRST,))
    better = [
        replace(each, place=_bettered(each.place, looks[0]))
        for each, looks in zip(judged, first, strict=True)
    ]
    return _look_on(picture, better, MORE)


def _anew(
    judged: list[Judged], is_meant: Callable[[Judged], bool], look: Callable[[list[Judged]], list[Judged]]
) -> list[Judged]:
    """All of them, those that are meant looked at anew."""
    fresh = iter(look([each for each in judged if is_meant(each)]))
    return [next(fresh) if is_meant(each) else each for each in judged]


def _look_on(picture: Picture, judged: list[Judged], turns: tuple[Look, ...]) -> list[Judged]:
    places = [each.place for each in judged]
    return [
        _summed(place, looks, turns)
        for place, looks in zip(places, _look(picture, places, turns), strict=True)
    ]


def _look(picture: Picture, places: list[Place], turns: tuple[Look, ...]) -> list[NDArray[np.float32]]:
    """What the judge says of each place at each turn."""
    if not places:
        return []
    crops = [
        cut(picture, Place(p.x, p.y, p.edge / grown, p.clear), turn) for p in places for turn, grown in turns
    ]
    return list(judge(crops).reshape(len(places), len(turns), -1))


def without_sign(judged: Judged) -> Judged:
    """Where no sign was taught there is none to be read: what looks like one to all is a key or a letter.

    A voice that alone sees a sign only knows no face like this, and leaves it to the other."""
    kinds = judged.kinds.copy()
    signs = [float(voice[SIGN]) for voice in judged.heard] or [float(kinds[SIGN])]
    kinds[SIGN] = 0
    kinds[NOTHING] += min(signs)
    told = tuple(face for face, sign in zip(judged.voices, signs, strict=False) if sign < ABSTAINS)
    return replace(judged, kinds=kinds / kinds.sum(), voices=told or judged.voices)


def distinct(judged: list[Judged]) -> list[Judged]:
    """Each die once: two places may have been put right to the same die, and a pip is no die."""
    kept: list[Judged] = []
    for each in sorted(judged, key=lambda each: -each.place.clear * each.certainty):
        if not any(_is_same(each, other) for other in kept):
            kept.append(each)
    return [each for each in kept if not any(_is_pip_of(each, other) for other in kept)]


def of_one_size(judged: list[Judged]) -> list[Judged]:
    """Without what is far too large or too small beside the clearest die: rubber feet, coins, crumbs."""
    if not judged:
        return []
    usual = max(judged, key=lambda each: each.belief * each.certainty).place.edge
    return [each for each in judged if usual / LIMITS.unlike < each.place.edge < usual * LIMITS.unlike]


def apart(one: Judged, two: Judged) -> float:
    return math.hypot(one.place.x - two.place.x, one.place.y - two.place.y)


def _is_same(one: Judged, two: Judged) -> bool:
    """Nearer than dice can lie; of two dice and one large place over both, the clearer ones stay."""
    near = apart(one, two) < 0.5 * max(one.place.edge, two.place.edge)
    return near and not _is_pip_of(one, two) and not _is_pip_of(two, one)


def _is_pip_of(small: Judged, large: Judged) -> bool:
    """A pip of a large die looks like a small die showing one; the large one must be readable to claim it."""
    inside = apart(small, large) < 0.5 * large.place.edge and small.place.edge < 0.6 * large.place.edge
    return inside and small.kind == 0 and large.kind not in {0, NOTHING} and large.certainty > LIMITS.readable


def _bettered(place: Place, row: NDArray[np.float32]) -> Place:
    """Where the judge would have cut; held back, since it may be fooled by a neighbour."""
    shift, grown = np.clip(row[8:10], -0.3, 0.3), float(np.exp(np.clip(row[10], -0.4, 0.4)))
    edge = place.edge
    return Place(
        place.x + float(shift[0]) * edge, place.y + float(shift[1]) * edge, edge * grown, place.clear
    )


def _summed(place: Place, looks: NDArray[np.float32], turns: tuple[Look, ...]) -> Judged:
    kinds = looks[:, :8].mean(axis=0)
    lowest = float(looks[:, int(kinds.argmax())].min())
    angles = np.array([turn for turn, _ in turns])
    # Each look saw a turned crop: turn its direction back before taking the mean.
    x = looks[:, 11] * np.cos(angles) + looks[:, 12] * np.sin(angles)
    y = looks[:, 12] * np.cos(angles) - looks[:, 11] * np.sin(angles)
    return Judged(place, kinds, lowest, (float(x.mean()), float(y.mean())))
