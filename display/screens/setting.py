"""One setting: an example of how it is now, its answers, and the way back; the first start asks some."""

from __future__ import annotations

from display.building.character import beside
from display.building.layout import Face, button, header, sentence
from display.building.parts import Mood, Part, Scene, Weight
from display.building.setting_examples import example
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, MAIN_CONTROL_MM, SPACE_MM
from display.wording.setting_words import value_words
from games.choices import BACK, UNDO, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from session.lobby.setting import is_stepped, steps
from session.preferences import ANSWERS
from words.phrases import phrase

_BELOW = (BACK, UNDO, lobbies.SKIP)
_MAIN_SHARE, _WORDS_SHARE = 1.4, 2.1
_TRIALS = (lobbies.TRY, lobbies.LOOK_AT_PICTURES)
"""What can be heard or seen of a setting; no page has both."""


def fits(evening: Evening) -> bool:
    """While one setting is being looked at."""
    return evening.table is None and evening.lobby.page is Page.SETTING


def build(evening: Evening, look: Look) -> Scene:
    """The example changes with every tap."""
    field, offered = evening.lobby.setting, choices(evening)
    foot, rest = look.area.from_bottom(look.grown(CONTROL_MM, LARGE_HEAD_MM + 1), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    answers, shown = body.from_bottom(_height(look, field), look.gap)
    tried: tuple[Part, ...] = ()
    for trial in (choice for choice in map(Choice, _TRIALS) if choice in offered):
        place, shown = shown.from_right(look.mm(2 * MAIN_CONTROL_MM), look.gap)
        face = choice_face(look, evening, trial)
        tried = button(look, place.middle(place.width, look.mm(2 * MAIN_CONTROL_MM)), face)
    title = phrase(look.language, f"setting.{field}.{'tour' if evening.lobby.tour else 'question'}")
    welcome, head = beside(look, head, Mood.CALM) if evening.lobby.tour else ((), head)
    parts = (
        header(look, head, title),
        *welcome,
        *example(evening, look, shown, field),
        *tried,
        *(_stepped(evening, look, answers) if is_stepped(field) else _chosen(evening, look, answers)),
        *_feet(look, foot, _below(evening, look)),
    )
    return Scene(f"setting-{field}", parts, now=_now(evening, look, field))


def _now(evening: Evening, look: Look, field: str) -> str:
    """How it is now; a new language introduces itself."""
    value = value_words(look.language, field, getattr(evening.lobby.preferences, field))
    return phrase(look.language, "say.now", value=value) if field != "language" else ""


def _height(look: Look, field: str) -> int:
    """Answers stand side by side; on a portrait screen below each other."""
    rows = len(ANSWERS[field]) if look.is_portrait and not is_stepped(field) else 1
    return look.mm(MAIN_CONTROL_MM * rows + SPACE_MM * (rows - 1))


def _stepped(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """Less, how it is now, more; a step that leads nowhere is not there."""
    field = evening.lobby.setting
    now = getattr(evening.lobby.preferences, field)
    left, middle, right = box.columns((1, 2, 1), look.gap)
    parts: list[Part] = [sentence(look, middle, value_words(look.language, field, now), centred=True)]
    for place, cell, sign in zip(steps(field, now), (left, right), ("minus", "plus"), strict=True):
        if place is not None:
            does = Chosen(Choice(lobbies.PREFER, (field, place)))
            said = phrase(look.language, f"say.{sign}")
            parts.extend(button(look, cell, Face(does, sign=sign, said=said)))
    return tuple(parts)


def _chosen(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    field = evening.lobby.setting
    now, count = getattr(evening.lobby.preferences, field), len(ANSWERS[field])
    cells = box.rows(count, look.gap) if look.is_portrait else box.columns(count, look.gap)
    parts: list[Part] = []
    for place, (cell, answer) in enumerate(zip(cells, ANSWERS[field], strict=True)):
        does = Chosen(Choice(lobbies.PREFER, (field, place)))
        weight = Weight.CHOSEN if answer == now else Weight.PLAIN
        face = Face(does, value_words(look.language, field, answer), weight=weight)
        parts.extend(button(look, cell, face))
    return tuple(parts)


def _feet(look: Look, box: Box, faces: tuple[Face | None, ...]) -> tuple[Part, ...]:
    """What has no sign needs more room for its word, and so does the main button."""
    cells = zip(box.columns([_share(look, face) for face in faces], look.gap), faces, strict=True)
    return tuple(part for cell, face in cells if face for part in button(look, cell, face))


def _share(look: Look, face: Face | None) -> float:
    if not face or look.text_scale == 1:
        return 1
    return _MAIN_SHARE if face.weight is Weight.MAIN else 1 if face.sign else _WORDS_SHARE


def _below(evening: Evening, look: Look) -> tuple[Face | None, ...]:
    """Undo keeps its place while there is nothing to undo, so that nothing moves when there is."""
    offered = choices(evening)
    faces = tuple(
        choice_face(look, evening, Choice(verb)) if Choice(verb) in offered else None
        for verb in _BELOW
        if verb == UNDO or Choice(verb) in offered
    )
    done = Choice(lobbies.DONE)
    onward = Face(Chosen(done), phrase(look.language, "page.next"), "next", Weight.MAIN)
    return (*faces, onward) if done in offered else faces
