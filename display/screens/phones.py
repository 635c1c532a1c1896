"""Phones: what it means, the square that lets one in, who has a seat with one, and the switch."""

from __future__ import annotations

from collections.abc import Iterator

from display.building.layout import Face, button, button_row, header, sentence
from display.building.parts import Part, QrCode, Scene, Weight
from display.building.qr_code import qr_rows
from display.building.table_frame import choice_face, choice_list
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import listed, phrase


def fits(evening: Evening) -> bool:
    """On the phones' own page."""
    return evening.table is None and evening.lobby.page is Page.PHONES


def build(evening: Evening, look: Look) -> Scene:
    """The square beside its words, or what would be possible; behind it who has come."""
    guests = _guests(evening, look)
    if look.page and guests:
        return guests
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    title = header(look, head, phrase(look.language, "phones.title"))
    shown = _inside(evening, look, body) if evening.lobby.preferences.phones else (_about(look, body),)
    below = button_row(look, foot, _below(evening, look))
    return Scene("phones", (title, *shown, *below), guests.pages if guests else 1)


def _guests(evening: Evening, look: Look) -> Scene | None:
    """Who has a seat with a phone; a touch sends the phones of a player away."""
    away = [choice for choice in choices(evening) if choice.verb == lobbies.SEND_AWAY]
    if not away:
        return None
    faces = [choice_face(look, evening, choice) for choice in away]
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    return choice_list(look, "phones", phrase(look.language, "phones.guests"), faces, back)


def _about(look: Look, box: Box) -> Part:
    return sentence(look, box, phrase(look.language, "phones.about"))


def _below(evening: Evening, look: Look) -> tuple[Face, ...]:
    """The way back and the switch."""
    switch = next(choice for choice in choices(evening) if choice.verb == lobbies.PREFER)
    is_on = evening.lobby.preferences.phones
    text = phrase(look.language, "phones.switch-off" if is_on else "phones.switch-on")
    weight = Weight.PLAIN if is_on else Weight.MAIN
    return (choice_face(look, evening, Choice(BACK)), Face(Chosen(switch), text, "phone", weight))


def _inside(evening: Evening, look: Look, body: Box) -> tuple[Part, ...]:
    known = evening.lobby.phones
    if not known.links:
        about, waiting = body.rows(2, look.gap)
        return (_about(look, about), sentence(look, waiting, phrase(look.language, "phones.waiting")))
    code, text_box = body.rows((3, 2), look.gap) if look.is_portrait else body.columns((1, 1), look.gap)
    return (QrCode(code.square(), qr_rows(known.links[0])), *_text_parts(evening, look, text_box))


def _text_parts(evening: Evening, look: Look, box: Box) -> Iterator[Part]:
    """Where to type it in, and who came."""
    known = evening.lobby.phones
    scan, rest = box.rows((4, 3), look.gap)
    yield sentence(look, scan, phrase(look.language, "phones.scan", address=_addresses(known.links)))
    players = tuple(dict.fromkeys(guest.player for guest in known.guests))
    if not players:
        yield sentence(look, rest, phrase(look.language, "phones.nobody", count=known.looking_on))
        return
    face = Face(
        PageTurned(1), listed(look.language, players), "phone", said=phrase(look.language, "phones.guests")
    )
    yield from button(look, rest, face)


def _addresses(links: tuple[str, ...]) -> str:
    """Where the code leads, and by which name the same place is found."""
    places = [link.split("#")[0].removeprefix("http://").rstrip("/") for link in links]
    return f"{places[0]} ({places[1]})" if len(places) > 1 else places[0]
