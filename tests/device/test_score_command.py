"""`pipsight score`: the contract's example, every option's detail, and one sentence for each bad sheet."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

from device.commands.upwards.score import run
from device.commands.upwards.sheet_file import BadSheet, SheetProblem, read_sheet

EXAMPLE = """option = "snake"          # "same", "snake" or "blocks"
event_die = true
bonus_rows = [1, 3]       # counted from the bottom, 1 is the lowest
grid = \"\"\"
. . . .
1 . 3 *
6 5 5 2
\"\"\"
"""


def called(
    *sheets: Path, as_json: bool = True, language: str = "en", config: Path | None = None
) -> Namespace:
    return Namespace(sheets=list(sheets), json=as_json, language=language, config=config)


def filed(folder: Path, text: str, name: str = "sheet.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def sheet(grid: str, option: str = "same", more: str = "") -> str:
    return f'option = "{option}"\n{more}\ngrid = """\n{grid}\n"""\n'


def test_the_example_of_the_contract(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(called(filed(tmp_path, EXAMPLE))) == 0
    scored = json.loads(capsys.readouterr().out)
    assert {key: scored[key] for key in ("columns", "option", "bonus", "total")} == {
        "columns": [1, 0, 0, 0],
        "option": 6,
        "bonus": 3,
        "total": 10,
    }
    assert sorted(scored["detail"]["snake"]) == [[1, 2], [1, 3]]
    assert scored["detail"]["steps"] == [[[1, 1], [2, 1]]]


@pytest.mark.parametrize(
    ("option", "detail"),
    [
        ("same", {"rows": [{"row": 1, "number": 4, "cells": [[1, 1], [1, 2]]}]}),
        (
            "blocks",
            {"blocks": [{"name": "small corner", "points": 4, "cells": [[1, 1], [1, 2], [2, 1]]}]},
        ),
    ],
)
def test_the_detail_shows_rows_or_blocks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, detail: dict[str, object]
) -> None:
    run(called(filed(tmp_path, sheet("4 .\n4 4", option))))
    shown = json.loads(capsys.readouterr().out)["detail"]
    assert {key: shown[key] for key in detail} == detail


def test_people_get_one_line_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = filed(tmp_path, sheet("2\n1"))
    assert run(called(path, as_json=False, language="de")) == 0
    told = f"{path}: Spalten 1, Wertung 10, Bonuszeilen 0, zusammen 11\n"
    assert capsys.readouterr().out == told


def test_a_bad_sheet_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, good = filed(tmp_path, sheet("7"), "bad.toml"), filed(tmp_path, sheet("1"), "good.toml")
    assert run(called(bad, good)) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert (lines[0]["sheet"], lines[1]["total"]) == (str(bad), 5)
    assert err == f"{lines[0]['error']}\n"
    assert "line 4: column 1 holds “7”" in err


def test_the_blocks_come_from_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = filed(tmp_path, '[[upwards.blocks]]\nname = "pair"\npoints = 9\nshape = ["##"]\n', "own.toml")
    run(called(filed(tmp_path, sheet("1 1\n2 3", "blocks")), config=config))
    assert json.loads(capsys.readouterr().out)["option"] == 9


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        (sheet(". 1\n. ."), SheetProblem.FLOATING, 4),
        (sheet("1 1\n0 1"), SheetProblem.BAD_SIGN, 5),
        (sheet("7"), SheetProblem.BAD_SIGN, 4),
        (sheet("x"), SheetProblem.BAD_SIGN, 4),
        (sheet("11"), SheetProblem.BAD_SIGN, 4),
        (sheet("1 1\n1"), SheetProblem.RAGGED, 5),
        (sheet("1\n\n1"), SheetProblem.EMPTY_ROW, 5),
        (sheet(""), SheetProblem.EMPTY_GRID, 3),
        (sheet("1\n" * 13), SheetProblem.TOO_HIGH, 16),
        (sheet("1 " * 13), SheetProblem.TOO_WIDE, 4),
        (sheet("1", more="bonus_rows = [1, 1]"), SheetProblem.BONUS_TWICE, 2),
        (sheet("1", more="bonus_rows = [2]"), SheetProblem.BONUS_OFF, 2),
        (sheet("1", more="bonus_rows = [0]"), SheetProblem.BONUS_OFF, 2),
        (sheet("1", more="bonus_rows = [true]"), SheetProblem.BAD_BONUS, 2),
        (sheet("1", more='bonus_rows = "1"'), SheetProblem.BAD_BONUS, 2),
        (sheet("1", more="event_die = 1"), SheetProblem.BAD_EVENT_DIE, 2),
        (sheet("1", more="bonus_row = [1]"), SheetProblem.UNKNOWN_KEY, 2),
        (sheet("1", option="snakes"), SheetProblem.BAD_OPTION, 1),
        ('option = ["same"]\ngrid = "1"', SheetProblem.BAD_OPTION, 1),
        ('option = "same"\ngrid = 1', SheetProblem.BAD_GRID, 2),
        ('option = "same"', SheetProblem.MISSING, 0),
        ("", SheetProblem.MISSING, 0),
        ('option = "same"\ngrid = ', SheetProblem.NOT_TOML, 2),
    ],
)
def test_every_mistake_is_named_with_its_line(
    tmp_path: Path, text: str, problem: SheetProblem, line: int
) -> None:
    with pytest.raises(BadSheet) as error:
        read_sheet(filed(tmp_path, text))
    assert (error.value.problem, error.value.line) == (problem, line)


def test_a_huge_file_and_no_text_and_no_file_are_refused(tmp_path: Path) -> None:
    huge, binary = tmp_path / "huge.toml", tmp_path / "binary.toml"
    huge.write_bytes(b"#" * 10_000_000)
    binary.write_bytes(b"\xff\xfe\x00")
    problems = []
    for path in (huge, binary, tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadSheet) as error:
            read_sheet(path)
        problems.append(error.value.problem)
    no_file = SheetProblem.NO_FILE
    for nonsense in ("bonus_rows = " + "[" * 5000, "bonus_rows = [" + "9" * 5000 + "]"):
        with pytest.raises(BadSheet) as error:
            read_sheet(filed(tmp_path, nonsense))
        assert error.value.problem is SheetProblem.TOO_MUCH
    assert problems == [SheetProblem.TOO_LARGE, SheetProblem.NOT_TEXT, no_file, no_file]


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_problem_is_one_line_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    texts = [sheet(". 1\n. ."), sheet("1 1\n1"), sheet("x" * 99), sheet("1", more='a = """\n\n\n"""'), ""]
    for text in texts:
        assert run(called(filed(tmp_path, text), as_json=False, language=language)) == 1
    assert len(capsys.readouterr().err.splitlines()) == len(texts)


def test_a_single_line_grid_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    one = read_sheet(filed(tmp_path, 'option = "same"\ngrid = "1 2 . *"'))
    assert one.sheet.columns == ((1,), (2,), (), (0,))
    path = tmp_path / "windows.toml"
    path.write_bytes(EXAMPLE.replace("\n", "\r\n").encode())
    assert read_sheet(path).sheet.columns == ((6, 1), (5,), (5, 3), (2, 0))
