"""A hint at one tap: a small button with a lamp, always in its place where a family wants hints."""

from __future__ import annotations

from display.building.layout import button
from display.building.parts import Part
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.table.decisions import Hint
from session.evening import Evening, choices


def hint_place(evening: Evening, look: Look, box: Box) -> tuple[Box | None, Box]:
    """Room for it at the right, and what is left; no room where nobody wants hints."""
    if not evening.lobby.preferences.shows("hints"):
        return None, box
    place, rest = box.from_right(look.mm(CONTROL_MM), look.gap)
    return place, rest


def hint_button(evening: Evening, look: Look, place: Box | None, seat: int) -> tuple[Part, ...]:
    """The button while there is something to advise this seat."""
    hint = Hint(seat).choice
    if place is None or hint not in choices(evening):
        return ()
    return button(look, place, choice_face(look, evening, hint))
