"""A game waits: play on, or put it away."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.cues import Step
from session.lobby.cues import SavedDropped, SavedWanted
from session.lobby.language import language_choices, speak
from session.lobby.state import Lobby, Page, Room
from session.lobby.verbs import DROP_SAVED, LANGUAGE, RESUME_SAVED


def _choices(_: Lobby) -> tuple[Choice, ...]:
    return (Choice(RESUME_SAVED), Choice(DROP_SAVED), *language_choices())


def resume(lobby: Lobby, _: Choice) -> Step[Lobby]:
    """The game goes on where it stopped."""
    return Step(replace(lobby, page=Page.HOME), (SavedWanted(),))


def _drop(lobby: Lobby, _: Choice) -> Step[Lobby]:
    return Step(replace(lobby, page=Page.HOME, saved=None), (SavedDropped(),))


SAVED = Room(_choices, {DROP_SAVED: _drop, LANGUAGE: speak, RESUME_SAVED: resume})
