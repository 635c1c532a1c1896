"""How thrown dice fly, bounce, roll and come to rest: small rigid cubes, stepped in time.

A die meets floor and walls with its springy corners, and other dice as a springy ball around it, so that
no two ever end up in one another. All dice are stepped together: arrays have one row a die, weights are 1.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.simulated.dice import CORNERS, NORMALS, Die, Pose, about
from vision.simulated.layout import Lying

Doubles = NDArray[np.float64]

_STEPS_A_SECOND = 240
_GRAVITY = 9810.0
"""In millimetres and seconds. The next four were set by eye, until dice fell as on felt and lay flat."""
_SPRING = 26000.0
_DAMPING = 12.0
_FRICTION = 0.18
_GRIP = 60.0
_ROLLING = 1.2
"""How fast felt eats up speed and spin of a die that touches it, per second."""
_BALL = 1.43
"""Radius of the ball around a die in half edges: just beyond its corners as seen from above."""
_LONGEST = 2.2
"""Seconds after which dice that still wobble are laid flat."""


@dataclass(slots=True, eq=False)
class Bodies:
    """All dice of a throw: half edges, places, speeds, turns, spins; which rest, which are in the tray."""

    half: Doubles
    place: Doubles
    speed: Doubles
    turn: Doubles
    spin: Doubles
    resting: NDArray[np.bool_]
    entered: NDArray[np.bool_]


def flight(
    dice: list[Die], kept: list[Lying], inner: tuple[float, float], fps: float, rng: np.random.Generator
) -> list[list[Pose]]:
    """The poses of the thrown dice, frame by frame until all lie flat; `kept` dice stand in their way."""
    bodies = _thrown(dice, kept, inner, rng)
    frames: list[list[Pose]] = []
    steps = round(_STEPS_A_SECOND / fps)
    while not bodies.resting.all() and len(frames) < _LONGEST * fps:
        for _ in range(steps):
            _step(bodies, np.array(inner), 1 / (fps * steps))
        frames.append(_poses(bodies, len(dice)))
    _lay_flat(bodies, ~bodies.resting)
    frames.append(_poses(bodies, len(dice)))
    return frames


def _poses(bodies: Bodies, count: int) -> list[Pose]:
    """What can be seen: a springy corner that has sunk into the floor is lifted out of it."""
    sunk = np.minimum((_arms(bodies)[..., 2] + bodies.place[:, 2:]).min(1), 0)
    seen = bodies.place - sunk[:, None] * (0, 0, 1)
    return [Pose(seen[die].astype(np.float32), bodies.turn[die].astype(np.float32)) for die in range(count)]


_SIDES = np.array([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0)])
"""The ways dice fly into the tray: from the left, from the right, from the player's side."""


def _thrown(
    dice: list[Die], kept: list[Lying], inner: tuple[float, float], rng: np.random.Generator
) -> Bodies:
    """Dice just out of the hand, outside of the picture, in a loose bunch."""
    count, total = len(dice), len(dice) + len(kept)
    half = np.array([die.edge for die in dice] + [die.edge for die, _ in kept]) / 2
    resting = np.arange(total) >= count
    side = _SIDES[rng.integers(len(_SIDES))]
    place, speed = np.zeros((total, 3)), np.zeros((total, 3))
    place[:count], speed[:count] = _bunch(count, half.max(), side, inner, rng)
    spin = rng.normal(0, 13, (total, 3)) * ~resting[:, None]
    turn = np.array([_any_turn(rng) for _ in dice] + [pose.turn for _, pose in kept])
    for row, (_, pose) in enumerate(kept, count):
        place[row] = pose.middle
    return Bodies(half, place, speed, turn, spin, resting, resting.copy())


