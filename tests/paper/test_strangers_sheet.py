"""A stranger's roll-and-write game gets paper by describing its sheet: printed, found, read, told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

import games.registry
from device.__main__ import main
from games.game import Game
from games.paper import Field, Kind, Outline, PaperBox, PaperSheet, Plan, Space
from paper.filled.filling import Written, write
from paper.filled.hand import Paper
from paper.frame import Form
from paper.printing.raster import raster
from paper.sheets import sheet_for
from tests.games.strangers_game import GAME as HIGHEST
from tests.paper.filled_sheets import CELL_PX, HAND, MARGIN, photo
from words.phrases import ENGLISH, add_plain_words

NUMBERS = (3, 1, 6, 2, 5)


def _plan(setup: Any, space: Space) -> Plan:
    """Five boxes side by side: a snake of numbers."""
    del setup
    side = space.width / len(NUMBERS)
    boxes = [PaperBox(n * side, 10, side, side) for n in range(len(NUMBERS))]
    fields = tuple(Field(Kind.NUMBER, box, 1, column) for column, box in enumerate(boxes, 1))
    return Plan(tuple(Outline(box, 0.5) for box in boxes), fields)


SNAKE: PaperSheet[Any] = PaperSheet(
    code=5,
    sizes=(2,),
    numbers=lambda _: (1,),
    setup=lambda told: HIGHEST.setup() if told == (1,) else None,
    plan=_plan,
    helped=lambda _, reads: reads,
    misfits=lambda _, __: (),
    row=lambda _, reads: {"snake": [read.value for read in reads]},
    file=lambda _, reads: f"snake = {[read.value for read in reads]}\n",
)


@pytest.fixture
def stranger() -> Iterator[Game[Any, Any]]:
    add_plain_words(
        {"en": {"game.number-snake": "Number snake"}, "de": {"game.number-snake": "Zahlenschlange"}}, {}
    )
    game = replace(
        HIGHEST, name="number-snake", rules=replace(HIGHEST.rules, name="number-snake"), paper=SNAKE
    )
    games.registry.bring(game)
    yield game
    games.registry.take_away("number-snake")


def test_its_sheet_is_printed_and_read_again(
    stranger: Game[Any, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, photograph, out = tmp_path / "sheets.pdf", tmp_path / "photo.png", tmp_path / "out.toml"
    assert main(["sheets", "number-snake", "-o", str(file), "--per-page", "4", "--language", "de"]) == 0
    assert file.read_bytes().startswith(b"%PDF")
    sheet = sheet_for(stranger, HIGHEST.setup(), Form.QUARTER)
    px = CELL_PX / sheet.plan.fields[0].box.width
    paper = Paper(raster(sheet, px, ENGLISH, MARGIN), px, MARGIN)
    marks = [Written(field, number) for field, number in zip(sheet.plan.fields, NUMBERS, strict=True)]
    write(paper, tuple(marks), HAND, np.random.default_rng(4))
    cv2.imwrite(str(photograph), photo(paper.picture))
    capsys.readouterr()
    assert main(["scan", "--json", str(photograph), "--sheet", str(out)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sheet"], told["snake"]) == ("number-snake", list(NUMBERS))
    assert out.read_text().endswith(f"snake = {list(NUMBERS)}\n")
    assert main(["scan", str(photograph), "--language", "en"]) == 0
    assert "Number snake" in capsys.readouterr().out
