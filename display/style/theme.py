"""All colours, sizes and typefaces: the only place with such numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

Colour = tuple[int, int, int]

FONTS = Path(__file__).parent / "fonts"
# Atkinson Hyperlegible Next was drawn for weak sight; names in Greek or Cyrillic fall back to DejaVu.
TYPEFACE = {False: "AtkinsonHyperlegibleNext-Regular.ttf", True: "AtkinsonHyperlegibleNext-Bold.ttf"}
FALLBACK = {False: "DejaVuSans-subset.ttf", True: "DejaVuSans-Bold-subset.ttf"}
COVERED = (
    (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0xB4), (0xB6, 0x107), (0x10A, 0x113), (0x116, 0x11B), (0x11E, 0x123),
    (0x139, 0x13E), (0x141, 0x148), (0x150, 0x155), (0x158, 0x15B), (0x15E, 0x165), (0x16E, 0x17E),
    (0x218, 0x21B), (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E), (0x2026, 0x2026), (0x2212, 0x2212),
)  # fmt: skip
"""The signs that our own typeface has, from first to last."""
CAPITAL = 0.668
"""The height of a capital or digit, as a share of the type size."""

# Millimetres. 4.3 mm capitals are easy to read at 0.7 m, 35 mm digits at 1.5 m even with 20/70 sight.
DESIGNED_FOR_MM = (92.3, 152)
SPACE_MM = 3
MARGIN_MM, LARGE_MARGIN_MM = 2, 0.2
"""Where text is twice as large, the margin gives its room to the notices, and buttons keep theirs."""
NOTICE_MM = (6, 9.5)
NOTICE_EDGE_MM, LARGE_NOTICE_EDGE_MM = 0.5, 0.1
HEAD_MM, TABLE_HEAD_MM, LARGE_HEAD_MM = 13, 15, 17
"""A headline's height: two lines where text is twice as large."""
CONTROL_MM = 15
MAIN_CONTROL_MM = 20
RESULT_DIGIT_MM = 35
CORNER_MM = 2.5
EDGE_MM = 0.35
TRAY_RIM_EDGES = 4
DIMMED = (70, 70, 70)
"""What is left of red, green and blue, of 255, while nobody does anything."""


class Size(float):
    """The height of a text's capitals in millimetres."""


TITLE, BODY, SMALL, SMALLEST = Size(6), Size(4.0), Size(3.2), Size(2.3)
LARGE_SMALLEST = Size(4.35)
"""The smallest capitals where people like their text twice as large."""
LINE_MM = 8.4
"""The height of a line of them."""


class Ink(StrEnum):
    """What a colour is for; each theme gives it a value."""

    GROUND = "ground"
    CARD = "card"
    TEXT = "text"
    QUIET = "quiet"
    EDGE = "edge"
    BUTTON = "button"
    BUTTON_TEXT = "button-text"
    MAIN = "main"
    MAIN_TEXT = "main-text"
    CHOSEN = "chosen"
    CHOSEN_TEXT = "chosen-text"
    NOTICE = "notice"
    NOTICE_TEXT = "notice-text"
    ALERT = "alert"
    ALERT_TEXT = "alert-text"
    WARM = "warm"
    WARM_TEXT = "warm-text"
    DIE = "die"
    DIE_SHADE = "die-shade"
    PIP = "pip"
    SIGN = "sign"
    SIGN_WARM = "sign-warm"
    FELT = "felt"
    FELT_RIM = "felt-rim"
    TIMER = "timer"
    TIMER_LOW = "timer-low"
    TRACK = "track"
    FOCUS = "focus"
    FOCUS_INSIDE = "focus-inside"
    SEAT_0 = "seat-0"
    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    SEAT_5 = "seat-5"
    SPACE = "space"
    PINK = "pink"
    NIGHT = "night"
    NIGHT_TEXT = "night-text"
    NIGHT_QUIET = "night-quiet"


SEATS = (Ink.SEAT_0, Ink.SEAT_1, Ink.SEAT_2, Ink.SEAT_3, Ink.SEAT_4, Ink.SEAT_5)


MEDALS: tuple[Colour, ...] = ((0xEE, 0xBE, 0x3A), (0xCF, 0xD3, 0xD8), (0xD3, 0x96, 0x5A))
"""Gold, silver and bronze, the same in every theme; what is written on them is as dark as pips."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One colour seen on another, and the contrast that it must have at least."""

    ink: Ink
    on: Ink
    least: float


TEXT_CONTRAST, DIGIT_CONTRAST, SHAPE_CONTRAST = 7.0, 4.5, 3.0
"""For sentences, for large digits, and for shapes."""

