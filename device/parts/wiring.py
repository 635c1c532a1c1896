"""The wiring as a drawing, made from the settings' pins, so that it cannot be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from xml.sax.saxutils import escape

from config.settings import ButtonSettings
from words.phrases import Language, phrase

HEADER = {
    2: 3, 3: 5, 4: 7, 5: 29, 6: 31, 7: 26, 8: 24, 9: 21, 10: 19, 11: 23, 12: 32, 13: 33, 14: 8,
    15: 10, 16: 36, 17: 11, 18: 12, 19: 35, 20: 38, 21: 40, 22: 15, 23: 16, 24: 18, 25: 22, 26: 37, 27: 13,
}  # fmt: skip
"""BCM number to the place on the 40-pin header, the same on every Pi."""
GROUNDS = (6, 9, 14, 20, 25, 30, 34, 39)
POWER = {1: "3V3", 2: "5V", 4: "5V", 17: "3V3"}
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")

WIDTH, HEIGHT, TOP, PITCH, LANES = 960, 640, 96, 26, 150
LEFT, RIGHT = 462, 498
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 232, 78, 22


@dataclass(frozen=True, slots=True)
class Wire:
    """One part between its pin and its own ground; both are places on the header."""

    part: str
    pin: int
    place: int
    ground: int


def wires(buttons: ButtonSettings) -> tuple[Wire, ...]:
    """What the settings ask for; each part gets the nearest ground that the fewest others use."""
    used = dict.fromkeys(GROUNDS, 0)
    found = []
    for part, pin in buttons.wired.items():
        place = HEADER[pin]
        ground = min(GROUNDS, key=lambda each: (used[each], _distance(each, place)))
        used[ground] += 1
        found.append(Wire(part, pin, place, ground))
    return tuple(found)


def drawing(buttons: ButtonSettings, language: Language) -> str:
    """The whole picture as an SVG file."""
    tops = _tops(wires(buttons))
    height = max(HEIGHT, max(tops.values(), default=0) + CARD_HEIGHT + 20)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        _box(0, 0, WIDTH, height, "white"),
        _text(WIDTH // 2, 36, phrase(language, "wiring.title"), "middle", 22),
        _text(WIDTH // 2, 62, phrase(language, "wiring.where"), "middle", 14),
        _box(LEFT - 18, TOP, RIGHT - LEFT + 36, 20 * PITCH, "#d8d8d8"),
        *_wiring(tops, language),
        *_header(buttons, language),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _row(place: int) -> int:
    """Odd places are on the left, even ones on the right of the same row."""
    return (place - 1) // 2


def _distance(one: int, two: int) -> tuple[int, int]:
    """In rows; on the same side is nearer."""
    return abs(_row(one) - _row(two)), (one - two) % 2


def _spot(place: int) -> tuple[int, int]:
    return (LEFT if place % 2 else RIGHT), TOP + PITCH // 2 + PITCH * _row(place)


def _text(x: int, y: int, words: str, anchor: str, size: int, ink: str = "#222") -> str:
    look = f'font-size="{size}" text-anchor="{anchor}" fill="{ink}"'
    return f'<text x="{x}" y="{y}" {look}>{escape(words)}</text>'


def _box(x: int, y: int, width: int, height: int, fill: str, edge: str = "none") -> str:
    look = f'rx="8" fill="{fill}" stroke="{edge}" stroke-width="3"'
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {look}/>'


def _header(buttons: ButtonSettings, language: Language) -> Iterator[str]:
    """Every pin with its number and name; those of the panel and of add-on boards are grey."""
    panel = {HEADER[pin]: phrase(language, "wiring.panel") for pin in buttons.panel_pins if pin in HEADER}
    names = {place: str(pin) for pin, place in HEADER.items()} | dict.fromkeys(GROUNDS, "GND") | POWER | panel
    for place in range(1, 41):
        x, y = _spot(place)
        fill, ink = _colours(place, place in panel or place not in names)
        yield f'<circle cx="{x}" cy="{y}" r="9" fill="{fill}"/>'
        yield _text(x, y + 3, str(place), "middle", 9, ink)
        beside, anchor = (x - 24, "end") if place % 2 else (x + 24, "start")
        yield _text(beside, y - 3, names.get(place, ""), anchor, 9, "#555")


def _colours(place: int, is_reserved: bool) -> tuple[str, str]:
    if is_reserved:
        return "#767676", "white"
    if place in POWER:
        return "#c02020", "white"
    return ("black", "white") if place in GROUNDS else ("#f0c000", "black")


def _tops(parts: tuple[Wire, ...]) -> dict[Wire, int]:
    """Each part on the side of its pin, one below the other, beside the pin where there is room."""
    below, tops = {0: TOP, 1: TOP}, {}
    for wire in sorted(parts, key=lambda wire: _row(wire.place)):
        side = wire.place % 2
        tops[wire] = max(below[side], _spot(wire.place)[1] - CARD_HEIGHT // 2)
        below[side] = tops[wire] + CARD_HEIGHT + CARD_GAP
    return tops


def _wiring(tops: dict[Wire, int], language: Language) -> Iterator[str]:
    """The cards, and a lane of its own for every wire."""
    lanes = {side: 2 * sum(wire.place % 2 == side for wire in tops) for side in (0, 1)}
    taken = {0: 0, 1: 0}
    for (wire, top), colour in zip(tops.items(), cycle(COLOURS), strict=False):
        side = wire.place % 2
        yield from _card(wire, colour, top, language)
        for place, terminal, ink in ((wire.place, 24, colour), (wire.ground, CARD_HEIGHT - 24, "black")):
            taken[side] += 1
            yield _path(place, top + terminal, side, LANES * taken[side] // (lanes[side] + 1), ink)


def _card(wire: Wire, colour: str, top: int, language: Language) -> Iterator[str]:
    x = 20 if wire.place % 2 else WIDTH - 20 - CARD_WIDTH
    yield _box(x, top, CARD_WIDTH, CARD_HEIGHT, "#f7f7f7", colour)
    lines = (
        (_name(wire.part, language), 16),
        (phrase(language, "wiring.pin", pin=wire.pin, place=wire.place), 12),
        (phrase(language, "wiring.ground", place=wire.ground), 12),
    )
    for number, (words, size) in enumerate(lines):
        yield _text(x + 14, top + 24 + 20 * number, words, "start", size)


def _name(part: str, language: Language) -> str:
    """`seat_pins[2]` is the button of the second seat."""
    name, _, number = part.removesuffix("]").partition("[")
    return phrase(language, f"wiring.{name}", number=number)


def _path(place: int, y: int, side: int, lane: int, ink: str) -> str:
    """Out of the header, across it in the gap between two rows where need be, along its lane, to the card."""
    x, pin_y = _spot(place)
    edge = 20 + CARD_WIDTH if side else WIDTH - 20 - CARD_WIDTH
    lane_x = edge + (20 + lane) * (1 if side else -1)
    out = pin_y if place % 2 == side else pin_y + PITCH // 2
    points = f"{x},{pin_y} {x},{out} {lane_x},{out} {lane_x},{y} {edge},{y}"
    return (
        f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="3" stroke-linejoin="round"/>'
    )
