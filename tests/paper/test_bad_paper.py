"""Paper as it comes: copied twice, fitted to its page, with signs that belong nowhere; one sentence each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from device.__main__ import main
from games.paper import Kind
from games.upwards.paper import grid
from paper.filled.camera import Picture, Shot
from paper.frame import Form
from paper.reading.finding import NoSheet
from paper.reading.reader import ReadSheet, read_sheet
from paper.sheets import PAPERS
from tests.paper.filled_sheets import CELL_PX, GRID, MARGIN, filled, photo


def _copied(picture: Picture, seed: int) -> Picture:
    """Blurred, hard in contrast, with specks, a little turned."""
    chance = np.random.default_rng(seed)
    soft = cv2.GaussianBlur(picture, (0, 0), 1.1).astype(np.float32)
    hard = 255 / (1 + np.exp(-(soft - 150) / 22))
    hard[chance.random(hard.shape) < 0.0004] = 30
    height, width = picture.shape
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), chance.uniform(-1, 1), 0.985)
    return np.asarray(cv2.warpAffine(hard.astype(np.uint8), turn, (width, height), borderValue=255), np.uint8)


def test_a_photocopy_of_a_photocopy_is_read() -> None:
    _, picture = filled()
    read = read_sheet(photo(_copied(_copied(picture, 1), 2)))
    assert isinstance(read, ReadSheet)
    assert grid(read.reads) == GRID


@pytest.mark.parametrize("left", ["left", "right"])
def test_what_was_torn_off_is_missed_and_not_taken_for_empty(left: str) -> None:
    _, picture = filled()
    most = round(0.55 * picture.shape[1])
    torn = picture[:, :most] if left == "left" else picture[:, -most:]
    assert read_sheet(photo(torn, 2, Shot(fills=0.9, shadow=0.2, noise=3))) is NoSheet.PART


def test_a_box_under_a_coin_is_asked_about() -> None:
    sheet, picture = filled()
    (box,) = (
        each.box for each in sheet.plan.fields if (each.kind, each.row, each.column) == (Kind.NUMBER, 4, 2)
    )
    px = CELL_PX / box.width
    middle = [round((MARGIN + side) * px) for side in box.middle]
    cv2.circle(picture, middle, round(0.95 * CELL_PX), 150, -1)
    read = read_sheet(photo(picture))
    assert isinstance(read, ReadSheet)
    assert (4, 2) in {(doubt.field.row, doubt.field.column) for doubt in read.doubts}


def _on_page(scale: float) -> Picture:
    """The sheet on A4, printed smaller than it should be."""
    sheet, picture = filled(form=Form.FULL)
    px = CELL_PX / sheet.plan.fields[0].box.width
    edge = round(MARGIN * px)
    bare = cv2.resize(picture[edge:-edge, edge:-edge], None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    width, height = (round(side * px) for side in PAPERS["a4"])
    page = np.full((height, width), 255, np.uint8)
    top, left = (height - bare.shape[0]) // 2, (width - bare.shape[1]) // 2
    page[top : top + bare.shape[0], left : left + bare.shape[1]] = bare
    return page


@pytest.mark.parametrize(("scale", "told"), [(0.92, "about 9"), (1.0, "")])
def test_fit_to_page_is_told_and_read_all_the_same(
    scale: float, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.png"
    cv2.imwrite(str(file), photo(_on_page(scale), 3, Shot(fills=0.9, turn=20, shadow=0.2, noise=2)))
    row = _told(capsys, file)
    assert row["grid"] == GRID
    assert abs(row["scale"] - scale) <= 0.015
    main(["scan", str(file), "--language", "en"])
    said = capsys.readouterr().out
    assert told in said
    assert ("fit to page" in said) is (scale != 1)


def _told(capsys: pytest.CaptureFixture[str], file: Path) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["scan", "--json", "--language", "en", str(file)]) == 0
    return dict(json.loads(capsys.readouterr().out))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_strange_sign_is_named_with_its_place(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.png"
    cv2.imwrite(str(file), photo(filled(seed, other=(1, 4))[1]))
    row = _told(capsys, file)
    assert row["sure"] is False
    assert (1, 4) in {(doubt.get("row"), doubt.get("column")) for doubt in row["doubts"]}
    assert row["advice"]


@pytest.mark.parametrize(
    ("language", "both"),
    [("de", "Zeile 4, Spalte 1 und Zeile 4, Spalte 3"), ("en", "row 4, column 1 and row 4, column 3")],
)
def test_every_strange_sign_is_named(
    language: str, both: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A smiley and a seven: who reads of the first alone does not look for the second."""
    sheet, picture = filled()
    px = CELL_PX / sheet.plan.fields[0].box.width
    places = {(each.kind, each.row, each.column): each.box.middle for each in sheet.plan.fields}
    (x, y), (left, top) = (
        [round((MARGIN + side) * px) for side in places[Kind.NUMBER, 4, column]] for column in (1, 3)
    )
    cv2.circle(picture, (x, y), 22, 40, 3)
    cv2.ellipse(picture, (x, y + 2), (12, 9), 0, 20, 160, 40, 3)
    for side in (-8, 8):
        cv2.circle(picture, (x + side, y - 7), 2, 40, 3)
    for begin, end in (((-14, -20), (14, -20)), ((14, -20), (-6, 22)), ((-10, 0), (12, 0))):
        cv2.line(picture, (left + begin[0], top + begin[1]), (left + end[0], top + end[1]), 40, 3)
    file = tmp_path / "a.png"
    cv2.imwrite(str(file), photo(picture))
    assert main(["--language", language, "scan", str(file)]) == 0
    assert both in capsys.readouterr().out
