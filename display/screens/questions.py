"""Questions at the table: which one, and its answer; asking loses nothing, and how it goes is always one."""

from __future__ import annotations

from display.building.how_area import how_parts
from display.building.layout import Face, button_row, header, words
from display.building.parts import Label, Scene, Weight
from display.building.table_frame import choice_face, choice_grid
from display.registry import view_of
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.help_words import answer_words, question_words
from games.choices import ASK
from games.events import Chosen
from games.helping import HOW
from games.registry import game_of, name_of
from games.rules import Question
from games.table import Table
from games.table.decisions import DECISIONS, Ask, Back
from session.evening import Evening, choices
from words.phrases import phrase

_ANSWER = 5.0


def fits(evening: Evening) -> bool:
    """While somebody asks, and the game has no screen of its own for that."""
    table = evening.table
    return table is not None and isinstance(table.asking, Ask)


def build(evening: Evening, look: Look) -> Scene:
    """The list of questions, a page of how it goes, or an answer in words."""
    assert evening.table and isinstance(evening.table.asking, Ask)  # noqa: S101, PT018 - fits() saw them
    table, about = evening.table, evening.table.asking.question
    if not about:
        return _menu(evening, table, look)
    head, body, foot = places(look)
    if about[0] == HOW:
        return _how(evening, table, look, about, (head, body, foot))
    title = header(look, head, question_words(look.language, table, about))
    answer = words(look, body, answer_words(look.language, table, about) or "", _ANSWER)
    return Scene("answer", (title, Label(body, answer), *button_row(look, foot, ways_out(evening, look))))


def places(look: Look) -> tuple[Box, Box, Box]:
    """Headline, answer and buttons."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    return head, body, foot


def ways_out(evening: Evening, look: Look) -> tuple[Face, ...]:
    """Another question, or back to the game."""
    other = Face(Chosen(Ask().choice), phrase(look.language, "ask.other"), "question")
    return (other, choice_face(look, evening, Back().choice, Weight.MAIN))


def _menu(evening: Evening, table: Table, look: Look) -> Scene:
    head, body, foot = places(look)
    asked = [one for one in DECISIONS.among(choices(evening)) if isinstance(one, Ask)]
    signs = {f"{ASK}.{HOW}": "signpost", **view_of(name_of(table.setup)).signs}
    faces = [
        Face(
            Chosen(one.choice),
            question_words(look.language, table, one.question),
            signs.get(f"{ASK}.{one.question[0]}", "question"),
        )
        for one in asked
    ]
    grid = choice_grid(look, body, faces)
    title = header(look, head, phrase(look.language, "ask.title"))
    back = button_row(look, foot, (choice_face(look, evening, Back().choice, Weight.MAIN),))
    return Scene("questions", (title, *grid.parts, *back), grid.pages)


def _how(evening: Evening, table: Table, look: Look, about: Question, place: tuple[Box, Box, Box]) -> Scene:
    head, body, foot = place
    pages = game_of(table.setup).how(table.setup)
    at = pages.index(about[1])
    title = phrase(look.language, "how.page", number=at + 1, count=len(pages))
    turns = tuple(
        Face(Chosen(Ask((HOW, pages[page])).choice), phrase(look.language, f"page.{word}"), word)
        if 0 <= page < len(pages)
        else None
        for page, word in ((at - 1, "before"), (at + 1, "next"))
    )
    parts = (
        header(look, head, title),
        *how_parts(look, body, table.setup, str(about[1])),
        *button_row(look, foot, (*ways_out(evening, look), *turns)),
    )
    return Scene("how", parts)
