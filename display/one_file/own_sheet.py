"""The points of a game from a file as words in rows, for somebody who sees no panel."""

from __future__ import annotations

from display.game_view import WordGrid
from display.one_file.scores import score_lines
from display.one_file.wording import AREA
from games.table import Table
from words.phrases import Language, phrase


def own_sheet(language: Language, table: Table, seat: int) -> WordGrid | None:
    """Everybody's points side by side, the own ones first: they lie open on the table."""
    lines = score_lines(language, table.state)
    if len(lines) < 2:
        return None
    seats = (seat, *(other for other in range(len(table.players)) if other != seat))
    names = tuple(table.players[each] for each in seats)
    rows = tuple((line.name, *(line.numbers[each] for each in seats)) for line in lines)
    return WordGrid(
        phrase(language, f"{AREA}.scores.title"), (phrase(language, f"{AREA}.scores"), *names), rows
    )
