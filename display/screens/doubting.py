"""The reader would rather ask: which die, what is the matter, and what to do."""

from __future__ import annotations

from display.building.character import beside
from display.building.dice_area import dice, signs
from display.building.layout import header, sentence
from display.building.parts import Mood, Part, Scene, Weight
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM
from games import choices as verbs
from games.choices import Choice
from session.evening import Evening, choices
from words.phrases import has_phrase, phrase


def fits(evening: Evening) -> bool:
    """While a throw is in doubt."""
    return evening.table is not None and evening.table.doubted is not None


def build(evening: Evening, look: Look) -> Scene:
    """The dice as read, the doubtful one marked, and a sentence that helps."""
    assert evening.table and evening.table.doubted  # noqa: S101, PT018 - fits() saw them
    doubted, offered = evening.table.doubted, choices(evening)
    faces = {
        verb: choice_face(look, evening, Choice(verb), Weight.MAIN if verb == verbs.RIGHT else Weight.PLAIN)
        for verb in (verbs.RIGHT, verbs.LOOK_AGAIN, verbs.ENTER, verbs.PAUSE)
        if Choice(verb) in offered
    }
    rows: list[Row] = [(face,) for face in faces.values()]
    placed = side_rows(look, rows)
    place = areas(look, len(placed))
    band, rest = place.body.from_bottom(look.mm(MAIN_CONTROL_MM), look.mm(1))
    key = f"doubt.{doubted.why}"
    advice = phrase(look.language, key if has_phrase(key) else "doubt.unclear")
    squinting, head = beside(look, place.head, Mood.SQUINTING)
    parts: list[Part] = [header(look, head, phrase(look.language, "doubt.title")), *squinting]
    if doubted.throw.signs:
        sign, rest = rest.from_right(look.mm(MAIN_CONTROL_MM), look.gap)
        parts.extend(signs(sign, doubted.throw, offered, doubted.die))
    if doubted.throw.faces:
        parts.extend(dice(look, rest, doubted.throw, offered, doubted.die))
    return Scene("doubt", (*parts, sentence(look, band, advice), *side_buttons(look, place.side, placed)))
