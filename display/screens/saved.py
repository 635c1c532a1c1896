"""A game waits from before: go on with one tap, or start anew."""

from __future__ import annotations

from display.building.layout import button, button_row, header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.registry import game_words
from display.screens.home import language_faces
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import Choice
from games.registry import name_of
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from session.lock import UNLOCK
from words.phrases import listed, phrase

_OTHER = (Choice(lobbies.DROP_SAVED), Choice(UNLOCK))


def fits(evening: Evening) -> bool:
    """Right after a start that found an unfinished game."""
    return evening.table is None and evening.lobby.page is Page.SAVED


def build(evening: Evening, look: Look) -> Scene:
    """What it is, and two large buttons."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    story, places = body.rows((1, 1.2), look.gap)
    text_box, kept = story.rows(2, 0)
    on, anew = places.columns((3, 2), look.gap)
    other = next(choice for choice in _OTHER if choice in choices(evening))
    return Scene(
        "saved",
        (
            header(look, head, phrase(look.language, "saved.title")),
            sentence(look, text_box, _game(evening, look)),
            sentence(look, kept, phrase(look.language, "saved.kept")),
            *button(look, on, choice_face(look, evening, Choice(lobbies.RESUME_SAVED), Weight.MAIN)),
            *button(look, anew, choice_face(look, evening, other)),
            *button_row(look, foot, language_faces(look)),
        ),
    )


def _game(evening: Evening, look: Look) -> str:
    table = evening.lobby.saved
    if table is None:
        return ""
    game = game_words(look.language, name_of(table.setup))
    return phrase(look.language, "saved.game", game=game, names=listed(look.language, table.players))
