"""Every change of a preference goes through here, so that each can be told, kept and undone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.cues import Step
from games.table.decisions import Undo
from session.lobby.cues import PreferencesChanged
from session.lobby.state import Lobby
from session.preferences import Preferences

_MOST_EARLIER = 50


def liked(lobby: Lobby, **changes: Any) -> Step[Lobby]:
    """From now on with these changes; nothing happens when it is so already."""
    return likes(lobby, replace(lobby.preferences, **changes))


def likes(lobby: Lobby, preferences: Preferences) -> Step[Lobby]:
    """From now on like this; what was before can be brought back."""
    if preferences == lobby.preferences:
        return Step(lobby)
    earlier = (*lobby.earlier, lobby.preferences)[-_MOST_EARLIER:]
    return _with(lobby, preferences, earlier)


def undo_offered(lobby: Lobby) -> tuple[Undo, ...]:
    """The last change taken back with one tap, where there was one."""
    return (Undo(),) if lobby.earlier else ()


def unliked(lobby: Lobby) -> Step[Lobby]:
    """As it was before the last change."""
    return _with(lobby, lobby.earlier[-1], lobby.earlier[:-1])


def _with(lobby: Lobby, preferences: Preferences, earlier: tuple[Preferences, ...]) -> Step[Lobby]:
    after = replace(lobby, preferences=preferences, earlier=earlier)
    return Step(after, (PreferencesChanged(preferences, lobby.delivered),))