def _bunch(
    count: int, half: float, side: Doubles, inner: tuple[float, float], rng: np.random.Generator
) -> tuple[Doubles, Doubles]:
    """Places and speeds of dice flying towards `side`, two abreast, the others above and behind."""
    number = np.arange(count)
    across = (number % 2 - 0.5) * 3.2 * half + rng.uniform(-2, 2, count)
    back = np.abs(side) @ inner + 25 + number // 2 * 2.2 * half
    place = np.outer(back, -side) + np.outer(across, side[::-1])
    swift = rng.uniform(800, 1250, count) if side[0] else rng.uniform(620, 900, count)
    speed = np.outer(swift, side) + np.outer(rng.uniform(-260, 260, count) + 4 * across, side[::-1])
    return (
        np.column_stack([place, 42 + number // 2 * 1.9 * half]),
        np.column_stack([speed, rng.uniform(150, 350, count)]),
    )


def _any_turn(rng: np.random.Generator) -> Doubles:
    """A turn by chance, all equally likely, so that no face comes up more often."""
    first, other = rng.normal(size=(2, 3))
    first /= np.linalg.norm(first)
    second = np.cross(first, other)
    second /= np.linalg.norm(second)
    return np.column_stack([first, second, np.cross(first, second)])


def _arms(bodies: Bodies) -> Doubles:
    """From the middle of each die to its corners (dice, 8, 3)."""
    return CORNERS @ bodies.turn.transpose(0, 2, 1) * bodies.half[:, None, None]


def _step(bodies: Bodies, inner: Doubles, seconds: float) -> None:
    """Forces, then speeds, then places."""
    arms = _arms(bodies)
    forces = _corner_forces(bodies, arms, inner)
    push, swing = forces.sum(1), _cross(arms, forces).sum(1)
    push += _ball_forces(bodies)
    push[:, 2] -= _GRAVITY
    free = (~bodies.resting)[:, None]
    touching = forces[..., 2].max(1, keepdims=True) > 0
    damp = np.where(touching, np.exp(-_ROLLING * seconds), 1) * free
    bodies.speed = (bodies.speed + push * seconds) * damp
    bodies.spin = (bodies.spin + swing * (seconds * 1.5 / bodies.half[:, None] ** 2)) * damp
    bodies.place += bodies.speed * seconds
    _turn_by(bodies, bodies.spin * seconds)
    bodies.entered |= (np.abs(bodies.place[:, :2]) < inner - 1.75 * bodies.half[:, None]).all(1)
    _rest(bodies, inner)


def _corner_forces(bodies: Bodies, arms: Doubles, inner: Doubles) -> Doubles:
    """What floor and walls do to every corner (dice, 8, 3): they push it out and rub along it."""
    corners = arms + bodies.place[:, None]
    speeds = bodies.speed[:, None] + _cross(bodies.spin[:, None], arms)
    forces = np.zeros_like(arms)
    deep = -corners[..., 2]
    press = np.where(deep > 0, np.maximum(_SPRING * deep - _DAMPING * speeds[..., 2], 0), 0)
    forces[..., 2] = press
    sliding = np.hypot(speeds[..., 0], speeds[..., 1])
    rub = np.minimum(_FRICTION * press / np.maximum(sliding, 1e-6), _GRIP * (press > 0))
    beyond = np.abs(corners[..., :2]) - inner
    walled = (beyond > 0) & bodies.entered[:, None, None]
    outward = np.sign(corners[..., :2])
    wall = np.maximum(_SPRING * beyond + _DAMPING * speeds[..., :2] * outward, 0) * walled
    forces[..., :2] = -rub[..., None] * speeds[..., :2] - wall * outward
    # Corners share the load: each as strong as one alone would, with steps this long, shake the die.
    sharing: Doubles = np.maximum((press > 0).sum(1) + 0.5 * walled.sum((1, 2)), 1)
    return forces / sharing[:, None, None]


def _ball_forces(bodies: Bodies) -> Doubles:
    """How dice that meet push each other apart (dice, 3)."""
    ways = bodies.place[:, None] - bodies.place
    apart = np.sqrt((ways * ways).sum(2)) + 1e-6
    deep = _BALL * (bodies.half[:, None] + bodies.half) - apart
    np.fill_diagonal(deep, 0)
    if deep.max() <= 0:
        return np.zeros_like(bodies.place)
    ways /= apart[..., None]
    closing = ((bodies.speed[:, None] - bodies.speed) * ways).sum(2)
    press = np.where(deep > 0, np.maximum(_SPRING * deep - 0.5 * _DAMPING * closing, 0), 0)
    forces: Doubles = (press[..., None] * ways).sum(1)
    return forces


def _cross(one: Doubles, other: Doubles) -> Doubles:
    """np.cross is right but takes five times as long on so little."""
    x, y, z = one[..., 0], one[..., 1], one[..., 2]
    u, v, w = other[..., 0], other[..., 1], other[..., 2]
    product = np.empty(np.broadcast_shapes(one.shape, other.shape))
    product[..., 0], product[..., 1], product[..., 2] = y * w - z * v, z * u - x * w, x * v - y * u
    return product


def _turn_by(bodies: Bodies, angle: Doubles) -> None:
    """Turn all by small angles; the columns are straightened at once so that cubes stay cubes."""
    turned = bodies.turn + _cross(angle[:, None], bodies.turn.transpose(0, 2, 1)).transpose(0, 2, 1)
    first = turned[..., 0] / np.sqrt((turned[..., 0] ** 2).sum(1, keepdims=True))
    second = turned[..., 1] - first * (first * turned[..., 1]).sum(1, keepdims=True)
    second /= np.sqrt((second**2).sum(1, keepdims=True))
    bodies.turn = np.stack([first, second, _cross(first, second)], axis=2)


def _rest(bodies: Bodies, inner: Doubles) -> None:
    """A die that is slow, low and level lies from now on; the walls are not soft any more then."""
    level = np.abs(bodies.turn[:, 2, :]).max(1) > 0.9985
    slow = ((bodies.speed**2).sum(1) < 40**2) & ((bodies.spin**2).sum(1) < 2)
    which = level & slow & (bodies.place[:, 2] < bodies.half * 1.05) & ~bodies.resting
    if which.any():
        _lay_flat(bodies, which)
        reach = np.abs(_arms(bodies)[which, :, :2]).max(1)
        bodies.place[which, :2] = np.clip(bodies.place[which, :2], reach - inner, inner - reach)


def _lay_flat(bodies: Bodies, which: NDArray[np.bool_]) -> None:
    for die in np.flatnonzero(which):
        tipped = bodies.turn[die] @ NORMALS[int(np.argmax(NORMALS @ bodies.turn[die, 2]))]
        axis = np.cross(tipped, (0, 0, 1))
        sine = float(np.linalg.norm(axis))
        if sine > 1e-9:
            bodies.turn[die] = about(tuple(axis), float(np.arctan2(sine, tipped[2]))) @ bodies.turn[die]
        bodies.place[die, 2] = bodies.half[die]
        bodies.speed[die] = bodies.spin[die] = 0
        bodies.resting[die] = True
