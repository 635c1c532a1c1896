"""Is this the throw that was told already? Nudged, bumped or partly taken dice are no new throw."""

from __future__ import annotations

from vision.reading import Reading, SeenDie

NUDGE = 1.2
"""How far a nudged die may have moved, in widths of its box."""


def is_same_throw(told: Reading, now: Reading) -> bool:
    """Every die that lies here now lay there already; a reading that became sure, or otherwise unsure, is news."""
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


def _is_same_die(old: SeenDie, die: SeenDie) -> bool:
    reach = NUDGE * max(old.box.width, old.box.height)
    apart = max(
        abs(old.box.x + old.box.width / 2 - die.box.x - die.box.width / 2),
        abs(old.box.y + old.box.height / 2 - die.box.y - die.box.height / 2),
    )
    return apart < reach and (old.face, old.sign) == (die.face, die.sign)
