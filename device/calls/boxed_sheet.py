"""`--corners` and `--layout` of `scan`: the sheet from the game's box, shown once and known from then on."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from device.calls.bad_call import BadCall
from device.calls.output import is_written
from device.calls.settings_file import settings_for
from device.files.output_file import Outputs
from device.saving.kept_file import BadFile
from device.saving.numbers_file import BOX_SHEET
from games.game import Game
from games.registry import games
from paper.reading.boxed import (
    Corners,
    Likeness,
    are_corners,
    found_by,
    likeness,
    placed,
    sheet_of_box,
)
from paper.reading.finding import NoSheet
from paper.reading.reader import ReadSheet, in_grey, read_found, read_sheet
from paper.sheets import Sheet
from vision.frames import Picture
from words.phrases import Language, phrase


def add_boxed(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--corners", metavar="X,Y,X,Y,X,Y,X,Y", help="help.scan.corners")
    parser.add_argument("--layout", metavar="FILE.layout", type=Path, help="help.scan.layout")


@dataclass(frozen=True, slots=True, eq=False)
class BoxedCall:
    """What was said about the box's sheet: its corners in the file's pixels, or a layout kept before."""

    sheet: Sheet | None
    corners: Corners | None
    layout: Path | None
    known: Likeness | None
    outputs: Outputs

    def read(self, picture: Picture, times: int) -> ReadSheet | NoSheet:
        """The sheet between the corners; else one with markers; else the one that is known."""
        if self.sheet is None:
            return read_sheet(picture)
        grey = in_grey(picture)
        if self.corners is None:
            assert self.known  # noqa: S101 - one of both was given
            return read_sheet(picture, partial(found_by, like=self.known, sheet=self.sheet))
        corners = np.asarray(self.corners / times, np.float32)
        if not are_corners(corners, grey.shape) or not _are_within(corners, grey):
            return NoSheet.CORNERS
        return read_found(grey, placed(self.sheet, corners))

    def is_remembered(self, picture: Picture, times: int, language: Language) -> bool:
        """With corners and a layout's name, the layout is kept there."""
        if self.corners is None or self.layout is None:
            return True
        like = likeness(in_grey(picture), np.asarray(self.corners / times, np.float32))
        if like is None:
            print(phrase(language, "scan.too-plain"), file=sys.stderr)
            return False
        return is_written(self.layout, BOX_SHEET.packed(like), self.outputs, language)


def _are_within(corners: Corners, grey: Picture) -> bool:
    height, width = grey.shape
    return bool((corners >= 0).all() and (corners[:, 0] < width).all() and (corners[:, 1] < height).all())


def boxed_call(args: Namespace, outputs: Outputs) -> BoxedCall:
    """From the call; BadCall where it cannot be followed."""
    if args.corners is None and args.layout is None:
        return BoxedCall(None, None, None, None, outputs)
    game = _game()
    setup = game.template(settings_for(args.config, Language(args.language)).games)
    corners = None if args.corners is None else _corners(args.corners)
    known = _known(args.layout) if corners is None else None
    return BoxedCall(sheet_of_box(game, setup), corners, args.layout, known, outputs)


def _known(layout: Path) -> Likeness:
    try:
        known = BOX_SHEET.read(layout)
    except BadFile:
        known = None
    if known is None:
        raise BadCall("scan.layout", file=layout)
    return known


def _game() -> Game[Any, Any]:
    """The one game whose box has a sheet that is known here."""
    return next(game for game in games().values() if game.paper and game.paper.boxed)


def _corners(given: str) -> Corners:
    numbers = re.split(r"[,;\s]+", given.strip())
    try:
        points = np.array([float(number) for number in numbers], np.float32).reshape(4, 2)
    except ValueError as error:
        raise BadCall("scan.corners", found=given[:60]) from error
    if not np.isfinite(points).all():
        raise BadCall("scan.corners", found=given[:60])
    return points
