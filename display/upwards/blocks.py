"""Outlining a block of Upwards!: the blocks that can be had now, or the boxes one by one."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, words
from display.building.parts import Button, Label, Part, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SPACE_MM, TITLE, Ink
from display.upwards.parts import BlockShape, SheetMarks
from display.upwards.sheet_area import sheet_parts, sheet_plan, touch_parts
from display.wording.labels import choice_words
from games.events import Chosen
from games.upwards import Block, Setup
from games.upwards.decisions import Claim, Outline, TapCell, of_seat
from games.upwards.packing import best_packing
from games.upwards.sheet import Cell, Sheet
from session.evening import Evening, choices
from words.phrases import phrase

_MARGIN_MM = 4
_SHEET_SHARE = 0.455


def blocks_page(
    evening: Evening, look: Look, seat: int, sheet: Sheet, tapped: tuple[Cell, ...], back: Face
) -> tuple[Part, ...]:
    """The grid to tap boxes on, and beside it every block that the device would suggest."""
    offered = of_seat(seat, choices(evening))
    head, left, side, foot = _places(look)
    plan = sheet_plan(look, left, sheet, look.mm(_MARGIN_MM), foot=False)
    boxes = [each for each in offered if isinstance(each, TapCell)]
    claims = [each for each in offered if isinstance(each, Claim)]
    outlines = [each.choice for each in offered if isinstance(each, Outline)]
    faces = (back, *(choice_face(look, evening, outline, Weight.MAIN) for outline in outlines))
    return (
        header(look, head, phrase(look.language, "upwards.blocks.title")),
        sheet_parts(plan, sheet, SheetMarks(lit=tapped, suggested=_suggested(evening, sheet))),
        *touch_parts(evening, look, plan, boxes),
        *_claims(evening, look, side, claims),
        *button_row(look, foot, faces),
    )


def _places(look: Look) -> tuple[Box, Box, Box, Box]:
    """Head, sheet, suggestions and buttons."""
    if look.is_portrait:
        head, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
        foot, rest = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
        side, left = rest.from_bottom(look.mm(3 * CONTROL_MM + 2 * SPACE_MM), look.gap)
        return head, left, side, foot
    left, rest = look.area.from_left(round(look.area.width * _SHEET_SHARE), look.gap)
    head, rest = rest.from_top(look.mm(CONTROL_MM), look.gap)
    foot, side = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    return head, left, side, foot


def _suggested(evening: Evening, sheet: Sheet) -> tuple[tuple[Cell, ...], ...]:
    return tuple(outlined.cells for outlined in best_packing(sheet, _blocks(evening)))


def _blocks(evening: Evening) -> tuple[Block, ...]:
    setup = evening.table.setup if evening.table else None
    return setup.facts.blocks if isinstance(setup, Setup) else ()


def _claims(evening: Evening, look: Look, box: Box, claims: list[Claim]) -> tuple[Part, ...]:
    """At most nine blocks, three by three."""
    cells = box.grid(3 if len(claims) > 4 else 2, 3 if len(claims) > 4 else 2, look.gap)
    return tuple(
        part
        for cell, claim in zip(cells, claims, strict=False)
        for part in _claim(evening, look, cell, claim)
    )


def _claim(evening: Evening, look: Look, box: Box, claim: Claim) -> tuple[Part, ...]:
    """The block's shape, and what it is worth."""
    block = next(block for block in _blocks(evening) if block.name == claim.block)
    shape, amount = box.inset(look.mm(1.5)).columns((3, 2), look.mm(1))
    text = choice_words(look.language, claim.choice, evening)
    worth = words(look, amount, f"+{block.points}", TITLE, bold=True)
    return (
        Button(box, Chosen(claim.choice), Weight.PLAIN, text),
        BlockShape(shape, block.shape, Ink.BUTTON_TEXT),
        Label(amount, worth, Ink.BUTTON_TEXT, Ink.BUTTON, True),
    )
