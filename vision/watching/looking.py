"""When is a tray at rest looked at, and when do the looks agree? One look may be wrong.

How the numbers were chosen is unknown: from 0.1; what they reach on real clips is said in `motion`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.reading.limits import LIMITS
from vision.reading.readings import Advice, Doubt, Reading
from vision.watching.movement import Movement
from vision.watching.same_throw import lies_alike

LOOKS, AGREEING = 3, 2
"""Looks at most before an unsure reading is passed on; so many that agree are enough for a sure one."""

PACE, SHAKY_LOOKS, SHAKY_AGREEING = 2, 15, 3
"""The same for a shaky picture, which is looked at every so many frames."""

UNCLEAR = (Doubt.UNCLEAR, Doubt.GLARE, Doubt.BLURRED, Doubt.DARK)
"""Doubts that come of too little confidence, and may be outweighed by other looks."""

UNHURRIED = 15
"""Every so many frames a tray is looked at again that was looked at in vain."""


@dataclass(frozen=True, slots=True)
class Looking:
    """What the looks at one rest brought: the last of them, how many there were, how many in a row alike."""

    seen: Reading | None = None
    looks: int = 0
    agreed: int = 0
    is_judged: bool = False
    """Was this rest judged already? Then nobody looks before something moves."""
    all: tuple[Reading, ...] = ()
    """What each of the looks brought, to be weighed together."""


def is_due(looking: Looking, movement: Movement) -> bool:
    """Is it time for a full reading?"""
    if movement.blind or looking.is_judged:
        return False
    if looking.looks >= LOOKS and not movement.is_shaky:
        return movement.quiet % UNHURRIED == 0
    return movement.is_at_rest or (movement.is_shaky and movement.stirred % PACE == 0)


def disturbed(looking: Looking, *, is_shaky: bool) -> Looking:
    """Something moved: the next rest is looked at afresh, but a shaky picture moves between any two looks."""
    return replace(looking, is_judged=False) if is_shaky else Looking()


def looked(looking: Looking, reading: Reading) -> Looking:
    """The looks of this rest with one reading more."""
    is_alike = looking.seen is not None and lies_alike(looking.seen, reading)
    agreed = looking.agreed + 1 if is_alike else 1
    return Looking(reading, looking.looks + 1, agreed, all=(*looking.all, reading)[-SHAKY_LOOKS:])


def judged(looking: Looking) -> Looking:
    """Enough was seen of this rest."""
    return replace(looking, looks=0, is_judged=True, all=())


def is_open(looking: Looking, *, is_shaky: bool, is_plain: bool) -> bool:
    """May another look still help? Not where the looks agree on something plain, nor after too many."""
    agreeing, most = (SHAKY_AGREEING, SHAKY_LOOKS) if is_shaky else (AGREEING, LOOKS)
    return not (is_plain and looking.agreed >= agreeing) and looking.looks < most


def agreed_on(looking: Looking, reading: Reading, *, is_shaky: bool) -> Reading:
    """The newest reading where the looks agree; else what they tell together, or a doubt."""
    enough = SHAKY_AGREEING if is_shaky else AGREEING
    if reading.sure and looking.agreed >= enough:
        return reading
    if together := _weighed(looking.all, enough):
        return together
    if not reading.sure:
        return reading
    return replace(reading, advice=Advice(Doubt.BLURRED if is_shaky else Doubt.UNCLEAR))


def _weighed(looks: tuple[Reading, ...], enough: int) -> Reading | None:
    """The sure one of those looks that saw the same, if no sure look saw something else."""
    alike = max(([two for two in looks if lies_alike(one, two)] for one in looks), key=len, default=[])
    sure = [look for look in alike if look.sure and look.dice]
    weight = sum(_weight(look) for look in alike) / max(1, len(alike))
    is_contradicted = any(look.sure for look in looks if look not in alike)
    is_enough = len(alike) >= enough and 2 * len(alike) > len(looks) and not is_contradicted
    return sure[-1] if sure and is_enough and weight >= LIMITS.sure else None


def _weight(look: Reading) -> float:
    """How confident it is of its least clear die; nothing where something else is the matter."""
    advice = look.advice
    is_plain = advice is None or (advice.die is not None and advice.doubt in UNCLEAR)
    return min((die.confidence for die in look.dice), default=0.0) if is_plain else 0.0
