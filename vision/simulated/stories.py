"""What happens in the tray, as shots, one a frame: a throw, a hand that clears, a hand that nudges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from vision.simulated.dice import Die, Pose
from vision.simulated.layout import Lying
from vision.simulated.painting import PaintedDie
from vision.simulated.reaching import Reach
from vision.simulated.viewpoint import Viewpoint

SHUTTER = 0.4
"""The part of a frame's time in which the shutter is open."""
_HAND_SPEED = 900.0
_GRASP = 22.0
"""A die nearer than this (mm) to the middle of the hand is in it."""

_THOUGHT = 12
"""Frames for which a hand holds a die out of the picture before it is laid down."""

Place = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One frame to be: the dice, and the hand if it is there."""

    dice: tuple[PaintedDie, ...]
    hand: Reach | None = None


def thrown(dice: list[Die], frames: list[list[Pose]], kept: list[Lying], view: Viewpoint) -> Iterator[Shot]:
    """The flight of dice past those that were kept; a die that rests stays the same object."""
    still = tuple(PaintedDie(die, pose) for die, pose in kept)
    shown = [PaintedDie(die, pose) for die, pose in zip(dice, frames[0], strict=True)]
    for poses in frames:
        shown = [_moved(each, pose, view) for each, pose in zip(shown, poses, strict=True)]
        yield Shot((*still, *shown))


def _moved(before: PaintedDie, now: Pose, view: Viewpoint) -> PaintedDie:
    smear = _smear(view, before.pose, now)
    if smear == before.smear == (0.0, 0.0) and np.array_equal(before.pose.turn, now.turn):
        return before
    return PaintedDie(before.die, now, smear)


def _smear(view: Viewpoint, then: Pose, now: Pose) -> tuple[float, float]:
    across, down = (view.project(now.middle) - view.project(then.middle)) * SHUTTER
    return float(across), float(down)


def carried(
    before: list[Lying], after: list[Lying], home: Place, fps: float, thinks: int | None = None
) -> Iterator[Shot]:
    """The hand comes from home and lays one die after the other elsewhere; it stays at the last one.

    thinks  the row of a die that is first taken out of the picture and held there for a moment
    """
    here, lain = home, [PaintedDie(die, pose) for die, pose in before]
    for row, (die, pose) in enumerate(after):
        old = lain[row]
        if old.pose is pose:
            continue
        held, there = (*lain[:row], *lain[row + 1 :]), place_of(pose)
        yield from (Shot(tuple(lain), reach) for reach in path([here, place_of(old.pose)], "grip", fps))
        here = place_of(old.pose)
        if row == thinks:
            yield from (Shot(held, reach) for reach in path([here, home], "grip", fps))
            yield from (Shot(held),) * _THOUGHT
            here = home
        yield from (Shot(held, reach) for reach in path([here, there], "grip", fps))
        here, lain[row] = there, PaintedDie(die, pose)


def gathered(taken: list[Lying], kept: list[Lying], start: Place, home: Place, fps: float) -> Iterator[Shot]:
    """The hand takes up one die after the other and goes home with them."""
    left = [PaintedDie(die, pose) for die, pose in taken]
    stay = tuple(PaintedDie(die, pose) for die, pose in kept)
    for reach in path([start, *_round_trip(start, taken), home], "grip", fps):
        left = [each for each in left if _distance(each.pose, reach.place) > _GRASP]
        yield Shot((*stay, *left), reach)


def poked(before: list[Lying], after: list[Lying], there: Place, home: Place, fps: float) -> Iterator[Shot]:
    """The hand goes there and touches a die, which moves from where it was to where it is afterwards."""
    lain = tuple(PaintedDie(die, pose) for die, pose in before)
    for reach in path([home, there], "poke", fps):
        yield Shot(lain, reach)
    push = 5
    for part in range(1, push + 1):
        moved = tuple(
            PaintedDie(die, between(old, new, part / push))
            for (die, old), (_, new) in zip(before, after, strict=True)
        )
        yield Shot(moved, Reach(there, "poke"))
    flat = tuple(PaintedDie(die, pose) for die, pose in after)
    for reach in path([there, home], "poke", fps):
        yield Shot(flat, reach)


def between(old: Pose, new: Pose, part: float) -> Pose:
    """A pose on the way from one to another."""
    mixed = old.turn + (new.turn - old.turn) * np.float32(part)
    left, _, right = np.linalg.svd(mixed)
    return Pose(old.middle + (new.middle - old.middle) * np.float32(part), left @ right)


def diverted(frames: list[list[Pose]], row: int, end: Pose) -> None:
    """Bend the flight of one die so that it ends elsewhere, a little more with every frame until it rests."""
    last = frames[-1][row]
    rest = next(
        at for at, poses in enumerate(frames) if np.allclose(poses[row].middle, last.middle, atol=1e-3)
    )
    for at, poses in enumerate(frames):
        part = min(at / max(rest, 1), 1.0) ** 2
        correction = between(
            Pose(last.middle, np.eye(3, dtype=np.float32)), Pose(end.middle, end.turn @ last.turn.T), part
        )
        poses[row] = Pose(
            poses[row].middle + correction.middle - last.middle, correction.turn @ poses[row].turn
        )


def place_of(pose: Pose) -> Place:
    """Where on the floor a die lies."""
    return float(pose.middle[0]), float(pose.middle[1])


def _distance(pose: Pose, place: Place) -> float:
    return float(np.hypot(pose.middle[0] - place[0], pose.middle[1] - place[1]))


def _round_trip(start: Place, dice: list[Lying]) -> Iterator[Place]:
    """The places of all dice, always the nearest one next."""
    here, left = start, [place_of(pose) for _, pose in dice]
    while left:
        here = min(left, key=lambda there: np.hypot(there[0] - here[0], there[1] - here[1]))
        left.remove(here)
        yield here


def path(stops: list[Place], posture: str, fps: float) -> Iterator[Reach]:
    """The hand on its way from stop to stop."""
    before = stops[0]
    for start, end in pairwise(stops):
        way = np.array(end) - np.array(start)
        count = max(round(float(np.linalg.norm(way)) / _HAND_SPEED * fps), 1)
        for part in range(1, count + 1):
            x, y = np.array(start) + way * (part / count)
            moved = ((x - before[0]) * SHUTTER, (y - before[1]) * SHUTTER)
            before = (float(x), float(y))
            yield replace(Reach(before, posture), moved=moved)
