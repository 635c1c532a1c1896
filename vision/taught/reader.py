"""Reads a picture with what was taught: cards are found by their outline, all else is dice."""

from __future__ import annotations

from games.rules import Expected
from vision.frames import Picture
from vision.reading import reader
from vision.reading.readings import Reading
from vision.taught.cards import read_cards
from vision.taught.faces import TaughtFaces
from vision.taught.own_dice import OwnDice
from vision.tray.calibration import Calibration


def read(
    picture: Picture,
    expected: Expected | None = None,
    taught: TaughtFaces | None = None,
    calibration: Calibration | None = None,
    own: OwnDice | None = None,
) -> Reading:
    """What lies there; who was taught cards looks for cards."""
    if taught is not None and taught.are_cards:
        return read_cards(picture, taught, expected)
    return reader.read(picture, expected, taught, calibration, own)
