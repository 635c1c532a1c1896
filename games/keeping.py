"""Dice that stay in the keep corner while the others are thrown, for every game that has such throws."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from games.cues import Cue

Faces = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceKept(Cue):
    """These faces lie in the tray's keep corner now, and stay there while the others are thrown."""

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class NothingKept(Cue):
    """The keep corner is empty again: all dice are thrown."""

    seat: int


def what_is_kept(seat: int, faces: Faces) -> DiceKept | NothingKept:
    """What to notice when the corner has changed."""
    return DiceKept(seat, faces) if faces else NothingKept(seat)


def stays_kept(kept: Faces, aside: Faces, faces: Faces) -> Faces:
    """What is kept of a new throw: what was kept before, and what lay aside while the others were thrown.

    Something was thrown: whoever had kept every die kept what lies aside, and no look may keep all anew.
    """
    before = kept if len(kept) < len(faces) else ()
    still = among(joined(before, aside), faces)
    return still if len(still) < len(faces) else among(before, faces)


def places(faces: Faces, kept: Faces) -> tuple[int, ...]:
    """Where the kept faces lie among the new ones."""
    found: list[int] = []
    for face in kept:
        found.append(faces.index(face, found[-1] + 1 if found else 0))
    return tuple(found)


def among(some: Faces, faces: Faces) -> Faces:
    """Those that are among these faces, in order."""
    return tuple(sorted((Counter(some) & Counter(faces)).elements()))


def joined(one: Faces, other: Faces) -> Faces:
    """The faces of both, those that are in both only once."""
    return tuple(sorted((Counter(one) | Counter(other)).elements()))
