"""What all table screens share: head, body and the buttons beside (or below) them; and pages of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from display.building.layout import Face, alike, button, header
from display.building.parts import Part, Scene, Weight
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, MAIN_CONTROL_MM, SPACE_MM
from display.wording.labels import choice_sign, choice_words, distinct_words, game_name, short_words
from games.choices import Choice
from games.events import Chosen
from session.evening import Evening
from words.phrases import phrase

_LIST_CELL_MM = 42
_LARGE_ROW_MM = 18
"""Room for two lines of large text."""
_LARGE_MAIN_MM = 23.8
"""The width of a main button whose word is twice as large: "Werfen" needs it."""
_MOST_UPRIGHT = 3
"""So many main buttons side by side have room for their words on an upright panel."""
Row = tuple[Face | None, ...]


@dataclass(frozen=True, slots=True)
class Areas:
    """Where things go: the head tells, the body shows, the side is for the fingers."""

    head: Box
    body: Box
    side: Box


def areas(look: Look, rows: int, *, is_narrow: bool = False) -> Areas:
    """The side stands at the right, or at the bottom of a portrait screen.

    is_narrow  the body needs its room more than large words beside it do
    """
    if look.is_portrait:
        side, rest = look.area.from_bottom(_side_height(look, rows), look.gap)
    else:
        wide = 2 * (MAIN_CONTROL_MM if is_narrow else look.share(MAIN_CONTROL_MM, _LARGE_MAIN_MM)) + SPACE_MM
        side, rest = look.area.from_right(look.mm(wide), look.gap)
    head, body = rest.from_top(look.table_head, look.gap)
    return Areas(head, body, side)


def _side_height(look: Look, rows: int) -> int:
    return look.mm(MAIN_CONTROL_MM * (rows - 1) + CONTROL_MM + SPACE_MM * (rows - 1))


def side_rows(look: Look, rows: Sequence[Row]) -> list[Row]:
    """Every row keeps its place, an empty one too: nothing moves under a finger when something is added.

    A portrait screen has the last two as one row, and the others, too, if there is room.
    """
    if not look.is_portrait:
        return [row or (None,) for row in rows]
    mains = [row for row in rows[:-2] if row]
    if sum(map(len, mains)) <= _MOST_UPRIGHT:
        mains = [tuple(face for row in mains for face in row)] if mains else []
    last = tuple(face for row in rows[-2:] for face in row) or (None,)
    return [*mains, last]


def side_buttons(look: Look, side: Box, rows: Sequence[Row]) -> tuple[Part, ...]:
    """Rows of buttons; the main ones are taller."""
    shares = [MAIN_CONTROL_MM] * (len(rows) - 1) + [CONTROL_MM]
    least = _side_height(look, len(rows))
    room = side if side.height < 1.4 * least else side.from_bottom(round(1.4 * least))[0]
    parts: list[Part] = []
    for strip, row in zip(room.rows(shares, look.gap), rows, strict=True):
        for cell, face in zip(strip.columns(len(row), look.gap), row, strict=True):
            parts.extend(button(look, cell, face) if face else ())
    return tuple(parts)


def choice_face(look: Look, evening: Evening, choice: Choice, weight: Weight = Weight.PLAIN) -> Face:
    """A button for this choice, in its words and with its sign."""
    text = choice_words(look.language, choice, evening)
    short = short_words(look.language, choice, evening)
    return Face(Chosen(choice), text, _sign(evening, choice), weight, short=short)


def _sign(evening: Evening, choice: Choice) -> str | None:
    """Before a game its own signs mean nothing."""
    return choice_sign(choice, game_name(evening) if evening.table else "")


def choice_faces(look: Look, evening: Evening, choices: Sequence[Choice]) -> list[Face]:
    """Buttons for choices side by side, all told apart."""
    pairs = zip(choices, distinct_words(look.language, choices, evening), strict=True)
    return [Face(Chosen(choice), text, _sign(evening, choice)) for choice, text in pairs]


@dataclass(frozen=True, slots=True)
class ButtonGrid:
    """Buttons on one of several pages; the last cell of a page turns to the next one."""

    parts: tuple[Part, ...]
    pages: int


def choice_grid(look: Look, box: Box, faces: Sequence[Face], first: int = 0) -> ButtonGrid:
    """As many of these buttons as fit in the box; `first` is the page that shows the first.

    Where there are several pages, the way to the next one has the same place on each.
    """
    columns = max(1, (box.width + look.gap) // look.mm(_LIST_CELL_MM * (1 + look.text_scale) / 2))
    rows = max(1, (box.height + look.gap) // (look.grown(CONTROL_MM, _LARGE_ROW_MM) + look.gap))
    room = columns * rows
    pages = 1 if len(faces) <= room else ceil(len(faces) / max(1, room - 1))
    page = min(max(0, look.page - first), pages - 1)
    shown: list[Face | None] = list(faces)
    if pages > 1:
        on = Face(PageTurned(first + (page + 1) % pages), phrase(look.language, "page.next"), "next")
        here = faces[page * (room - 1) : (page + 1) * (room - 1)]
        shown = [*here, *[None] * (room - 1 - len(here)), on]
    cells = box.grid(columns, min(rows, max(2, ceil(len(shown) / columns))), look.gap)
    pairs = zip(cells, shown, strict=False)
    parts = (part for cell, face in pairs if face for part in button(look, cell, face))
    return ButtonGrid(alike(look, tuple(parts)), pages)


def choice_list(
    look: Look, name: str, title: str, faces: Sequence[Face], back: Face, first: int = 1
) -> Scene:
    """A whole screen of buttons, from this page on of the screen it belongs to."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    grid = choice_grid(look, body, faces, first)
    parts = (header(look, head, title), *grid.parts, *button(look, foot, back))
    return Scene(name, parts, first + grid.pages, patient=True)
