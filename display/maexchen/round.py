"""Mäxchen while it is played: what was announced, as large as it goes, and what can be said to it."""

from __future__ import annotations

from display.building.dice_area import dice
from display.building.head import table_head
from display.building.layout import Face, button_row, header, sentence, title
from display.building.more_page import bound, more_face
from display.building.parts import Cover, DieFace, Part, Scene, TrayPicture
from display.building.table_buttons import key_face, toss_faces
from display.building.table_frame import Areas, Row, areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned
from display.maexchen.lives_area import lives_parts
from display.maexchen.values_area import value_pages
from display.maexchen.wording import AREA, to_do, value_words
from display.screens.round_table import waiting
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LINE_MM
from display.wording.facts import phase_words
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Key
from games.maexchen.state import Looking, Maexchen, Phase, Plays
from games.maexchen.values import faces_of
from games.maexchen.verbs import GO_ON, UNSEEN
from games.table import Table
from session.evening import Evening, choices
from words.phrases import phrase

_LIVES_MM = 9
_TOLD_MM = 11
_TELLS = {Phase.CUP, Phase.TELLING}


def fits(evening: Evening) -> bool:
    """While it is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Maexchen) and state.phase is not Phase.OVER


def build(evening: Evening, look: Look) -> Scene:
    """The turn, on as many pages as its values need; a secret look; then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    table: Table[Maexchen] = evening.table
    looks = _may_look(look, table.state)
    count = len(_values(evening, table, look))
    pages = [_page(evening, table, look, page, count, looks=looks) for page in range(count)]
    secret = [_secret(table, look)] if looks else []
    return bound(evening, look, AREA, [*pages, *secret])


def _tells(state: Maexchen) -> bool:
    """Is a person to announce something?"""
    return state.phase in _TELLS and state.setup.plays(state.turn) is Plays.PERSON


def _may_look(look: Look, state: Maexchen) -> bool:
    """In a simulated tray, or where the camera has read it: one looks at the screen, the others look away."""
    if not _tells(state) or state.is_blind:
        return False
    return look.can_toss or (bool(state.hidden) and state.setup.looking == Looking.OWN_SCREEN)


def _page(
    evening: Evening, table: Table[Maexchen], look: Look, page: int, count: int, *, looks: bool
) -> tuple[Part, ...]:
    place, rows = _areas(evening, table, look, count, looks=looks)
    body, band = _room(look, place)
    told = body.from_top(_told_height(look), look.mm(1))[0]
    tells = (sentence(look, told, to_do(look.language, table)), *_values(evening, table, look)[page])
    shown = _BODIES.get(table.state.phase, _waits)
    return (
        *table_head(look, place.head, table),
        *(tells if _tells(table.state) else shown(evening, table, look, body)),
        *lives_parts(look, band, table.state),
        *side_buttons(look, place.side, rows),
    )


def _room(look: Look, place: Areas) -> tuple[Box, Box]:
    band, body = place.body.from_bottom(look.mm(_LIVES_MM), look.mm(1.5))
    return body, band


def _told_height(look: Look) -> int:
    """Two lines of large letters, three where the panel stands upright."""
    return look.grown(_TOLD_MM, (2 + look.is_portrait) * LINE_MM)


def _areas(
    evening: Evening, table: Table[Maexchen], look: Look, count: int, *, looks: bool
) -> tuple[Areas, list[Row]]:
    rows = side_rows(look, _rows(evening, table, look, count, looks=looks))
    return areas(look, len(rows)), rows


def _values(evening: Evening, table: Table[Maexchen], look: Look) -> list[tuple[Part, ...]]:
    """The pages of what can be announced; one empty page where no person is to announce."""
    if not _tells(table.state):
        return [()]
    place, _ = _areas(evening, table, look, 1, looks=True)
    body, _ = _room(look, place)
    rest = body.from_top(_told_height(look), look.mm(1))[1]
    return value_pages(evening, look, rest)


