"""What the device has learned about its owner's things: faces that were taught, and the calibrated camera."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from device.saving.box_sheet_file import KIND as SHEET
from device.saving.box_sheet_file import box_sheet_in, box_sheet_place
from device.saving.calibration_file import Controls, Kept, calibration_in, calibration_place
from device.saving.kept_file import BadFile, set_aside
from device.saving.own_dice_file import KIND, own_dice_in, own_dice_place
from device.saving.taught_file import faces_in, place_of
from games.registry import face_sets
from paper.reading.boxed import Likeness
from vision.taught import OwnDice, TaughtFaces, together
from vision.tray import Calibration
from words.sentences import Sentence, sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """What somebody has taught or calibrated."""

    faces: Mapping[str, TaughtFaces] = field(default_factory=dict)
    """By the name of the set that each game calls its own."""
    own_dice: OwnDice | None = None
    kept: Kept | None = None
    box_sheet: Likeness | None = None

    def calibration(self, camera: str) -> Calibration | None:
        """The calibration of this camera; that of another one says nothing about it."""
        known = self.kept.calibration if self.kept else None
        return known if known and known.camera == camera else None

    def names(self, camera: str) -> tuple[str, ...]:
        """What is known, as the start pages call it."""
        known = {KIND: self.own_dice, SHEET: self.box_sheet, "camera": self.calibration(camera)}
        return (*self.faces, *(name for name, each in known.items() if each))

    def taught(self, *, are_cards: bool) -> TaughtFaces | None:
        """All taught cards, or all taught faces of dice."""
        return together(each for each in self.faces.values() if each.are_cards == are_cards)

    def controls(self, camera: str) -> Controls:
        """What keeps this camera's light as it was then."""
        return self.kept.controls if self.kept and self.calibration(camera) else {}


def learned_in(folder: Path) -> tuple[Learned, tuple[Sentence, ...]]:
    """Everything that can be used, and a sentence for each file that cannot."""
    learned, bad = _read(folder)
    return learned, tuple(bad.values())


def learned_or_set_aside(folder: Path) -> tuple[Learned, tuple[Sentence, ...]]:
    """The same before an evening: what cannot be used makes way, so that nothing new is written over it."""
    learned, bad = _read(folder)
    return learned, tuple(_set_aside(path, why) for path, why in bad.items())


def _read(folder: Path) -> tuple[Learned, dict[Path, Sentence]]:
    bad: dict[Path, Sentence] = {}

    def read(path: Path, in_file: Callable[[Path], T | None]) -> T | None:
        try:
            return in_file(path)
        except BadFile as error:
            bad[path] = error.sentence
            return None

    found = {kind: read(place_of(folder, kind), partial(faces_in, kind=kind)) for kind in face_sets()}
    faces = {kind: taught for kind, taught in found.items() if taught}
    own = read(own_dice_place(folder), own_dice_in)
    sheet = read(box_sheet_place(folder), box_sheet_in)
    return Learned(faces, own, read(calibration_place(folder), calibration_in), sheet), bad


def _set_aside(path: Path, why: Sentence) -> Sentence:
    """Where the disk refuses, it stays and is told as it is."""
    try:
        return sentence("kept.aside", file=path, aside=set_aside(path))
    except OSError:
        return why
