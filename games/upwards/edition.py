"""The facts of a real box of Upwards!: the printed sheet, the event die, what the blocks are worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.edition import Answer, Edition, Fact
from games.upwards.setup import Effect, Setup, SheetFacts

MOST = 12
SIXTH_FACE = "sixth-face"
_BLOCK = "block "
_COUNTS = {"rows": 1, "columns": 1, "reserve": 0, "extra_reserve": 0}
"""What can be counted on the sheet, and the least it can be."""
_PRINTED = ("columns", "reserve")
"""What the rule texts or reviews say; all else is a guess until somebody looks."""


def facts(setup: Setup) -> tuple[Fact, ...]:
    """Everything that can be told, in the order of the sheet."""
    sheet = setup.facts
    counts = (_count(sheet, name, least) for name, least in _COUNTS.items())
    points = tuple(range(1, MOST + 1))
    blocks = (Fact(_BLOCK + block.name, block.points, points, guessed=True) for block in sheet.blocks)
    faces = tuple(effect.value for effect in Effect)
    die = (Fact(SIXTH_FACE, sheet.event_faces[-1].value, faces, guessed=True),) if sheet.event_faces else ()
    return (*counts, *die, *blocks)


def with_fact(setup: Setup, name: str, answer: Answer) -> Setup:
    """The setup after somebody has looked."""
    sheet = setup.facts
    if name == SIXTH_FACE:
        sheet = replace(sheet, event_faces=(*sheet.event_faces[:-1], Effect(str(answer))))
    elif name.startswith(_BLOCK):
        sheet = _with_points(sheet, name.removeprefix(_BLOCK), int(answer))
    else:
        changes: dict[str, Any] = {name: int(answer)}
        sheet = replace(sheet, **changes)
    return replace(setup, facts=sheet)


def _count(sheet: SheetFacts, name: str, least: int) -> Fact:
    answers = tuple(range(least, MOST + 1))
    return Fact(name, int(getattr(sheet, name)), answers, guessed=name not in _PRINTED)


def _with_points(sheet: SheetFacts, name: str, points: int) -> SheetFacts:
    blocks = (replace(block, points=points) if block.name == name else block for block in sheet.blocks)
    return replace(sheet, blocks=tuple(blocks))


EDITION = Edition(facts, with_fact)
