"""All settings, each a button that says how it is now; and the features that a family uses."""

from __future__ import annotations

from display.building.layout import Face, button_row, header
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face, choice_grid
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.setting_words import feature_words, value_words
from games.choices import BACK, UNDO, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase

_BELOW = (BACK, UNDO)
_PAGES = (Page.SETTINGS, Page.FEATURES)


def fits(evening: Evening) -> bool:
    """On a page full of things that can be changed."""
    return evening.table is None and evening.lobby.page in _PAGES


def build(evening: Evening, look: Look) -> Scene:
    """A button for each; below them the way back, and the last change undone with one tap."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    page, offered = evening.lobby.page, choices(evening)
    grid = choice_grid(
        look, body, [_face(evening, look, choice) for choice in offered if choice.verb not in _BELOW]
    )
    below = tuple(choice_face(look, evening, Choice(verb)) for verb in _BELOW if Choice(verb) in offered)
    title = header(look, head, phrase(look.language, f"{page}.title"))
    return Scene(page, (title, *grid.parts, *button_row(look, foot, below)), grid.pages)


def _face(evening: Evening, look: Look, choice: Choice) -> Face:
    liked = evening.lobby.preferences
    match choice:
        case Choice(lobbies.CHANGE, (str(field),)):
            name = phrase(look.language, f"setting.{field}")
            return Face(Chosen(choice), name, under=value_words(look.language, field, getattr(liked, field)))
        case Choice(lobbies.SWITCH, (str(feature),)):
            shown = liked.shows(feature)
            weight = Weight.CHOSEN if shown else Weight.PLAIN
            now = phrase(look.language, "feature.shown" if shown else "feature.hidden")
            return Face(Chosen(choice), feature_words(look.language, feature), weight=weight, under=now)
        case _:
            return choice_face(look, evening, choice)
