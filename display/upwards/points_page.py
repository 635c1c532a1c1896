"""How the points of a sheet come together: all at once, and each one with the reason for it."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.grid_plan import SheetPlan
from display.building.layout import Face, button_row, title, words
from display.building.parts import Button, Label, Part, SeatShape, Weight
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, SPACE_MM, TITLE, Ink
from display.upwards.parts import SheetMarks
from display.upwards.points import (
    BONUS,
    OPTION,
    Circle,
    Counted,
    Stop,
    circle_points,
    stops,
    total_words,
    why_words,
)
from display.upwards.sheet_area import sheet_parts, sheet_plan
from games.upwards.scoring import Why, points
from words.phrases import phrase

_MARGIN_MM = 7
_SHEET_SHARE = 0.455
_REASON = 5.0
"""The height of the capitals that tell why, in millimetres."""


@dataclass(frozen=True, slots=True)
class Places:
    """Whose sheet it is, the sheet, the reasons, and the buttons."""

    strip: Box
    sheet: Box
    body: Box
    buttons: Box


def page_count(counted: Counted) -> int:
    """All points together, and a page for each stop."""
    return 1 + len(stops(counted))


def points_page(look: Look, counted: Counted, first: int, leave: tuple[Face, ...]) -> tuple[Part, ...]:
    """The page at `look.page`, where `first` shows everything together; `leave` are the ways out of there."""
    place = _places(look)
    plan = sheet_plan(look, place.sheet, counted.sheet, look.mm(_MARGIN_MM))
    way = stops(counted)
    at = look.page - first - 1
    stop = way[at] if 0 <= at < len(way) else None
    marks = _lit(counted, stop) if stop else _everything(counted)
    body = _reason(look, place.body, stop, counted) if stop else _circles(look, place.body, counted, first)
    faces = _walk(look, first, at, len(way)) if stop else (*leave, _begin(look, first))
    return (
        *_strip(look, place.strip, counted, stop),
        sheet_parts(plan, counted.sheet, marks),
        *_columns(look, plan, first, way),
        *body,
        *button_row(look, place.buttons, faces),
    )


def _places(look: Look) -> Places:
    if look.is_portrait:
        strip, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
        buttons, rest = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
        body, sheet = rest.from_bottom(look.mm(3 * CONTROL_MM), look.gap)
        return Places(strip, sheet, body, buttons)
    sheet, side = look.area.from_left(round(look.area.width * _SHEET_SHARE), look.gap)
    strip, rest = side.from_top(look.mm(CONTROL_MM), look.gap)
    buttons, body = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    return Places(strip, sheet, body, buttons)


def _strip(look: Look, box: Box, counted: Counted, stop: Stop | None) -> tuple[Part, ...]:
    """Who, and how many points: in all, or up to this stop."""
    side = round(box.height * 0.6)
    shape, room = box.from_left(side, look.mm(2))
    text = total_words(look.language, counted)
    if stop:
        text = phrase(look.language, "upwards.points.so-far", name=counted.name, points=stop.so_far)
    return (SeatShape(shape.middle(side, side), counted.seat), title(look, room, text))


def _columns(look: Look, plan: SheetPlan, first: int, way: tuple[Stop, ...]) -> tuple[Part, ...]:
    """Touching a column tells its points."""
    return tuple(
        Button(
            plan.column(column),
            PageTurned(_first_stop(first, way, column)),
            Weight.BARE,
            phrase(look.language, "upwards.points.column", column=column + 1),
        )
        for column in range(plan.columns)
    )


def _first_stop(first: int, way: tuple[Stop, ...], circle: Circle) -> int:
    return first + 1 + next(place for place, stop in enumerate(way) if stop.circle == circle)


def _circles(look: Look, box: Box, counted: Counted, first: int) -> tuple[Part, ...]:
    """The red circles together, then the other circles to touch."""
    named: list[tuple[Circle, str]] = [(OPTION, f"upwards.option.{counted.setup.option}")]
    if counted.setup.event_die:
        named.append((BONUS, "upwards.points.bonus"))
    below, above = box.from_bottom(look.mm(CONTROL_MM * len(named) + SPACE_MM * (len(named) - 1)), look.mm(1))
    red = sum(points(column) for column in counted.score.columns)
    parts: list[Part] = list(
        _amount(look, above, phrase(look.language, "upwards.points.steps"), red, Ink.GROUND)
    )
    for strip, (circle, key) in zip(below.rows(len(named), look.gap), named, strict=True):
        target = PageTurned(_first_stop(first, stops(counted), circle))
        text = phrase(look.language, key)
        parts.append(Button(strip, target, Weight.PLAIN, text))
        inside = strip.inset(look.mm(1.5))
        parts.extend(_amount(look, inside, text, circle_points(counted, circle), Ink.BUTTON))
    return tuple(parts)


def _amount(look: Look, box: Box, text: str, amount: int, on: Ink) -> tuple[Part, ...]:
    """What it is for at the left, how much at the right."""
    number, room = box.from_right(look.mm(CONTROL_MM), look.mm(1))
    ink = Ink.BUTTON_TEXT if on is Ink.BUTTON else Ink.TEXT
    return (
        Label(room, words(look, room, text, BODY), ink, on),
        Label(number, words(look, number, str(amount), TITLE, bold=True), ink, on, True),
    )


def _reason(look: Look, box: Box, stop: Stop, counted: Counted) -> tuple[Part, ...]:
    """How many points, large, and why."""
    amount, text_box = box.rows((2, 3), look.mm(1))
    text = f"+{stop.award.points}" if stop.award else "0"
    why = why_words(look.language, stop, counted.setup)
    return (
        Label(amount, words(look, amount, text, 2 * TITLE, bold=True)),
        Label(text_box, words(look, text_box, why, _REASON)),
    )


def _begin(look: Look, first: int) -> Face:
    """Point by point, from the first."""
    return Face(PageTurned(first + 1), phrase(look.language, "upwards.points.why"), "play")


def _walk(look: Look, first: int, at: int, count: int) -> tuple[Face, ...]:
    """Back to all points together, or on to the next one; after the last it is all of them."""
    everything = Face(PageTurned(first), phrase(look.language, "upwards.points.all"), "towers")
    onward = first + (at + 2 if at + 1 < count else 0)
    return (everything, Face(PageTurned(onward), phrase(look.language, "page.next"), "next", Weight.MAIN))


def _everything(counted: Counted) -> SheetMarks:
    awards = counted.score.option
    return SheetMarks(
        outlines=tuple(award.cells for award in awards if award.why in {Why.ROW, Why.BLOCK}),
        line=next((award.cells for award in awards if award.why is Why.SNAKE), ()),
        steps=tuple(award.cells[0] for column in counted.score.columns for award in column),
        circles=tuple(points(column) for column in counted.score.columns),
    )


def _lit(counted: Counted, stop: Stop) -> SheetMarks:
    """Only what this point is given for."""
    award = stop.award
    is_line = award is not None and award.why is Why.SNAKE
    return SheetMarks(
        lit=award.cells if award and not is_line else (),
        line=award.cells if award and is_line else (),
        column=stop.circle if isinstance(stop.circle, int) and award is None else None,
        steps=award.cells[:1] if award and award.why is Why.STEP else (),
        circles=tuple(points(column) for column in counted.score.columns),
    )
