"""House rules: each question with its answers, the round's time by steps, and off we go."""

from __future__ import annotations

from typing import Any

from display.building.layout import Face, button, button_row, header, sentence
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, SPACE_MM
from display.wording.house_words import answer_words, answered, asked_words
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page, SetupQuestion, draft_of, house_questions
from words.phrases import phrase

_SIDE_BY_SIDE = 4
"""More answers than this are found by steps."""


_LARGE_ROW_MM, _LARGE_UPRIGHT_ROW_MM = 26, 76
"""A question in three lines beside its answers, or above them, one below the other."""

_HEAD_MM = 11
"""One line, so that three questions fit below it."""


def fits(evening: Evening) -> bool:
    """While the house rules are being settled."""
    return evening.table is None and evening.lobby.page is Page.HOUSE


def build(evening: Evening, look: Look) -> Scene:
    """As many questions as fit on a page; the time comes first, since every game has it."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.grown(_HEAD_MM, LARGE_HEAD_MM), look.gap)
    asked = house_questions(evening.lobby)
    room = max(1, (body.height + look.gap) // look.mm(_row_height(look) + SPACE_MM))
    pages = -(-len(asked) // room)
    page = look.page % pages
    shown = asked[page * room : (page + 1) * room]
    strips = body.rows(room, look.gap)
    parts: list[Part] = [header(look, head, phrase(look.language, "house.title"))]
    for strip, question in zip(strips, shown, strict=False):
        parts.extend(_question(evening, look, strip, question))
    now = " ".join(_stepped_words(evening, look, question) for question in shown if _is_stepped(question))
    return Scene("house", (*parts, *_foot(evening, look, foot, page, pages)), pages, now=now)


def _is_stepped(question: SetupQuestion) -> bool:
    return len(question.answers) > _SIDE_BY_SIDE


def _stepped_words(evening: Evening, look: Look, question: SetupQuestion) -> str:
    """How it is now: no button says so."""
    asked = asked_words(look.language, evening, question.field)
    now = answer_words(look.language, evening, question.field, _now(evening, question))
    return f"{answered(asked, now)}."


def _now(evening: Evening, question: SetupQuestion) -> Any:
    draft = draft_of(evening.lobby)
    return draft.seconds if question.field == "seconds" else getattr(draft.setup, question.field)


def _row_height(look: Look) -> int:
    if look.text_scale > 1:
        return _LARGE_UPRIGHT_ROW_MM if look.is_portrait else _LARGE_ROW_MM
    return CONTROL_MM * 2 if look.is_portrait else CONTROL_MM


def _foot(evening: Evening, look: Look, box: Box, page: int, pages: int) -> tuple[Part, ...]:
    turn = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.more"), "more")
    edition = Choice(lobbies.EDITION)
    faces = (
        choice_face(look, evening, Choice(BACK)),
        *((turn,) if pages > 1 else ()),
        *((choice_face(look, evening, edition),) if edition in choices(evening) else ()),
        choice_face(look, evening, Choice(lobbies.START), Weight.MAIN),
    )
    return button_row(look, box, faces)


def _question(evening: Evening, look: Look, box: Box, question: SetupQuestion) -> tuple[Part, ...]:
    asked, answers = (
        box.rows((2, 3) if look.text_scale == 1 else (1, 3), look.mm(1))
        if look.is_portrait
        else box.columns((2, 3) if look.text_scale == 1 else (1, 2), look.gap)
    )
    text = sentence(look, asked, asked_words(look.language, evening, question.field))
    faces = _steps(evening, look, question) if _is_stepped(question) else _answers(evening, look, question)
    cells = _answer_places(look, answers, faces)
    parts = [part for cell, face in zip(cells, faces, strict=True) for part in _answer(look, cell, face)]
    return (text, *parts)


def _answer_places(look: Look, box: Box, faces: tuple[Face | str, ...]) -> tuple[Box, ...]:
    if look.text_scale == 1:
        return box.columns(len(faces), look.gap)
    if look.is_portrait and all(isinstance(face, Face) for face in faces):
        return box.rows(len(faces), look.gap)
    return box.columns([1 if isinstance(face, Face) and face.sign else 2 for face in faces], look.gap)


def _answer(look: Look, box: Box, face: Face | str) -> tuple[Part, ...]:
    if isinstance(face, str):
        return (sentence(look, box, face, centred=True),)
    return button(look, box, face)


def _steps(evening: Evening, look: Look, question: SetupQuestion) -> tuple[Face | str, ...]:
    """Less, the answer, more; the ends of the list go round to the other end."""
    field, answers, now = question.field, question.answers, _now(evening, question)
    place = answers.index(min(answers, key=lambda answer: abs(answer - now)))
    less, more = (place - 1) % len(answers), (place + 1) % len(answers)
    return (
        Face(Chosen(Choice(lobbies.ANSWER, (field, less))), sign="minus"),
        answer_words(look.language, evening, field, now),
        Face(Chosen(Choice(lobbies.ANSWER, (field, more))), sign="plus"),
    )


def _answers(evening: Evening, look: Look, question: SetupQuestion) -> tuple[Face, ...]:
    draft = evening.lobby.draft
    now = getattr(draft.setup, question.field) if draft else None
    return tuple(
        Face(
            Chosen(Choice(lobbies.ANSWER, (question.field, number))),
            answer_words(look.language, evening, question.field, answer),
            weight=Weight.CHOSEN if answer == now else Weight.PLAIN,
        )
        for number, answer in enumerate(question.answers)
    )
