"""What lies in the tray after one toss, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Throw:
    """All upward faces after one toss: pip dice as numbers, taught faces (an event die, a card) as signs."""

    faces: tuple[int, ...]
    signs: tuple[str, ...] = ()
    aside: tuple[int, ...] = ()
    """Those of the faces that lay in the tray's keep corner while the other dice were thrown."""

    @property
    def total(self) -> int:
        """All pips together."""
        return sum(self.faces)

    def with_face(self, die: int, face: int) -> Throw:
        """The same throw with one pip die corrected; the reader may have been wrong about the corner too."""
        return replace(self, faces=(*self.faces[:die], face, *self.faces[die + 1 :]), aside=())

    def with_sign(self, die: int, sign: str) -> Throw:
        """The same throw with one taught face corrected."""
        return replace(self, signs=(*self.signs[:die], sign, *self.signs[die + 1 :]))
