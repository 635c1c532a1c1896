"""One camera above one tray: where it is, its light, whether it was moved. Outside, only this is used."""

from vision.tray.calibration import Calibration, Outline
from vision.tray.conditions import Hindrance, examine
from vision.tray.survey import Survey, cleared, draw, surveyed, with_dice

__all__ = [
    "Calibration",
    "Hindrance",
    "Outline",
    "Survey",
    "cleared",
    "draw",
    "examine",
    "surveyed",
    "with_dice",
]
