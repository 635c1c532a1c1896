"""Counting a throw together: die by die, pip by pip, then the sum in groups. A view of the throw, no rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from games.cues import Cue

FASTEST_SECONDS = 0.34
"""Nothing on the screen changes more than three times a second."""
GROUP_PACES = 4
"""A sum takes as long to say as so many pips."""


@dataclass(frozen=True, slots=True)
class CountingStep:
    """What is to be seen at one moment: so many dice, so many pips lit, so many dice summed up."""

    faces: tuple[int, ...]
    dice: int
    pips: int
    groups: int = 0

    @property
    def lit(self) -> tuple[int, ...]:
        """How many pips are lit on each die that is there."""
        before = (0, *accumulate(self.faces))
        return tuple(min(face, max(0, self.pips - before[die])) for die, face in enumerate(self._there))

    @property
    def total(self) -> int:
        """The pips of all dice that are summed up."""
        return sum(self.faces[: self.groups])

    @property
    def _there(self) -> tuple[int, ...]:
        return self.faces[: self.dice]


@dataclass(frozen=True, slots=True)
class CountedOn(Cue):
    """One more pip, die or sum; None when the counting is over."""

    step: CountingStep | None


def steps(faces: tuple[int, ...]) -> tuple[CountingStep, ...]:
    """Everything there is to see, from the first die to the last sum."""
    return (*_pips(faces), *_groups(faces))


def seconds(step: CountingStep, pace: float) -> float:
    """How long a step stays; `pace` is the time for one pip."""
    return max(FASTEST_SECONDS, pace) * (GROUP_PACES if step.groups else 1)


def _pips(faces: tuple[int, ...]) -> Iterator[CountingStep]:
    """Each die appears before its first pip is counted."""
    counted = 0
    for dice, face in enumerate(faces, 1):
        for pip in range(face + 1):
            yield CountingStep(faces, dice, counted + pip)
        counted += face


def _groups(faces: tuple[int, ...]) -> Iterator[CountingStep]:
    """Two dice at first, then one more each time; a single die is its own sum."""
    for groups in range(min(2, len(faces)), len(faces) + 1):
        yield CountingStep(faces, len(faces), sum(faces[:groups]), groups)
