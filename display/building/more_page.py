"""The last pages of a table screen: every choice that has no button on the pages before them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from display.building.film import Film
from display.building.layout import Face
from display.building.parts import Button, Part, Scene
from display.building.table_frame import choice_faces, choice_list
from display.building.view_intents import PageTurned
from display.style.look import Look
from games.choices import LEAVE_SEAT, Choice
from games.events import Chosen, Pressed
from session.evening import Evening, choices
from words.phrases import phrase


def more_face(look: Look, page: int) -> Face:
    """The way to these pages."""
    return Face(PageTurned(page), phrase(look.language, "page.more"), "more")


def less_face(look: Look) -> Face:
    """The way back from there to the page that was open before."""
    return Face(PageTurned(look.behind), phrase(look.language, "page.back"), "back")


def bound(
    evening: Evening,
    look: Look,
    name: str,
    pages: Sequence[tuple[Part, ...]],
    lead: Film | None = None,
    staying: int | None = None,
    first: tuple[Face, ...] = (),
) -> Scene:
    """These pages, and after them everything else that can be decided; one may stay while it is used.

    first  what stands before the choices there
    """
    rest = choice_faces(look, evening, _rest(evening, (part for page in pages for part in page)))
    faces = [*first, *rest]
    title = phrase(look.language, "page.title")
    more = choice_list(look, "more", title, faces, less_face(look), first=len(pages))
    if look.page < len(pages):
        return Scene(name, pages[look.page], more.pages, look.page == staying, lead=lead)
    return more


def _rest(evening: Evening, parts: Iterable[Part]) -> tuple[Choice, ...]:
    """The choices that no button among these parts means, be it a push button; to leave comes last."""
    buttons = [part.does for part in parts if isinstance(part, Button)]
    placed = {does.choice for does in buttons if isinstance(does, Chosen)}
    pressed = {does.key.value for does in buttons if isinstance(does, Pressed)}
    rest = (choice for choice in choices(evening) if choice not in placed and choice.verb not in pressed)
    return tuple(sorted(rest, key=lambda choice: choice.verb == LEAVE_SEAT))
