"""Is this the throw that was read before? Nudged, bumped or partly taken dice are no new throw.

How the numbers were chosen is unknown: from 0.1. Hands-free games hold them up: no throw was misread
or refused among 262 of a game whose dice are sorted, and 179 of one whose dice all roll (closing note of
the third session).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from vision.reading.readings import Reading, SeenDie

NUDGE = 1.2
"""How far a nudged die may have moved, in widths of its box."""

JITTER = 0.12
"""How far a die at rest may seem to move between two looks, in widths of its box."""

GROWTH = 1.5
"""How much larger or smaller a die may look elsewhere in the tray. It came when two kept dice side by
side were taken for one large die."""

Dice = tuple[SeenDie, ...]


def is_same_throw(before: Reading, now: Reading) -> bool:
    """Every die that lies here lay there already; a reading that became sure or otherwise unsure is news."""
    if not before.sure and before.advice != now.advice:
        return False
    if before.sure and len(now.dice) > len(before.dice):
        return False
    left = list(before.dice)
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


@dataclass(frozen=True, slots=True)
class Sorting:
    """Dice that were not thrown again: those that lie there now, and those that were taken up since."""

    lying: Dice
    taken: Dice
    is_new: bool
    """Was one of them moved, taken up or given back just now?"""


def sorted_out(
    lying: Dice, taken: Dice, now: Dice, was_laid: Callable[[SeenDie], bool] = lambda _: False
) -> Sorting | None:
    """How people sorted the dice that lay there; None when one lies there that did not: a throw.

    A hand hides dice while it sorts others: one that comes back to its very place was never taken up.
    One that was held for a while and then laid down elsewhere, the same face up, was not thrown.
    """

    def is_back(old: SeenDie, die: SeenDie) -> bool:
        return _shows_same(old, die) and (_is_unmoved(old, die) or was_laid(die))

    before, gone = list(lying), list(taken)
    unmoved = {die: old for die in now if (old := _drawn(before, die, _is_unmoved))}
    others = [die for die in now if die not in unmoved and not _drawn(gone, die, is_back)]
    if not all(_drawn(before, die, _shows_same) for die in others):
        return None
    # A die that did not move shows what it showed, whatever the reader makes of it now.
    shown = tuple(_showing(die, unmoved.get(die, die)) for die in now)
    return Sorting(shown, (*gone, *before), is_new=bool(others or before) or len(gone) < len(taken))


def _drawn(dice: list[SeenDie], die: SeenDie, is_it: Callable[[SeenDie, SeenDie], bool]) -> SeenDie | None:
    """Take the first of the dice that can be this one out of the list."""
    found = next((old for old in dice if is_it(old, die)), None)
    if found:
        dice.remove(found)
    return found


def _showing(die: SeenDie, old: SeenDie) -> SeenDie:
    return replace(die, face=old.face, sign=old.sign)


def turned_in_place(lying: Dice, now: Dice) -> int | None:
    """The die that lies where it lay and yet seems to show something else: one of the two looks was wrong."""
    for number, die in enumerate(now):
        old = next((old for old in lying if _is_unmoved(old, die)), None)
        if old and not _shows_same(old, die):
            return number
    return None


def are_among(known: Dice, now: Dice) -> bool:
    """Does every die lie where one of these lay, whatever it shows, or only a little pushed?"""
    left = list(known)
    return bool(known) and all(_drawn(left, die, _is_near) for die in now)


def stayed(lying: Dice, now: Dice) -> Dice:
    """The dice of a throw that lay there before it, or were only pushed a little by the others.

    Each of them accounts for one die, the nearest: another that shows the same beside it was thrown there.
    """
    pairs = [(_distance(old, die), row, at) for row, old in enumerate(lying) for at, die in enumerate(now)]
    found: dict[int, int] = {}
    for _, row, at in sorted(pairs):
        if row not in found.values() and at not in found and _is_same_die(lying[row], now[at]):
            found[at] = row
    return tuple(die for at, die in enumerate(now) if at in found)


def _middle(reading: Reading) -> complex:
    return sum(_centre(die) for die in reading.dice) / len(reading.dice)


def _centre(die: SeenDie) -> complex:
    """As one number, so that places can be added and compared."""
    return complex(*die.box.middle)


def _is_at(one: SeenDie, two: SeenDie, shift: complex) -> bool:
    near = abs(_centre(two) - _centre(one) - shift) < JITTER * one.box.width + 1
    return near and _shows_same(one, two)


def _is_same_die(old: SeenDie, die: SeenDie) -> bool:
    return _is_near(old, die) and _shows_same(old, die)


def _distance(old: SeenDie, die: SeenDie) -> float:
    return abs(_centre(old) - _centre(die))


def _is_near(old: SeenDie, die: SeenDie) -> bool:
    return _distance(old, die) < NUDGE * max(old.box.width, old.box.height)


def _is_unmoved(old: SeenDie, die: SeenDie) -> bool:
    return _distance(old, die) < JITTER * old.box.width + 1


def _shows_same(old: SeenDie, die: SeenDie) -> bool:
    """The same face, and as large: two dice side by side can look like one large die with two pips."""
    alike = 1 / GROWTH < die.box.width / max(1, old.box.width) < GROWTH
    return alike and (old.face, old.sign) == (die.face, die.sign)
