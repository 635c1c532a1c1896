"""Everything that is no game: one way in for each page behind it."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.decisions import Open
from session.lobby.state import Lobby, Page, Room
from session.lobby.statistics import look_back

BEHIND = (
    Page.STATISTICS,
    Page.TEACH,
    Page.CALIBRATE,
    Page.PHONES,
    Page.SETTINGS,
)
"""The pages that open from here, in this order."""


def _offered(lobby: Lobby) -> tuple[Open | Back, ...]:
    return (*(Open(page) for page in BEHIND if lobby.preferences.shows(page)), Back())


def open_page(lobby: Lobby, page: Page) -> Step[Lobby]:
    """Go to this page; looking back needs the journal."""
    return look_back(lobby) if page is Page.STATISTICS else Step(replace(lobby, page=page))


def _decide(lobby: Lobby, opened: Open) -> Step[Lobby]:
    return open_page(lobby, opened.page)


MORE: Room[Open] = Room(Decisions(Open), _offered, _decide)
