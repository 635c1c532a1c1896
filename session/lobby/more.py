"""Everything that is no game: one way in for each page behind it."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.cues import PrintWanted
from session.lobby.decisions import Open
from session.lobby.more_decisions import PrintSheets
from session.lobby.state import Lobby, Page, PageRules
from session.lobby.statistics import look_back

BEHIND = (
    Page.STATISTICS,
    Page.TEACH,
    Page.CALIBRATE,
    Page.PHONES,
    Page.SETTINGS,
)
"""The pages that open from here, in this order."""


def _offered(lobby: Lobby) -> tuple[Open | PrintSheets | Back, ...]:
    behind = (Open(page) for page in BEHIND if lobby.preferences.shows(page))
    prints = (PrintSheets(),) if any(kind.game.paper for kind in lobby.kinds) else ()
    update = (Open(Page.UPDATE),) if lobby.updates.can_be_installed else ()
    return (*behind, *prints, *update, Back())


def open_page(lobby: Lobby, page: Page) -> Step[Lobby]:
    """Go to this page; looking back needs the journal."""
    return look_back(lobby) if page is Page.STATISTICS else Step(replace(lobby, page=page))


def _decide(lobby: Lobby, decision: Open | PrintSheets) -> Step[Lobby]:
    if isinstance(decision, PrintSheets):
        return Step(lobby, (PrintWanted(),))
    return open_page(lobby, decision.page)


MORE: PageRules[Open | PrintSheets] = PageRules(Decisions(Open | PrintSheets), _offered, _decide)
