"""What was set aside at the start is told on the screen, once, to people who never see a terminal."""

from __future__ import annotations

from pathlib import Path

from device.saving.journal import open_journal
from device.views.opening_news import FoundAtStart, only_once, set_aside
from display.samples import samples
from display.wording.notices import notice_for
from words.phrases import ENGLISH, GERMAN

HOME = samples("de")["home"]


def test_a_damaged_journal_is_told_on_the_screen_with_the_name_it_has_now(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"torn to pieces" * 100)
    journal, found = open_journal(tmp_path)
    journal.close()
    cues = list(set_aside(GERMAN, found))
    notices = [notice_for(GERMAN, cue, HOME) for cue in cues]
    aside = [path.name for path in tmp_path.iterdir() if path.name != "games.sqlite"]
    assert notices
    assert any(name in notice.text for notice in notices if notice for name in aside)
    assert all(notice.lasting for notice in notices if notice)


def test_it_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"torn to pieces" * 100)
    journal, found = open_journal(tmp_path)
    journal.close()
    news = only_once(set_aside(ENGLISH, found))
    assert [type(cue) for cue in news()] == [FoundAtStart] * len(found)
    assert list(news()) == []
