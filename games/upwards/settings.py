"""The section of the settings: the sheet, the event die and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from config.check import Between, Count
from config.misfit import Misfit, MisfitKind
from games.game import HouseRules, SetupQuestion
from games.upwards.setup import Block, Effect, Option, Setup, SheetFacts

EventFace = Literal["meteorite", "extra-reserve", "bonus-row", "plus-minus", "minus", "no-effect"]
YES_NO = (True, False)


@dataclass(frozen=True, slots=True)
class BlockSettings:
    """One block of the third scoring option."""

    name: str
    points: Annotated[int, Between(1, 99)]
    shape: Annotated[tuple[str, ...], Count(1, 12)]


@dataclass(frozen=True, slots=True)
class Section:
    """Upwards!: every default stands in default.toml."""

    option: Literal["same", "snake", "blocks"]
    event_die: bool
    columns: Annotated[int, Between(1, 12)]
    rows: Annotated[int, Between(1, 12)]
    reserve: Annotated[int, Between(0, 12)]
    extra_reserve: Annotated[int, Between(0, 12)]
    event_faces: Annotated[tuple[EventFace, ...], Count(6, 6)]
    full_grid_ends: bool
    blocks: Annotated[tuple[BlockSettings, ...], Count(0, 9)]


def template(section: Section) -> Setup:
    """The game as these settings have it; Misfit when a block is no block."""
    facts = SheetFacts(
        columns=section.columns,
        rows=section.rows,
        reserve=section.reserve,
        extra_reserve=section.extra_reserve,
        blocks=tuple(_block(block, number) for number, block in enumerate(section.blocks, 1)),
        event_faces=tuple(Effect(face) for face in section.event_faces),
    )
    return Setup(
        option=Option(section.option),
        event_die=section.event_die,
        facts=facts,
        full_grid_ends=section.full_grid_ends,
    )


def _block(block: BlockSettings, number: int) -> Block:
    """A block is drawn with # and . and hangs together by its edges."""
    cells = {
        (row, column)
        for row, line in enumerate(block.shape)
        for column, sign in enumerate(line)
        if sign == "#"
    }
    strange = set("".join(block.shape)) - {"#", "."}
    if strange or not cells or not _is_connected(cells):
        raise Misfit(MisfitKind.BAD_SHAPE, f"upwards.blocks[{number}].shape", " / ".join(block.shape))
    return Block(block.name, block.points, block.shape)


def _is_connected(cells: set[tuple[int, int]]) -> bool:
    reached, edge = set[tuple[int, int]](), [min(cells)]
    while edge:
        row, column = edge.pop()
        reached.add((row, column))
        around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        edge += (around & cells) - reached
    return reached == cells


HOUSE = HouseRules(
    Section,
    template,
    (
        SetupQuestion("option", tuple(Option)),
        SetupQuestion("event_die", YES_NO),
        SetupQuestion("full_grid_ends", YES_NO),
    ),
)
