"""The boards of a real box of Beam me up: each square is touched until it looks like the printed one."""

from __future__ import annotations

from display.beam.board_area import large_board
from display.beam.parts import SpaceBoard
from display.beam.uses import column_gaps
from display.building.layout import Face, button, button_row, header, optional, sentence
from display.building.parts import Button, Part, Scene, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM
from games import beam
from games.beam.boards import BOTTOM, ROWS
from games.beam.combinations import COLUMNS
from games.beam.edition import line_name, square_name
from games.beam.state import Counters
from games.choices import BACK, Choice
from games.edition import Fact
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Page, edition_facts, kind_of
from words.phrases import phrase

_BOARD_SHARE, _PORTRAIT_BOARD_SHARE = 0.46, 0.58


def fits(evening: Evening) -> bool:
    """While the owner says what is on the boards."""
    lobby = evening.lobby
    at_box = evening.table is None and lobby.page is Page.EDITION
    return at_box and isinstance(kind_of(lobby).template, beam.Setup)


def build(evening: Evening, look: Look) -> Scene:
    """A page for each board."""
    draft = evening.lobby.draft
    setup = draft.setup if draft else kind_of(evening.lobby).template
    assert isinstance(setup, beam.Setup)  # noqa: S101 - fits() saw it
    number = look.page % len(setup.boards)
    facts = {fact.name: fact for fact in edition_facts(evening.lobby)}
    if look.is_portrait:
        place, side = look.area.from_top(round(look.area.height * _PORTRAIT_BOARD_SHARE), look.gap)
    else:
        place, side = look.area.from_left(round(look.area.width * _BOARD_SHARE), look.gap)
    board = large_board(look, place, setup, (Counters(),) * len(setup.boards), number)
    parts = (
        board,
        *_squares(look, board, number, facts),
        *_side(evening, look, side, setup, number, facts[line_name(number)]),
    )
    return Scene("box", parts, len(setup.boards))


def _squares(look: Look, board: SpaceBoard, number: int, facts: dict[str, Fact]) -> tuple[Part, ...]:
    """Every square but those where the counters begin."""
    return tuple(
        _square(look, board, facts[square_name(number, row, column)], row, column)
        for row in range(BOTTOM + 1, ROWS)
        for column in COLUMNS
    )


def _square(look: Look, board: SpaceBoard, fact: Fact, row: int, column: int) -> Button:
    """By ear it is called by its place and what is on it."""
    now = phrase(look.language, f"beam-me-up.square.{fact.now}")
    named = column_gaps(look.language, column)
    said = phrase(look.language, "beam-me-up.say.square", row=row + 1, square=now, **named)
    does = Chosen(Choice(lobbies.TELL, (fact.name, fact.more or fact.now)))
    return Button(board.plan.cell(row, column - 1), does, Weight.BARE, said)


def _side(
    evening: Evening, look: Look, box: Box, setup: beam.Setup, number: int, line: Fact
) -> tuple[Part, ...]:
    """What to do, the line to move, the other boards, and the way back."""
    head, rest = box.from_top(look.mm(CONTROL_MM), look.mm(1))
    foot, rest = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    steps, text_box = rest.from_bottom(look.grown(CONTROL_MM, LARGE_HEAD_MM), look.gap)
    key = "box.ours" if setup.boards[number].ours else "box.hint"
    following = (number + 1) % len(setup.boards)
    name = phrase(look.language, "beam-me-up.box.board", number=following + 1)
    faces = (
        Face(PageTurned(following), name, "next"),
        choice_face(look, evening, Choice(BACK), Weight.MAIN),
    )
    return (
        header(look, head, phrase(look.language, "beam-me-up.box.title", number=number + 1)),
        *optional(look, sentence(look, text_box, phrase(look.language, f"beam-me-up.{key}"))),
        *_line(look, steps, line),
        *button_row(look, foot, faces),
    )


def _line(look: Look, box: Box, line: Fact) -> tuple[Part, ...]:
    """The white line a row up or down."""
    named, down, up = box.columns((2, 1, 1), look.gap)
    parts: list[Part] = [sentence(look, named, phrase(look.language, "beam-me-up.box.line"))]
    for place, to, sign in ((down, line.less, "down"), (up, line.more, "up")):
        if to is not None:
            does = Chosen(Choice(lobbies.TELL, (line.name, to)))
            said = phrase(look.language, f"beam-me-up.say.line-{sign}")
            parts.extend(button(look, place, Face(does, sign=sign, said=said)))
    return tuple(parts)
