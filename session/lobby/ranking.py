"""This evening's ranking: who has won how often, looked at from the start page."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.decisions import Decision, Decisions
from games.table.decisions import Back
from session.lobby.cues import TonightWanted
from session.lobby.state import Lobby, Page, PageRules


def rank(lobby: Lobby) -> Step[Lobby]:
    """The journal knows what was played this evening, also before the plug was pulled."""
    return Step(replace(lobby, page=Page.RANKING), (TonightWanted(),))


RANKING_PAGE: PageRules[Decision] = PageRules(Decisions(), lambda _: (Back(),), lambda lobby, _: Step(lobby))
