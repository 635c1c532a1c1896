"""`pipsight scan`: its answer for programs and for people, and that `score` reads what it writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from device.__main__ import main
from tests.paper.filled_sheets import GRID, filled, photo


@pytest.fixture(scope="module")
def picture() -> np.ndarray[Any, Any]:
    return photo(filled()[1])


def _answers(capsys: pytest.CaptureFixture[str], *call: str) -> list[dict[str, Any]]:
    capsys.readouterr()
    main(["scan", "--json", "--language", "en", *call])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_photograph_is_answered_as_agreed_and_score_eats_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], picture: np.ndarray[Any, Any]
) -> None:
    file, out = tmp_path / "a.png", tmp_path / "sheet.toml"
    cv2.imwrite(str(file), picture)
    (told,) = _answers(capsys, str(file), "--sheet", str(out), "--annotate", str(tmp_path / "seen"))
    assert (told["photo"], told["sheet"], told["grid"], told["bonus_rows"]) == (
        str(file),
        "upwards",
        GRID,
        [1, 3],
    )
    assert told["reserve"] == [{"value": 4, "struck": True}, {"value": 2, "struck": False}]
    assert set(told) >= {"sure", "doubts", "milliseconds", "advice"}
    assert told["sure"] is (told["advice"] is None)
    assert (tmp_path / "seen" / "a-seen.jpg").exists()
    assert main(["score", "--json", str(out)]) == 0
    scored = json.loads(capsys.readouterr().out)
    assert len(scored["columns"]) == 4
    assert scored["bonus"] == 3 + 4


def test_what_is_no_sheet_and_what_is_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    white, torn = tmp_path / "white.png", tmp_path / "torn.png"
    cv2.imwrite(str(white), np.full((200, 300, 3), 255, np.uint8))
    torn.write_bytes(white.read_bytes()[:60])
    nothing, broken = _answers(capsys, str(white), str(torn))
    assert (nothing["sheet"], nothing["sure"], nothing["doubts"]) == (None, False, [])
    assert "no sheet printed by Pipsight" in nothing["advice"]
    assert set(broken) == {"photo", "error"}
    assert main(["scan", str(white)]) == 0
    assert main(["scan", str(torn)]) == 1


def test_people_get_the_grid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], picture: np.ndarray[Any, Any]
) -> None:
    file = tmp_path / "a.png"
    cv2.imwrite(str(file), picture)
    capsys.readouterr()
    assert main(["scan", str(file), "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "Upwärts!" in said
    assert "  1 2 3 6\n" in said


def test_a_file_that_was_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], picture: np.ndarray[Any, Any]
) -> None:
    file, out = tmp_path / "a.png", tmp_path / "sheet.toml"
    cv2.imwrite(str(file), picture)
    out.write_text("mine")
    assert main(["scan", str(file), "--sheet", str(out)]) == 1
    assert out.read_text() == "mine"
    assert main(["scan", str(file), "--sheet", str(out), "--force"]) == 0
    assert "grid" in out.read_text()
    capsys.readouterr()
