"""What the screens of Numberloor are made of, besides the parts that all screens have."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.grid_plan import SheetPlan
from display.style.boxes import Box
from games.numberloor.lift import Ride


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card of Numberloor, in our own drawing; a dim one would not fit now."""

    box: Box
    card: str
    dim: bool = False


@dataclass(frozen=True, slots=True)
class LiftShaft:
    """Ten floors from 0 at the bottom to 9: where the lift stands, the lit floors, and the rides to them."""

    box: Box
    plan: SheetPlan
    floor: int | None
    lit: tuple[int, ...] = ()
    rides: tuple[Ride, ...] = ()
    gutter: Box | None = None
    """Where the rides are drawn; none are where this is missing."""
