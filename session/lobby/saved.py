"""A game waits: play on, or put it away."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from session.lobby.cues import SavedDropped, SavedWanted
from session.lobby.decisions import DropSaved, ResumeSaved, Speak
from session.lobby.language import languages_offered, speak
from session.lobby.state import Lobby, Page, PageRules

SavedDecision = DropSaved | ResumeSaved | Speak


def _offered(_: Lobby) -> tuple[SavedDecision, ...]:
    return (ResumeSaved(), DropSaved(), *languages_offered())


def _decide(lobby: Lobby, decision: SavedDecision) -> Step[Lobby]:
    match decision:
        case DropSaved():
            return Step(replace(lobby, page=Page.HOME, saved=None), (SavedDropped(),))
        case ResumeSaved():
            return resume(lobby)
        case Speak(language):
            return speak(lobby, language)
        case _:
            assert_never(decision)


def resume(lobby: Lobby) -> Step[Lobby]:
    """The game goes on where it stopped."""
    return Step(replace(lobby, page=Page.HOME), (SavedWanted(),))


SAVED: PageRules[SavedDecision] = PageRules(Decisions(SavedDecision), _offered, _decide)
