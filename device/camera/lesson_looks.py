"""What the camera's thread does in the eye's place while something is taught or set up: it looks at rest.

The loop writes `task` and leaves wishes in a queue; all else is written by the camera's thread alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from typing import Any

from device.camera.teaching import drawn, drawn_throw, look_at
from games.events import DiceShown, FaceShown, TraySeen
from vision.frames import Frame, Picture
from vision.taught import Lesson, OwnDice, ShownThrow, face_in, shown_throw
from vision.tray import Calibration, Survey, cleared, draw, with_dice
from vision.watching import Rest, rested

AGAIN = 45
"""Quiet frames after which the tray is judged anew: somebody may have moved a lamp."""


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """What is looked at, replaced as a whole.

    meaning      what the shown face is said to mean
    has_empty    was the empty tray seen? Then dice in it are measured
    calibration  where faces are looked for
    own          what was learned of a household's own dice so far
    """

    meaning: str = ""
    has_empty: bool = False
    calibration: Calibration | None = None
    own: OwnDice | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """A lesson or a survey begins from nothing."""

    are_cards: bool = False


@dataclass(frozen=True, slots=True)
class Drop:
    """The looks at the face with this meaning do not count."""

    meaning: str


class LessonLooks:
    """What the looks have brought so far: `lesson`, `survey`, and the `light` in which the tray was empty."""

    def __init__(self, light_now: Callable[[], Mapping[str, Any]]) -> None:
        self.task = Task()
        self.wishes: SimpleQueue[Begin | Drop] = SimpleQueue()
        self.lesson, self.survey = Lesson(), Survey()
        self.light: dict[str, Any] = {}
        self._light_now = light_now
        self._rest, self._quiet = Rest(), 0
        self._shown: Picture | None = None
        self.thrown: tuple[int, ShownThrow] | None = None
        """The newest throw of own dice that was looked at, and which look that was."""

    def look_at_face(self, frame: Frame) -> tuple[Frame, FaceShown | None]:
        """One frame of a lesson: a face that has come to rest is looked at once."""
        self._grant()
        before = self._rest
        self._rest, is_still = rested(self._rest, frame)
        if self._rest.quiet < before.quiet:
            self._shown = None
        noticed = self._learn(frame) if is_still else None
        return (frame if self._shown is None else replace(frame, picture=self._shown)), noticed

    def look_at_own_dice(self, frame: Frame) -> tuple[Frame, DiceShown | None]:
        """One frame while a household shows its dice: a throw that has come to rest is read once."""
        self._grant()
        before = self._rest
        self._rest, is_still = rested(self._rest, frame)
        if self._rest.quiet < before.quiet:
            self._shown = None
        noticed = self._read_throw(frame) if is_still else None
        return (frame if self._shown is None else replace(frame, picture=self._shown)), noticed

    def _read_throw(self, frame: Frame) -> DiceShown:
        shown = shown_throw(frame.picture, own=self.task.own)
        number = self.thrown[0] + 1 if self.thrown else 1
        self.thrown, self._shown = (number, shown), drawn_throw(frame.picture, shown, shown.faces)
        return DiceShown(shown.faces, number)

    def look_at_tray(self, frame: Frame) -> tuple[Frame, TraySeen | None]:
        """One frame of setting up: a tray at rest is judged, and after a while again."""
        self._grant()
        self._rest, is_still = rested(self._rest, frame)
        self._quiet = self._quiet + 1 if self._rest.quiet else 0
        noticed = self._judge(frame) if is_still or (self._quiet and self._quiet % AGAIN == 0) else None
        return replace(frame, picture=draw(frame.picture, self.survey)), noticed

    def _learn(self, frame: Frame) -> FaceShown:
        task = self.task
        shown = face_in(frame.picture, are_cards=self.lesson.are_cards, calibration=task.calibration)
        self.lesson, looked = look_at(self.lesson, task.meaning, shown)
        self._shown = drawn(frame.picture, shown, looked)
        return FaceShown(looked.meaning, looked.views, looked.why, looked.about)

    def _judge(self, frame: Frame) -> TraySeen:
        if self.task.has_empty:
            self.survey = with_dice(self.survey, frame)
        else:
            self.survey, self.light = cleared(self.survey, frame), dict(self._light_now())
        conditions, wrong = self.survey.conditions, self.survey.hindrances
        has_rim = conditions is not None and conditions.tray is not None
        return TraySeen(has_rim, self.survey.dice, wrong[0].value if wrong else "")

    def _grant(self) -> None:
        """Do what the loop asked for since the last frame."""
        while True:
            try:
                wish = self.wishes.get_nowait()
            except Empty:
                return
            match wish:
                case Begin(are_cards):
                    self.lesson, self.survey, self._shown, self._quiet = Lesson(are_cards), Survey(), None, 0
                case Drop(meaning):
                    self.lesson = self.lesson.without(meaning)
            self._rest = Rest()
