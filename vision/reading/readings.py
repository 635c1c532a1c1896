"""What vision believes in ONE frame, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Doubt(StrEnum):
    """Why the reader would rather ask; each has a sentence in both languages."""

    LEANING = "leaning"
    STACKED = "stacked"
    HIDDEN = "hidden"
    GLARE = "glare"
    DARK = "dark"
    BLURRED = "blurred"
    CUT_OFF = "cut-off"
    HAND = "hand"
    TOO_MANY = "too-many"
    TOO_FEW = "too-few"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class PictureBox:
    """A rectangle in pixels of the picture."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """Where the die is taken to lie."""
        return self.x + self.width / 2, self.y + self.height / 2


BOX = 1.1
"""Edges that the box around a die is wide."""


@dataclass(frozen=True, slots=True)
class SeenDie:
    """One die: its upward face as a number or, for a taught face, as a sign; one of the two is set."""

    box: PictureBox
    confidence: float
    face: int | None = None
    sign: str | None = None
    pips: tuple[tuple[float, float], ...] = ()

    @property
    def edge(self) -> float:
        """How long an edge of it is in the picture."""
        return self.box.width / BOX


@dataclass(frozen=True, slots=True)
class Advice:
    """What is the matter, and with which die of the reading (None: with the picture as a whole).

    `place` is where something lies that may be a die and was not read."""

    doubt: Doubt
    die: int | None = None
    place: PictureBox | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """All dice of one frame, from left to right. Sure exactly when there is no advice."""

    dice: tuple[SeenDie, ...]
    advice: Advice | None = None

    @property
    def sure(self) -> bool:
        """Would the device announce this without asking?"""
        return self.advice is None

    @property
    def faces(self) -> tuple[int, ...]:
        """The upward faces of the pip dice, sorted."""
        return tuple(sorted(die.face for die in self.dice if die.face is not None))

    @property
    def signs(self) -> tuple[str, ...]:
        """The upward taught faces, sorted."""
        return tuple(sorted(die.sign for die in self.dice if die.sign is not None))
