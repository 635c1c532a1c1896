"""The cards as simulated ones look: a frame on white, a large number or sign, and windows to count it by."""

from __future__ import annotations

from games.drawings import Disc, Drawing, Paint, Patch, Shape, Writing, bar, rounded
from games.numberloor.cards import FLOORS, NIGHTS, NUMBERS, SPECIALS, number_of

_MARGIN, _FRAME, _CORNER = 3.0, 1.6, 5.0
_GROUNDS = {"floor": Paint.PAPER, "night": Paint.NIGHT, "balloon": Paint.SKY}

_NEIGHBOURS = (
    Patch(((30, 22), (44, 37), (16, 37))),
    Patch(((30, 62), (16, 47), (44, 47))),
    bar(13, 40, 47, 44, Paint.WARM),
)
"""Two arrows, up and down, with a bar between them."""

_EVEN = tuple(Disc((x, y), 5.8) for y in (28, 42, 56) for x in (21, 39))
"""Everything has a partner."""

_ODD: tuple[Shape, ...] = (
    *(Disc((x, y), 5.8, Paint.BLUE) for y in (28, 44) for x in (18, 42)),
    Disc((30, 58), 5.8, Paint.WARM),
    bar(28, 24, 32, 46),
)
"""One is left alone."""

_SKIP = (
    Disc((30, 42), 19),
    Disc((30, 42), 13, Paint.ROSE),
    Patch(((18, 26), (24, 24), (42, 58), (36, 60))),
)
"""A barred circle."""

_SIGNS: dict[str, tuple[Shape, ...]] = dict(zip(SPECIALS, (_NEIGHBOURS, _EVEN, _ODD, _SKIP), strict=True))


def _blank(kind: str) -> Drawing:
    ground = rounded(_MARGIN + _FRAME, _CORNER - _FRAME, _GROUNDS[kind])
    return (*rounded(_MARGIN, _CORNER, Paint.PLAIN), *ground)


def _floor(card: str) -> Drawing:
    """The number, and below it as many windows, by night lit."""
    kind, number = card.partition("-")[0], number_of(card)
    ink, window = (Paint.LAMP, Paint.LAMP) if kind == "night" else (Paint.PLAIN, Paint.BLUE)
    places = ((14 + 8 * (place % 5), 58.0 + 8 * (place // 5)) for place in range(number))
    windows = (bar(x - 3, y - 3, x + 3, y + 3, window) for x, y in places)
    return (*_blank(kind), Writing(str(number), (30, 31), 34, ink), *windows)


def _balloon(card: str) -> Drawing:
    """A sign, or the number and as many dots above it."""
    round_one = (Disc((30, 42), 25.2, Paint.WARM), Disc((30, 42), 24.4, Paint.ROSE))
    return (*_blank("balloon"), *round_one, *(_SIGNS.get(card) or _counted(number_of(card))))


def _counted(number: int) -> Drawing:
    places = ((15 + 7.5 * (place % 5), 31 - 6.5 * (place // 5)) for place in range(number))
    return (Writing(str(number), (30, 50), 28), *(Disc(place, 2.8, Paint.BLUE) for place in places))


DRAWINGS: dict[str, Drawing] = {
    **{card: _floor(card) for card in (*FLOORS, *NIGHTS)},
    **{card: _balloon(card) for card in (*NUMBERS, *SPECIALS)},
}
