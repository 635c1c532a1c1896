"""The facts of a real box of Upwards!: the owner looks at the pad once and steps each fact to it."""

from __future__ import annotations

from display.building.layout import Face, button, button_row, header, sentence, words
from display.building.parts import EventSign, Label, Part, Scene, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SPACE_MM, TITLE
from display.upwards.parts import BlockShape
from display.wording.cue_words import sign_words
from games.choices import BACK, Choice
from games.edition import Answer, Fact
from games.events import Chosen
from games.upwards import Setup
from games.upwards.edition import SIXTH_FACE
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Page, edition_facts, kind_of
from words.phrases import phrase

_BLOCK = "block "


_LARGER_MM = 4


def fits(evening: Evening) -> bool:
    """While the owner says what is in the box."""
    return evening.table is None and evening.lobby.page is Page.EDITION


def build(evening: Evening, look: Look) -> Scene:
    """As many facts as fit on a page, each between less and more; what we only guess says so."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    facts = edition_facts(evening.lobby)
    tall = 2 * CONTROL_MM + 1 if look.is_portrait else CONTROL_MM
    tall += round(_LARGER_MM * (look.text_scale - 1))
    room = max(1, (body.height + look.gap) // look.mm(tall + SPACE_MM))
    pages = -(-len(facts) // room)
    page = look.page % pages
    parts: list[Part] = [header(look, head, phrase(look.language, "upwards.box.title"))]
    for strip, fact in zip(body.rows(room, look.gap), facts[page * room :], strict=False):
        parts.extend(_fact(evening, look, strip, fact))
    turn = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.more"), "more")
    faces = (*((turn,) if pages > 1 else ()), choice_face(look, evening, Choice(BACK), Weight.MAIN))
    return Scene("box", (*parts, *button_row(look, foot, faces)), pages)


def _fact(evening: Evening, look: Look, box: Box, fact: Fact) -> tuple[Part, ...]:
    """What it is, less, how much, more."""
    if look.is_portrait:
        text_box, steps = box.rows(2, look.mm(1))
    else:
        steps, text_box = box.from_right(look.mm(3 * CONTROL_MM + 2 * SPACE_MM), look.gap)
    less, now, more = steps.columns(3, look.gap)
    named = fact_words(look, fact)
    text = phrase(look.language, "upwards.box.guess", fact=named) if fact.guessed else named
    return (
        *_pictured(evening, look, text_box, fact, text),
        *_step(look, less, fact, fact.less, "minus"),
        _value(look, now, fact),
        *_step(look, more, fact, fact.more, "plus"),
    )


def fact_words(look: Look, fact: Fact) -> str:
    """What a fact is called."""
    if fact.name.startswith(_BLOCK):
        block = sign_words(look.language, fact.name.removeprefix(_BLOCK))
        return phrase(look.language, "upwards.box.block", block=block)
    return phrase(look.language, f"upwards.box.{fact.name}")


def _pictured(evening: Evening, look: Look, box: Box, fact: Fact, text: str) -> tuple[Part, ...]:
    """A block's shape stands before its words."""
    setup = evening.lobby.draft.setup if evening.lobby.draft else kind_of(evening.lobby).template
    blocks = setup.facts.blocks if isinstance(setup, Setup) else ()
    shape = next((block.shape for block in blocks if _BLOCK + block.name == fact.name), None)
    if shape is None:
        return (sentence(look, box, text),)
    picture, room = box.from_left(box.height, look.mm(2))
    return (BlockShape(picture.inset(look.mm(1)), shape), sentence(look, room, text))


def _value(look: Look, box: Box, fact: Fact) -> Part:
    if fact.name == SIXTH_FACE:
        return EventSign(box.square(), str(fact.now))
    return Label(box, words(look, box, str(fact.now), TITLE, bold=True), centred=True)


def _step(look: Look, box: Box, fact: Fact, to: Answer | None, sign: str) -> tuple[Part, ...]:
    """A step that leads nowhere is not there."""
    if to is None:
        return ()
    return button(look, box, Face(Chosen(Choice(lobbies.TELL, (fact.name, to))), sign=sign))
