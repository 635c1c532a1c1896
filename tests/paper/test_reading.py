"""Sheets under a simulated camera: found however they lie, read box by box; and what is no sheet is none."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from device.camera.sheet_look import shown
from games.paper import Kind, Value
from games.upwards.paper import grid
from paper.filled.camera import Shot
from paper.frame import Form
from paper.markers import pattern
from paper.reading.annotation import annotate
from paper.reading.finding import Found, NoSheet, Picture, find
from paper.reading.reader import ReadSheet, read_sheet
from tests.paper.filled_sheets import GRID, STRAIGHT, filled, photo


def _grey(picture: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)


def _read(picture: Picture) -> ReadSheet:
    read = read_sheet(picture)
    assert isinstance(read, ReadSheet)
    return read


@pytest.mark.parametrize(("form", "turn"), list(zip(Form, [0, 65, 180, 290], strict=True)))
def test_a_sheet_is_found_aslant_and_at_any_turn_with_a_cup_on_a_corner(form: Form, turn: float) -> None:
    sheet, picture = filled(form=form)
    shot = Shot(aslant=35, turn=turn, fills=0.95, shadow=0.4, crease=0.008, cup=True)
    found = find(_grey(photo(picture, round(turn), shot)))
    assert isinstance(found, Found)
    assert found.sheet.plan.fields == sheet.plan.fields
    assert 4 <= len(found.places) <= 5


@pytest.mark.parametrize("shot", [STRAIGHT, replace(STRAIGHT, turn=200, aslant=25, shadow=0.4)])
def test_every_box_is_read(shot: Shot) -> None:
    read = _read(photo(filled()[1], 2, shot))
    assert grid(read.reads) == GRID
    kinds: dict[Kind, list[tuple[Value, bool]]] = {
        kind: [(each.value, each.struck) for each in read.reads if each.field.kind is kind] for kind in Kind
    }
    assert [row for row, (value, _) in enumerate(kinds[Kind.ARROW], 1) if value == 0] == [1, 3]
    assert kinds[Kind.SAVED][:3] == [(4, True), (2, False), (None, False)]
    assert len(read.doubts) <= 3


def test_a_strange_sign_is_doubted() -> None:
    read = _read(photo(filled(other=(2, 2))[1]))
    assert (2, 2) in {(each.field.row, each.field.column) for each in read.doubts}


def test_a_blank_sheet_is_told_as_blank() -> None:
    empty = "\n".join([". . . ."] * 8)
    sheet, _ = filled(grid=empty)
    from paper.printing.raster import raster  # noqa: PLC0415
    from words.phrases import ENGLISH  # noqa: PLC0415

    px = 64 / sheet.plan.fields[0].box.width
    read = _read(photo(raster(sheet, px, ENGLISH)))
    assert [misfit.words for misfit in read.misfits] == ["paper.blank"]
    assert not read.sure


def test_a_sheet_shown_by_a_shaking_hand_is_found() -> None:
    shaken = cv2.blur(photo(filled()[1], 2, Shot(fills=0.7, aslant=30, turn=20)), (5, 1))
    grey = np.asarray(cv2.cvtColor(shaken, cv2.COLOR_BGR2GRAY), np.uint8)
    assert isinstance(find(grey), Found)


def test_half_a_sheet_is_not_read() -> None:
    _, picture = filled()
    assert read_sheet(photo(picture[: picture.shape[0] // 2])) is NoSheet.PART


@pytest.mark.parametrize("beyond", ["left", "right"])
def test_columns_beyond_the_edge_of_the_picture_are_not_taken_for_empty(beyond: str) -> None:
    seen = photo(filled()[1])
    assert isinstance(read_sheet(seen[:, 290:990]), ReadSheet)
    assert read_sheet(seen[:, 430:] if beyond == "left" else seen[:, :660]) is NoSheet.PART


def test_two_sheets_at_once_are_not_read() -> None:
    _, picture = filled(form=Form.QUARTER)
    assert read_sheet(photo(np.hstack([picture, picture]))) is NoSheet.SEVERAL


def test_markers_of_somebody_else_are_no_sheet() -> None:
    page = np.full((700, 500), 255, np.uint8)
    for number, (x, y) in enumerate([(40, 40), (220, 40), (400, 40), (40, 600), (220, 600), (400, 600)]):
        squares = cv2.resize(
            pattern(7 + 163 * number + 11 * number**4 % 150), (60, 60), interpolation=cv2.INTER_NEAREST
        )
        page[y : y + 60, x : x + 60] = squares
    assert read_sheet(page) is NoSheet.STRANGE


@pytest.mark.parametrize("kind", ["black", "noise", "stripes", "small"])
def test_what_is_no_sheet_is_none(kind: str) -> None:
    chance = np.random.default_rng(3)
    pictures = {
        "black": np.zeros((720, 1280), np.uint8),
        "noise": chance.integers(0, 255, (720, 1280)).astype(np.uint8),
        "stripes": np.tile(np.repeat(np.array([0, 255], np.uint8), 40), (720, 16)),
        "small": np.full((3, 3), 255, np.uint8),
    }
    assert read_sheet(pictures[kind]) is NoSheet.NOTHING


def test_a_drawing_on_the_photograph_shows_what_was_read() -> None:
    picture = photo(filled()[1])
    drawn = annotate(picture, _read(picture))
    assert drawn.shape == picture.shape
    assert np.any(drawn != picture)


def test_what_a_box_could_hold_besides_is_told_with_how_likely_it_is() -> None:
    """What the rules left out shares the rest: here the box could be empty after all."""
    read = _read(photo(filled()[1], 1, STRAIGHT))
    place = next(n for n, each in enumerate(read.reads) if each.field.kind is Kind.NUMBER)
    likely = ((3, 0.6), (5, 0.2), (1, 0.1), (2, 0.0), (4, 0.0), (6, 0.0), (0, 0.0))
    doubt = replace(read.reads[place], likely=likely)
    event = shown(replace(read, reads=(*read.reads[:place], doubt, *read.reads[place + 1 :])))
    assert {each for each in event.shares if each[0] == place} == {
        (place, 3, 600_000),
        (place, 5, 200_000),
        (place, 1, 100_000),
        (place, -1, 100_000),
    }
