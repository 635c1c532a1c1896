"""The reader's tuned numbers; all were tuned on boxes kept aside from training, by other writers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What is likely enough to be believed.

    cool     what the networks' answers are divided by, so that 0.9 is right nine times out of ten
    number   a number is believed from here on among all that may stand there, if both voices name it
    sign     the same for an empty box, a circle and an arrow, which little else looks like
    strange  but nothing is believed where it is as likely as this that something else stands there
    struck   between this and its complement nobody knows whether a number is crossed out
    """

    cool: float
    number: float
    sign: float
    strange: float
    struck: float


LIMITS = Limits(cool=1.0, number=0.8, sign=0.8, strange=0.45, struck=0.1)
