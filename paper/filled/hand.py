"""A simulated hand: it writes digits, circles and arrows into a sheet's boxes, and corrects itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from games.paper import PaperBox
from paper.filled.pens import Floats, Pen, any_pen, distance_of, inked, strange_pen
from paper.filled.people import TENTHS, People
from paper.filled.strokes import DIGITS, Chance, Strokes, arrow, circle, digit, other, strike
from paper.printing.raster import raster
from paper.sheets import Sheet
from words.phrases import ENGLISH

FIELD = 96
"""A painted sign is drawn this large first."""


@dataclass(frozen=True, slots=True, eq=False)
class Hand:
    """One writer: the pen, how tall the digits are in their boxes, which forms of each digit are usual."""

    pen: Pen
    tall: float
    loose: float
    """How far from the middle of a box digits stand, in boxes."""
    styles: Mapping[int, tuple[int, ...]]
    people: People | None
    painted: float
    """How often a digit is painted rather than taken from people."""
    corrects: float = 0.02
    smudges: float = 0.03
    """How often an empty box is not quite clean."""
    aside: bool = False
    """Does it paint digits in forms that nothing was trained on?"""
    bends: float = 0.0
    """How far a digit is bent, slanted and stretched, beside how people do: only to learn from."""


def any_hand(chance: Chance, people: People | None, *, aside: bool = False) -> Hand:
    """Somebody; a child writes larger and less neatly."""
    styles = {value: (int(chance.integers(len(forms))),) for value, forms in DIGITS.items()}
    child = chance.random() < 0.25
    return Hand(
        any_pen(chance),
        chance.uniform(0.6, 0.95) if child else chance.uniform(0.45, 0.8),
        0.07 if child else 0.05,
        styles,
        people,
        (0.25 if chance.random() < 0.75 else 1.0) if people else 1.0,
        aside=aside,
    )


def strange_hand(chance: Chance, people: People | None) -> Hand:
    """Somebody with any pen and any form of every digit, who never writes one twice alike: to learn from."""
    hand = any_hand(chance, people)
    return replace(
        hand,
        pen=strange_pen(chance),
        tall=chance.uniform(0.38, 1.0),
        loose=chance.uniform(0.03, 0.1),
        styles={},
        painted=float(chance.choice([0.1, 0.3, 1.0], p=(0.45, 0.3, 0.25))) if people else 1.0,
        corrects=0.06,
        smudges=0.25,
        bends=chance.uniform(0, 1),
    )


class Paper:
    """A printed sheet as a picture, in millimetres for whoever writes on it."""

    def __init__(self, picture: NDArray[np.uint8], px_per_mm: float, margin: float) -> None:
        self.ink = 1 - picture.astype(np.float32) / 255
        self.px_per_mm, self.margin = px_per_mm, margin

    def lay(self, ink: Floats, x: float, y: float) -> None:
        """Ink with its middle there, in millimetres of the sheet."""
        height, width = ink.shape
        left = round((x + self.margin) * self.px_per_mm - width / 2)
        top = round((y + self.margin) * self.px_per_mm - height / 2)
        x0, y0 = max(0, left), max(0, top)
        x1, y1 = min(self.ink.shape[1], left + width), min(self.ink.shape[0], top + height)
        if x1 <= x0 or y1 <= y0:
            return
        part = self.ink[y0:y1, x0:x1]
        np.maximum(part, ink[y0 - top : y1 - top, x0 - left : x1 - left], out=part)

    @property
    def picture(self) -> NDArray[np.uint8]:
        """As it looks now."""
        return np.asarray(255 * (1 - np.clip(self.ink, 0, 1)), np.uint8)


def fresh_paper(sheet: Sheet, cell_px: float, margin: float) -> Paper:
    """A sheet as it comes from the printer, its boxes so many pixels wide, with some white around it."""
    px = cell_px / sheet.plan.fields[0].box.width
    return Paper(raster(sheet, px, ENGLISH, margin), px, margin)


def write_digit(paper: Paper, box: PaperBox, value: int, hand: Hand, chance: Chance) -> None:
    """A digit, now and then with a correction: written over, or crossed out and written beside."""
    kind = chance.random() / max(hand.corrects, 1e-9)
    wrong = int(chance.integers(1, 7))
    if kind < 0.5 and wrong != value:
        _digit(paper, box, wrong, replace(hand, pen=replace(hand.pen, dark=0.5 * hand.pen.dark)), chance)
        bold = replace(hand.pen, width=1.6 * hand.pen.width, dark=min(1, 1.2 * hand.pen.dark))
        _digit(paper, box, value, replace(hand, pen=bold), chance)
    elif kind < 1.0 and wrong != value:
        half = PaperBox(box.x, box.y + 0.25 * box.height, 0.5 * box.width, 0.5 * box.height)
        _digit(paper, half, wrong, hand, chance)
        _draw(paper, half, strike(chance), hand, chance)
        right = PaperBox(box.x + 0.42 * box.width, box.y, 0.58 * box.width, box.height)
        _digit(paper, right, value, replace(hand, tall=min(1.0, 1.1 * hand.tall)), chance)
    else:
        _digit(paper, box, value, hand, chance)


def _digit(paper: Paper, box: PaperBox, value: int, hand: Hand, chance: Chance) -> None:
    if hand.people is None or chance.random() < hand.painted:
        _draw(paper, box, digit(value, chance, hand.styles.get(value), aside=hand.aside), hand, chance)
        return
    fields = hand.people.fields[value]
    field = fields[int(chance.integers(len(fields)))].astype(np.float32) / TENTHS
    # Digits of MNIST fill 20 of their 28 pixels.
    _lay(paper, box, field, hand, chance, 28 / 20)


def _draw(paper: Paper, box: PaperBox, strokes: Strokes, hand: Hand, chance: Chance) -> None:
    inside = [0.15 + 0.7 * points for points in strokes]
    _lay(paper, box, distance_of(inside, FIELD), hand, chance, 1 / 0.7)


def _lay(paper: Paper, box: PaperBox, field: Floats, hand: Hand, chance: Chance, grown: float) -> None:
    tall = hand.tall * chance.uniform(0.85, 1.12)
    side = max(6, round(grown * tall * box.height * paper.px_per_mm))
    if hand.bends:
        field = _bent(field, hand.bends, chance)
    larger = cv2.resize(field, (side, side), interpolation=cv2.INTER_LINEAR) * (side / field.shape[0])
    turn = cv2.getRotationMatrix2D((side / 2, side / 2), chance.normal(0, 5), 1)
    turned = cv2.warpAffine(larger, turn, (side, side), borderMode=cv2.BORDER_REPLICATE)
    ink = inked(np.asarray(turned, np.float32), hand.pen.width * paper.px_per_mm, hand.pen, chance)
    x, y = box.middle
    away = hand.loose * box.height * chance.normal(0, 1, 2)
    paper.lay(ink, x + away[0], y + away[1])


def _bent(field: Floats, far: float, chance: Chance) -> Floats:
    """Wider or narrower, slanted, and every part of it somewhere else by a little."""
    side = field.shape[0]
    y, x = np.mgrid[:side, :side].astype(np.float32) - side / 2
    wide, tall = np.exp(far * chance.normal(0, 0.16)), np.exp(far * chance.normal(0, 0.08))
    slant = far * chance.normal(0, 0.2)
    off = cv2.resize(
        (far * 0.022 * side * chance.normal(0, 1, (5, 5, 2))).astype(np.float32),
        (side, side),
        interpolation=cv2.INTER_CUBIC,
    )
    across, down = wide * (x + slant * y) + side / 2 + off[..., 0], tall * y + side / 2 + off[..., 1]
    bent = cv2.remap(
        field,
        across.astype(np.float32),
        down.astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(bent, np.float32)


def write_circle(paper: Paper, box: PaperBox, hand: Hand, chance: Chance) -> None:
    """A meteorite."""
    _draw(paper, box, circle(chance), replace(hand, tall=chance.uniform(0.6, 0.95)), chance)


def write_arrow(paper: Paper, box: PaperBox, hand: Hand, chance: Chance) -> None:
    """A bonus row's arrow."""
    _draw(paper, box, arrow(chance), replace(hand, tall=chance.uniform(0.6, 0.95)), chance)


def write_strike(paper: Paper, box: PaperBox, hand: Hand, chance: Chance) -> None:
    """A reserve number is crossed out."""
    _draw(paper, box, strike(chance), replace(hand, tall=chance.uniform(0.65, 0.95)), chance)


def write_other(paper: Paper, box: PaperBox, hand: Hand, chance: Chance) -> None:
    """Something that does not belong there."""
    if hand.people and chance.random() < 0.35:
        _digit(paper, box, int(chance.integers(7, 10)), replace(hand, painted=0.0), chance)
    else:
        _draw(paper, box, other(chance), hand, chance)


def smudge(paper: Paper, box: PaperBox, hand: Hand, chance: Chance) -> None:
    """A dot, a slip of the pen, or what an eraser left; the box is empty all the same."""
    kind = chance.random()
    if kind < 0.5:
        begin = chance.uniform(0.1, 0.9, 2)
        slip = np.vstack([begin, begin + chance.normal(0, 0.06, 2)])
        _draw(paper, box, [slip], hand, chance)
    else:
        pale = replace(hand, pen=replace(hand.pen, dark=chance.uniform(0.06, 0.14), grain=0.5))
        _digit(paper, box, int(chance.integers(1, 7)), pale, chance)
