"""`pipsight screenshots DIR`."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

from device.commands.screenshots import run
from device.sources.picture_files import decode


def test_every_screen_is_saved_in_both_languages_and_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = Namespace(folder=str(tmp_path / "new"), json=True, language="en", config=None, force=False)
    assert run(call) == 0
    paths = [Path(path) for path in json.loads(capsys.readouterr().out)["screenshots"]]
    assert sorted(paths) == sorted((tmp_path / "new").iterdir())
    assert {path.name[:3] for path in paths} == {"de-", "en-"}
    assert decode(paths[0]).shape == (480, 800, 3)
    assert run(call) == 0


def test_a_place_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert (
        run(Namespace(folder=str(tmp_path / "file"), json=False, language="en", config=None, force=False))
        == 1
    )
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert shown.err.startswith(f"{tmp_path}/file: I cannot write pictures there (")
