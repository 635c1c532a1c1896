"""Setting up the camera: the live picture with the tray's outline, and the one thing that should change."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, sentence
from display.building.parts import Scene, TrayPicture, Weight
from display.building.table_frame import choice_face
from display.screens.lesson import wide
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Calibrating, Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While the camera is being set up."""
    return evening.table is None and evening.lobby.page is Page.CALIBRATE


def build(evening: Evening, look: Look) -> Scene:
    """What to do above, what was seen below the picture."""
    now, offered = evening.lobby.calibrating, choices(evening)
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, rest = rest.from_top(look.head, look.gap)
    body, text_box = rest.rows((2, 1), look.gap) if look.is_portrait else rest.columns((3, 1), look.gap)
    wanted = phrase(look.language, "survey.dice" if now.has_empty else "survey.empty")
    faces = tuple(
        _face(evening, look, verb)
        for verb in (BACK, lobbies.MEASURE_ANEW, lobbies.TAKE_VIEW)
        if Choice(verb) in offered
    )
    parts = (
        header(look, head, wanted),
        TrayPicture(wide(body)),
        sentence(look, text_box, verdict(look, now), centred=True),
        *button_row(look, foot, faces),
    )
    return Scene("calibrate", parts)


def verdict(look: Look, now: Calibrating) -> str:
    """How good the set-up is: the one thing that should change, or that all is well."""
    seen = now.seen
    if seen is None or (now.has_empty and not seen.dice and not seen.hindrance):
        return phrase(look.language, "survey.looking")
    if seen.hindrance:
        return phrase(look.language, f"hindrance.{seen.hindrance}")
    if now.has_empty:
        return phrase(look.language, "survey.seen-dice", count=seen.dice)
    return phrase(look.language, "survey.rim")


def _face(evening: Evening, look: Look, verb: str) -> Face:
    is_main = verb == lobbies.TAKE_VIEW
    return choice_face(look, evening, Choice(verb), Weight.MAIN if is_main else Weight.PLAIN)
