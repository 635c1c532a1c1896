"""Is this the throw that was told already? Nudged, bumped or partly taken dice are no new throw."""

from __future__ import annotations

from vision.reading import Reading, SeenDie

NUDGE = 1.2
"""How far a nudged die may have moved, in widths of its box."""

REST = 0.12
"""How far a die at rest may seem to move between two looks, in widths of its box."""


def is_same_throw(told: Reading, now: Reading) -> bool:
    """Every die that lies here lay there already; a reading that became sure or otherwise unsure is news."""
    if not told.sure and told.advice != now.advice:
        return False
    if told.sure and len(now.dice) > len(told.dice):
        return False
    left = list(told.dice)
    for die in now.dice:
        match = next((old for old in left if _is_same_die(old, die)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def lies_alike(one: Reading, two: Reading) -> bool:
    """The same faces in the same places towards each other: true at rest even when the camera shakes."""
    if not one.dice or len(one.dice) != len(two.dice):
        return not one.dice and not two.dice
    shift = _middle(two) - _middle(one)
    left = list(two.dice)
    for die in one.dice:
        match = next((other for other in left if _is_at(die, other, shift)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _middle(reading: Reading) -> complex:
    return sum(_centre(die) for die in reading.dice) / len(reading.dice)


def _centre(die: SeenDie) -> complex:
    """As one number, so that places can be added and compared."""
    return complex(die.box.x + die.box.width / 2, die.box.y + die.box.height / 2)


def _is_at(one: SeenDie, two: SeenDie, shift: complex) -> bool:
    near = abs(_centre(two) - _centre(one) - shift) < REST * one.box.width + 1
    return near and (one.face, one.sign) == (two.face, two.sign)


def _is_same_die(old: SeenDie, die: SeenDie) -> bool:
    reach = NUDGE * max(old.box.width, old.box.height)
    return abs(_centre(old) - _centre(die)) < reach and (old.face, old.sign) == (die.face, die.sign)
