"""Kept pictures: one at a time with what was read, and what can be done with all of them."""

from __future__ import annotations

from dataclasses import replace

from display.building.layout import Face, button, button_row, header, sentence
from display.building.parts import Part, Photo, Scene, Weight
from display.building.table_frame import choice_face, choice_list
from display.building.view_intents import PageTurned
from display.statistics.games import day_words
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.cue_words import sign_words
from games.choices import BACK, Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening, choices
from session.kept_pictures import Album, KeptPicture
from session.lobby import Page
from session.lobby.pictures import ALL, ONE
from words.phrases import Language, listed, phrase


def fits(evening: Evening) -> bool:
    """On the kept pictures' own page."""
    return evening.table is None and evening.lobby.page is Page.PICTURES


def build(evening: Evening, look: Look) -> Scene:
    """A question before something is deleted; else the picture, or that there is none."""
    album = evening.lobby.album
    if album.asked:
        return _asking(evening, look, album)
    if album.current is None:
        return _none(evening, look)
    if look.page:
        return _all(evening, look)
    return _looking(evening, look, album, album.current)


def picture_words(language: Language, picture: KeptPicture) -> str:
    """When it was taken, why it was kept, what was read, and what it really is."""
    kind = "doubted" if picture.doubted else "corrected"
    when = {"day": day_words(language, picture.day), "time": picture.time}
    parts = [phrase(language, f"pictures.{kind}", **when, faces=_faces(language, picture.read))]
    if picture.right:
        parts.append(phrase(language, "pictures.right", faces=_faces(language, picture.right)))
    return " ".join(parts)


def _faces(language: Language, faces: tuple[str, ...]) -> str:
    return listed(language, tuple(sign_words(language, face) for face in faces))


def _looking(evening: Evening, look: Look, album: Album, picture: KeptPicture) -> Scene:
    """The picture large, its words beside or below it."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    title = phrase(look.language, "pictures.at", number=album.at + 1, count=len(album.pictures))
    seen, text = body.rows((3, 2), look.gap) if look.is_portrait else body.columns((3, 2), look.gap)
    words = picture_words(look.language, picture)
    parts = (
        header(look, head, title),
        _photo(look, seen, album),
        sentence(look, text, words),
        *button_row(look, foot, _below(evening, look, album)),
    )
    return Scene("pictures", parts, 2, stays=True, now=words)


def _photo(look: Look, box: Box, album: Album) -> Part:
    if album.shown is None:
        return sentence(look, box, phrase(look.language, "pictures.broken"), centred=True)
    return Photo(box, album.shown)


def _below(evening: Evening, look: Look, album: Album) -> tuple[Face | None, ...]:
    """Newer and older keep their places, so that nothing moves under a finger."""
    offered = choices(evening)
    beside = {"newer": (album.at - 1, "before"), "older": (album.at + 1, "next")}
    turned = tuple(
        Face(Chosen(choice), phrase(look.language, f"pictures.{name}"), sign)
        if (choice := Choice(lobbies.SHOW_PICTURE, (place,))) in offered
        else None
        for name, (place, sign) in beside.items()
    )
    away = choice_face(look, evening, Choice(lobbies.ASK_DELETE, (ONE,)))
    rest = Face(PageTurned(1), phrase(look.language, "pictures.all"), "more")
    return (choice_face(look, evening, Choice(BACK)), *turned, away, rest)


def _all(evening: Evening, look: Look) -> Scene:
    """What can be done with all of them."""
    whole = (Choice(lobbies.EXPORT_PICTURES), Choice(lobbies.ASK_DELETE, (ALL,)))
    faces = [choice_face(look, evening, choice) for choice in whole]
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    title = phrase(look.language, "pictures.all")
    return replace(choice_list(look, "pictures", title, faces, back), now=title)


def _none(evening: Evening, look: Look) -> Scene:
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    text = phrase(look.language, "pictures.none")
    title = header(look, head, phrase(look.language, "pictures.title"))
    back = choice_face(look, evening, Choice(BACK))
    return Scene("pictures", (title, sentence(look, body, text), *button(look, foot, back)), now=text)


def _asking(evening: Evening, look: Look, album: Album) -> Scene:
    """What would be gone, and two large buttons; keeping it is the one that stands out."""
    head, rest = look.area.from_top(look.head, look.gap)
    about, places = rest.rows((2, 1), look.gap)
    keep, delete = places.columns(2, look.gap)
    deletes = choice_face(look, evening, Choice(lobbies.DELETE_PICTURES, (album.asked,)))
    gone = 1 if album.asked == ONE else len(album.pictures)
    return Scene(
        "pictures-deleting",
        (
            header(look, head, phrase(look.language, f"pictures.delete.{album.asked}")),
            sentence(look, about, phrase(look.language, "pictures.gone-for-good", count=gone)),
            *button(look, keep, choice_face(look, evening, Choice(lobbies.KEEP_PICTURES), Weight.MAIN)),
            *button(look, delete, deletes),
        ),
    )
