"""A board of Beam me up as words: a row for each counter, for somebody who sees it on another screen."""

from __future__ import annotations

from display.game_view import WordGrid
from games.beam.boards import STARS, Square
from games.beam.combinations import COLUMNS
from games.beam.state import Beam
from games.table import Table
from words.phrases import Language, phrase

_HEADS = ("column", "height", "on", "to-go")


def own_board(language: Language, table: Table, seat: int) -> WordGrid:
    """Where each counter stands, on what, and how far it is to space."""
    heads = tuple(phrase(language, f"beam-me-up.board.{head}") for head in _HEADS)
    rows = tuple(_row(language, table.state, seat, column) for column in COLUMNS)
    return WordGrid(phrase(language, "beam-me-up.board.title", name=table.players[seat]), heads, rows)


def _row(language: Language, game: Beam, seat: int, column: int) -> tuple[str, ...]:
    board, counters = game.setup.board(seat), game.counters[seat]
    row = counters.row(column)
    to_go = max(0, board.first_space_row - row)
    return (
        phrase(language, f"beam-me-up.column.{column}"),
        str(row),
        _square(language, counters.square(board, column)),
        str(to_go) if to_go else phrase(language, "beam-me-up.board.in-space"),
    )


def _square(language: Language, square: Square) -> str:
    if square in STARS:
        return phrase(language, "beam-me-up.board.pink" if square is Square.PINK else "beam-me-up.board.blue")
    return phrase(language, "beam-me-up.board.rocket") if square is Square.ROCKET else ""
