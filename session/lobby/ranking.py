"""This evening's ranking: who has won how often, looked at from the start page."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Step
from session.lobby.cues import TonightWanted
from session.lobby.state import Lobby, Page, Room


def rank(lobby: Lobby, _: Choice) -> Step[Lobby]:
    """The journal knows what was played this evening, also before the plug was pulled."""
    return Step(replace(lobby, page=Page.RANKING), (TonightWanted(),))


RANKING_PAGE = Room(lambda _: (Choice(BACK),), {})
