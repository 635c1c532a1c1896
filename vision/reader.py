"""Reads a picture: finds the dice, reads their upward faces, and says when it would rather ask."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from games.rules import Expected
from vision.bodies import Body, body_of, spans
from vision.frames import Picture
from vision.lattice import Pattern, are_alike, fit_patterns
from vision.pips import Pip, find_pips
from vision.reading import Advice, Box, Doubt, Reading, SeenDie
from vision.taught import TaughtFaces

WIDEST = 1280
SURE = 0.9


@dataclass(frozen=True, slots=True)
class Candidate:
    """A pattern with the body it sits on; the better one wins where two want the same die."""

    pattern: Pattern
    body: Body
    merit: float


def read(picture: Picture, expected: Expected | None = None, taught: TaughtFaces | None = None) -> Reading:
    """What lies there, as far as one picture tells."""
    scale = min(1.0, WIDEST / max(picture.shape[:2]))
    small = (
        cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else picture
    )
    pips = find_pips(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY))
    dice = tuple(sorted((_seen(each, 1 / scale) for each in _dice(small, pips)), key=lambda die: die.box.x))
    return Reading(dice, _advice(dice, expected))


def _dice(picture: Picture, pips: list[Pip]) -> list[Candidate]:
    candidates = [_candidate(picture, pattern, pips) for pattern in fit_patterns(pips) + _ones(picture, pips)]
    kept: list[Candidate] = []
    for each in sorted((c for c in candidates if c), key=lambda c: -c.merit):
        if all(_apart(each, other) for other in kept):
            kept.append(each)
    return kept


def _ones(picture: Picture, pips: list[Pip]) -> list[Pattern]:
    """Each single pip that sits in the middle of a square patch may be a one."""
    ones = []
    for pip in pips:
        body = body_of(picture, (pip,), pip.long * 11)
        if body and _is_face_of_one(body, pip):
            half = body.side / 3.8
            ones.append(Pattern(1, (pip,), (pip.x, pip.y), ((half, 0.0), (0.0, half)), 0.1))
    return ones


def _is_face_of_one(body: Body, pip: Pip) -> bool:
    off_centre = float(np.hypot(body.centre[0] - pip.x, body.centre[1] - pip.y))
    return (
        body.squareness > 0.72
        and body.fullness > 0.75
        and 0.05 < pip.long / body.side < 0.24
        and off_centre < 0.16 * body.side
    )


def _candidate(picture: Picture, pattern: Pattern, pips: list[Pip]) -> Candidate | None:
    body = body_of(picture, pattern.pips, pattern.side * 0.9)
    if body is None or not spans(body, pattern):
        return None
    strangers = sum(_is_stranger(pip, pattern) for pip in pips)
    merit = pattern.flatness * (1 - pattern.error) * body.squareness - 0.2 * strangers
    return Candidate(pattern, body, merit)


def _is_stranger(pip: Pip, pattern: Pattern) -> bool:
    """A pip of the same kind that the pattern leaves unexplained though it sits on the same face."""
    if pip in pattern.pips or not are_alike(pip, pattern.pips[0]):
        return False
    return bool(np.hypot(pip.x - pattern.centre[0], pip.y - pattern.centre[1]) < 0.36 * pattern.side)


def _apart(one: Candidate, two: Candidate) -> bool:
    distance = np.hypot(
        one.pattern.centre[0] - two.pattern.centre[0], one.pattern.centre[1] - two.pattern.centre[1]
    )
    return bool(distance > 0.75 * max(one.pattern.side, two.pattern.side))


def _seen(candidate: Candidate, scale: float) -> SeenDie:
    pattern, half = candidate.pattern, candidate.pattern.side / 2
    box = Box(
        int((pattern.centre[0] - half) * scale),
        int((pattern.centre[1] - half) * scale),
        int(2 * half * scale),
        int(2 * half * scale),
    )
    spots = tuple((pip.x * scale, pip.y * scale) for pip in pattern.pips)
    return SeenDie(box, max(0.0, min(1.0, candidate.merit * 1.2)), pattern.face, pips=spots)


def _advice(dice: tuple[SeenDie, ...], expected: Expected | None) -> Advice | None:
    wanted = expected.pip_dice if expected else None
    if wanted is not None and len(dice) != wanted:
        return Advice(Doubt.TOO_FEW if len(dice) < wanted else Doubt.TOO_MANY)
    for index, die in enumerate(dice):
        if die.confidence < SURE:
            return Advice(Doubt.UNCLEAR, index)
    return None
