"""Who plays: a row for each seat with its name and how it is played; one more, one less."""

from __future__ import annotations

from display.building.layout import Face, button, button_row, header, seat_button
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import HEAD_MM, choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SPACE_MM
from display.wording.labels import game_name
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import has_phrase, phrase


def fits(evening: Evening) -> bool:
    """While the seats are being filled."""
    return evening.table is None and evening.lobby.page is Page.SEATS


def build(evening: Evening, look: Look) -> Scene:
    """Two columns of seats where the screen is wide."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    offered = choices(evening)
    columns = 1 if look.is_portrait else 2
    rows = -(-lobbies.kind_of(evening.lobby).most // columns)
    least = look.mm(CONTROL_MM * rows + SPACE_MM * rows)
    head, body = rest.from_top(min(look.mm(HEAD_MM), rest.height - least), look.gap)
    cells = body.grid(columns, rows, look.gap)
    draft = evening.lobby.draft
    players = draft.setup.players if draft else ()
    parts = [
        part for seat in range(len(players)) for part in _seat(evening, look, cells[seat], seat, offered)
    ]
    if Choice(lobbies.ADD_SEAT) in offered:
        parts.extend(button(look, cells[len(players)], choice_face(look, evening, Choice(lobbies.ADD_SEAT))))
    feet = (
        choice_face(look, evening, Choice(BACK)),
        choice_face(look, evening, Choice(lobbies.DONE), Weight.MAIN),
    )
    title = header(look, head, phrase(look.language, "seats.title"))
    return Scene("seats", (title, *parts, *button_row(look, foot, feet)))


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
        kind, name = box.from_right(round(box.width * 0.38), look.gap)
        parts.extend(button(look, kind, _kind(evening, look, seat, str(setup.seats[seat]))))
    rename = Chosen(Choice(lobbies.NAME, (seat,)))
    parts.extend(seat_button(look, name, rename, seat, setup.players[seat]))
    return tuple(parts)


def _kind(evening: Evening, look: Look, seat: int, kind: str) -> Face:
    game = game_name(evening)
    keys = (f"{game}.plays.{kind}", f"{game}.seat.{kind}", f"seat.{kind}")
    text = next((phrase(look.language, key) for key in keys if has_phrase(key)), kind)
    return Face(Chosen(Choice(lobbies.KIND, (seat,))), text)
