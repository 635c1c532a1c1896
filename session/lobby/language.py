"""The language, offered wherever somebody may have landed who cannot read the screen."""

from __future__ import annotations

from games.choices import Choice
from games.cues import Step
from session.lobby.cues import LanguageChosen
from session.lobby.liking import liked
from session.lobby.state import Lobby
from session.lobby.verbs import LANGUAGE
from words.languages import LANGUAGES


def language_choices() -> tuple[Choice, ...]:
    """Each language there is."""
    return tuple(Choice(LANGUAGE, (name,)) for name in LANGUAGES)


def speak(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """From now on in the chosen language."""
    language = str(choice.about[0])
    step = liked(lobby, language=language)
    return Step(step.state, (*step.cues, LanguageChosen(language)))
