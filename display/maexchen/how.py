"""The pictures of how Mäxchen goes."""

from __future__ import annotations

from display.building.how_pictures import Picture, below, beside, dice, sign, text
from display.building.parts import Cover, Part
from display.maexchen.lives_area import Hearts
from display.style.boxes import Box
from display.style.look import Look
from games.maexchen.state import Setup


def gaps(agreed: Setup) -> dict[str, object]:
    """How many lives everybody has."""
    return {"lives": agreed.lives}


def _cup(_: Look, box: Box) -> tuple[Part, ...]:
    side = min(box.width, box.height)
    return (Cover(box.middle(side, side), "maexchen"),)


def _hearts(left: int, most: int) -> Picture:
    def picture(look: Look, box: Box) -> tuple[Part, ...]:
        return (Hearts(box.middle(box.width, min(box.height, look.mm(16))), left, most),)

    return picture


_ORDER = below(
    beside(text("31"), sign("next"), text("65")), beside(text("11"), sign("next"), text("66")), dice(2, 1)
)

PICTURES: dict[str, Picture] = {
    "throw-cup": _cup,
    "throw-own-screen": beside(_cup, sign("phone")),
    "read": below(dice(5, 4), text("54")),
    "order": _ORDER,
    "higher": beside(text("54"), sign("next"), text("61")),
    "higher-equal": beside(text("54"), sign("next"), text("54")),
    "bluff": below(beside(_cup, text("66")), dice(3, 1)),
    "believe": beside(sign("check"), _cup),
    "unseen": beside(_cup, sign("next")),
    "doubt": beside(sign("eye"), dice(5, 2)),
    "max": below(dice(2, 1), _hearts(2, 3)),
    "max-double": below(dice(2, 1), _hearts(1, 3)),
    "lives": _hearts(1, 3),
    "device": beside(_cup, sign("eye")),
}
