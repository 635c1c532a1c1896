"""The sheet from the game's box: no markers, but its corners were shown once; then it is found again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from device.__main__ import main
from device.camera.sheet_look import shown
from games.paper import Kind, Space
from games.upwards import GAME
from games.upwards.paper import PAPER, grid
from paper.filled.camera import Picture, Shot, photographed
from paper.filled.filling import write
from paper.filled.hand import Paper
from paper.frame import Form
from paper.printing.raster import raster
from paper.reading.boxed import Corners, found_by, likeness, sheet_of_box
from paper.reading.reader import ReadSheet, read_sheet
from paper.sheets import sheet_for
from tests.paper.filled_sheets import CELL_PX, GRID, HAND, MARGIN, SETUP, written
from words.phrases import ENGLISH

FLAT = Shot(fills=0.95, shadow=0, noise=2, blur=0.4)
TURNED = Shot(fills=0.95, turn=160, aslant=20, shadow=0.3, noise=3)


def _boxed(shot: Shot, seed: int = 1) -> tuple[Picture, Corners]:
    """As our own sheet, but with white paper where markers were; and where its grid's corners are."""
    chance = np.random.default_rng(seed)
    sheet = sheet_for(GAME, SETUP, Form.HALF)
    px = CELL_PX / sheet.plan.fields[0].box.width
    paper = Paper(raster(sheet, px, ENGLISH, MARGIN), px, MARGIN)
    for box in sheet.markers:
        x, y, side = (round(length * px) for length in (box.x + MARGIN, box.y + MARGIN, box.width))
        paper.ink[y : y + side + 1, x : x + side + 1] = 0
    write(paper, written(sheet, arrows=()), HAND, chance)
    picture, view = photographed(paper.picture, shot, chance)
    cells = [field.box for field in sheet.plan.fields if field.kind == "number"]
    left, top = min(box.x for box in cells), min(box.y for box in cells)
    right, low = (
        max(box.x + box.width for box in cells),
        max(box.y + box.height for box in cells),
    )
    corners = (np.array([[(left, top), (right, top), (right, low), (left, low)]]) + MARGIN) * px
    return picture, np.asarray(cv2.perspectiveTransform(corners, view)[0], np.float32)


def _grey(picture: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)


def test_what_was_saved_on_the_sheet_from_the_box_counts_as_unknown_not_as_nothing() -> None:
    """Else a sheet with saved numbers would not fit the throws, and rightly read boxes would be asked."""
    picture, corners = _boxed(FLAT)
    like, sheet = likeness(_grey(picture), corners), sheet_of_box(GAME, SETUP)
    assert like
    read = read_sheet(picture, lambda grey: found_by(grey, like=like, sheet=sheet))
    assert isinstance(read, ReadSheet)
    fields = PAPER.plan(SETUP, Space(100, 100)).fields
    saved = {place for place, field in enumerate(fields) if field.kind is Kind.SAVED}
    assert saved <= {place for place, *_ in shown(read).perhaps}


def test_a_sheet_that_was_shown_once_is_found_again_however_it_lies() -> None:
    picture, corners = _boxed(FLAT)
    like, sheet = likeness(_grey(picture), corners), sheet_of_box(GAME, SETUP)
    assert like
    other, truth = _boxed(TURNED, 2)
    found = found_by(_grey(other), like, sheet)
    assert found
    seen = _boxed_corners(found.way, sheet)
    assert float(np.abs(seen - truth).max()) < 4
    read = read_sheet(other, lambda grey: found_by(grey, like, sheet))
    assert isinstance(read, ReadSheet)
    assert grid(read.reads) == GRID


def _boxed_corners(way: np.ndarray[Any, Any], sheet: Any) -> Corners:
    cells = [field.box for field in sheet.plan.fields if field.kind == "number"]
    left, low = min(box.x for box in cells), max(box.y + box.height for box in cells)
    right = max(box.x + box.width for box in cells)
    corners = np.array([[(left, 0.0), (right, 0.0), (right, low), (left, low)]])
    return np.asarray(cv2.perspectiveTransform(corners, way)[0], np.float32)


def test_something_else_is_not_taken_for_it() -> None:
    picture, corners = _boxed(FLAT)
    like, sheet = likeness(_grey(picture), corners), sheet_of_box(GAME, SETUP)
    assert like
    chance = np.random.default_rng(3)
    strange = cv2.resize(chance.integers(0, 255, (90, 160), np.uint8), (1280, 720))
    for other in (np.zeros((720, 1280), np.uint8), np.asarray(strange, np.uint8)):
        assert found_by(other, like, sheet) is None


def test_scan_is_shown_the_corners_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text('[upwards]\noption = "snake"\n')
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    picture, corners = _boxed(FLAT)
    cv2.imwrite(str(first), picture)
    cv2.imwrite(str(second), _boxed(TURNED, 2)[0])
    given = ",".join(f"{number:.0f}" for number in corners.ravel())
    layout = tmp_path / "box.layout"

    def told(*call: str) -> dict[str, Any]:
        capsys.readouterr()
        assert main(["scan", "--json", "--language", "en", "--config", str(settings), *call]) == 0
        return dict(json.loads(capsys.readouterr().out))

    assert told(str(first), "--corners", given, "--layout", str(layout))["grid"] == GRID
    again = told(str(second), "--layout", str(layout))
    assert (again["sheet"], again["grid"], again["option"]) == ("upwards", GRID, "snake")
    twisted = ",".join(f"{number:.0f}" for number in corners[[0, 2, 1, 3]].ravel())
    assert "must go around the grid" in told(str(first), "--corners", twisted)["advice"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["--corners", "1,2,3"], "are not four corners"),
        (["--corners", "1,2,3,4,5,6,7,nan"], "are not four corners"),
        (["--layout", "nowhere.layout"], "is not a sheet’s layout"),
    ],
)
def test_a_wrong_call_is_one_sentence(capsys: pytest.CaptureFixture[str], call: list[str], said: str) -> None:
    assert main(["scan", "x.png", "--language", "en", *call]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
