"""All settings: a row for each thing that people may like otherwise, and the way back to how it came."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, UNDO, Choice
from games.cues import Step
from session.lobby.liking import likes, undo_choices, unliked
from session.lobby.more import open_page
from session.lobby.setting import on_tour
from session.lobby.state import Lobby, Page, Room
from session.lobby.verbs import AS_DELIVERED, CHANGE, OPEN, TOUR
from session.preferences import ANSWERS, Preferences

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


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    liked = lobby.preferences
    rows = (field for field in ANSWERS if field not in _NEEDS or liked.shows(_NEEDS[field]))
    changes = tuple(Choice(CHANGE, (field,)) for field in rows)
    reset = (Choice(AS_DELIVERED),) if liked != _delivered(lobby) else ()
    ways = (Choice(OPEN, (Page.FEATURES,)), Choice(TOUR))
    return (*changes, *ways, *reset, *undo_choices(lobby), Choice(BACK))


def _delivered(lobby: Lobby) -> Preferences:
    """Everything but the language: whoever reads this page shall be able to read on."""
    return replace(lobby.delivered, language=lobby.language)


def _change(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    return Step(replace(lobby, page=Page.SETTING, setting=str(choice.about[0])))


SETTINGS = Room(
    _choices,
    {
        AS_DELIVERED: lambda lobby, _: likes(lobby, _delivered(lobby)),
        CHANGE: _change,
        OPEN: open_page,
        TOUR: lambda lobby, _: Step(on_tour(lobby)),
        UNDO: lambda lobby, _: unliked(lobby),
    },
    before=Page.MORE,
)