TEXT_PAIRS = (
    Pair(Ink.TEXT, Ink.GROUND, TEXT_CONTRAST),
    Pair(Ink.TEXT, Ink.CARD, TEXT_CONTRAST),
    Pair(Ink.QUIET, Ink.GROUND, TEXT_CONTRAST),
    Pair(Ink.QUIET, Ink.CARD, TEXT_CONTRAST),
    Pair(Ink.BUTTON_TEXT, Ink.BUTTON, TEXT_CONTRAST),
    Pair(Ink.MAIN_TEXT, Ink.MAIN, TEXT_CONTRAST),
    Pair(Ink.CHOSEN_TEXT, Ink.CHOSEN, TEXT_CONTRAST),
    Pair(Ink.NOTICE_TEXT, Ink.NOTICE, TEXT_CONTRAST),
    Pair(Ink.ALERT_TEXT, Ink.ALERT, TEXT_CONTRAST),
    Pair(Ink.PIP, Ink.DIE, TEXT_CONTRAST),
    Pair(Ink.WARM_TEXT, Ink.WARM, TEXT_CONTRAST),
    Pair(Ink.NIGHT_TEXT, Ink.NIGHT, TEXT_CONTRAST),
    Pair(Ink.NIGHT_QUIET, Ink.NIGHT, DIGIT_CONTRAST),
)
SHAPE_PAIRS = (
    Pair(Ink.EDGE, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.EDGE, Ink.CARD, SHAPE_CONTRAST),
    Pair(Ink.EDGE, Ink.BUTTON, SHAPE_CONTRAST),
    Pair(Ink.MAIN, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.MAIN, Ink.CARD, SHAPE_CONTRAST),
    Pair(Ink.MAIN, Ink.BUTTON, SHAPE_CONTRAST),
    Pair(Ink.CHOSEN, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.CHOSEN, Ink.CARD, SHAPE_CONTRAST),
    Pair(Ink.NOTICE, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.ALERT, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.SIGN, Ink.DIE, SHAPE_CONTRAST),
    Pair(Ink.SIGN_WARM, Ink.DIE, SHAPE_CONTRAST),
    Pair(Ink.PINK, Ink.DIE, SHAPE_CONTRAST),
    Pair(Ink.DIE, Ink.SPACE, SHAPE_CONTRAST),
    Pair(Ink.TIMER, Ink.TRACK, SHAPE_CONTRAST),
    Pair(Ink.TIMER_LOW, Ink.TRACK, SHAPE_CONTRAST),
    Pair(Ink.FOCUS, Ink.GROUND, SHAPE_CONTRAST),
    Pair(Ink.FOCUS, Ink.CARD, SHAPE_CONTRAST),
    Pair(Ink.FOCUS, Ink.FOCUS_INSIDE, SHAPE_CONTRAST),
    *(Pair(seat, on, SHAPE_CONTRAST) for seat in SEATS for on in (Ink.GROUND, Ink.CARD, Ink.BUTTON)),
)


FOCUS_GROUNDS = (Ink.GROUND, Ink.CARD, Ink.BUTTON, Ink.MAIN, Ink.CHOSEN, Ink.FELT, Ink.NIGHT, Ink.SPACE)
"""On each of these one of the two lines of the focus ring stands out as a shape must."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One set of colours."""

    name: str
    colours: dict[Ink, Colour]

    def colour(self, ink: Ink) -> Colour:
        """The value of a colour in this theme."""
        return self.colours[ink]


def _theme(name: str, hexes: str) -> Theme:
    """Colours in the order of Ink, as six hex digits each."""
    values = [tuple(bytes.fromhex(word)) for word in hexes.split()]
    colours = {ink: (red, green, blue) for ink, (red, green, blue) in zip(Ink, values, strict=True)}
    return Theme(name, colours)


LIGHT = _theme(
    "light",
    """
    f8f0e2 fffaf1 2a2018 54473a 86735c
    ecdfc8 2a2018 0f4f4c ffffff 0f4f4c ffffff
    2a2018 fdf6e9 8a2a10 ffffff ffc658 2a2018
    fffdf6 e6d8bd 231b15 1d4f7c b4430f 3d6b57 7a5a3c
    0f6b63 a05e00 eadcc4 a4380a fffdf6
    327cc7 b66c00 018762 501d9c 652a00 000045
    1d2547 b3176b 27305c fff3c9 aab3da
    """,
)
DARK = _theme(
    "dark",
    """
    1b1613 29221c f8efe2 d8ccba a8977f
    3b3129 f8efe2 f0b95a 241a0c f0b95a 241a0c
    f8efe2 1b1613 ffb39b 2b0d04 ffc658 241a0c
    fff6e4 d3c3a4 231b15 1d4f7c b4430f 2c4f40 6b5138
    58c9ba ffb347 3b3129 ffd27d 1b1613
    3f7dff ff6728 75ff9e b66d99 ffff19 beb8ff
    0a1030 a8105f 0a1030 ffe9a0 9aa4cc
    """,
)
HIGH_CONTRAST = _theme(
    "high-contrast",
    """
    000000 000000 ffffff ffffff ffffff
    000000 ffffff ffe100 000000 ffe100 000000
    ffffff 000000 ffe100 000000 ffb000 000000
    ffffff bdbdbd 000000 00308f a02800 1c3a2c ffffff
    ffffff ffb000 303030 00e5ff 000000
    3088ff e68412 4bff91 c77ba4 ffff1d fffffe
    00103c b0006a 00103c ffffff d0d0d0
    """,
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


def contrast(one: Colour, other: Colour) -> float:
    """WCAG's contrast ratio, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
