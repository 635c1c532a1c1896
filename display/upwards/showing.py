"""A paper sheet is shown to the camera: first its live picture; then, beside it, every box as it was read."""

from __future__ import annotations

from display.building.layout import Face, button, optional, sentence, title
from display.building.parts import Button, Part, Scene, TrayPicture, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import TossWanted
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, TITLE
from display.upwards.spoken import box_words, value_words
from games.choices import Choice
from games.events import Chosen
from games.upwards import Upwards, verbs
from games.upwards.showing import impossible, read_at, values_at
from games.upwards.state import ARROW, Draft, Page, Phase
from session.evening import Evening
from words.phrases import phrase

CAMERA, PAPER = 16 / 9, 3 / 4
"""How wide to how high the live picture is, and the straightened sheet."""
_PICTURE_SHARE, _GRID_SHARE = 0.36, 0.36


def fits(evening: Evening) -> bool:
    """From "Show me your sheet" until somebody says that it is right."""
    state = evening.table.state if evening.table else None
    return (
        isinstance(state, Upwards)
        and state.phase is Phase.SCORING
        and any(page.looking for page in state.pages if page and page.seat == state.entering)
    )


def build(evening: Evening, look: Look) -> Scene:
    """The live picture, or the sheet beside its reading."""
    assert evening.table  # noqa: S101 - fits() saw it
    game: Upwards = evening.table.state
    page = next(page for page in game.pages if page and page.seat == game.entering)
    if page.draft is None:
        return Scene("show-sheet", _looking(evening, look, page), stays=True)
    return Scene("sheet-read", _compared(evening, look, game, page, page.draft), stays=True)


def _looking(evening: Evening, look: Look, page: Page) -> tuple[Part, ...]:
    assert evening.table  # noqa: S101 - fits() saw it
    head, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
    row, body = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    picture, told = _split(look, body)
    box = _within(picture, CAMERA)
    toss = (Button(box, TossWanted(), Weight.BARE),) if look.can_toss else ()
    key = "upwards.show.hint-simulated" if look.can_toss else "upwards.show.hint"
    name = evening.table.players[page.seat]
    return (
        title(look, head, phrase(look.language, "upwards.show.title", name=name)),
        *toss,
        TrayPicture(box),
        *optional(look, sentence(look, told, phrase(look.language, key))),
        *button(look, row, choice_face(look, evening, Choice(verbs.LEAVE_SHEET, (page.seat,)))),
    )


def _split(look: Look, body: Box) -> tuple[Box, Box]:
    if look.is_portrait:
        return body.from_top(body.height * 3 // 5, look.gap)
    return body.from_left(body.width * 3 // 5, look.gap)


def _within(box: Box, shape: float) -> Box:
    """The largest box of this shape in the middle of another."""
    width = min(box.width, round(box.height * shape))
    return box.middle(width, min(box.height, round(width / shape)))


def _compared(evening: Evening, look: Look, game: Upwards, page: Page, draft: Draft) -> tuple[Part, ...]:
    if look.is_portrait:
        upper, keys = look.area.from_top(look.area.height * 3 // 5, look.gap)
        picture, grid = upper.columns(2, look.gap)
    else:
        picture, grid, keys = look.area.columns(
            (_PICTURE_SHARE, _GRID_SHARE, 1 - _PICTURE_SHARE - _GRID_SHARE), look.gap
        )
    return (
        TrayPicture(_within(picture, PAPER)),
        *_grid(look, grid, page, draft),
        *_keys(evening, look, keys, game, page, draft),
    )


def _grid(look: Look, box: Box, page: Page, draft: Draft) -> tuple[Part, ...]:
    """Every box as it was read; a doubtful one is filled and has a question mark."""
    first = ARROW if page.event_die else 0
    columns = range(first, len(draft.columns))
    parts: list[Part] = []
    for line, row in zip(
        box.rows(page.sheet.rows, look.mm(0.6)), reversed(range(page.sheet.rows)), strict=True
    ):
        for cell, column in zip(line.columns(len(columns), look.mm(0.6)), columns, strict=True):
            parts += _box(look, cell, page, draft, (row, column))
    return tuple(parts)


def _box(look: Look, box: Box, page: Page, draft: Draft, cell: tuple[int, int]) -> tuple[Part, ...]:
    is_doubtful, is_arrow = cell in draft.doubtful, cell[1] == ARROW
    weight = Weight.CHOSEN if cell == draft.at else Weight.MAIN if is_doubtful else Weight.PLAIN
    sign, words = (
        value_words(look.language, read_at(draft, cell), short=short, arrow=is_arrow)
        for short in (True, False)
    )
    does = Chosen(Choice(verbs.READ_BOX, (page.seat, *cell)))
    said = f"{box_words(look.language, cell)}: {words}"
    shown = f"{sign}?" if is_doubtful else sign
    return button(look, box, Face(does, shown, None, weight, TITLE, said=said))


def _keys(
    evening: Evening, look: Look, box: Box, game: Upwards, page: Page, draft: Draft
) -> tuple[Part, ...]:
    """What is asked, the numbers for the box in hand, and what may be said of the whole sheet."""
    asked, numbers, below = box.rows((1.1, 1.9, 1.6), look.gap)
    told = sentence(look, asked, _asked(look, game, draft))
    parts: list[Part] = [*optional(look, told)]
    if draft.at:
        parts += _values(evening, look, numbers, page, draft)
    right = choice_face(look, evening, Choice(verbs.READ_RIGHT, (page.seat,)), Weight.MAIN)
    others = (Choice(verb, (page.seat,)) for verb in (verbs.SHOW_SHEET, verbs.LEAVE_SHEET))
    upper, lower = below.rows(2, look.gap)
    parts += button(look, upper, right)
    for cell, choice in zip(lower.columns(2, look.gap), others, strict=True):
        parts += button(look, cell, choice_face(look, evening, choice))
    return tuple(parts)


def _asked(look: Look, game: Upwards, draft: Draft) -> str:
    """The box in hand; else what this game's throws cannot have led to; else the whole sheet."""
    if draft.at:
        place, column = box_words(look.language, draft.at), draft.at[1]
        value = value_words(look.language, read_at(draft, draft.at), arrow=column == ARROW)
        return phrase(look.language, "upwards.show.is-it", place=place, value=value)
    if found := impossible(draft, game.thrown):
        return phrase(look.language, f"upwards.show.{found.what}", found=found.found, most=found.most)
    return phrase(look.language, "upwards.show.all-right")


def _values(evening: Evening, look: Look, box: Box, page: Page, draft: Draft) -> tuple[Part, ...]:
    assert draft.at  # noqa: S101 - the caller saw it
    values = values_at(page, draft.at)
    is_arrow = draft.at[1] == ARROW
    cells = box.grid(3, 3, look.mm(0.8))
    parts: list[Part] = []
    for cell, value in zip(cells, values, strict=False):
        choice = Choice(verbs.READ_VALUE, (page.seat, value))
        text = value_words(look.language, value, short=True, arrow=is_arrow)
        said = value_words(look.language, value, arrow=is_arrow)
        parts += button(look, cell, Face(Chosen(choice), text, None, Weight.PLAIN, TITLE, said=said))
    keep = choice_face(look, evening, Choice(verbs.READ_KEEP, (page.seat,)), Weight.MAIN)
    return (*parts, *button(look, cells[8], keep))
