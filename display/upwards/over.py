"""Behind the end of Upwards!: sheet by sheet how its points came together."""

from __future__ import annotations

from display.building.layout import Face
from display.building.parts import Weight
from display.building.view_intents import PageTurned
from display.game_view import Account
from display.style.look import Look
from display.upwards.points import Counted
from display.upwards.points_page import page_count, points_page
from games.table import Table
from games.upwards import Upwards
from games.upwards.ending import score_of, sheet_of
from session.evening import Evening
from words.phrases import phrase


def account(evening: Evening, look: Look, first: int) -> Account:
    """The pages of each sheet that the device has counted; the others are known to their owners only."""
    assert evening.table  # noqa: S101 - there is an end to tell of
    counted = _counted(evening.table)
    by_seat, pages = dict[int, int](), first
    for one in counted:
        by_seat[one.seat] = pages
        pages += page_count(one)
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back", Weight.MAIN)
    shown = next((one for one in reversed(counted) if look.page >= by_seat[one.seat]), None)
    parts = points_page(look, shown, by_seat[shown.seat], (back,)) if shown else ()
    return Account(pages - first, parts, by_seat)


def _counted(table: Table) -> tuple[Counted, ...]:
    game: Upwards = table.state
    scores = [(seat, score_of(game, seat)) for seat in game.seats]
    return tuple(
        Counted(seat, table.players[seat], game.setup, sheet_of(game, seat), score)
        for seat, score in scores
        if score
    )
