"""House rules: each question with its answers, the round's time by steps, and off we go."""

from __future__ import annotations

from display.building.layout import Face, button, header, sentence
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import HEAD_MM, choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SPACE_MM
from display.wording.house_words import answer_words, asked_words
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page, Question, draft_of, house_questions
from words.phrases import phrase

_SIDE_BY_SIDE = 4
"""More answers than this are found by steps."""


def fits(evening: Evening) -> bool:
    """While the house rules are being settled."""
    return evening.table is None and evening.lobby.page is Page.HOUSE


def build(evening: Evening, look: Look) -> Scene:
    """As many questions as fit on a page; the time comes first, since every game has it."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.mm(HEAD_MM), look.gap)
    asked = house_questions(evening.lobby)
    room = max(1, (body.height + look.gap) // look.mm(_row_height(look) + SPACE_MM))
    pages = -(-len(asked) // room)
    page = look.page % pages
    shown = asked[page * room : (page + 1) * room]
    strips = body.rows(room, look.gap)
    parts: list[Part] = [header(look, head, phrase(look.language, "house.title"))]
    for strip, question in zip(strips, shown, strict=False):
        parts.extend(_question(evening, look, strip, question))
    return Scene("house", (*parts, *_foot(evening, look, foot, page, pages)), pages)


def _row_height(look: Look) -> int:
    return CONTROL_MM * 2 if look.is_portrait else CONTROL_MM


def _foot(evening: Evening, look: Look, box: Box, page: int, pages: int) -> tuple[Part, ...]:
    turn = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.more"), "more")
    told = Choice(lobbies.BOX)
    faces = (
        choice_face(look, evening, Choice(BACK)),
        *((turn,) if pages > 1 else ()),
        *((choice_face(look, evening, told),) if told in choices(evening) else ()),
        choice_face(look, evening, Choice(lobbies.START), Weight.MAIN),
    )
    cells = box.columns(len(faces), look.gap)
    return tuple(part for cell, face in zip(cells, faces, strict=True) for part in button(look, cell, face))


def _question(evening: Evening, look: Look, box: Box, question: Question) -> tuple[Part, ...]:
    asked, answers = box.rows((2, 3), look.mm(1)) if look.is_portrait else box.columns((2, 3), look.gap)
    text = sentence(look, asked, asked_words(look.language, evening, question.field))
    is_long = len(question.answers) > _SIDE_BY_SIDE
    faces = _steps(evening, look, question) if is_long else _answers(evening, look, question)
    cells = answers.columns(len(faces), look.gap)
    parts = [part for cell, face in zip(cells, faces, strict=True) for part in _answer(look, cell, face)]
    return (text, *parts)


def _answer(look: Look, box: Box, face: Face | str) -> tuple[Part, ...]:
    if isinstance(face, str):
        return (sentence(look, box, face, centred=True),)
    return button(look, box, face)


def _steps(evening: Evening, look: Look, question: Question) -> tuple[Face | str, ...]:
    """Less, the answer, more; the ends of the list go round to the other end."""
    draft, field, answers = draft_of(evening.lobby), question.field, question.answers
    now = draft.seconds if field == "seconds" else getattr(draft.setup, field)
    place = answers.index(min(answers, key=lambda answer: abs(answer - now)))
    less, more = (place - 1) % len(answers), (place + 1) % len(answers)
    return (
        Face(Chosen(Choice(lobbies.ANSWER, (field, less))), sign="minus"),
        answer_words(look.language, evening, field, now),
        Face(Chosen(Choice(lobbies.ANSWER, (field, more))), sign="plus"),
    )


def _answers(evening: Evening, look: Look, question: Question) -> tuple[Face, ...]:
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
