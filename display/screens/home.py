"""Home: the games as large cards, the saved game, the language by its own name."""

from __future__ import annotations

from display.boxes import Box
from display.chrome import HEAD_MM, choice_face
from display.layout import Face, button, button_row, header
from display.look import Look
from display.parts import Part, Scene, Weight
from display.phrases import phrase
from display.theme import CONTROL_MM
from games import lobby as lobbies
from games.choices import Choice
from games.evening import Evening, choices
from games.events import Chosen
from games.lobby import LANGUAGES, Page

GAME_SIGNS = {"upwards": "towers", "beam-me-up": "rocket", "numberloor": "lift"}


def fits(evening: Evening) -> bool:
    """On the start page."""
    return evening.table is None and evening.lobby.page is Page.HOME


def build(evening: Evening, look: Look) -> Scene:
    """Cards in the middle, everything else in one row below."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.mm(HEAD_MM), look.gap)
    offered = choices(evening)
    saved = Choice(lobbies.RESUME_SAVED)
    parts: tuple[Part, ...] = ()
    if saved in offered:
        strip, body = body.from_bottom(look.mm(CONTROL_MM), look.gap)
        parts = button(look, strip, choice_face(look, evening, saved, Weight.MAIN))
    return Scene(
        "home",
        (
            header(look, head, phrase(look.language, "home.title")),
            *_cards(look, body, offered),
            *parts,
            *button_row(
                look, foot, (*language_faces(look), choice_face(look, evening, Choice(lobbies.QUIT)))
            ),
        ),
    )


def _cards(look: Look, box: Box, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    games = [str(choice.about[0]) for choice in offered if choice.verb == lobbies.NEW_GAME]
    cells = box.rows(len(games), look.gap) if look.is_portrait else box.columns(len(games), look.gap)
    return tuple(
        part
        for cell, game in zip(cells, games, strict=True)
        for part in button(look, cell, _card(look, game))
    )


def _card(look: Look, game: str) -> Face:
    name = phrase(look.language, f"game.{game}")
    return Face(Chosen(Choice(lobbies.NEW_GAME, (game,))), name, GAME_SIGNS[game])


def language_faces(look: Look) -> tuple[Face, ...]:
    """Each language under its own name, so that nobody gets stuck in a foreign one."""
    return tuple(
        Face(
            Chosen(Choice(lobbies.LANGUAGE, (language,))),
            phrase(look.language, f"language.{language}"),
            weight=Weight.CHOSEN if look.language == language else Weight.PLAIN,
        )
        for language in LANGUAGES
    )
