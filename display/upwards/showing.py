"""A paper sheet is shown to the camera: first its live picture; then, beside it, every box as it was read."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.layout import INKS, Face, button, optional, sentence, title
from display.building.parts import Button, Panel, Part, Scene, TrayPicture, Weight
from display.building.table_frame import choice_face, choice_faces, choice_list
from display.building.view_intents import PageTurned, TossWanted
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LINE_MM, TITLE
from display.upwards.points import block_words
from display.upwards.shown_words import (
    asked_words,
    box_words,
    read_words,
    short_question,
    value_words,
    why_words,
)
from games.choices import Choice
from games.events import Chosen
from games.upwards import Upwards, verbs
from games.upwards.balance import impossible
from games.upwards.showing import read_at, values_at
from games.upwards.state import ARROW, EMPTY, Draft, EnteredSheet, Phase
from session.evening import Evening, choices
from words.phrases import listed, phrase

CAMERA, PAPER = 16 / 9, 3 / 4
"""How wide to how high the live picture is, and the straightened sheet."""
_HERE = (verbs.READ_BOX, verbs.READ_VALUE, verbs.READ_KEEP, verbs.READ_RIGHT, verbs.SHOW_SHEET)


def fits(evening: Evening) -> bool:
    """From "Show me your sheet" until somebody says that it is right."""
    state = evening.table.state if evening.table else None
    return (
        isinstance(state, Upwards)
        and state.phase is Phase.SCORING
        and any(entered.looking for entered in state.entered if entered and entered.seat == state.entering)
    )


def build(evening: Evening, look: Look) -> Scene:
    """The live picture, or the sheet beside its reading."""
    assert evening.table  # noqa: S101 - fits() saw it
    game: Upwards = evening.table.state
    entered = next(entered for entered in game.entered if entered and entered.seat == game.entering)
    more = _more(evening, look)
    if 0 < look.page < more.pages:
        return more
    if entered.draft is None:
        return Scene("show-sheet", _looking(evening, look, entered), more.pages, stays=True)
    return Scene("sheet-read", _compared(evening, look, game, entered, entered.draft), more.pages, stays=True)


def _more(evening: Evening, look: Look) -> Scene:
    """Other sheets, who counts alone, and the table's own choices."""
    rest = [choice for choice in choices(evening) if choice.verb not in _HERE]
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    return choice_list(
        look, "more", phrase(look.language, "page.title"), choice_faces(look, evening, rest), back
    )


def _looking(evening: Evening, look: Look, entered: EnteredSheet) -> tuple[Part, ...]:
    assert evening.table  # noqa: S101 - fits() saw it
    head, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
    row, body = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    picture, text_box = _split(look, body)
    box = _within(picture, CAMERA)
    toss = (
        (Button(box, TossWanted(), Weight.BARE, phrase(look.language, "upwards.show.lay")),)
        if look.can_toss
        else ()
    )
    key = "upwards.show.hint-simulated" if look.can_toss else "upwards.show.hint"
    name = evening.table.players[entered.seat]
    return (
        title(look, head, phrase(look.language, "upwards.show.title", name=name)),
        *toss,
        TrayPicture(box),
        *optional(look, sentence(look, text_box, phrase(look.language, key))),
        *_last_row(look, row, choice_face(look, evening, Choice(verbs.LEAVE_SHEET, (entered.seat,)))),
    )


def _last_row(look: Look, row: Box, face: Face) -> tuple[Part, ...]:
    """One thing to do, and what else there is."""
    left, right = row.columns(2, look.gap)
    more = Face(PageTurned(1), phrase(look.language, "page.more"), "more")
    return (*button(look, left, face), *button(look, right, more))


