"""What may be known before a picture is read, as far as the reader asks about it: signs, and the tray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.judging import Judged
from vision.reading.network import Place
from vision.reading.readings import PictureBox


@dataclass(frozen=True, slots=True)
class Likeness:
    """The sign a face is most like (1 is the same picture), and how far the next other sign is behind."""

    sign: str
    likeness: float
    margin: float
    next: str | None = None


class KnownSigns(Protocol):
    """Signs on dice that people taught."""

    @property
    def knows_blank(self) -> bool:
        """Has one of the faces no sign on it?"""
        ...

    def like(self, face: Picture) -> Likeness:
        """Which sign a cut-out face shows, whatever its turn."""
        ...


class KnownDice(Protocol):
    """The dice of this household, which people taught."""

    def likeness(self, features: NDArray[np.float32]) -> float:
        """How like the likest of them something is that the second voice felt (1 is the same)."""
        ...

    def adjusted(self, judged: Judged) -> Judged:
        """The same die, judged with what is known of them."""
        ...


class KnownTray(Protocol):
    """Where the camera has been calibrated to expect dice."""

    def possible(self, places: list[Place], picture: Picture) -> list[Place]:
        """Without the places where no die of this tray can lie."""
        ...

    def leftover(self, picture: Picture, dice: list[Place]) -> PictureBox | None:
        """Where something lies that was not there when the tray was empty and is none of these dice."""
        ...
