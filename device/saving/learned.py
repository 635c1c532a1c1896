"""What the device has learned about its owner's things: faces that were taught, and the calibrated camera."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from device.saving.calibration_file import BadCalibration, Controls, Kept, calibration_in, calibration_place
from device.saving.taught_file import BadFaces, FaceSet, faces_in, place_of
from vision.taught import TaughtFaces
from vision.tray import Calibration
from words.sentences import Sentence


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """Each part is None until somebody has taught or calibrated it."""

    event_die: TaughtFaces | None = None
    deck: TaughtFaces | None = None
    kept: Kept | None = None

    def calibration(self, camera: str) -> Calibration | None:
        """The calibration of this camera; that of another one says nothing about it."""
        known = self.kept.calibration if self.kept else None
        return known if known and known.camera == camera else None

    def names(self, camera: str) -> tuple[str, ...]:
        """What is known, as the start pages call it."""
        known = {
            FaceSet.EVENT_DIE.value: self.event_die,
            FaceSet.DECK.value: self.deck,
            "camera": self.calibration(camera),
        }
        return tuple(name for name, each in known.items() if each)

    def controls(self, camera: str) -> Controls:
        """What keeps this camera's light as it was then."""
        return self.kept.controls if self.kept and self.calibration(camera) else {}


def learned_in(folder: Path) -> tuple[Learned, tuple[Sentence, ...]]:
    """Everything that can be used, and a sentence for each file that cannot."""
    told: list[Sentence] = []
    sets: dict[FaceSet, TaughtFaces | None] = dict.fromkeys(FaceSet)
    for kind in FaceSet:
        try:
            sets[kind] = faces_in(place_of(folder, kind), kind)
        except BadFaces as error:
            told.append(error.told)
    kept: Kept | None = None
    try:
        kept = calibration_in(calibration_place(folder))
    except BadCalibration as error:
        told.append(error.told)
    return Learned(sets[FaceSet.EVENT_DIE], sets[FaceSet.DECK], kept), tuple(told)
