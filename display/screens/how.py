"""How it goes, before a game: page by page, and from there to a round of practice."""

from __future__ import annotations

from display.building.how_area import how_parts
from display.building.layout import Face, button_row, header
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.help_words import how_words
from games.choices import Choice
from games.events import Chosen
from games.table.decisions import Back
from session.evening import Evening, choices
from session.lobby import Page, draft_of, how_pages
from session.lobby.decisions import Practise, ShowHow
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While somebody reads how it goes."""
    return evening.table is None and evening.lobby.page is Page.HOW


def build(evening: Evening, look: Look) -> Scene:
    """One page, the way to the next, and to a round of practice."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    setup, pages, at = draft_of(evening.lobby).setup, how_pages(evening.lobby), evening.lobby.how
    title = phrase(look.language, "how.page", number=at + 1, count=len(pages))
    parts = (
        header(look, head, title),
        *how_parts(look, body, setup, pages[at]),
        *_feet(evening, look, foot),
    )
    return Scene("how", parts, now=how_words(look.language, setup, pages[at]))


def _feet(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """Away, to practise, and the pages before and after this one; each always in its place."""
    at, offered = evening.lobby.how, choices(evening)
    before, after, practise = ShowHow(at - 1).choice, ShowHow(at + 1).choice, Practise().choice
    weight = Weight.PLAIN if after in offered else Weight.MAIN
    faces = (
        choice_face(look, evening, Back().choice),
        choice_face(look, evening, practise, weight) if practise in offered else None,
        _turn(look, before, "before") if before in offered else None,
        _turn(look, after, "next", Weight.MAIN) if after in offered else None,
    )
    return button_row(look, box, faces)


def _turn(look: Look, choice: Choice, word: str, weight: Weight = Weight.PLAIN) -> Face:
    return Face(Chosen(choice), phrase(look.language, f"page.{word}"), word, weight)
