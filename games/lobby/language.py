"""The language, offered wherever somebody may have landed who cannot read the screen."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.cues import Step
from games.lobby.cues import LanguageChosen
from games.lobby.state import LANGUAGES, Lobby
from games.lobby.verbs import LANGUAGE


def language_choices() -> tuple[Choice, ...]:
    """Each language there is."""
    return tuple(Choice(LANGUAGE, (name,)) for name in LANGUAGES)


def speak(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """From now on in the chosen language."""
    language = str(choice.about[0])
    return Step(replace(lobby, language=language), (LanguageChosen(language),))
