"""Everything that is no game: one way in for each page behind it."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Step
from session.lobby.state import Lobby, Page, Room
from session.lobby.statistics import look_back
from session.lobby.verbs import OPEN

BEHIND = (
    Page.STATISTICS,
    Page.TEACH,
    Page.CALIBRATE,
    Page.PHONES,
    Page.SETTINGS,
)
"""The pages that open from here, in this order."""


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    shown = (page for page in BEHIND if lobby.preferences.shows(page))
    return (*(Choice(OPEN, (page,)) for page in shown), Choice(BACK))


def open_page(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """Go to the page that the choice names; looking back needs the journal."""
    if choice.about[0] == Page.STATISTICS:
        return look_back(lobby)
    return Step(replace(lobby, page=Page(str(choice.about[0]))))


MORE = Room(_choices, {OPEN: open_page})
