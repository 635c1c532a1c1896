"""Looks for a sheet of paper in the eye's place, and keeps its straightened picture while people compare."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from functools import partial
from queue import SimpleQueue

import cv2
import numpy as np

from device.camera.eye import Eye
from device.camera.sheet_picture import SheetPicture, unread_picture
from games.cues import Cue, Refused
from games.drawn_lines import lines_in
from games.events import SheetShown
from games.paper import Compared, Kind, Read, Space
from games.registry import game_of
from games.rules import Showing
from games.table import Table, rules
from paper.reading.boxed import Likeness, found_by, sheet_of_box
from paper.reading.finding import NoSheet
from paper.reading.reader import FindBoxed, ReadSheet, read_sheet
from session.evening import Evening
from vision.frames import Frame, Picture, glance

SOME = Space(100, 100)
"""The order of fields is the same in every space."""
EVERY = 4
"""Reading paper takes several times as long as a glance, so not every frame is read."""
STILL = 6.0
"""Mean difference of two glances, out of 255: a sheet that is being laid down moves far more."""
ANYTHING = (-1, 1, 2, 3, 4, 5, 6)
"""What a field could hold that is not read at all, as the reserve on the sheet from a box."""
UNLIKELY = 0.005
"""What has a smaller share is no answer to a doubt: of 233 doubts about sheets kept aside none was one."""
MILLION, FAINTEST = 1_000_000, 30
"""So many millionths is thinkable: of 12 boxes that were sure and wrong all were more than that."""
PATIENT = 3
"""Looks with the same trouble before it is told: a sheet that is being laid down is seen in part first."""
KEPT = 6
"""Pictures of sheets in memory, one for each player: an undo leads back to an earlier one."""
NEWS = 0.1
"""Where no more of what is written is read in another way it is the same sheet: doubts flicker."""


class Unread(StrEnum):
    """Why paper that somebody shows cannot be read; each has a sentence."""

    PART = "sheet-part"
    SEVERAL = "sheet-several"
    STRANGE = "sheet-strange"
    BLANK = "sheet-blank"


UNREAD = {NoSheet.PART: Unread.PART, NoSheet.SEVERAL: Unread.SEVERAL, NoSheet.STRANGE: Unread.STRANGE}
"""An empty tray is no reason to complain."""


class SheetLook:
    """What the camera's thread does with each frame while paper is to be shown."""

    def __init__(self) -> None:
        self.wanted = Showing.LOOK
        """Written by the loop's thread only."""
        self.compared: Compared | None = None
        """What the picture is put beside while it is kept; written by the loop's thread only."""
        self._before: Picture | None = None
        self._kept: deque[SheetPicture] = deque(maxlen=KEPT)
        self._painted: tuple[SheetPicture, Compared, Picture] | None = None
        self._last: SheetShown | None = None
        self._frames = 0
        self.boxed: FindBoxed | None = None
        """How the sheet from this game's box is found; written by the loop's thread only."""
        self.troubles: SimpleQueue[Unread] = SimpleQueue()
        self._why: Unread | None = None
        self._told: Unread | None = None
        self._held = 0

    def __call__(self, frame: Frame) -> tuple[Frame, SheetShown | None]:
        """What is shown, and the sheet if one was just read."""
        if self.wanted is Showing.KEEP:
            return self._beside(frame, self.compared), None
        return frame, self._looked(frame)

    def begin(self) -> None:
        """In the loop's thread: a new look, so that the same sheet is news again."""
        self._last = self._told = None

    def forget(self) -> None:
        """In the loop's thread, after a game: no picture of a sheet stays in memory.

        The camera's thread may be going through the old ones, so they are left to it as they are."""
        self._kept = deque(maxlen=KEPT)
        self._painted = None

    def _beside(self, frame: Frame, compared: Compared | None) -> Frame:
        """The picture of the sheet that is compared; after a new start it is taken again if it lies there."""
        if compared is None:
            return frame
        nearest = min(reversed(self._kept), key=lambda each: each.others(compared), default=None)
        kept = nearest if nearest and nearest.is_of(compared) else None
        if kept is None:
            read = self._read(frame)
            again = SheetPicture(frame.picture.copy(), read) if isinstance(read, ReadSheet) else None
            if again is None or not again.is_of(compared):
                return replace(frame, picture=unread_picture(frame.picture), small=None)
            self._kept.append(kept := again)
        painted = self._painted
        if painted is None or painted[:2] != (kept, compared):
            painted = self._painted = kept, compared, kept.painted(compared)
        return replace(frame, picture=painted[2], small=None)

    def _read(self, frame: Frame) -> ReadSheet | NoSheet | None:
        """Now and then, while nothing moves."""
        self._frames += 1
        is_still, self._before = _is_still(self._before, glance(frame)), glance(frame)
        return read_sheet(frame.picture, self.boxed) if is_still and not self._frames % EVERY else None

    def _looked(self, frame: Frame) -> SheetShown | None:
        read = self._read(frame)
        if read is None:
            return None
        why = unread(read)
        self._held, self._why = (self._held + 1 if why and why == self._why else 1), why
        if why and self._held == PATIENT and why != self._told:
            self._told = why
            self.troubles.put(why)
        if isinstance(read, NoSheet) or why:
            return None
        event = shown(read)
        if self._last and _are_alike(event, self._last):
            return None
        self._last = event
        self._kept.append(SheetPicture(frame.picture.copy(), read))
        return event


