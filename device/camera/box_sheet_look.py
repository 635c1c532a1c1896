"""While the sheet from a game's box is shown the camera looks for its grid, and keeps what it is known by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np

from device.camera.eye import Eye
from device.camera.lesson_camera import Unkept
from device.saving.numbers_file import BOX_SHEET
from games.cues import Cue
from games.events import GridSeen
from games.paper import Kind
from paper.reading.boxed import Corners, Likeness, likeness, sheet_of_box
from paper.reading.grids import grid_in, snapped
from paper.reading.reader import in_grey
from session.evening import Evening
from session.lobby import BoxSheet, FacesForgotten, Lobby, Page, SheetLearned
from session.lobby.box_sheet import CORNERS, grid
from vision.frames import Frame, Picture

EVERY = 6
"""Of so many frames one is looked through for a grid."""
MOVED = 8
"""Thousandths of the picture: what jitters less is the same grid."""
COLOUR, FONT = (20, 120, 250), cv2.FONT_HERSHEY_SIMPLEX


@dataclass(frozen=True, slots=True)
class SheetTooPlain(Cue):
    """There is too little print around the grid to know this sheet again."""


class GridLook:
    """What the camera's thread does with each frame; `asked` and `size` are written by the loop's thread."""

    def __init__(self) -> None:
        self.asked = BoxSheet()
        self.shown: tuple[tuple[int, int], ...] = ()
        self.size = (1, 1)
        self.newest: Picture | None = None
        self._seen: tuple[tuple[int, int], ...] = ()
        self._frames = 0

    def __call__(self, frame: Frame) -> tuple[Frame, GridSeen | None]:
        """The picture with the grid and every touch drawn on it, and a grid that is news."""
        self.newest = frame.picture
        self._frames += 1
        seen = None if self._frames % EVERY else self._looked(frame.picture)
        return replace(frame, picture=_drawn(frame.picture, self.asked, self.shown), small=None), seen

    def _looked(self, picture: Picture) -> GridSeen | None:
        touched = self.asked.touched
        grey = in_grey(picture)
        found = grid_in(grey, *self.size) if not touched else None
        if len(touched) == CORNERS:
            found = snapped(grey, in_pixels(touched, picture))
        corners = () if found is None else _in_thousandths(found, picture)
        if _are_same(corners, self._seen) and bool(self.asked.seen) == bool(corners):
            return None
        self._seen = corners
        return GridSeen(corners)


def in_pixels(corners: tuple[tuple[int, int], ...], picture: Picture) -> Corners:
    """Thousandths of a picture as its pixels."""
    height, width = picture.shape[:2]
    return np.array([(x * width / 1000, y * height / 1000) for x, y in corners], np.float32)


def _in_thousandths(corners: Corners, picture: Picture) -> tuple[tuple[int, int], ...]:
    height, width = picture.shape[:2]
    return tuple((round(1000 * float(x) / width), round(1000 * float(y) / height)) for x, y in corners)


def _are_same(one: tuple[tuple[int, int], ...], two: tuple[tuple[int, int], ...]) -> bool:
    return len(one) == len(two) and all(
        abs(x - u) <= MOVED and abs(y - v) <= MOVED for (x, y), (u, v) in zip(one, two, strict=True)
    )


def _drawn(picture: Picture, asked: BoxSheet, shown: tuple[tuple[int, int], ...]) -> Picture:
    drawn = picture.copy()
    thick = max(2, picture.shape[1] // 250)
    points = in_pixels(shown or asked.touched, picture).round().astype(np.int32)
    if shown:
        cv2.polylines(drawn, [points], True, COLOUR, thick, cv2.LINE_AA)
    for number, (x, y) in enumerate(points.tolist(), 1):
        if number == 1 or not shown:
            cv2.circle(drawn, (x, y), 7 * thick, (255, 255, 255), -1, cv2.LINE_AA)
            cv2.circle(drawn, (x, y), 7 * thick, COLOUR, thick, cv2.LINE_AA)
            at, size = (x - 4 * thick, y + 5 * thick), 0.45 * thick
            cv2.putText(drawn, str(number), at, FONT, size, (0, 0, 0), thick, cv2.LINE_AA)
    return drawn


class BoxSheetCamera:
    """A view: follows that page, and keeps the sheet once somebody says that this is its grid."""

    def __init__(self, eye: Eye, folder: Path | None, known: Likeness | None) -> None:
        """Without a folder it is known until the evening ends."""
        self._eye, self._folder, self.known = eye, folder, known
        self._look = GridLook()
        self._told: list[Cue] = []

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what is wanted now."""
        for cue in cues:
            match cue:
                case SheetLearned(corners):
                    self._learn(corners)
                case FacesForgotten(what) if what == BOX_SHEET.kind:
                    self.known = None
        lobby = evening.lobby if evening.table is None else None
        wanted = lobby is not None and lobby.page is Page.BOX_SHEET
        if lobby and wanted:
            self._follow(lobby)
        elif self._eye.orders.instead is self._look:
            self._eye.orders = replace(self._eye.orders, instead=None)

    def troubles(self) -> Iterator[Cue]:
        """A sheet without print, and a disk that refuses, are told."""
        while self._told:
            yield self._told.pop()

    def _follow(self, lobby: Lobby) -> None:
        self._look.asked, self._look.shown = lobby.box_sheet, grid(lobby)
        self._look.size = _size(lobby)
        if self._eye.orders.instead is not self._look:
            self._eye.orders = replace(self._eye.orders, instead=self._look)

    def _learn(self, corners: tuple[tuple[int, int], ...]) -> None:
        picture = self._look.newest
        like = None if picture is None else likeness(in_grey(picture), in_pixels(corners, picture))
        if like is None:
            self._told.append(SheetTooPlain())
            return
        self.known = like
        if self._folder:
            self._keep(lambda folder: BOX_SHEET.keep(BOX_SHEET.place(folder), like), self._folder)

    def _keep(self, write: Callable[[Path], object], folder: Path) -> None:
        try:
            write(folder)
        except OSError as error:
            self._told.append(Unkept(str(error.strerror)))


def _size(lobby: Lobby) -> tuple[int, int]:
    """Columns and rows of the first game that has a sheet in its box, as the settings have them."""
    kind = next(kind for kind in lobby.kinds if kind.game.paper and kind.game.paper.boxed)
    cells = [each for each in sheet_of_box(kind.game, kind.template).plan.fields if each.kind is Kind.NUMBER]
    return max(field.column for field in cells), max(field.row for field in cells)
