"""A simulated hand lays a sheet into the tray, filled in with this game's throws."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from games.registry import game_of
from games.table import Table
from paper.filled.camera import Shot, photograph
from paper.filled.filling import write
from paper.filled.from_throws import written_from
from paper.filled.hand import any_hand, fresh_paper
from paper.frame import Form
from paper.sheets import sheet_for
from vision.frames import Frame, Picture

CELL_PX, MARGIN = 64, 6.0
LONGEST_ASLANT = 12.0
"""Degrees: the camera over a tray looks nearly straight down."""


class SimulatedPaper:
    """One sheet in the tray, until dice are thrown again."""

    def __init__(self, table: Table, tray: Picture) -> None:
        game = game_of(table.setup)
        jotted = game.hand.wrote(table.state)
        chance = np.random.default_rng([*jotted.numbers, jotted.arrows, len(table.past)])
        sheet = sheet_for(game, table.setup, Form.HALF)
        paper = fresh_paper(sheet, CELL_PX, MARGIN)
        write(paper, written_from(sheet, jotted, chance), any_hand(chance, None), chance)
        height, width = tray.shape[:2]
        shot = Shot(
            width,
            height,
            aslant=chance.uniform(0, LONGEST_ASLANT),
            turn=chance.uniform(-20, 20),
            fills=0.94,
            noise=2,
        )
        picture = photograph(paper.picture, shot, chance)
        # No camera sends the same picture twice; one that does is taken for frozen.
        self._pictures = (picture, np.asarray(np.minimum(picture, 254) + 1, np.uint8))

    def over(self, frame: Frame) -> Frame:
        """The frame with the sheet lying there."""
        return replace(frame, picture=self._pictures[frame.number % 2], small=None)
