"""What this family uses: each feature can be switched off, and then nothing of it is to be seen."""

from __future__ import annotations

from games.choices import BACK, UNDO, Choice
from games.cues import Step
from session.lobby.liking import liked, undo_choices, unliked
from session.lobby.state import Lobby, Page, Room
from session.lobby.verbs import SWITCH
from session.preferences import features


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    switches = tuple(Choice(SWITCH, (feature,)) for feature in features())
    return (*switches, *undo_choices(lobby), Choice(BACK))


def _switch(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    hidden = {*lobby.preferences.hidden} ^ {choice.about[0]}
    return liked(lobby, hidden=tuple(feature for feature in features() if feature in hidden))


FEATURE_SWITCHES = Room(
    _choices, {SWITCH: _switch, UNDO: lambda lobby, _: unliked(lobby)}, before=Page.SETTINGS
)
