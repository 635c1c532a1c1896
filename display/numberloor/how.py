"""The pictures of how Numberloor goes: cards, and sums."""

from __future__ import annotations

from display.building.how_pictures import Picture, below, beside, sign, text
from display.building.parts import Part
from display.numberloor.parts import CardFace
from display.style.boxes import Box
from display.style.look import Look
from games.numberloor.setup import Setup


def gaps(setup: Setup) -> dict[str, object]:
    """How many stars win."""
    return {"goal": setup.goal}


def _card(name: str, *, dim: bool = False) -> Picture:
    def picture(_: Look, box: Box) -> tuple[Part, ...]:
        high = min(box.height, box.width * 7 // 5)
        return (CardFace(box.middle(high * 5 // 7, high), name, dim),)

    return picture


def _cards(*names: str) -> Picture:
    return beside(*(_card(name) for name in names))


PICTURES: dict[str, Picture] = {
    "box-pro": beside(_card("floor-5"), _card("night-5"), _card("balloon-5")),
    "box-experienced": beside(_card("floor-5"), _card("balloon-3"), _card("night-5", dim=True)),
    "box-beginners": beside(
        _card("floor-4"), _card("floor-9"), _card("balloon-3", dim=True), _card("night-5", dim=True)
    ),
    "deal": _cards("floor-5", "balloon-3"),
    "deal-beginners": _cards("floor-4", "floor-0"),
    "turn": _cards("floor-5", "floor-8", "balloon-2", "floor-6"),
    "turn-beginners": _cards("floor-4", "floor-5", "floor-5"),
    "same": _cards("floor-1", "floor-1"),
    "next": below(_cards("floor-3", "floor-4", "floor-5"), _cards("floor-9", "floor-0", "floor-1")),
    "number": below(_cards("floor-5", "balloon-3"), text("5 − 3 = 2"), text("5 + 3 = 8")),
    "ten": below(text("9 + 2 = 11 » 1"), text("10 − 3 = 7")),
    "balloons": _cards("balloon-2", "balloon-3"),
    "neighbours": below(_cards("balloon-neighbours"), text("3 4 5 6 7")),
    "parity": _cards("balloon-even", "balloon-odd"),
    "skip": _cards("balloon-skip"),
    "night-own": _cards("floor-5", "night-8"),
    "night": _cards("night-8"),
    "draw": beside(sign("plus"), _card("floor-2"), _card("balloon-1")),
    "draw-beginners": beside(sign("plus"), _card("floor-2"), _card("floor-7")),
    "star": sign("star"),
    "star-beginners": sign("star"),
    "deck": beside(sign("redo"), _card("floor-5"), _card("balloon-3")),
    "win": sign("crown"),
}
