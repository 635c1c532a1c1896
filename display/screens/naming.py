"""A name and an animal: typed on the screen's own keyboard, or picked from the list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from display.building.layout import Face, button, optional, words
from display.building.parts import Button, Label, Panel, Part, Scene, Token, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, MAIN_CONTROL_MM, TITLE, Ink
from games.choices import BACK, Choice
from games.decisions import Decisions
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from session.lobby.decisions import NextAnimal, TakeName, Type
from words.phrases import phrase

# German typewriter order where eleven keys fit side by side, else by the alphabet.
_MARKS = " -."
_DECISIONS: Decisions[TakeName | Type] = Decisions(TakeName | Type)
_NAME_MM, _LARGE_NAME_MM = 30, 44
_LARGE_DONE_MM = 22


def fits(evening: Evening) -> bool:
    """While somebody's name is asked."""
    return evening.table is None and evening.lobby.page is Page.NAME


def build(evening: Evening, look: Look) -> Scene:
    """The name so far between Back and Done, names to pick, and the keyboard."""
    top, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
    names, board = rest.from_top(look.mm(CONTROL_MM), look.gap)
    animal, names = names.from_left(look.mm(CONTROL_MM), look.gap)
    offered = choices(evening)
    pages, picked = _names(evening, look, names, offered)
    chosen = (*_line(evening, look, top, offered), *_animal(evening, look, animal), *picked)
    parts = (*chosen, *_keyboard(look, board, offered))
    title = phrase(look.language, "name.title")
    return Scene("name", parts, pages, title=title, now=evening.lobby.typed)


def _line(evening: Evening, look: Look, box: Box, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    wide = look.grown(MAIN_CONTROL_MM, _LARGE_DONE_MM)
    back, box = box.from_left(look.mm(CONTROL_MM), look.gap)
    done, box = box.from_right(wide, look.gap)
    erase, box = box.from_right(look.mm(CONTROL_MM), look.gap)
    parts: tuple[Part, ...] = (
        *button(look, back, Face(Chosen(Choice(BACK)), sign="back")),
        *_field(evening, look, box),
        *button(look, done, choice_face(look, evening, Choice(lobbies.DONE), Weight.MAIN)),
    )
    if Choice(lobbies.ERASE) not in offered:
        return parts
    return (*parts, *button(look, erase, Face(Chosen(Choice(lobbies.ERASE)), sign="erase")))


def _animal(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """What the player wears; a touch gives the next animal that is free."""
    said = phrase(look.language, "choice.animal")
    face = Button(box, Chosen(NextAnimal().choice), Weight.PLAIN, said)
    return (face, Token(box.square().inset(look.mm(2)), lobbies.animal_beside(evening.lobby)))


def _field(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """What was typed so far."""
    typed = evening.lobby.typed
    text, ink = (typed + "_", Ink.TEXT) if typed else (phrase(look.language, "name.title"), Ink.QUIET)
    room = box.inset(look.mm(1.5))
    label = Label(room, words(look, room, text, TITLE, bold=True), ink, Ink.CARD)
    return (Panel(box), *(optional(look, label) if not typed else (label,)))


def _names(
    evening: Evening, look: Look, box: Box, offered: tuple[Choice, ...]
) -> tuple[int, tuple[Part, ...]]:
    """As many names as fit in a row, whoever plays most first, the others on further pages."""
    names = [one for one in _DECISIONS.among(offered) if isinstance(one, TakeName)]
    room = max(1, (box.width + look.gap) // look.grown(_NAME_MM, _LARGE_NAME_MM))
    if len(names) > room:
        turn, box = box.from_right(look.mm(CONTROL_MM), look.gap)
        room = max(1, (box.width + look.gap) // look.grown(_NAME_MM, _LARGE_NAME_MM))
    pages = max(1, -(-len(names) // room))
    page = look.page % pages
    shown = names[page * room : (page + 1) * room]
    parts = [
        part
        for cell, taken in zip(box.columns(room, look.gap), shown, strict=False)
        for part in _known(evening, look, cell, taken)
    ]
    if pages > 1:
        parts.extend(button(look, turn, Face(PageTurned((page + 1) % pages), sign="next")))
    return pages, tuple(parts)


def _known(evening: Evening, look: Look, box: Box, taken: TakeName) -> tuple[Part, ...]:
    """A name with its animal, where somebody of that name has played here."""
    worn = next((person.token for person in evening.lobby.people if person.name == taken.name), None)
    face, written = button(look, box, Face(Chosen(taken.choice), taken.name))
    if worn is None or look.text_scale > 1 or not isinstance(written, Label):
        return (face, written)
    token, room = box.inset(look.mm(1)).from_left(look.mm(8), look.mm(1))
    text = words(look, room, taken.name, bold=True)
    return (face, Token(token.square(), worn), replace(written, box=room, words=text))


def _keyboard(look: Look, box: Box, offered: tuple[Choice, ...]) -> Iterator[Part]:
    """Each key in its place whether it can be typed now or not, so that nothing jumps."""
    layout = _alphabet(look) if look.is_portrait else _typewriter(look)
    gap = look.mm(3 if look.is_portrait else 1)
    typed = {one.text.lower(): one for one in _DECISIONS.among(offered) if isinstance(one, Type)}
    for strip, letters in zip(box.rows(len(layout), gap), layout, strict=True):
        for cell, letter in zip(strip.columns(len(letters), gap), letters, strict=True):
            if letter in typed:
                yield from button(look, cell, _key(typed[letter]))


def _typewriter(look: Look) -> tuple[str, ...]:
    """The rows of the language's own keyboard; the signs that stand in every name come last."""
    *rows, last = phrase(look.language, "language.keyboard").split()
    return (*rows, last + _MARKS)


def _alphabet(look: Look) -> tuple[str, ...]:
    """The same letters in their order, for upright panels: six in a row."""
    letters = phrase(look.language, "language.alphabet")
    return (*(letters[first : first + 6] for first in range(0, len(letters), 6)), _MARKS)


def _key(typed: Type) -> Face:
    does = Chosen(typed.choice)
    return Face(does, sign="space") if typed.text == " " else Face(does, typed.text)
