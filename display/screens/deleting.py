"""Delete everything for good? Asked once, with what would be gone."""

from __future__ import annotations

from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.building.two_ways import two_ways
from display.style.look import Look
from games.choices import Choice
from session.evening import Evening
from session.lobby import DELETE_HISTORY, KEEP_HISTORY, Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """After somebody wanted to delete the history."""
    return evening.table is None and evening.lobby.page is Page.DELETING


def build(evening: Evening, look: Look) -> Scene:
    """What would be gone; keeping it is the button that stands out."""
    keep = choice_face(look, evening, Choice(KEEP_HISTORY), Weight.MAIN)
    delete = choice_face(look, evening, Choice(DELETE_HISTORY))
    text = phrase(look.language, "deleting.all", count=len(evening.lobby.history.games))
    return two_ways(look, "deleting", phrase(look.language, "deleting.title"), text, (keep, delete))
