"""The doctor's report: what a helper needs, and nothing that is nobody's business."""

from __future__ import annotations

import json
import zipfile
from argparse import Namespace
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from config.settings import load
from device.calls.bad_call import BadCall
from device.checkup.report import collected, names_in, versions, without_names, write_report
from device.commands.doctor import run
from device.saving.journal import open_journal
from games.record import Started
from games.upwards import Setup

GUESTS = ("Zoë", "Zoë-Marie")
JOURNAL = ("printf", "%s\n", "Upwards! begins with Ada, Zoë and Zoë-Marie.", "The camera of Adam is lost.")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A box where two guests have played and something went wrong."""
    folder = tmp_path / "state"
    journal, _ = open_journal(folder)
    with closing(journal):
        journal.begin(Started(Setup(players=GUESTS), 0))
    (folder / "crash.txt").write_text(f"File {Path.home()}/x.py, /home/zoe/y.py: Zoë")
    return folder


def test_the_report_has_findings_versions_settings_journal_and_crash(state: Path) -> None:
    files = collected([{"part": "camera", "fine": False}], load(), state, JOURNAL)
    assert list(files) == ["doctor.jsonl", "versions.json", "settings.json", "journal.txt", "crash.txt"]
    assert json.loads(files["doctor.jsonl"]) == {"part": "camera", "fine": False}
    assert json.loads(files["settings.json"])["camera"]["source"] == "auto"
    assert json.loads(files["versions.json"])["numpy"]


def test_no_name_of_a_player_and_no_home_is_in_it(state: Path) -> None:
    settings = load()
    settings = replace(settings, table=replace(settings.table, names=("Ada",)))
    files = collected([], settings, state, JOURNAL)
    assert files["journal.txt"].splitlines() == [
        "Upwards! begins with Player 1, Player 2 and Player 3.",
        "The camera of Adam is lost.",
    ]
    assert files["crash.txt"] == "File ~/x.py, ~/y.py: Player 2"
    assert names_in(state) == GUESTS
    assert not [name for name in ("Ada,", "Zoë") if name in "".join(files.values())]


def test_where_there_is_nothing_nothing_is_in_it(tmp_path: Path) -> None:
    files = collected([], load(), tmp_path, ("no-such-command",))
    assert list(files) == ["versions.json", "settings.json"]
    assert without_names("as it was", ()) == "as it was"
    assert versions(tmp_path)["system"] is None


def test_a_report_is_a_zip_file_and_none_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "report.zip"
    write_report(path, {"a.txt": "first"})
    with pytest.raises(FileExistsError):
        write_report(path, {"a.txt": "second"})
    with zipfile.ZipFile(path) as report:
        assert {name: report.read(name) for name in report.namelist()} == {"a.txt": b"first"}


def call(report: Path) -> Namespace:
    return Namespace(
        json=True, language="en", config=None, as_service=False, report=report, with_pictures=False
    )


def test_the_doctor_says_what_it_wrote_or_why_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    path = tmp_path / "report.zip"
    run(call(path))
    told = capsys.readouterr()
    assert f"{path} has been written (doctor.jsonl, versions.json, settings.json" in told.err
    with zipfile.ZipFile(path) as report:
        assert report.read("doctor.jsonl").decode() == told.out
    with pytest.raises(BadCall, match="already exists"):
        run(call(path))
    assert run(call(tmp_path / "nowhere/report.zip")) == 1
    assert "cannot be written" in capsys.readouterr().err
