"""What all table screens share: head, body and the buttons beside (or below) them; and pages of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from display.boxes import Box
from display.labels import SIGNS, choice_words
from display.layout import Face, button, header
from display.look import Look
from display.parts import Part, Scene, Weight
from display.phrases import phrase
from display.theme import CONTROL_MM, MAIN_CONTROL_MM, SPACE_MM
from display.wishes import PageTurned
from games.choices import Choice
from games.evening import Evening
from games.events import Chosen

HEAD_MM = 13
_LIST_CELL_MM = 42
Row = tuple[Face | None, ...]


@dataclass(frozen=True, slots=True)
class Areas:
    """Where things go: the head tells, the body shows, the side is for the fingers."""

    head: Box
    body: Box
    side: Box


def areas(look: Look, rows: int) -> Areas:
    """The side stands at the right, or at the bottom of a portrait screen."""
    if look.is_portrait:
        side, rest = look.area.from_bottom(_side_height(look, rows), look.gap)
    else:
        side, rest = look.area.from_right(look.mm(2 * MAIN_CONTROL_MM + SPACE_MM), look.gap)
    head, body = rest.from_top(look.mm(HEAD_MM), look.gap)
    return Areas(head, body, side)


def _side_height(look: Look, rows: int) -> int:
    return look.mm(MAIN_CONTROL_MM * (rows - 1) + CONTROL_MM + SPACE_MM * (rows - 1))


def side_rows(look: Look, rows: Sequence[Row]) -> list[Row]:
    """The same buttons in fewer rows where the screen is portrait: main ones above, the rest below."""
    kept = [row for row in rows if any(row)]
    if not look.is_portrait:
        return kept
    *mains, last = kept
    flat = tuple(face for row in mains for face in row if face)
    return [flat[n : n + 3] for n in range(0, len(flat), 3)] + [last]


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
    return Face(Chosen(choice), choice_words(look.language, choice, evening), SIGNS.get(choice.verb), weight)


def choice_pages(look: Look, name: str, title: str, faces: Sequence[Face], home: Face) -> Scene:
    """All these buttons, on as many pages as they need; page `look.page` of them is shown."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.mm(HEAD_MM), look.gap)
    columns = max(1, body.width // look.mm(_LIST_CELL_MM * (1 + look.text_scale) / 2))
    rows = max(1, (body.height + look.gap) // look.mm(CONTROL_MM + SPACE_MM))
    pages = max(1, ceil(len(faces) / (columns * rows)))
    page = min(look.page, pages - 1)
    shown = faces[page * columns * rows : (page + 1) * columns * rows]
    cells = body.grid(columns, rows, look.gap)
    parts = [part for cell, face in zip(cells, shown, strict=False) for part in button(look, cell, face)]
    feet = (home, *_turning(look, page, pages))
    for cell, face in zip(foot.columns(3, look.gap), feet, strict=False):
        parts.extend(button(look, cell, face))
    return Scene(name, (header(look, head, title), *parts), pages)


def _turning(look: Look, page: int, pages: int) -> tuple[Face, ...]:
    """On from page to page, and round again to the first."""
    if pages == 1:
        return ()
    on = PageTurned((page + 1) % pages)
    return (Face(on, phrase(look.language, "page.next"), "next"),)
