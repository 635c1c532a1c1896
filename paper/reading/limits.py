"""The reader's tuned numbers; all were tuned on boxes kept aside from training, by other writers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What is likely enough to be believed.

    cool     what the networks' answers are divided by, so that 0.9 is right nine times out of ten
    sure     a value is believed from here on, if both voices name it
    strange  so likely may it be that something else stands there
    struck   between this and its complement nobody knows whether a number is crossed out
    """

    cool: float
    sure: float
    strange: float
    struck: float


LIMITS = Limits(cool=1.0, sure=0.95, strange=0.05, struck=0.1)
