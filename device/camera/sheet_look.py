"""Looks for a sheet of paper in the eye's place, and keeps its straightened picture while people compare."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from device.camera.eye import Eye
from games.cues import Cue
from games.events import SheetShown
from games.paper import Kind
from games.rules import Showing
from games.table import Table, rules
from paper.reading.annotation import annotate
from paper.reading.finding import NoSheet
from paper.reading.reader import ReadSheet, read_sheet
from session.evening import Evening
from vision.frames import Frame, Picture, glance

EVERY = 4
"""Reading paper takes several times as long as a glance, so not every frame is read."""
STILL = 6.0
"""Mean difference of two glances, out of 255: a sheet that is being laid down moves far more."""
WIDTH, HEIGHT = 600, 800
"""The straightened sheet as it is shown."""


@dataclass(frozen=True, slots=True, eq=False)
class _Kept:
    """A sheet that was read, and its picture."""

    event: SheetShown
    picture: Picture


class SheetLook:
    """What the camera's thread does with each frame while paper is to be shown."""

    def __init__(self) -> None:
        self.wanted = Showing.LOOK
        """Written by the loop's thread only."""
        self._before: Picture | None = None
        self._kept: _Kept | None = None
        self._last: SheetShown | None = None
        self._frames = 0

    def __call__(self, frame: Frame) -> tuple[Frame, SheetShown | None]:
        """What is shown, and the sheet if one was just read."""
        if self.wanted is Showing.KEEP and self._kept:
            return replace(frame, picture=self._kept.picture), None
        return frame, self._looked(frame)

    def begin(self) -> None:
        """In the loop's thread: a new look, so that the same sheet is news again."""
        self._last = None

    def _looked(self, frame: Frame) -> SheetShown | None:
        self._frames += 1
        is_still, self._before = _is_still(self._before, glance(frame)), glance(frame)
        if not is_still or self._frames % EVERY:
            return None
        read = read_sheet(frame.picture)
        if isinstance(read, NoSheet):
            return None
        event = shown(read)
        if event == self._last:
            return None
        self._last, self._kept = event, _Kept(event, straightened(frame.picture, read))
        return event


def _is_still(before: Picture | None, now: Picture) -> bool:
    return before is not None and float(np.mean(cv2.absdiff(before, now))) < STILL


def shown(read: ReadSheet) -> SheetShown:
    """A read sheet as the table hears of it."""
    places = list(enumerate(read.reads))
    return SheetShown(
        read.sheet.game.name,
        read.sheet.paper.numbers(read.sheet.setup),
        tuple(-1 if each.value is None else each.value for _, each in places),
        tuple(place for place, each in places if each.struck),
        tuple(place for place, each in places if not each.sure and each.field.kind is not Kind.SAVED),
    )


def straightened(picture: Picture, read: ReadSheet) -> Picture:
    """The sheet flat and upright on a white ground, with every box drawn as it was read."""
    width, height = read.sheet.size
    scale = min(WIDTH / width, HEIGHT / height)
    left, top = (WIDTH - scale * width) / 2, (HEIGHT - scale * height) / 2
    flat = np.array([[scale, 0, left], [0, scale, top], [0, 0, 1.0]]) @ np.linalg.inv(read.found.way)
    paper = cv2.warpPerspective(picture, flat, (WIDTH, HEIGHT), borderValue=(255, 255, 255))
    level = replace(read, found=replace(read.found, way=flat @ read.found.way))
    return annotate(np.asarray(paper, np.uint8), level)


class SheetCamera:
    """A view: as long as the table wants to see paper, somebody else looks in the eye's place."""

    def __init__(self, eye: Eye) -> None:
        self._eye, self._look = eye, SheetLook()

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what is wanted now."""
        del cues
        wanted = showing(evening.table)
        if wanted is None:
            if self._eye.orders.instead is self._look:
                self._eye.orders = replace(self._eye.orders, instead=None)
            return
        if wanted is Showing.LOOK and (
            self._eye.orders.instead is not self._look or self._look.wanted is not wanted
        ):
            self._look.begin()
        self._look.wanted = wanted
        if self._eye.orders.instead is not self._look:
            self._eye.orders = replace(self._eye.orders, instead=self._look)


def showing(table: Table | None) -> Showing | None:
    """What the table wants of the camera as far as paper goes."""
    return rules(table).showing(table.state) if table else None
