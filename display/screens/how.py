"""How it goes, before a game: page by page, and from there to a round of practice."""

from __future__ import annotations

from display.building.how_area import how_parts
from display.building.layout import Face, button_row, header
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.help_words import how_words
from display.wording.labels import game_name
from games.events import Chosen
from games.table.decisions import Back
from session.evening import Evening, choices
from session.lobby import Page, how_pages
from session.lobby.decisions import Practise, ShowHow
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While somebody reads how it goes."""
    return evening.table is None and evening.lobby.page is Page.HOW


def build(evening: Evening, look: Look) -> Scene:
    """One page, the way to the next, and to a round of practice."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    game, pages, at = game_name(evening), how_pages(evening.lobby), evening.lobby.how
    title = phrase(look.language, "how.page", number=at + 1, count=len(pages))
    parts = (
        header(look, head, title),
        *how_parts(look, body, game, pages[at]),
        *button_row(look, foot, _feet(evening, look)),
    )
    return Scene("how", parts, now=how_words(look.language, game, pages[at]))


def _feet(evening: Evening, look: Look) -> tuple[Face, ...]:
    """Away, to practise, and the pages before and after this one; the last one leads to practice."""
    at, offered = evening.lobby.how, choices(evening)
    turns = [
        Face(Chosen(ShowHow(page).choice), phrase(look.language, f"page.{word}"), sign, weight)
        for page, word, sign, weight in (
            (at - 1, "before", "before", Weight.PLAIN),
            (at + 1, "next", "next", Weight.MAIN),
        )
        if ShowHow(page).choice in offered
    ]
    is_last = ShowHow(at + 1).choice not in offered
    practise = Practise().choice
    weight = Weight.MAIN if is_last else Weight.PLAIN
    tried = (choice_face(look, evening, practise, weight),) if practise in offered else ()
    return (choice_face(look, evening, Back().choice), *tried, *turns)