def _are_alike(one: SheetShown, two: SheetShown) -> bool:
    """Is this the sheet that lay there before?"""
    if (one.game, one.settings, len(one.values)) != (two.game, two.settings, len(two.values)):
        return False
    both = [pair for pair in zip(one.values, two.values, strict=True) if pair != (-1, -1)]
    return sum(this != that for this, that in both) <= NEWS * len(both)


def unread(read: ReadSheet | NoSheet) -> Unread | None:
    """Why what lies there cannot be taken."""
    if isinstance(read, NoSheet):
        return UNREAD.get(read)
    return Unread.BLANK if any(flaw.words == "paper.blank" for flaw in read.misfits) else None


def _is_still(before: Picture | None, now: Picture) -> bool:
    return before is not None and float(np.mean(cv2.absdiff(before, now))) < STILL


def shown(read: ReadSheet) -> SheetShown:
    """A read sheet as the table hears of it."""
    sheet, places = read.sheet, _as_printed(read)
    values = {place: each.value for place, each in places}
    count = len(sheet.paper.plan(sheet.setup, SOME).fields)
    told = (values.get(place) for place in range(count))
    unseen = ((place, *ANYTHING) for place in range(count) if place not in values)
    return SheetShown(
        sheet.game.name,
        sheet.paper.numbers(sheet.setup),
        tuple(-1 if value is None else value for value in told),
        tuple(place for place, each in places if each.struck),
        tuple(place for place, each in places if not each.sure and each.field.kind is not Kind.SAVED),
        _drawn_lines(read),
        (*(_perhaps(place, each) for place, each in places if not each.sure), *unseen),
        _next_likely(places),
        _shares(places),
    )


def _perhaps(place: int, each: Read) -> tuple[int, ...]:
    """What a doubtful box could hold: all that is not quite unlikely, and never less than two answers."""
    likely = [value for number, (value, share) in enumerate(each.likely) if number < 2 or share > UNLIKELY]
    return (place, *(-1 if value is None else value for value in likely))


def _shares(places: list[tuple[int, Read]]) -> tuple[tuple[int, int, int], ...]:
    """How likely each value is, where more than one is thinkable."""
    thinkable = ((place, _millionths(each)) for place, each in places)
    return tuple(
        (place, value, share) for place, shares in thinkable if len(shares) > 1 for value, share in shares
    )


def _millionths(each: Read) -> list[tuple[int, int]]:
    """What the rules left out, an empty box or a full one, shares what is left."""
    likely = {-1 if value is None else value: share for value, share in each.likely}
    others = [value for value in (*ANYTHING, 0) if value not in likely]
    likely |= dict.fromkeys(others, (1 - sum(likely.values())) / max(1, len(others)))
    return [(value, round(MILLION * share)) for value, share in likely.items() if MILLION * share >= FAINTEST]


def _next_likely(places: list[tuple[int, Read]]) -> tuple[tuple[int, int], ...]:
    """What each box looks like next, the least sure first; a bare one looks like nothing else."""
    some = [
        (each.likely[1][1], place, each.likely[1][0])
        for place, each in places
        if each.field.kind is not Kind.SAVED and len(each.likely) > 1 and each.likely[1][1]
    ]
    return tuple(
        (place, -1 if value is None else value)
        for _, place, value in sorted(some, reverse=True, key=lambda one: one[0])
    )


def _as_printed(read: ReadSheet) -> list[tuple[int, Read]]:
    """Every box by its place on a printed sheet; the one from a box has its fields in another order."""
    if read.sheet.ids:
        return list(enumerate(read.reads))
    seen = {(each.field.kind, each.field.row, each.field.column): each for each in read.reads}
    fields = read.sheet.paper.plan(read.sheet.setup, SOME).fields
    keys = ((field.kind, field.row, field.column) for field in fields)
    return [(place, seen[key]) for place, key in enumerate(keys) if key in seen]


def _drawn_lines(read: ReadSheet) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted((*one, *two) for one, two in lines_in(read.reads)))


class SheetCamera:
    """A view: as long as the table wants to see paper, somebody else looks in the eye's place."""

    def __init__(self, eye: Eye, known: Callable[[], Likeness | None] = lambda: None) -> None:
        """`known` tells what is remembered of the sheet from a box."""
        self._eye, self._look, self._known = eye, SheetLook(), known

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what is wanted now."""
        del cues
        wanted = showing(evening.table)
        if evening.table is None:
            self._look.forget()
        if wanted is None:
            if self._eye.orders.instead is self._look:
                self._eye.orders = replace(self._eye.orders, instead=None)
            return
        if wanted is Showing.LOOK and (
            self._eye.orders.instead is not self._look or self._look.wanted is not wanted
        ):
            self._look.begin()
        self._look.compared = rules(evening.table).compared(evening.table.state) if evening.table else None
        self._look.wanted = wanted
        self._look.boxed = self._boxed(evening.table)
        if self._eye.orders.instead is not self._look:
            self._eye.orders = replace(self._eye.orders, instead=self._look)

    def troubles(self) -> Iterator[Cue]:
        """Why a sheet that is shown cannot be read."""
        while not self._look.troubles.empty():
            yield Refused(self._look.troubles.get())

    def _boxed(self, table: Table | None) -> FindBoxed | None:
        like = self._known()
        game = game_of(table.setup) if table else None
        if like is None or table is None or game is None or not game.paper or not game.paper.boxed:
            return None
        return partial(found_by, like=like, sheet=sheet_of_box(game, table.setup))


def showing(table: Table | None) -> Showing | None:
    """What the table wants of the camera as far as paper goes."""
    return rules(table).showing(table.state) if table else None
