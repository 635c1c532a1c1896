"""Faces that were taught: of dice and of cards. Outside vision, only what is named here is used."""

from vision.taught.cards import teach_cards
from vision.taught.faces import CARD, DIE, TaughtFaces, row_length, teach, together
from vision.taught.lesson import VIEWS, Lesson, ShownFace, Unclear, face_in
from vision.taught.own_dice import OwnDice, felt_by
from vision.taught.own_lesson import ShownThrow, by_face, matched, shown_throw, with_throw
from vision.taught.reader import read

__all__ = [
    "CARD",
    "DIE",
    "VIEWS",
    "Lesson",
    "OwnDice",
    "ShownFace",
    "ShownThrow",
    "TaughtFaces",
    "Unclear",
    "by_face",
    "face_in",
    "felt_by",
    "matched",
    "read",
    "row_length",
    "shown_throw",
    "teach",
    "teach_cards",
    "together",
    "with_throw",
]
