"""Who plays: a row for each seat with its name and how it is played; one more, one less."""

from __future__ import annotations

from display.boxes import Box
from display.chrome import HEAD_MM, choice_face
from display.labels import game_name
from display.layout import Face, button, button_row, header
from display.look import Look
from display.parts import Part, Scene, SeatShape, Weight
from display.phrases import has_phrase, phrase
from display.theme import CONTROL_MM
from games import lobby as lobbies
from games.choices import BACK, Choice
from games.evening import Evening, choices
from games.events import Chosen
from games.lobby import Page

_KIND_SIGNS = {"paper": "person", "person": "person", "machine": "tablet"}


def fits(evening: Evening) -> bool:
    """While the seats are being filled."""
    return evening.table is None and evening.lobby.page is Page.SEATS


def build(evening: Evening, look: Look) -> Scene:
    """Two columns of seats where the screen is wide."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.mm(HEAD_MM), look.gap)
    offered = choices(evening)
    columns = 1 if look.is_portrait else 2
    most = lobbies.kind_of(evening.lobby).most
    cells = body.grid(columns, -(-most // columns), look.gap)
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
    kind, name = box.from_right((box.width - look.gap) // 2, look.gap)
    parts.extend(button(look, kind, _kind(evening, look, seat, str(setup.seats[seat]))))
    parts.extend(_name(look, name, seat, setup.players[seat]))
    return tuple(parts)


def _name(look: Look, box: Box, seat: int, name: str) -> tuple[Part, ...]:
    face = Face(Chosen(Choice(lobbies.NAME, (seat,))), name, "person", Weight.PLAIN)
    frame, mark, written = button(look, box, face)
    return (frame, SeatShape(mark.box, seat), written)


def _kind(evening: Evening, look: Look, seat: int, kind: str) -> Face:
    game = game_name(evening)
    keys = (f"{game}.plays.{kind}", f"{game}.seat.{kind}", f"seat.{kind}")
    text = next((phrase(look.language, key) for key in keys if has_phrase(key)), kind)
    return Face(Chosen(Choice(lobbies.KIND, (seat,))), text)
