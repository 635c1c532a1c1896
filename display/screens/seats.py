"""Who plays: a row for each seat with its name and how it is played; one more, one less."""

from __future__ import annotations

from display.building.layout import Face, button, button_row, header, seat_button
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.lettering import fits_whole, size_for_capitals
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, SMALLEST, SPACE_MM
from display.wording.labels import game_name, kind_words
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While the seats are being filled."""
    return evening.table is None and evening.lobby.page is Page.SEATS


def build(evening: Evening, look: Look) -> Scene:
    """Two columns of seats where the screen is wide."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    offered = choices(evening)
    head, cells = _places(evening, look, rest)
    draft = evening.lobby.draft
    seats: list[int | None] = [*range(len(draft.setup.players) if draft else 0)]
    seats += [None] if Choice(lobbies.ADD_SEAT) in offered else []
    pages = max(1, -(-len(seats) // len(cells)))
    page = look.page % pages
    parts: list[Part] = [header(look, head, phrase(look.language, "seats.title"))]
    for cell, seat in zip(cells, seats[page * len(cells) :], strict=False):
        if seat is None:
            parts.extend(button(look, cell, choice_face(look, evening, Choice(lobbies.ADD_SEAT))))
        else:
            parts.extend(_seat(evening, look, cell, seat, offered))
    return Scene("seats", (*parts, *button_row(look, foot, _feet(evening, look, page, pages))), pages)


def _places(evening: Evening, look: Look, box: Box) -> tuple[Box, tuple[Box, ...]]:
    """The headline and a place for each seat; large text has them one below the other on several pages."""
    if look.text_scale > 1:
        head, body = box.from_top(look.head, look.gap)
        rows = max(1, (body.height + look.gap) // (look.grown(CONTROL_MM, LARGE_HEAD_MM) + look.gap))
        return head, body.rows(rows, look.gap)
    columns = 1 if look.is_portrait else 2
    rows = -(-lobbies.kind_of(evening.lobby).most // columns)
    least = look.mm(CONTROL_MM * rows + SPACE_MM * rows)
    head, body = box.from_top(min(look.head, box.height - least), look.gap)
    return head, body.grid(columns, rows, look.gap)


def _feet(evening: Evening, look: Look, page: int, pages: int) -> tuple[Face | None, ...]:
    """Whoever was taken out can be brought back; the place for it is kept, so that nothing moves."""
    turn = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.more"), "more")
    gone = [choice for choice in choices(evening) if choice.verb == lobbies.BRING_BACK]
    how = Choice(lobbies.HOW, (0,))
    return (
        choice_face(look, evening, Choice(BACK)),
        *((turn,) if pages > 1 else ()),
        *((choice_face(look, evening, how),) if how in choices(evening) else ()),
        choice_face(look, evening, gone[0]) if gone else None,
        choice_face(look, evening, Choice(lobbies.DONE), Weight.MAIN),
    )


def _seat(evening: Evening, look: Look, box: Box, seat: int, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    assert evening.lobby.draft  # noqa: S101 - seats are shown for a draft only
    setup = evening.lobby.draft.setup
    parts: list[Part] = []
    remove = Choice(lobbies.REMOVE_SEAT, (seat,))
    narrow = look.mm(CONTROL_MM)
    if remove in offered:
        place, box = box.from_right(narrow, look.gap)
        parts.extend(button(look, place, Face(Chosen(remove), sign="minus")))
    name = box
    if Choice(lobbies.KIND, (seat,)) in offered:
        share = 0.38 if look.text_scale == 1 else 0.45
        kind, name = box.from_right(round(box.width * share), look.gap)
        parts.extend(button(look, kind, _kind(evening, look, kind, seat)))
    rename = Chosen(Choice(lobbies.NAME, (seat,)))
    parts.extend(seat_button(look, name, rename, seat, setup.players[seat]))
    return tuple(parts)


def _kind(evening: Evening, look: Look, box: Box, seat: int) -> Face:
    """How a seat is played, below what is told by it; words too long for two lines stand alone."""
    kind = str(lobbies.draft_of(evening.lobby).setup.seats[seat])
    text = kind_words(look.language, game_name(evening), kind)
    does, below = Chosen(Choice(lobbies.KIND, (seat,))), box.inset(look.mm(1)).rows((4, 5), 0)[1]
    if look.text_scale > 1 or not fits_whole(text, below, size_for_capitals(SMALLEST * look.px), bold=True):
        return Face(does, text)
    return Face(does, phrase(look.language, "seats.plays"), under=text, said=text)
