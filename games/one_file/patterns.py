"""The scoring verbs: which dice of a throw make a line, and how many points that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from games.one_file.plan import Line, What, Worth

Faces = tuple[int, ...]
"""Dice by what they show, always sorted."""
SIDES = range(1, 7)


def ways(line: Line, faces: Faces) -> tuple[Faces, ...]:
    """Every set of dice among these that makes the line, the most valuable first; none where it does not fit.

    One die of a face is a set of its own here, so that each die can be counted once.
    """
    return tuple(sorted(set(_WAYS[line.what](line, faces)), key=lambda used: -worth(line, faces, used)))


def worth(line: Line, faces: Faces, used: Faces) -> int:
    """The points of a line that these dice make, beside all others."""
    match line.points:
        case Worth.PIPS:
            return sum(used)
        case Worth.ALL_PIPS:
            return sum(faces)
        case Worth.OTHER_PIPS:
            return sum(faces) - sum(used)
        case tuple(by_face):
            return by_face[used[0] - 1]
        case int(points):
            return points


@cache
def score(line: Line, faces: Faces) -> int | None:
    """The points of one line alone, or None where it does not fit; each die of a face counts."""
    found = ways(line, faces)
    if not found:
        return None
    if line.what is What.FACE and line.points not in {Worth.ALL_PIPS, Worth.OTHER_PIPS}:
        return worth(line, faces, found[0]) * faces.count(line.face)
    if line.what is What.FACE:
        return worth(line, faces, (line.face,) * faces.count(line.face))
    return worth(line, faces, found[0])


def without(faces: Faces, used: Faces) -> Faces:
    """The dice that are left."""
    return tuple(sorted((Counter(faces) - Counter(used)).elements()))


def holds(faces: Faces, some: Faces) -> bool:
    """Do all of these lie there?"""
    return not Counter(some) - Counter(faces)


def _groups(faces: Faces, count: int) -> list[int]:
    return [face for face, often in sorted(Counter(faces).items()) if often >= count]


def _face(line: Line, faces: Faces) -> Iterable[Faces]:
    return [(line.face,)] if line.face in faces else []


def _alike(line: Line, faces: Faces) -> Iterable[Faces]:
    return [(face,) * line.dice for face in _groups(faces, line.dice)]


def _two_pairs(_: Line, faces: Faces) -> Iterable[Faces]:
    pairs = _groups(faces, 2)
    return [(low, low, high, high) for low in pairs for high in pairs if low < high]


def _pairs(line: Line, faces: Faces) -> Iterable[Faces]:
    """So many pairs, equal ones too: four alike are two pairs."""
    paired = [face for face, often in sorted(Counter(faces).items()) for _ in range(often // 2)]
    wanted = line.dice // 2
    highest = paired[len(paired) - wanted :] if len(paired) >= wanted else []
    return [tuple(face for face in highest for _ in range(2))] if highest else []


def _full_house(_: Line, faces: Faces) -> Iterable[Faces]:
    threes, pairs = _groups(faces, 3), _groups(faces, 2)
    return [tuple(sorted((three,) * 3 + (pair,) * 2)) for three in threes for pair in pairs if three != pair]


def _straight(line: Line, faces: Faces) -> Iterable[Faces]:
    firsts = [line.first] if line.first else range(1, 8 - line.dice)
    runs = (tuple(range(first, first + line.dice)) for first in firsts)
    return [run for run in runs if set(run) <= set(faces)]


def _shows(line: Line, faces: Faces) -> Iterable[Faces]:
    return [tuple(sorted(line.faces))] if holds(faces, line.faces) else []


def _whole(is_so: Callable[[Line, Faces], bool]) -> Callable[[Line, Faces], Iterable[Faces]]:
    return lambda line, faces: [faces] if faces and is_so(line, faces) else []


_WAYS: dict[What, Callable[[Line, Faces], Iterable[Faces]]] = {
    What.SUM: _whole(lambda _, __: True),
    What.FACE: _face,
    What.ALIKE: _alike,
    What.TWO_PAIRS: _two_pairs,
    What.PAIRS: _pairs,
    What.FULL_HOUSE: _full_house,
    What.STRAIGHT: _straight,
    What.SHOWS: _shows,
    What.DIFFERENT: _whole(lambda _, faces: len(set(faces)) == len(faces)),
    What.EVEN: _whole(lambda _, faces: all(face % 2 == 0 for face in faces)),
    What.ODD: _whole(lambda _, faces: all(face % 2 for face in faces)),
    What.TOTAL: _whole(lambda line, faces: line.least <= sum(faces) <= line.most),
    What.NOTHING: lambda _, __: [],
}
