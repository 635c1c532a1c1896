"""A sheet of Upwards! as words in rows, for somebody who sees it on another screen or hears it."""

from __future__ import annotations

from display.game_view import WordGrid
from display.wording.cue_words import sign_words
from games.table import Table
from games.upwards import Upwards
from games.upwards.setup import Effect
from games.upwards.sheet import METEORITE, Sheet, written
from words.phrases import Language, phrase


def own_sheet(language: Language, table: Table, seat: int) -> WordGrid | None:
    """The sheet of a seat whose numbers are on the device; nothing where they are on paper."""
    game: Upwards = table.state
    desk = game.desks[seat]
    if desk is None:
        return None
    sheet = desk.sheet
    columns = tuple(
        phrase(language, "upwards.sheet.column", number=number + 1) for number in range(len(sheet.columns))
    )
    rows = tuple(_row(language, sheet, row) for row in reversed(range(sheet.rows)))
    name = phrase(language, "upwards.choice.open-sheet", name=table.players[seat])
    return WordGrid(
        name, (phrase(language, "upwards.sheet.row"), *columns), (*rows, _reserve(language, sheet))
    )


def _row(language: Language, sheet: Sheet, row: int) -> tuple[str, ...]:
    """From left to right; a bonus row has an arrow."""
    name = f"{row + 1} ←" if row in sheet.bonus_rows else str(row + 1)
    return (name, *(_cell(language, written(sheet, (row, at))) for at in range(len(sheet.columns))))


def _cell(language: Language, number: int | None) -> str:
    if number is None:
        return ""
    return sign_words(language, Effect.METEORITE) if number == METEORITE else str(number)


def _reserve(language: Language, sheet: Sheet) -> tuple[str, ...]:
    """The numbers that can still be taken, in the first cell of the last row."""
    live = ", ".join(str(saved.number) for saved in sheet.reserve if not saved.struck)
    return (phrase(language, "upwards.sheet.reserve"), live, *("",) * (len(sheet.columns) - 1))
