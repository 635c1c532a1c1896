"""“Print sheets” on the screen: a file on the stick or in the state folder, and a sentence that tells so."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from config.settings import load
from device.feed.place import feed_place
from device.games_from_settings import lobby_for
from device.views.printing import Printing
from games.choices import Choice
from games.events import Chosen
from network.gate.sheets import Sheets
from session.evening import Evening, advance, choices
from session.lobby import ExportFailed, Page, SheetsKept, SheetsOffered
from session.lobby.verbs import OPEN, PRINT_SHEETS
from stream.beside import sheets_beside


def _asked(*, phones: bool = False) -> Printing:
    lobby = lobby_for(load(None), "de")
    evening = Evening(replace(lobby, preferences=replace(lobby.preferences, phones=phones)))
    evening = advance(evening, Chosen(Choice(OPEN, (Page.MORE,)))).state
    assert Choice(PRINT_SHEETS) in choices(evening)
    step = advance(evening, Chosen(Choice(PRINT_SHEETS)))
    printing = Printing(sheets_beside(feed_place(os.environ)))
    printing(step.state, step.cues)
    return printing


def test_a_touch_writes_a_file_and_tells_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    printing = _asked()
    (told,) = printing.news()
    assert told == SheetsKept(str(tmp_path / "pipsight-upwards.pdf"))
    assert Path(tmp_path / "pipsight-upwards.pdf").read_bytes().startswith(b"%PDF")
    assert list(printing.news()) == []


def test_where_phones_are_on_the_gate_finds_the_file_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("PIPSIGHT_FEED", str(tmp_path / "feed.sock"))
    (tmp_path / "state").mkdir()
    (told,) = _asked(phones=True).news()
    assert told == SheetsOffered(str(tmp_path / "state" / "pipsight-upwards.pdf"))
    offered = Sheets(tmp_path / "feed.sock")
    assert [each["name"] for each in offered.offered()] == ["upwards"]
    assert offered.content("upwards") == Path(told.path).read_bytes()


def test_a_folder_that_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "file"))
    (told,) = _asked().news()
    assert isinstance(told, ExportFailed)
