"""What the device has learned about its owner's things: faces that were taught, and the calibrated camera."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from device.saving.calibration_file import Controls, Kept, calibration_in, calibration_place
from device.saving.kept_file import BadFile, set_aside
from device.saving.numbers_file import BOX_SHEET, OWN_DICE, Learnt, NumbersFile
from device.saving.taught_file import faces_file
from games.registry import face_sets
from paper.reading.boxed import Likeness
from vision.taught import OwnDice, TaughtFaces, together
from vision.tray import Calibration
from words.sentences import Sentence, sentence

T = TypeVar("T")
L = TypeVar("L", bound=Learnt)


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
        known = {
            OWN_DICE.kind: self.own_dice,
            BOX_SHEET.kind: self.box_sheet,
            "camera": self.calibration(camera),
        }
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

    def known(file: NumbersFile[L]) -> L | None:
        return read(file.place(folder), file.read)

    found = {kind: known(faces_file(kind)) for kind in face_sets()}
    faces = {kind: taught for kind, taught in found.items() if taught}
    kept = read(calibration_place(folder), calibration_in)
    return Learned(faces, known(OWN_DICE), kept, known(BOX_SHEET)), bad


def _set_aside(path: Path, why: Sentence) -> Sentence:
    """Where the disk refuses, it stays and is told as it is."""
    try:
        key = "taught.earlier-aside" if why.key == "taught.earlier" else "kept.aside"
        return sentence(key, file=path, aside=set_aside(path))
    except OSError:
        return why
