"""Show me your dice: the live picture, what was read of the throw, and each die to be put right by touch."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, words
from display.building.parts import Bar, Button, DieFace, Label, Part, Scene, TrayPicture, Weight
from display.building.table_frame import choice_face
from display.screens.lesson import wide
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LINE_MM, SPACE_MM
from games.events import Chosen
from games.table.decisions import Back
from session.evening import Evening, choices
from session.lobby import OwnLesson, Page
from session.lobby.lesson_decisions import ConfirmDice, FinishLesson, TurnDie
from session.lobby.own_dice import ENOUGH
from words.phrases import phrase

_BAR_MM = 3
_TEXT_MM = LINE_MM + _BAR_MM + 1
"""A line of large text, and the bar below it."""
_BESIDE_SHARES = (2, 5)
"""Six dice beside the picture are as wide as fingers need them."""
_MOST_IN_ROW = 6


def fits(evening: Evening) -> bool:
    """While a household shows its dice."""
    return evening.table is None and evening.lobby.page is Page.OWN_DICE


def build(evening: Evening, look: Look) -> Scene:
    """The picture on one side, how far it is on the other, the dice as they were read below."""
    lesson = evening.lobby.own_lesson or OwnLesson()
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, rest = rest.from_top(look.head, look.gap)
    rows = -(-len(lesson.faces) // _MOST_IN_ROW)
    seen, text_box, dice = _places(look, rest, rows)
    parts = (
        header(look, head, _asked(look, lesson)),
        TrayPicture(wide(seen)),
        *_progress(look, text_box, lesson),
        *_dice(dice, rows, lesson, look),
        *button_row(look, foot, _foot(evening, look, lesson)),
    )
    return Scene("own-dice", parts)


def _places(look: Look, box: Box, rows: int) -> tuple[Box, Box, Box]:
    """The picture, how far it is, and the dice: below both, or beside them where there are several rows."""
    if rows > 1 and not look.is_portrait:
        left, dice = box.columns(_BESIDE_SHARES, look.gap)
        text_box, seen = left.from_bottom(look.mm(_TEXT_MM), look.gap)
        return seen, text_box, dice
    dice, body = box.from_bottom(rows * look.mm(CONTROL_MM + SPACE_MM), look.gap)
    if look.is_portrait:
        text_box, seen = body.from_bottom(max(look.mm(_TEXT_MM), body.height // 4), look.gap)
    else:
        seen, text_box = body.columns((3, 1), look.gap)
    return seen, text_box, dice


def _asked(look: Look, lesson: OwnLesson) -> str:
    if lesson.faces:
        return phrase(look.language, "own-dice.right")
    key = "throw" if not lesson.throws else "again" if lesson.throws < ENOUGH else "enough"
    return phrase(look.language, f"own-dice.{key}")


def _progress(look: Look, box: Box, lesson: OwnLesson) -> tuple[Part, ...]:
    """How many throws were learned of those that are asked for."""
    bar, rest = box.middle(box.width, look.mm(_TEXT_MM)).from_bottom(look.mm(_BAR_MM), look.mm(1))
    text = f"{lesson.throws} / {ENOUGH}"
    return Label(rest, words(look, rest, text), centred=True), Bar(bar, min(1.0, lesson.throws / ENOUGH))


def _dice(box: Box, rows: int, lesson: OwnLesson, look: Look) -> tuple[Part, ...]:
    """Each die a button: a tap shows the next face on it."""
    if not lesson.faces:
        return ()
    cells = box.grid(-(-len(lesson.faces) // rows), rows, look.gap)
    return tuple(
        part
        for number, (cell, face) in enumerate(zip(cells, lesson.faces, strict=False))
        for part in (
            Button(cell, Chosen(TurnDie(number).choice), Weight.PLAIN, str(face)),
            DieFace(cell.inset(look.mm(1)).square(), face),
        )
    )


def _foot(evening: Evening, look: Look, lesson: OwnLesson) -> tuple[Face | None, ...]:
    """Each button keeps its place, whether it is offered or not."""
    offered = choices(evening)
    main = FinishLesson().choice if lesson.throws >= ENOUGH and not lesson.faces else ConfirmDice().choice
    wanted = (Back().choice, ConfirmDice().choice, FinishLesson().choice)
    return tuple(
        choice_face(look, evening, choice, Weight.MAIN if choice == main else Weight.PLAIN)
        if choice in offered
        else None
        for choice in wanted
    )