def _rows(
    evening: Evening, table: Table[Maexchen], look: Look, count: int, *, looks: bool
) -> tuple[Row, ...]:
    """Throw or look, the two push buttons, passing on and back, pause and more."""
    offered = choices(evening)
    secret = Face(PageTurned(count), phrase(look.language, f"{AREA}.look"), "eye") if looks else None
    keys = tuple(key_face(evening, look, key) if Choice(key.value) in offered else None for key in Key)
    own = tuple(_offered(evening, look, offered, verb) for verb in (UNSEEN, GO_ON))
    toss = toss_faces(table, look) if table.state.phase in {Phase.CUP, Phase.THROWING} else ()
    mains = tuple(face for face in (*toss, secret, *own) if face)
    return (
        mains or ((None,) if look.is_portrait else ()),
        keys,
        (_offered(evening, look, offered, verbs.UNDO), _offered(evening, look, offered, verbs.REDO)),
        (_offered(evening, look, offered, verbs.PAUSE), more_face(look, count + looks)),
    )


def _offered(evening: Evening, look: Look, offered: tuple[Choice, ...], verb: str) -> Face | None:
    return choice_face(look, evening, Choice(verb)) if Choice(verb) in offered else None


def _waits(_: Evening, table: Table[Maexchen], look: Look, box: Box) -> tuple[Part, ...]:
    """The cup, while the camera alone looks below it."""
    told, rest = box.from_top(look.grown(_TOLD_MM, 3 * LINE_MM), look.mm(1))
    side = min(rest.width, rest.height)
    return (
        sentence(look, told, to_do(look.language, table)),
        Cover(rest.middle(side, side), AREA),
    )


def _judging(_: Evening, table: Table[Maexchen], look: Look, box: Box) -> tuple[Part, ...]:
    """What was announced, as dice; whether it is true nobody knows."""
    state = table.state
    told, rest = box.from_bottom(look.grown(_TOLD_MM, 2 * LINE_MM), look.mm(1))
    head, rest = rest.from_top(look.grown(8, LINE_MM), look.mm(1))
    claim = state.claim or 0
    teller = table.players[state.teller or 0]
    says = phrase(look.language, f"{AREA}.says", name=teller, value=value_words(look.language, claim))
    return (
        title(look, head, says),
        *_faces(look, rest, faces_of(claim)),
        sentence(look, told, phase_words(look.language, table)),
    )


def _faces(look: Look, box: Box, faces: tuple[int, ...]) -> tuple[Part, ...]:
    """Announced dice side by side; nobody can correct them."""
    side = min(box.height, (box.width - look.gap) // 2)
    cells = box.middle(2 * side + look.gap, side).columns(2, look.gap)
    return tuple(DieFace(cell.square(), face) for cell, face in zip(cells, faces, strict=True))


def _lifting(_: Evening, table: Table[Maexchen], look: Look, box: Box) -> tuple[Part, ...]:
    return waiting(look, box, table)


def _showing(evening: Evening, table: Table[Maexchen], look: Look, box: Box) -> tuple[Part, ...]:
    """What lay under the cup, and who loses lives for it."""
    state = table.state
    told, rest = box.from_bottom(look.grown(_TOLD_MM, 2 * LINE_MM), look.mm(1))
    text = sentence(look, told, to_do(look.language, table), centred=True)
    if not state.lifted:
        side = min(rest.width, rest.height)
        return (Cover(rest.middle(side, side), AREA), text)
    correctable = tuple(choice for choice in choices(evening) if choice.verb == verbs.CORRECT)
    return (*dice(look, rest, Throw(state.lifted), correctable), text)


def _secret(table: Table[Maexchen], look: Look) -> tuple[Part, ...]:
    """Only one looks: what the camera sees, or the dice that it has read."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    name = table.players[table.state.turn]
    width = min(body.width, body.height * 16 // 9)
    hide = Face(PageTurned(0), phrase(look.language, f"{AREA}.hide"), "back")
    return (
        header(look, head, phrase(look.language, f"{AREA}.look.title", name=name)),
        TrayPicture(body.middle(width, width * 9 // 16)),
        *button_row(look, foot, (hide,)),
    )


_BODIES = {Phase.JUDGING: _judging, Phase.LIFTING: _lifting, Phase.SHOWING: _showing}
