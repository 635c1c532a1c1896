"""What people changed on the screen is there again after a restart."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from device.saving.journal import open_journal
from device.saving.preference_store import keep_likings, keep_lock, liked_language, with_likings
from device.saving.remembered import LIKED as NAME
from session.lobby import Lobby, PreferencesChanged
from session.lock import LockTurned
from session.preferences import Preferences

DELIVERED = Preferences(theme="dark", volume=33)
LIKED = replace(DELIVERED, theme="high-contrast", text_percent=200, hidden=("ask",), language="en")
LOBBY = Lobby((), (), DELIVERED, DELIVERED)


def test_what_was_changed_is_kept_over_a_restart(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    keep_likings(journal, PreferencesChanged(LIKED, DELIVERED))
    journal.close()
    again, _ = open_journal(tmp_path)
    assert with_likings(LOBBY, again).preferences == LIKED
    assert liked_language(again) == "en"
    again.close()


def test_a_pulled_plug_opens_no_lock(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    assert not with_likings(LOBBY, journal).locked
    keep_lock(journal, LockTurned(True))
    assert with_likings(LOBBY, journal).locked
    keep_lock(journal, LockTurned(False))
    assert not with_likings(LOBBY, journal).locked
    journal.close()


def test_a_later_change_of_the_settings_file_counts_for_what_nobody_changed(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    keep_likings(journal, PreferencesChanged(LIKED, DELIVERED))
    louder = Lobby((), (), replace(DELIVERED, volume=90), DELIVERED)
    assert with_likings(louder, journal).preferences == replace(LIKED, volume=90)
    journal.close()


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "no json",
        "[1, 2]",
        json.dumps({"theme": "pink", "volume": "loud", "words": 1, "language": 7, "hidden": 3, "new": []}),
    ],
)
def test_what_makes_no_sense_is_as_if_it_was_never_kept(tmp_path: Path, kept: str) -> None:
    journal, _ = open_journal(tmp_path)
    journal.prefer(NAME, kept)
    assert with_likings(LOBBY, journal).preferences == DELIVERED
    assert liked_language(journal) is None
    journal.close()
