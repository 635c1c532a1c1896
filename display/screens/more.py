"""Everything that is no game: a large button for each page behind this one."""

from __future__ import annotations

from display.building.parts import Scene
from display.building.table_frame import choice_face, choice_list
from display.style.look import Look
from games.choices import BACK, Choice
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """On the page between the games and everything else."""
    return evening.table is None and evening.lobby.page is Page.MORE


def build(evening: Evening, look: Look) -> Scene:
    """Nothing but ways in, and the way back."""
    ways = [choice for choice in choices(evening) if choice != Choice(BACK)]
    faces = [choice_face(look, evening, choice) for choice in ways]
    back = choice_face(look, evening, Choice(BACK))
    return choice_list(look, "rooms", phrase(look.language, "more.title"), faces, back, first=0)
