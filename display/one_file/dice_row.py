"""The dice of a turn in a row: those that can be kept are buttons, a locked one stays in the tray."""

from __future__ import annotations

from math import ceil

from display.building.dice_area import dice
from display.building.layout import INKS, words
from display.building.parts import Button, DieFace, Label, Part, Sign, Weight
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen
from games.one_file.state import Match
from games.one_file.throwing import keepable
from games.one_file.verbs import KEEP
from words.phrases import phrase

_GAP_MM = 0.8
_FOOT_MM = 4.5


def dice_per_row(look: Look, width: int) -> int:
    """How many dice that a finger finds fit side by side."""
    gap = look.mm(_GAP_MM)
    return max(1, (width + gap) // (look.mm(CONTROL_MM) + gap))


def row_count(look: Look, width: int, count: int) -> int:
    """How many rows so many dice need."""
    return ceil(count / dice_per_row(look, width))


def dice_of(look: Look, box: Box, state: Match, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    """The dice that lie there, to be kept if that can be, else to be put right."""
    if keepable(state):
        return _keep_rows(look, box, state, offered)
    correctable = tuple(choice for choice in offered if choice.verb == verbs.CORRECT)
    return dice(look, box, Throw(state.faces), correctable)


def _keep_rows(look: Look, box: Box, state: Match, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    """Only whoever may keep a die can touch it; what a seat of the device keeps is seen."""
    count, rows = len(state.faces), row_count(look, box.width, len(state.faces))
    across = ceil(count / rows)
    tall = rows * (box.width // across + look.mm(_FOOT_MM))
    cells = box.middle(box.width, min(box.height, tall)).grid(across, rows, look.mm(_GAP_MM))
    touchable = tuple(die for die in keepable(state) if Choice(KEEP, (die,)) in offered)
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(cells, state.faces, strict=False)):
        is_kept = die in state.kept
        weight = Weight.CHOSEN if is_kept and die in touchable else Weight.BARE
        if die in touchable:
            parts.append(Button(cell, Chosen(Choice(KEEP, (die,))), weight, str(face)))
        parts.extend(_die(look, cell, face, weight, is_kept))
    return tuple(parts)


def _die(look: Look, cell: Box, face: int, weight: Weight, is_kept: bool) -> tuple[Part, ...]:
    """A die, below it its number as a word for those who wish it, and a lock where it is kept."""
    foot, room = cell.from_bottom(look.mm(_FOOT_MM) if look.words or is_kept else 0)
    parts: list[Part] = [DieFace(room.inset(look.mm(0.8)).square(), face)]
    ink, on = INKS[weight]
    if is_kept:
        side = round(foot.height * 0.8)
        lock, foot = foot.from_left(side, 0) if look.words else (foot, foot)
        parts.append(Sign(lock.middle(side, side), "lock", ink))
    if look.words:
        named = phrase(look.language, f"number.{face}")
        parts.append(Label(foot, words(look, foot, named, BODY, bold=True), ink, on, True))
    return tuple(parts)
