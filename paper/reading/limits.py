"""The reader's tuned numbers; all were tuned on boxes kept aside from training, by other writers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What is likely enough to be believed.

    cool     what the networks' answers are divided by, so that 0.9 is right nine times out of ten
    empty    so many times more boxes are empty on sheets than among those that the networks learned from
    number   a number is believed from here on among all that may stand there, if both voices name it
    sign     the same for an empty box, a circle and an arrow, which little else looks like
    strange  but nothing is believed where it is as likely as this that something else stands there
    struck   between this and its complement nobody knows whether a number is crossed out
    """

    cool: float
    empty: float
    number: float
    sign: float
    strange: float
    struck: float


LIMITS = Limits(cool=1.0, empty=3.0, number=0.81, sign=0.6, strange=0.6, struck=0.1)
"""Of 24 sets of `number`, `sign` and `strange` the one with most sheets untouched and at most 0.1 % of
39,773 boxes sure and wrong, on 498 sheets by MNIST's and 499 by the fonts' writers that choose, two thirds of
them in harder or strange light; a six of MNIST that looks like a four is not counted. Of signs that are none
about 4.4 % pass (with `strange` 0.45 about 3). `empty` was the best of 1, 3, 10 and 30 there."""
