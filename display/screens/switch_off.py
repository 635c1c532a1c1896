"""Switch off? Asked once, with what becomes of the games."""

from __future__ import annotations

from dataclasses import replace

from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.building.two_ways import two_ways
from display.style.look import Look
from games.table.decisions import Back
from session.evening import Evening
from session.lobby import Page
from session.lobby.decisions import Quit
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """After somebody touched the switch on the start page."""
    return evening.table is None and evening.lobby.page is Page.SWITCH_OFF


def build(evening: Evening, look: Look) -> Scene:
    """Nothing gets lost; playing on is the button that stands out."""
    stay_words = phrase(look.language, "switch-off.stay")
    stay = replace(choice_face(look, evening, Back().choice, Weight.MAIN), text=stay_words)
    leave = choice_face(look, evening, Quit().choice)
    title, text = (phrase(look.language, f"switch-off.{key}") for key in ("title", "text"))
    return two_ways(look, "switch-off", title, text, (stay, leave))
