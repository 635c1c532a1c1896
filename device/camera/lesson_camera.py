"""The apprentice: in the loop's thread it says what is looked at in a lesson, and keeps what was learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from device.camera.eye import Eye, Orders
from device.camera.lesson_looks import Begin, Drop, LessonLooks
from device.saving.calibration_file import Kept, calibration_place, keep_calibration
from device.saving.learned import Learned
from device.saving.numbers_file import OWN_DICE
from device.saving.state_folder import FolderMadeAnew
from device.saving.taught_file import faces_file, forget_faces
from games.cues import Cue
from games.registry import face_sets
from session.evening import Evening
from session.lobby import (
    CalibrationLeft,
    CalibrationTaken,
    DiceConfirmed,
    EmptyTaken,
    FaceDropped,
    FacesForgotten,
    LessonBegun,
    LessonDone,
    Lobby,
    Page,
)
from vision.taught import OwnDice, TaughtFaces, with_throw
from vision.watching import Trust


@dataclass(frozen=True, slots=True)
class Unkept(Cue):
    """What was learned counts for this evening only."""

    lasting: ClassVar[bool] = True

    why: str


class Apprentice:
    """A view that follows the lessons: it says what to look at, and keeps what the looks have brought."""

    def __init__(self, eye: Eye, learned: Learned, folder: Path | None, camera: str) -> None:
        """Without a folder nothing is kept: a simulated tray is another one tomorrow."""
        self._eye, self._folder, self._camera = eye, folder, camera
        self._looks = LessonLooks(lambda: eye.light)
        self._troubles: list[Unkept] = []
        self._orders = replace(self._orders, faces=dict(learned.faces), own_dice=learned.own_dice)
        self._use(learned)

    @property
    def _orders(self) -> Orders:
        return self._eye.orders

    @_orders.setter
    def _orders(self, orders: Orders) -> None:
        self._eye.orders = orders

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what is wanted now."""
        for cue in cues:
            self._heed(cue)
        self._follow(evening.lobby if evening.table is None else None)

    def troubles(self) -> Iterator[Cue]:
        """A disk that refuses is reported."""
        while self._troubles:
            yield self._troubles.pop()

    def _follow(self, lobby: Lobby | None) -> None:
        if lobby and lobby.page is Page.LESSON and lobby.teaching:
            self._looks.task = replace(self._looks.task, meaning=lobby.teaching.meaning)
            self._orders = replace(self._orders, instead=self._looks.look_at_face)
        elif lobby and lobby.page is Page.OWN_DICE:
            self._orders = replace(self._orders, instead=self._looks.look_at_own_dice)
        elif lobby and lobby.page is Page.CALIBRATE:
            self._set_up(has_empty=lobby.calibrating.has_empty)
        elif self._orders.instead in (self._looks.look_at_face, self._looks.look_at_tray):
            self._orders = replace(self._orders, instead=None)

    def _set_up(self, *, has_empty: bool) -> None:
        """Whoever comes to this page, or goes back on it, begins with an empty tray in free light."""
        is_new = self._orders.instead != self._looks.look_at_tray
        if is_new or self._looks.task.has_empty > has_empty:
            self._looks.wishes.put(Begin())
            self._orders = replace(self._orders, held={})
        self._looks.task = replace(self._looks.task, has_empty=has_empty)
        self._orders = replace(self._orders, instead=self._looks.look_at_tray)

    def _heed(self, cue: Cue) -> None:
        match cue:
            case DiceConfirmed() | LessonBegun("dice") | LessonDone("dice") | FacesForgotten("dice"):
                self._heed_dice(cue)
            case LessonBegun(what):
                self._looks.wishes.put(Begin(are_cards=face_sets()[what].are_cards))
            case FaceDropped(meaning):
                self._looks.wishes.put(Drop(meaning))
            case LessonDone(what):
                self._keep_faces(what, self._looks.lesson.taught)
            case FacesForgotten(what):
                self._keep_faces(what, None)
            case EmptyTaken():
                self._orders = replace(self._orders, held=self._looks.light)
            case CalibrationTaken():
                self._keep_calibration()
            case CalibrationLeft():
                self._use(self._learned)
            case FolderMadeAnew():
                self._keep_again()

    def _heed_dice(self, cue: DiceConfirmed | LessonBegun | LessonDone | FacesForgotten) -> None:
        """A household shows its dice, adds to what is known of them, or wants them forgotten."""
        match cue:
            case LessonBegun():
                self._looks.wishes.put(Begin())
                self._learn_dice(self._orders.own_dice)
            case DiceConfirmed(faces, number):
                self._confirmed(faces, number)
            case LessonDone():
                self._keep_dice(self._looks.task.own)
            case FacesForgotten():
                self._keep_dice(None)

    def _keep_faces(self, kind: str, taught: TaughtFaces | None) -> None:
        others = {name: faces for name, faces in self._orders.faces.items() if name != kind}
        self._orders = replace(self._orders, faces={**others, kind: taught} if taught else others)
        if self._folder:
            file = faces_file(kind)
            path = file.place(self._folder)
            self._write(lambda: file.keep(path, taught) if taught else forget_faces(path))

    def _learn_dice(self, own: OwnDice | None) -> None:
        self._looks.task = replace(self._looks.task, own=own)

    def _confirmed(self, faces: tuple[int, ...], number: int) -> None:
        """A throw is learned if it is the one that people saw when they said what it shows."""
        looked = self._looks.thrown
        if looked and looked[0] == number and len(looked[1].dice) == len(faces):
            self._learn_dice(with_throw(self._looks.task.own, looked[1], faces))

    def _keep_dice(self, own: OwnDice | None) -> None:
        self._orders = replace(self._orders, own_dice=own)
        if self._folder:
            path = OWN_DICE.place(self._folder)
            self._write(lambda: OWN_DICE.keep(path, own) if own else forget_faces(path))

    def _keep_calibration(self) -> None:
        calibration = self._looks.survey.calibration(self._camera)
        if calibration:
            kept = Kept(calibration, self._looks.light)
            self._use(replace(self._learned, kept=kept))
            if self._folder:
                path = calibration_place(self._folder)
                self._write(lambda: keep_calibration(path, kept))

    def _keep_again(self) -> None:
        """The folder was taken away; what was learned goes into the new one."""
        for kind, taught in self._orders.faces.items():
            if self._folder and not faces_file(kind).place(self._folder).exists():
                self._keep_faces(kind, taught)
        own = self._orders.own_dice
        if self._folder and own and not OWN_DICE.place(self._folder).exists():
            self._keep_dice(own)
        kept = self._learned.kept
        if self._folder and kept and not (path := calibration_place(self._folder)).exists():
            self._write(lambda: keep_calibration(path, kept))

    def _write(self, write: Callable[[], object]) -> None:
        try:
            write()
        except OSError as error:
            self._troubles.append(Unkept(str(error.strerror)))

    def _use(self, learned: Learned) -> None:
        """From now on the eye reads with this."""
        self._learned = learned
        calibration = learned.calibration(self._camera)
        self._looks.task = replace(self._looks.task, calibration=calibration)
        self._orders = replace(self._orders, trust=Trust(calibration), held=learned.controls(self._camera))
