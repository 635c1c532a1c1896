"""Everything that is no game: a large button for each page behind this one."""

from __future__ import annotations

from display.chrome import choice_face, choice_faces, choice_list
from display.look import Look
from display.parts import Scene
from display.phrases import phrase
from games.choices import BACK, Choice
from games.evening import Evening, choices
from games.lobby import Page


def fits(evening: Evening) -> bool:
    """On the page between the games and everything else."""
    return evening.table is None and evening.lobby.page is Page.MORE


def build(evening: Evening, look: Look) -> Scene:
    """Nothing but ways in, and the way back."""
    ways = [choice for choice in choices(evening) if choice != Choice(BACK)]
    faces, back = choice_faces(look, evening, ways), choice_face(look, evening, Choice(BACK))
    return choice_list(look, "rooms", phrase(look.language, "more.title"), faces, back, first=0)
