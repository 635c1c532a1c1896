"""Is this another moment? Then a page that was turned is closed again, and what was told has had its time."""

from __future__ import annotations

from dataclasses import replace

from display.building.parts import Scene
from display.wording.facts import facts
from games.events import Key
from games.table import Table, throw
from games.table.decisions import WhoPressed
from session.evening import Evening, choices
from session.lobby import Page


def uses_keys(evening: Evening) -> bool:
    """Does the game itself have a use for one of the two push buttons now?

    Where one of them was pressed and it asks who that was, both are needed to answer."""
    return not asks_who(evening) and any(choice.verb in tuple(Key) for choice in choices(evening))


def asks_who(evening: Evening) -> bool:
    """Was a button pressed that may be anybody's?"""
    return evening.table is not None and isinstance(evening.table.asking, WhoPressed)


def is_another_place(before: Evening, now: Evening) -> bool:
    """Are people somewhere else: on another page of the lobby, or at another moment of the game?"""
    return _place(before) != _place(now)


def is_another_moment(before: Evening | None, now: Evening, scene: Scene, *, decided: bool) -> bool:
    """Another page of the lobby, or another moment of the game: begin at its first page.

    Nobody's page is closed by a second that goes by, nor by what a simulated player does meanwhile.
    """
    if before is None or before.table is None or now.table is None:
        return before is None or before.table != now.table or before.lobby.page is not now.lobby.page
    if scene.stays:
        return _stage(before.table) != _stage(now.table)
    if scene.patient and not decided:
        return _moment(before.table) != _moment(now.table)
    return replace(before.table, timer=now.table.timer) != now.table


class PagesLeft:
    """Which page was open, so that whoever comes back from a detail, a question or a pause finds it again."""

    def __init__(self) -> None:
        self._left: dict[Page, int] = {}
        self._at_table: tuple[object, int] = None, 0
        """What the table was like when something was asked there, and the page that was open."""

    def page(self, before: Evening | None, page: int, now: Evening) -> int:
        """The first page; back from a detail in the lobby or from a question at the table, the one before."""
        if before and before.table and now.table:
            return self._page_at_table(before.table, page, now.table)
        if before and before.table is None:
            self._left[before.lobby.page] = page
        if now.table or now.lobby.page is Page.HOME:
            self._left.clear()
        return self._left.get(now.lobby.page, 0)

    def _page_at_table(self, before: Table, page: int, now: Table) -> int:
        """A question that changed nothing is as if nobody had asked it."""
        if _is_aside(now):
            if not _is_aside(before):
                self._at_table = _moment(before), page
            return 0
        there, left = self._at_table
        return left if _is_aside(before) and there == _moment(now) else 0


def _is_aside(table: Table) -> bool:
    """Is something else shown than the game: a question, or the pause?"""
    return table.asking is not None or table.paused


def _place(evening: Evening) -> tuple[object, ...]:
    return (_moment(evening.table) if evening.table else evening.lobby.page), evening.gate is None


def _stage(table: Table) -> tuple[object, ...]:
    """A page that stays does so until the game has another phase or another round."""
    known = facts(table)
    return table.asking, table.paused, table.doubted, known.phase, known.round


def _moment(table: Table) -> tuple[object, ...]:
    """A patient page is kept until there is another throw, too, or somebody else's turn."""
    known = facts(table)
    return *_stage(table), known.on_turn, known.number, throw(table)
