"""The apprentice: looks in the eye's place while it is taught or set up, and keeps what it learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import ClassVar

from device.camera.eye import Eye
from device.camera.teaching import drawn, look_at
from device.saving.calibration_file import Controls, Kept, calibration_place, keep_calibration
from device.saving.learned import Learned
from device.saving.state_folder import FolderMadeAnew
from device.saving.taught_file import FaceSet, forget_faces, keep_faces, place_of
from games.cues import Cue
from games.events import FaceShown, TraySeen
from session.evening import Evening
from session.lobby import (
    CalibrationLeft,
    CalibrationTaken,
    EmptyTaken,
    FaceDropped,
    FacesForgotten,
    LessonBegun,
    LessonDone,
    Lobby,
    Page,
)
from vision.frames import Frame, Picture
from vision.taught.faces import TaughtFaces
from vision.taught.lesson import Lesson, face_in
from vision.tray.camera_moved import Trust
from vision.tray.survey import Survey, cleared, draw, with_dice
from vision.watching.stillness import Rest, rested

AGAIN = 45
"""Quiet frames after which the tray is judged anew: somebody may have moved a lamp."""


@dataclass(frozen=True, slots=True)
class Unkept(Cue):
    """What was learned counts for this evening only."""

    lasting: ClassVar[bool] = True

    why: str


class Apprentice:
    """A view that follows the lessons; `look_at_face` and `look_at_tray` run in the camera's thread.

    Only the camera's thread changes lesson and survey; the loop leaves its wishes in a queue.
    """

    def __init__(self, eye: Eye, learned: Learned, folder: Path | None, camera: str) -> None:
        """Without a folder nothing is kept: a simulated tray is another one tomorrow."""
        self._eye, self._folder, self._camera = eye, folder, camera
        self._learned = learned
        self._lesson, self._survey = Lesson(), Survey()
        self._wishes: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._meaning = ""
        self._has_empty = False
        self._rest, self._quiet = Rest(), 0
        self._seen: Picture | None = None
        self._light: Controls = {}
        self._troubles: list[Unkept] = []
        if learned.event_die:
            eye.taught = learned.event_die
        eye.deck = learned.deck
        self._use(learned)

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what is wanted now."""
        for cue in cues:
            self._heed(cue)
        self._follow(evening.lobby if evening.table is None else None)

    def troubles(self) -> Iterator[Cue]:
        """A disk that refuses is told."""
        while self._troubles:
            yield self._troubles.pop()

    def look_at_face(self, frame: Frame) -> tuple[Frame, FaceShown | None]:
        """One frame of a lesson: a face that has come to rest is looked at once."""
        self._grant()
        before = self._rest
        self._rest, is_still = rested(self._rest, frame)
        if self._rest.quiet < before.quiet:
            self._seen = None
        noticed = self._learn(frame) if is_still else None
        return (frame if self._seen is None else replace(frame, picture=self._seen)), noticed

    def look_at_tray(self, frame: Frame) -> tuple[Frame, TraySeen | None]:
        """One frame of setting up: a tray at rest is judged, and after a while again."""
        self._grant()
        self._rest, is_still = rested(self._rest, frame)
        self._quiet = self._quiet + 1 if self._rest.quiet else 0
        noticed = self._judge(frame) if is_still or (self._quiet and self._quiet % AGAIN == 0) else None
        return replace(frame, picture=draw(frame.picture, self._survey)), noticed

    def _learn(self, frame: Frame) -> FaceShown:
        calibration = self._learned.calibration(self._camera)
        shown = face_in(frame.picture, are_cards=self._lesson.are_cards, calibration=calibration)
        self._lesson, looked = look_at(self._lesson, self._meaning, shown)
        self._seen = drawn(frame.picture, shown, looked)
        return FaceShown(looked.meaning, looked.views, looked.why, looked.about)

    def _judge(self, frame: Frame) -> TraySeen:
        if self._has_empty:
            self._survey = with_dice(self._survey, frame)
        else:
            self._survey, self._light = cleared(self._survey, frame), dict(self._eye.light)
        conditions, wrong = self._survey.conditions, self._survey.hindrances
        has_rim = conditions is not None and conditions.tray is not None
        return TraySeen(has_rim, self._survey.dice, wrong[0].value if wrong else "")

    def _follow(self, lobby: Lobby | None) -> None:
        if lobby and lobby.page is Page.LESSON and lobby.teaching:
            self._meaning = lobby.teaching.meaning
            self._eye.instead = self.look_at_face
        elif lobby and lobby.page is Page.CALIBRATE:
            if self._eye.instead != self.look_at_tray or self._has_empty > lobby.calibrating.has_empty:
                self._wishes.put(lambda: self._begin(Lesson()))
                self._eye.held = {}
            self._has_empty = lobby.calibrating.has_empty
            self._eye.instead = self.look_at_tray
        else:
            self._eye.instead = None

    def _heed(self, cue: Cue) -> None:
        match cue:
            case LessonBegun(what):
                self._wishes.put(lambda: self._begin(Lesson(what == FaceSet.DECK)))
            case FaceDropped(meaning):
                self._wishes.put(lambda: self._drop(meaning))
            case LessonDone(what):
                self._keep_faces(FaceSet(what), self._lesson.taught)
            case FacesForgotten(what):
                self._keep_faces(FaceSet(what), None)
            case EmptyTaken():
                self._eye.held = self._light
            case CalibrationTaken():
                self._keep_calibration()
            case CalibrationLeft():
                self._use(self._learned)
            case FolderMadeAnew():
                self._keep_again()

    def _grant(self) -> None:
        """Do what the loop asked for since the last frame."""
        while True:
            try:
                self._wishes.get_nowait()()
            except Empty:
                return

    def _begin(self, lesson: Lesson) -> None:
        self._lesson, self._survey, self._rest, self._seen, self._quiet = lesson, Survey(), Rest(), None, 0

    def _drop(self, meaning: str) -> None:
        self._lesson, self._rest = self._lesson.without(meaning), Rest()

    def _keep_faces(self, kind: FaceSet, taught: TaughtFaces | None) -> None:
        if kind is FaceSet.DECK:
            self._eye.deck = taught
        else:
            self._eye.taught = taught
        if self._folder:
            path = place_of(self._folder, kind)
            self._write(lambda: keep_faces(path, kind, taught) if taught else forget_faces(path))

    def _keep_calibration(self) -> None:
        calibration = self._survey.calibration(self._camera)
        if calibration:
            kept = Kept(calibration, self._light)
            self._use(replace(self._learned, kept=kept))
            if self._folder:
                path = calibration_place(self._folder)
                self._write(lambda: keep_calibration(path, kept))

    def _keep_again(self) -> None:
        """The folder was taken away; what was learned goes into the new one."""
        for kind, taught in ((FaceSet.EVENT_DIE, self._eye.taught), (FaceSet.DECK, self._eye.deck)):
            if self._folder and taught and not place_of(self._folder, kind).exists():
                self._keep_faces(kind, taught)
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
        self._eye.trust = Trust(learned.calibration(self._camera))
        self._eye.held = learned.controls(self._camera)
