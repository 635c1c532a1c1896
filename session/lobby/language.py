"""The language, offered wherever somebody may have landed who cannot read the screen."""

from __future__ import annotations

from games.cues import Step
from session.lobby.cues import LanguageChosen
from session.lobby.decisions import Speak
from session.lobby.liking import liked
from session.lobby.state import Lobby
from words.languages import LANGUAGES


def languages_offered() -> tuple[Speak, ...]:
    """Each language there is."""
    return tuple(map(Speak, LANGUAGES))


def speak(lobby: Lobby, language: str) -> Step[Lobby]:
    """From now on in the chosen language."""
    step = liked(lobby, language=language)
    return Step(step.state, (*step.cues, LanguageChosen(language)))
