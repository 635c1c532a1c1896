"""The sheet from a game's box is shown: the live picture, in which its grid's corners can be touched."""

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
from session.lobby import Page
from session.lobby.box_sheet import CORNERS, grid
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While that sheet is shown."""
    return evening.table is None and evening.lobby.page is Page.BOX_SHEET


def build(evening: Evening, look: Look) -> Scene:
    """What to do beside the picture, as with the other lessons."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, rest = rest.from_top(look.head, look.gap)
    body, told = rest.rows((2, 1), look.gap) if look.is_portrait else rest.columns((2, 1), look.gap)
    offered = choices(evening)
    verbs = (BACK, lobbies.POINT_ANEW, lobbies.TURN_GRID, lobbies.TAKE_GRID)
    faces = tuple(_face(evening, look, verb) if Choice(verb) in offered else None for verb in verbs)
    parts = (
        header(look, head, phrase(look.language, "box-sheet.title")),
        TrayPicture(wide(body), points=lobbies.POINT_CORNER),
        sentence(look, told, asked(evening, look), centred=True),
        *button_row(look, foot, faces),
    )
    return Scene("box-sheet", parts, now=asked(evening, look))


def asked(evening: Evening, look: Look) -> str:
    """The next thing to do."""
    touched = len(evening.lobby.box_sheet.touched)
    if grid(evening.lobby):
        return phrase(look.language, "box-sheet.is-it")
    if 0 < touched < CORNERS:
        return phrase(look.language, f"box-sheet.corner-{touched + 1}")
    return phrase(look.language, "box-sheet.lay")


def _face(evening: Evening, look: Look, verb: str) -> Face:
    is_main = verb == lobbies.TAKE_GRID
    return choice_face(look, evening, Choice(verb), Weight.MAIN if is_main else Weight.PLAIN)
