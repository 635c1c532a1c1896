"""`pipsight sheets`: what is printed, where it says everything is, and calls that make no sense."""

from __future__ import annotations

import json
import re
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from device.__main__ import main
from games.paper import Kind, Label, Outline, PaperBox
from games.upwards import GAME, Option, Setup, SheetFacts
from paper.code import number_in, place_of
from paper.frame import Form
from paper.printing.pages import geometry, sheet_pages
from paper.sheets import sheet_behind, sheet_for

FORMS = ("--per-page=1", "--per-page=2", "--per-page=4", "--large")


def _printed(folder: Path, *flags: str) -> tuple[bytes, dict[str, Any]]:
    file, where = folder / "sheets.pdf", folder / "where.json"
    assert main(["sheets", "upwards", "-o", str(file), "--geometry", str(where), "--force", *flags]) == 0
    return file.read_bytes(), json.loads(where.read_text())


def _touch(one: PaperBox, two: PaperBox) -> bool:
    return (
        one.x < two.x + two.width - 0.01
        and two.x < one.x + one.width - 0.01
        and one.y < two.y + two.height - 0.01
        and two.y < one.y + one.height - 0.01
    )


@pytest.mark.parametrize(("paper", "size"), [("a4", {210.0, 297.0}), ("letter", {215.9, 279.4})])
@pytest.mark.parametrize("form", FORMS)
def test_the_geometry_names_every_box_inside_the_page(
    tmp_path: Path, paper: str, size: set[float], form: str
) -> None:
    _, where = _printed(tmp_path, "--paper", paper, form)
    width, height = where["page"]
    assert {width, height} == size
    assert len(where["sheets"]) == {"2": 2, "4": 4}.get(form[-1], 1)
    for sheet in where["sheets"]:
        assert len(sheet["markers"]) == 6
        assert sorted((cell["row"], cell["column"]) for cell in sheet["cells"]) == list(
            product(range(1, 9), range(1, 5))
        )
        assert [arrow["row"] for arrow in sheet["arrows"]] == list(range(1, 9))
        assert [field["extra"] for field in sheet["reserve"]] == [False] * 5 + [True] * 3
        lowest = next(cell["box"] for cell in sheet["cells"] if (cell["row"], cell["column"]) == (1, 1))
        highest = next(cell["box"] for cell in sheet["cells"] if (cell["row"], cell["column"]) == (8, 4))
        assert lowest[1] > highest[1]
        assert lowest[0] < highest[0]
        boxes = [each["box"] for key in ("cells", "reserve", "arrows") for each in sheet[key]]
        for x, y, wide, tall in boxes:
            assert 5 <= x <= width - wide - 5
            assert 5 <= y <= height - tall - 5


def test_a_digit_of_twenty_millimetres_fits_into_a_box_of_the_large_sheet(tmp_path: Path) -> None:
    _, where = _printed(tmp_path, "--large")
    assert all(min(cell["box"][2:]) >= 20 for cell in where["sheets"][0]["cells"])


def test_a_left_handed_sheet_has_the_reserve_to_the_left(tmp_path: Path) -> None:
    right, left = (_printed(tmp_path, *flags)[1]["sheets"][0] for flags in ((), ("--left-handed",)))
    assert right["reserve"][0]["box"][0] > right["cells"][0]["box"][0] > right["arrows"][0]["box"][0]
    assert left["reserve"][0]["box"][0] < left["cells"][0]["box"][0] < left["arrows"][0]["box"][0]


def test_the_file_has_its_fonts_in_it_and_is_the_same_every_time(tmp_path: Path) -> None:
    first, _ = _printed(tmp_path)
    again, _ = _printed(tmp_path)
    assert first == again
    fonts = set(re.findall(rb"/BaseFont /([^ /\r\n]+)", first))
    assert fonts
    assert all(b"AtkinsonHyperlegible" in font for font in fonts)
    assert first.count(b"/FontFile2") == len(fonts)
    assert b"/Image" not in first.replace(b"/ImageB", b"").replace(b"/ImageC", b"").replace(b"/ImageI", b"")


def test_every_player_gets_a_sheet(tmp_path: Path) -> None:
    _, where = _printed(tmp_path, "--per-page", "2", "--names", "Ada,Jörg,Zoë")
    assert [sheet["page"] for sheet in where["sheets"]] == [1, 1, 2]


