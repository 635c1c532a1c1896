"""The sheets that reading is judged by: their writers, forms and light were never trained on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from games.registry import games
from paper.filled.camera import Picture, any_shot, harder_shot, photograph
from paper.filled.filling import Written, any_game, write
from paper.filled.hand import Paper, any_hand, fresh_paper
from paper.filled.people import People, people_in
from paper.filled.strokes import Chance
from paper.frame import Form
from paper.sheets import Sheet, sheet_for

CELL_PX, MARGIN, EACH = 72, 8.0, 1000
SEEDS = 5_000_000
"""Far from every seed that was trained with."""


def judges(folder: Path) -> People:
    """Digits of MNIST's test part in this folder."""
    return people_in(folder, "t10k", EACH, folder)


def blank_paper(sheet: Sheet, size: tuple[int, int]) -> Paper:
    """As fine as a camera of this size needs it."""
    return fresh_paper(sheet, CELL_PX if size[0] <= 1280 else 2 * CELL_PX, MARGIN)


def some_sheet(chance: Chance) -> Sheet:
    """The first game with paper, in any form, with the usual rows or others."""
    game, paper = next((game, game.paper) for game in games().values() if game.paper)
    option, event = int(chance.integers(3)), int(chance.random() < 0.8)
    rows, columns = (
        (7, 3) if chance.random() < 0.8 else (int(chance.integers(5, 10)), int(chance.integers(3, 6)))
    )
    setup = paper.setup((columns, rows, 5, 3, option, event))
    if setup is None:
        raise SystemExit("No such sheet.")
    form = tuple(Form)[int(chance.integers(4))]
    return sheet_for(game, setup, form, left_handed=bool(chance.integers(2)))


def choosing_sheet(seed: int, people: People) -> tuple[Picture, tuple[Written, ...]]:
    """One to choose limits by: usual forms, no lamp, a third each in harder and in strange light."""
    chance = np.random.default_rng(seed)
    size = 1280, 720
    sheet = some_sheet(chance)
    paper = blank_paper(sheet, size)
    written = any_game(sheet, chance)
    write(paper, written, any_hand(chance, people), chance)
    shot = any_shot(chance, size)
    if seed % 3:
        shot = replace(harder_shot(shot, chance), strange=seed % 3 == 2)
    return photograph(paper.picture, shot, chance), written


def photographed_sheet(
    seed: int, people: People, size: tuple[int, int]
) -> tuple[Picture, tuple[Written, ...]]:
    """One photograph, and what was written."""
    chance = np.random.default_rng(seed)
    sheet = some_sheet(chance)
    paper = blank_paper(sheet, size)
    written = any_game(sheet, chance)
    write(paper, written, any_hand(chance, people, aside=True), chance)
    return photograph(paper.picture, any_shot(chance, size, lamp=True), chance), written