def _split(look: Look, body: Box) -> tuple[Box, Box]:
    if look.is_portrait:
        return body.from_top(body.height * 3 // 5, look.gap)
    return body.from_left(body.width * 3 // 5, look.gap)


def _within(box: Box, shape: float) -> Box:
    """The largest box of this shape in the middle of another."""
    width = min(box.width, round(box.height * shape))
    return box.middle(width, min(box.height, round(width / shape)))


def _compared(
    evening: Evening, look: Look, game: Upwards, entered: EnteredSheet, draft: Draft
) -> tuple[Part, ...]:
    place = _places(look)
    values = _values(evening, look, place.values, entered, draft) if draft.at else ()
    asked = place.asked if draft.at else place.asked_alone
    right = choice_face(look, evening, Choice(verbs.READ_RIGHT, (entered.seat,)), Weight.MAIN)
    again = choice_face(look, evening, Choice(verbs.SHOW_SHEET, (entered.seat,)))
    return (
        TrayPicture(_within(place.picture, PAPER)),
        *_first_that_fits(look, asked, _questions(look, game, draft)),
        *values,
        *(_left(look, place.right, draft) if draft.at else button(look, place.right, right)),
        *_last_row(look, place.others, again),
        # Last, so that two push buttons answer a doubt without a walk through every box.
        *_grid(look, place.grid, entered, draft),
    )


def _left(look: Look, box: Box, draft: Draft) -> tuple[Part, ...]:
    """How many boxes are asked about after the one in hand: to its question "That's right" is no answer."""
    number = sum(cell != draft.at for cell in draft.doubtful)
    return (
        optional(look, sentence(look, box, phrase(look.language, "upwards.show.left", number=number)))
        if number
        else ()
    )


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things go; `values` are the keys for the box in hand."""

    picture: Box
    right: Box
    grid: Box
    asked: Box
    values: Box
    others: Box

    @property
    def asked_alone(self) -> Box:
        """Without keys below it."""
        return Box(self.asked.x, self.asked.y, self.asked.width, self.values.bottom - self.asked.y)


def _places(look: Look) -> _Places:
    control = look.mm(CONTROL_MM)
    if look.is_portrait:
        low, rest = look.area.from_bottom(control, look.gap)
        values, rest = rest.from_bottom(2 * control + look.gap, look.gap)
        asked, upper = rest.from_bottom(look.grown(CONTROL_MM, LINE_MM), look.gap)
        picture, grid = upper.columns((2, 3), look.gap)
        right, others = low.columns((1, 1), look.gap)
        return _Places(picture, right, grid, asked, values, others)
    keys, rest = look.area.from_right(3 * control + 2 * look.gap, look.gap)
    others, keys = keys.from_bottom(control, look.gap)
    values, asked = keys.from_bottom(3 * control + 2 * look.gap, look.gap)
    left, grid = rest.columns((1, 1), look.gap)
    right, picture = left.from_bottom(control, look.gap)
    return _Places(picture, right, grid, asked, values, others)


def _grid(look: Look, box: Box, entered: EnteredSheet, draft: Draft) -> tuple[Part, ...]:
    """Every box as it was read, white as paper; a doubtful one is filled and has a question mark."""
    first = ARROW if entered.event_die else 0
    columns = range(first, len(draft.columns))
    parts: list[Part] = []
    for line, row in zip(
        box.rows(entered.sheet.rows, look.mm(0.6)), reversed(range(entered.sheet.rows)), strict=True
    ):
        for cell, column in zip(line.columns(len(columns), look.mm(0.6)), columns, strict=True):
            parts += _box(look, cell, entered, draft, (row, column))
    return tuple(parts)


def _box(
    look: Look, box: Box, entered: EnteredSheet, draft: Draft, cell: tuple[int, int]
) -> tuple[Part, ...]:
    is_doubtful, is_arrow = cell in draft.doubtful, cell[1] == ARROW
    weight = Weight.CHOSEN if cell == draft.at else Weight.PLAIN if is_doubtful else Weight.BARE
    sign, words = (
        value_words(look.language, read_at(draft, cell), short=short, arrow=is_arrow)
        for short in (True, False)
    )
    does = Chosen(Choice(verbs.READ_BOX, (entered.seat, *cell)))
    said = f"{box_words(look.language, cell)}: {words}"
    seen = "" if read_at(draft, cell) == EMPTY else sign
    shown = f"{seen}?" if is_doubtful else seen
    frame, written = button(look, box, Face(does, shown, None, weight, TITLE, said=said))
    signs = (written,) if shown else ()
    if cell == draft.at:  # it is in hand already: whoever picked it goes on to its answers
        return (Panel(box, INKS[weight][1]), *signs)
    paper = (Panel(box),) if weight is Weight.BARE else ()
    return (frame, *paper, *signs)


def _asked(look: Look, game: Upwards, draft: Draft) -> str:
    """The box in hand; else what this game's throws cannot have led to; else the whole sheet."""
    if draft.at:
        return asked_words(look.language, draft.at, read_at(draft, draft.at))
    if draft.outlines and not draft.settled and not impossible(draft, game.thrown):
        names = tuple(block_words(look.language, block.name) for block in draft.outlines)
        return phrase(look.language, "upwards.show.outlined", blocks=listed(look.language, names))
    return read_words(look.language, draft, game.thrown)


def _asked_and_why(look: Look, game: Upwards, draft: Draft) -> str:
    """Where a box is asked about only because the sheet cannot be, that comes first; it was said before."""
    asked = _asked(look, game, draft)
    found = impossible(draft, game.thrown) if draft.at in draft.blamed else None
    return f"{why_words(look.language, found)} {asked}" if found else asked


def _questions(look: Look, game: Upwards, draft: Draft) -> tuple[str, ...]:
    """The longest first; where letters are largest it is enough to ask for what the picture is near to."""
    short = (short_question(look.language, draft.at, read_at(draft, draft.at)),) if draft.at else ()
    return (_asked_and_why(look, game, draft), _asked(look, game, draft), *short)


def _first_that_fits(look: Look, box: Box, texts: tuple[str, ...]) -> tuple[Part, ...]:
    return next((label for text in texts if (label := optional(look, sentence(look, box, text)))), ())


def _values(evening: Evening, look: Look, box: Box, entered: EnteredSheet, draft: Draft) -> tuple[Part, ...]:
    assert draft.at  # noqa: S101 - the caller saw it
    values = values_at(entered, draft.at)
    is_arrow = draft.at[1] == ARROW
    cells = box.grid(5, 2, look.gap) if look.is_portrait else box.grid(3, 3, look.gap)
    parts: list[Part] = []
    for cell, value in zip(cells, values, strict=False):
        choice = Choice(verbs.READ_VALUE, (entered.seat, value))
        text = value_words(look.language, value, short=True, arrow=is_arrow)
        said = value_words(look.language, value, arrow=is_arrow)
        parts += button(look, cell, Face(Chosen(choice), text, None, Weight.PLAIN, TITLE, said=said))
    keep = choice_face(look, evening, Choice(verbs.READ_KEEP, (entered.seat,)), Weight.MAIN)
    return (*button(look, cells[8], keep), *parts)
