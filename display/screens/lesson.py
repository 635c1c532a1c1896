"""A lesson: the face to be laid up, the live picture, what was seen, and the meanings to choose from."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, words
from display.building.parts import Bar, Button, EventSign, Label, Part, Scene, TrayPicture, Weight
from display.building.table_frame import choice_face
from display.registry import views
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LINE_MM, SPACE_MM
from display.wording.cue_words import sign_words
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page, Teaching
from session.lobby.teaching import VIEWS, known_faces
from words.phrases import phrase

_BAR_MM = 3


def fits(evening: Evening) -> bool:
    """While a set of faces is being taught."""
    return evening.table is None and evening.lobby.page is Page.LESSON and evening.lobby.teaching is not None


def build(evening: Evening, look: Look) -> Scene:
    """The picture on one side, what is wanted on the other, the meanings below."""
    lesson = evening.lobby.teaching
    assert lesson  # noqa: S101 - fits() saw it
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, rest = rest.from_top(look.head, look.gap)
    below, body = rest.from_bottom(_rows(look, lesson) * look.mm(CONTROL_MM + SPACE_MM), look.gap)
    seen, wanted = body.rows((3, 2), look.gap) if look.is_portrait else body.columns((3, 2), look.gap)
    parts = (
        header(look, head, lesson_words(look, lesson)),
        TrayPicture(wide(seen)),
        *_wanted(look, wanted, lesson),
        *_meanings(look, below, lesson),
        *button_row(look, foot, _foot(evening, look)),
    )
    return Scene("lesson", parts)


def lesson_words(look: Look, lesson: Teaching) -> str:
    """What to do now, or why the last look did not count."""
    last = lesson.last
    if last and last.why and last.meaning == lesson.meaning:
        other = sign_words(look.language, last.about) if last.about else ""
        return phrase(look.language, f"lesson.{last.why}", other=other)
    if len(known_faces(lesson)) == len(lesson.meanings):
        return phrase(look.language, "lesson.complete")
    if lesson.views_of(lesson.meaning):
        return phrase(look.language, "lesson.turn")
    return phrase(look.language, "lesson.lay" if not lesson.are_cards else "lesson.lay-card")


def wide(box: Box) -> Box:
    """The largest box of a camera picture's shape in there."""
    width = min(box.width, box.height * 16 // 9)
    return box.middle(width, width * 9 // 16)


def _wanted(look: Look, box: Box, lesson: Teaching) -> tuple[Part, ...]:
    """The face, its name, and how many looks at it are still wanted."""
    views = lesson.views_of(lesson.meaning)
    bar, rest = box.from_bottom(look.mm(_BAR_MM), look.mm(1))
    lesson_words, picture = rest.from_bottom(look.grown(CONTROL_MM, LINE_MM), look.mm(1))
    shown = _face(picture, lesson)
    name = sign_words(look.language, lesson.meaning)
    text = phrase(look.language, "lesson.views", face=name, views=views, most=VIEWS)
    if look.text_scale > 1:  # the picture tells which face it is
        text = f"{views} / {VIEWS}"
    return shown, Label(lesson_words, words(look, lesson_words, text), centred=True), Bar(bar, views / VIEWS)


def _face(box: Box, lesson: Teaching) -> Part:
    """As its game draws it; else as a sign on a die."""
    own = (view.face(box, lesson.meaning) for view in views().values())
    return next((part for part in own if part), EventSign(box.square(), lesson.meaning))


def _meanings(look: Look, box: Box, lesson: Teaching) -> tuple[Part, ...]:
    """All signs of a die side by side; a deck goes card by card."""
    if lesson.are_cards:
        at, count = lesson.meanings.index(lesson.meaning), len(lesson.meanings)
        steps = ((lesson.meanings[(at - 1) % count], "back"), (lesson.meanings[(at + 1) % count], "next"))
        faces = tuple(
            Face(Chosen(Choice(lobbies.MEANING, (card,))), sign_words(look.language, card), sign)
            for card, sign in steps
        )
        return button_row(look, box, faces)
    rows = _rows(look, lesson)
    cells = box.grid(len(lesson.meanings) // rows, rows, look.gap)
    return tuple(
        part
        for cell, each in zip(cells, lesson.meanings, strict=True)
        for part in _meaning(look, cell, lesson, each)
    )


def _rows(look: Look, lesson: Teaching) -> int:
    """Six signs side by side are too narrow for a finger on a portrait screen."""
    return 2 if look.is_portrait and not lesson.are_cards else 1


def _meaning(look: Look, box: Box, lesson: Teaching, meaning: str) -> tuple[Part, ...]:
    weight = Weight.CHOSEN if meaning == lesson.meaning else Weight.PLAIN
    does, name = Chosen(Choice(lobbies.MEANING, (meaning,))), sign_words(look.language, meaning)
    inside = box.inset(look.mm(1))
    sign, mark = inside.from_left(min(inside.height, inside.width), 0)
    parts: tuple[Part, ...] = (Button(box, does, weight, name), EventSign(sign.square(), meaning))
    if lesson.views_of(meaning) >= VIEWS and mark.width >= look.mm(4):
        return (*parts, Bar(mark.middle(look.mm(3), look.mm(_BAR_MM)), 1.0))
    return parts


def _foot(evening: Evening, look: Look) -> tuple[Face, ...]:
    offered = choices(evening)
    verbs = (BACK, lobbies.SHOW_ANEW, lobbies.FINISH_LESSON)
    return tuple(
        choice_face(
            look, evening, Choice(verb), Weight.MAIN if verb == lobbies.FINISH_LESSON else Weight.PLAIN
        )
        for verb in verbs
        if Choice(verb) in offered
    )
