"""Pictures of doubted and corrected throws that a household wants kept, as far as its screen shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """One picture by its file: when it was taken, how it was read, and what people said lies there.

    right  nothing where nobody said anything
    """

    file: str
    day: str
    time: str
    doubted: bool
    read: tuple[str, ...]
    right: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture ready to be painted: three bytes a pixel, red first."""

    width: int
    height: int
    pixels: bytes


@dataclass(frozen=True, slots=True)
class Album:
    """All kept pictures, the newest first, and the one that is looked at.

    shown     None while it is not read yet, or cannot be
    asked     are people asked whether to delete: "one", "all", or nothing
    """

    pictures: tuple[KeptPicture, ...] = ()
    at: int = 0
    shown: Shown | None = None
    asked: str = ""

    @property
    def current(self) -> KeptPicture | None:
        """The one that is looked at."""
        return self.pictures[self.at] if self.at < len(self.pictures) else None
