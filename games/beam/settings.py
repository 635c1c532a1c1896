"""The section of the settings: the boards and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from config.check import Count
from games.beam.boards import BadBoard, Board, BoardFault, parse_board
from games.beam.layouts import OUR_BOARDS
from games.beam.state import Setup
from games.game import HouseRules, SetupQuestion


@dataclass(frozen=True, slots=True)
class Section:
    """Beam me up: every default stands in default.toml."""

    downgrade: bool
    separate_head_start: bool
    free_to_waive: bool
    real_boards: bool
    boards: Annotated[tuple[str, ...], Count(0, 4)]
    """Each a drawing; none: the game's own four boards."""


def template(section: Section) -> Setup:
    """The game as these settings have it; BadBoard when a board cannot be played on."""
    boards = tuple(_board(number, drawing) for number, drawing in enumerate(section.boards, 1))
    return Setup(
        boards=boards or OUR_BOARDS,
        downgrade=section.downgrade,
        separate_head_start=section.separate_head_start,
        free_to_waive=section.free_to_waive,
        real_boards=section.real_boards,
    )


def _board(number: int, drawing: str) -> Board:
    try:
        return parse_board(drawing.splitlines())
    except BadBoard as error:
        raise BadBoard(BoardFault(error.why), number=number, **error.values) from error


HOUSE = HouseRules(
    Section,
    template,
    tuple(
        SetupQuestion(name, (True, False))
        for name in ("real_boards", "downgrade", "separate_head_start", "free_to_waive")
    ),
)