@pytest.mark.parametrize("what", ["event-die", "boards", "cards"])
def test_what_else_is_printed(tmp_path: Path, what: str) -> None:
    file = tmp_path / "things.pdf"
    assert main(["sheets", what, "-o", str(file), "--paper", "letter"]) == 0
    assert file.read_bytes().startswith(b"%PDF")


SETTINGS = [
    (1, 1, (12, 12), Option.BLOCKS, True),
    (1, 12, (0, 0), Option.SAME, False),
    (4, 8, (5, 3), Option.BLOCKS, True),
    (4, 8, (5, 3), Option.SNAKE, False),
    (12, 1, (12, 12), Option.SAME, True),
    (12, 8, (12, 0), Option.BLOCKS, True),
    (3, 12, (11, 12), Option.SNAKE, True),
]


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("form", Form)
def test_no_two_boxes_touch_and_the_markers_tell_the_same_sheet(setting: Any, form: Form) -> None:
    columns, rows, (reserve, extra), option, event_die = setting
    setup = Setup(option=option, event_die=event_die, facts=SheetFacts(columns, rows, reserve, extra))
    sheet = sheet_for(GAME, setup, form, left_handed=rows == 8)
    fields = sheet.plan.fields
    assert sum(field.kind is Kind.SAVED for field in fields) == reserve + (extra if event_die else 0)
    boxes = [field.box for field in fields] + list(sheet.markers)
    assert not any(_touch(one, two) for one, two in combinations(boxes, 2))
    printed = [ink.box for ink in sheet.plan.ink if isinstance(ink, Label | Outline)]
    assert not any(_touch(marker, box) for marker in sheet.markers for box in printed)
    whole = number_in({place_of(marker): marker for marker in sheet.ids})
    assert whole is not None
    again = sheet_behind(whole)
    assert again
    assert (again.plan.fields, again.form, again.left_handed) == (fields, form, rows == 8)
    assert again.setup == setup


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("form", Form)
def test_no_word_lies_on_another_or_on_a_block(setting: Any, form: Form) -> None:
    columns, rows, (reserve, extra), option, event_die = setting
    setup = Setup(option=option, event_die=event_die, facts=SheetFacts(columns, rows, reserve, extra))
    ink = sheet_for(GAME, setup, form).plan.ink
    words = [each.box for each in ink if isinstance(each, Label)]
    assert not any(_touch(one, two) for one, two in combinations(words, 2))
    points = [each.box for each in ink if isinstance(each, Label) and not each.is_key]
    frames = [each.box for each in ink if isinstance(each, Outline)]
    assert all(min(frame.width, frame.height) > 0.5 for frame in frames)
    assert not any(_touch(one, two) for one, two in product(points, frames))


@pytest.mark.parametrize("form", Form)
def test_the_words_below_the_last_two_circles_stand_apart(form: Form) -> None:
    """In German they fill the room they have, and ran into one another on the large sheet."""
    sheet = sheet_for(GAME, Setup(), form)
    words = {each.words: each.box for each in sheet.plan.ink if isinstance(each, Label)}
    one, two = (words[f"paper.upwards.{name}"] for name in ("points", "total"))
    assert two.x - (one.x + one.width) > 0.1 * sheet.plan.fields[0].box.width


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (
            ["sheets", "chess", "-o", "x.pdf"],
            "“chess” is nothing I can print; choose from upwards, event-die",
        ),
        (["sheets", "upwards", "-o", "x.pdf", "--per-page", "3"], "1, 2 or 4"),
        (["sheets", "upwards", "-o", "x.pdf", "--large", "--per-page", "4"], "leave out --large"),
        (["sheets", "upwards", "-o", "x.pdf", "--paper", "a5"], "choose from a4, letter"),
        (["sheets", "cards", "-o", "x.pdf", "--large"], "no sheets to write on"),
        (["sheets", "upwards"], "-o"),
    ],
)
def test_a_wrong_call_is_one_sentence(capsys: pytest.CaptureFixture[str], call: list[str], told: str) -> None:
    assert main([*call, "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_sheets_are_laid_out_the_same_for_every_name() -> None:
    setup = Setup(event_die=True)
    named, plain = (sheet_pages([sheet_for(GAME, setup, Form.HALF, name=name)], "a4") for name in ("Ada", ""))
    assert geometry(named) == geometry(plain)
