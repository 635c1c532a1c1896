"""All settings: a row for each thing that people may like otherwise, and the way back to how it came."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back, Undo
from session.lobby.decisions import Open
from session.lobby.liking import likes, undo_offered, unliked
from session.lobby.more import open_page
from session.lobby.more_decisions import AsDelivered, Change, Tour
from session.lobby.setting import on_tour
from session.lobby.state import Lobby, Page, PageRules
from session.preferences import ANSWERS, Preferences

SettingsDecision = AsDelivered | Change | Open | Tour | Undo
_NEEDS = {
    "volume": "sounds",
    "speech": "speech",
    "speech_volume": "speech",
    "speech_pace": "speech",
    "seconds": "timer",
    "counting": "counting",
    "counting_pace": "counting",
}
"""Rows that belong to a feature; where nobody wants it, they are not there."""


def _offered(lobby: Lobby) -> tuple[SettingsDecision | Back, ...]:
    liked = lobby.preferences
    rows = (field for field in ANSWERS if field not in _NEEDS or liked.shows(_NEEDS[field]))
    reset = (AsDelivered(),) if liked != _delivered(lobby) else ()
    return (*map(Change, rows), Open(Page.FEATURES), Tour(), *reset, *undo_offered(lobby), Back())


def _decide(lobby: Lobby, decision: SettingsDecision) -> Step[Lobby]:
    match decision:
        case AsDelivered():
            return likes(lobby, _delivered(lobby))
        case Change(field):
            return Step(replace(lobby, page=Page.SETTING, setting=field))
        case Open(page):
            return open_page(lobby, page)
        case Tour():
            return Step(on_tour(lobby))
        case Undo():
            return unliked(lobby)
        case _:
            assert_never(decision)


def _delivered(lobby: Lobby) -> Preferences:
    """Everything but the language: whoever reads this page shall be able to read on."""
    return replace(lobby.delivered, language=lobby.language)


SETTINGS: PageRules[SettingsDecision] = PageRules(
    Decisions(SettingsDecision), _offered, _decide, before=Page.MORE
)
