"""Pictures that lead to a scene: shown once, where things may move on the screen, and skipped by a touch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from display.building.parts import Part

_SLIDE_SECONDS = 0.6
"""How long each step of a move is to be seen."""


class Film(Protocol):
    """What is to be seen at each moment before the scene itself is."""

    @property
    def about(self) -> object:
        """What it shows: the same thing is shown only once."""
        ...

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        ...

    def at(self, second: float) -> tuple[Part, ...]:
        """The picture at this moment."""
        ...


@dataclass(frozen=True, slots=True)
class Slides:
    """One picture after the other, so that a move can be followed."""

    pictures: tuple[tuple[Part, ...], ...]

    @property
    def about(self) -> object:
        """The pictures themselves."""
        return self.pictures

    @property
    def seconds(self) -> float:
        """Each as long as the others."""
        return _SLIDE_SECONDS * len(self.pictures)

    def at(self, second: float) -> tuple[Part, ...]:
        """The picture whose turn it is."""
        return self.pictures[min(int(second / _SLIDE_SECONDS), len(self.pictures) - 1)]


def eased(share: float) -> float:
    """From 0 to 1, quickly at first and gently at the end."""
    share = min(1.0, max(0.0, share))
    return 1 - (1 - share) ** 3
