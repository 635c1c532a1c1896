"""What people changed on the screen, kept in the journal; everything else is as the settings file has it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from device.saving.journal import Journal
from device.saving.remembered import LIKED, LOCK, lock_in, object_in
from session.lobby import Lobby, PreferencesChanged
from session.lock import LockTurned
from session.preferences import changed, with_changes
from words.languages import LANGUAGES


def keep_likings(journal: Journal, change: PreferencesChanged) -> None:
    """Remember what differs from the settings file, so that a later change of that file still counts."""
    language = {"language": change.preferences.language}
    journal.prefer(LIKED, json.dumps(changed(change.delivered, change.preferences) | language))


def with_likings(lobby: Lobby, journal: Journal) -> Lobby:
    """The lobby as people like it; what cannot be read is as if it was never kept."""
    liked = with_changes(lobby.preferences, _kept(journal))
    return replace(lobby, preferences=liked, locked=bool(lock_in(journal.preferred(LOCK))))


def keep_lock(journal: Journal, turned: LockTurned) -> None:
    """A pulled plug opens no lock."""
    journal.prefer(LOCK, "shut" if turned.locked else "open")


def is_first_start(journal: Journal) -> bool:
    """Has nobody been asked yet how they like it?"""
    return journal.preferred(LIKED) is None


def liked_language(journal: Journal) -> str | None:
    """The language that people chose on the screen."""
    language = _kept(journal).get("language")
    return language if language in LANGUAGES else None


def _kept(journal: Journal) -> dict[str, Any]:
    return object_in(journal.preferred(LIKED)) or {}
