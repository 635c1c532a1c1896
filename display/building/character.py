"""Where the die with eyes stands: beside a headline, where there is room and things may move."""

from __future__ import annotations

from display.building.parts import Character, Mood, Part
from display.style.boxes import Box
from display.style.look import Look


def beside(look: Look, box: Box, mood: Mood) -> tuple[tuple[Part, ...], Box]:
    """The character at the right of this strip, and what is left of it; none where people want it quiet."""
    if look.reduced_motion or look.text_scale > 1:
        return (), box
    place, rest = box.from_right(box.height, look.mm(1))
    return (Character(place.square(), mood),), rest
