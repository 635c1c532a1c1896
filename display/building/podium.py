"""The podium: third, second and first rise one after the other, their points count up, confetti falls."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.film import eased
from display.building.layout import INKS, whole_or_initial, words
from display.building.parts import (
    Button,
    Confetti,
    Label,
    Panel,
    Part,
    SeatBand,
    SeatShape,
    Sign,
    Weight,
)
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, TITLE, Ink
from words.phrases import has_phrase, phrase

STEPS = 3
"""So many stand on it; the others are told below."""
_HEIGHTS = (1.0, 0.8, 0.64)
_EVEN_HEIGHT = 0.8
_RISE_SECONDS, _FIRST_SECONDS, _CONFETTI_SECONDS = 0.7, 0.9, 3.0
_TOKEN_MM, _BAND_MM = 13, 1.6
_ORDER = (1, 0, 2)
"""The second stands at the left of the first, the third at the right."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody at the end of a game; `points` None where nobody told them, `place` None where nobody won."""

    seat: int
    name: str
    place: int | None
    points: int | None
    wins: bool
    account: int | None = None
    """The page that explains the points."""


@dataclass(frozen=True, slots=True)
class Ceremony:
    """The podium as a film; `around` is what stands there all the time.

    before, after  the headline until the first has risen, which names nobody yet, and from then on
    """

    look: Look
    box: Box
    game: str
    placed: tuple[Placed, ...]
    before: Part
    after: Part
    around: tuple[Part, ...]

    @property
    def about(self) -> object:
        """Who has come to which place."""
        return self.game, self.placed

    @property
    def seconds(self) -> float:
        """Everybody has risen, and the confetti has come down."""
        return _begins(self.placed, 0) + _FIRST_SECONDS + _CONFETTI_SECONDS

    def at(self, second: float) -> tuple[Part, ...]:
        """As far as it is."""
        has_risen = second >= _begins(self.placed, 0) + _FIRST_SECONDS
        headline = self.after if has_risen else self.before
        return (headline, *podium(self.look, self.box, self.game, self.placed, second), *self.around)


def podium(
    look: Look, box: Box, game: str, placed: tuple[Placed, ...], second: float | None = None
) -> tuple[Part, ...]:
    """The best three on their steps, everybody else below; `second` None: as it is in the end."""
    if look.text_scale > 1:
        return _listed(look, box, placed)
    above, others = box, placed[STEPS:]
    rows: tuple[Part, ...] = ()
    if others:
        strip, above = box.from_bottom(look.mm(CONTROL_MM), look.gap)
        rows = _others(look, strip, others)
    celebrated = second is None or second >= _begins(placed, 0) + _FIRST_SECONDS
    winners = tuple(one.seat for one in placed if one.wins)
    passed = None if second is None else second - _begins(placed, 0) - _FIRST_SECONDS
    confetti = (Confetti(box, winners, passed),) if celebrated and winners else ()
    return (*confetti, *_steps(look, above, game, placed[:STEPS], second), *rows)


def _begins(placed: tuple[Placed, ...], step: int) -> float:
    """When this step begins to rise: the last one first."""
    return (min(len(placed), STEPS) - 1 - step) * _RISE_SECONDS


def _steps(
    look: Look, box: Box, game: str, placed: tuple[Placed, ...], second: float | None
) -> tuple[Part, ...]:
    has_places = all(one.place is not None for one in placed)
    order = [step for step in (_ORDER if has_places else range(STEPS)) if step < len(placed)]
    columns = box.middle(min(box.width, look.mm(44) * len(order)), box.height).columns(len(order), look.gap)
    parts: list[Part] = []
    for column, step in zip(columns, order, strict=True):
        length = _RISE_SECONDS if step else _FIRST_SECONDS
        share = 1.0 if second is None else eased((second - _begins(placed, step)) / length)
        if share > 0:
            parts.extend(_step(look, column, game, placed[step], share))
    return tuple(parts)


def _step(look: Look, column: Box, game: str, one: Placed, share: float) -> tuple[Part, ...]:
    """The block with name and points, its owner's animal on top; it grows out of the floor."""
    side = min(look.mm(_TOKEN_MM), column.width)
    full = round((column.height - side) * _height(one))
    block = column.from_bottom(max(1, round(full * share)))[0]
    token = Box(column.centre[0] - side // 2, block.y - side, side, side)
    ground = _ground(block, one)
    on = Ink.BUTTON if isinstance(ground, Button) else Ink.CARD
    return (
        ground,
        SeatBand(block.from_top(min(block.height, look.mm(_BAND_MM)))[0], one.seat),
        SeatShape(token.inset(side // 12), one.seat),
        *(
            _points_parts(look, block, game, one, share, on)
            if share == 1 or block.height > full * 0.6
            else ()
        ),
    )


def _height(one: Placed) -> float:
    """The better the place the higher; where nobody won, all are alike."""
    return _EVEN_HEIGHT if one.place is None else _HEIGHTS[min(one.place, STEPS) - 1]


def _points_parts(look: Look, block: Box, game: str, one: Placed, share: float, on: Ink) -> tuple[Part, ...]:
    """Place, name and points, which count up while the block rises; the name alone where nobody told them."""
    inside = block.inset(look.mm(1)).from_bottom(max(1, block.height - look.mm(1 + 2 * _BAND_MM)))[0]
    ink = _ink(on)
    if one.points is None:
        return (Label(inside, words(look, inside, one.name, TITLE, bold=True), ink, on, True),)
    sign, named, counted = inside.rows((4, 4, 5), look.mm(0.5))
    points = points_words(look, game, round(one.points * share))
    return (
        *_place_parts(look, sign, one, on),
        Label(named, words(look, named, one.name, TITLE, bold=True), ink, on, True),
        Label(counted, words(look, counted, points, BODY, bold=True), ink, on, True),
    )


def _place_parts(look: Look, box: Box, one: Placed, on: Ink) -> tuple[Part, ...]:
    """A winner's crown, or the place; nothing where nobody won."""
    if one.wins:
        return (Sign(box.square(), "crown", _ink(on)),)
    if one.place is None:
        return ()
    return (Label(box, words(look, box, f"{one.place}.", TITLE, bold=True), _ink(on), on, True),)


def points_words(look: Look, game: str, points: int) -> str:
    """Points, or whatever the game calls them."""
    own = f"{game}.over.points"
    return phrase(look.language, own if has_phrase(own) else "over.points", points=points)


def _others(look: Look, box: Box, placed: tuple[Placed, ...]) -> tuple[Part, ...]:
    cells = box.columns(len(placed), look.gap)
    return tuple(part for cell, one in zip(cells, placed, strict=True) for part in _row(look, cell, one))


def _listed(look: Look, box: Box, placed: tuple[Placed, ...]) -> tuple[Part, ...]:
    """Large letters have no room to stand on a podium: everybody in a row, the best first."""
    columns = 1 if look.is_portrait or len(placed) <= STEPS else 2
    cells = box.grid(columns, max(STEPS, -(-len(placed) // columns)), look.gap)
    rows = zip(cells, placed, strict=False)
    return tuple(part for cell, one in rows for part in _row(look, cell, one))


def _row(look: Look, box: Box, one: Placed) -> tuple[Part, ...]:
    """A winner's crown or the animal, the name, and the points."""
    ground = _ground(box, one)
    on = Ink.BUTTON if isinstance(ground, Button) else Ink.CARD
    inside = box.inset(look.mm(1 if look.text_scale == 1 else 0.5))
    side = min(inside.height, inside.width // 4, look.mm(CONTROL_MM))
    shape, rest = inside.from_left(side, look.mm(1))
    more = max(0, len(str(one.points or 0)) - 3)  # three digits are usual, and some games count in thousands
    points, named = rest.from_right(look.grown(9 + 3 * more, 13 + 4.5 * more), look.mm(0.5))
    mark: Part = SeatShape(shape.middle(side, side), one.seat)
    if one.wins:
        mark = Sign(shape.middle(side, side), "crown", _ink(on))
    many = "" if one.points is None else str(one.points)
    counted = Label(points, words(look, points, many, TITLE, bold=True), _ink(on), on, True)
    name = Label(named, whole_or_initial(look, named, one.name, TITLE), _ink(on), on)
    return (ground, mark, name, counted)


def _ground(box: Box, one: Placed) -> Part:
    """What somebody's points stand on: a touch explains them where that can be done."""
    if one.account is None:
        return Panel(box)
    return Button(box, PageTurned(one.account), Weight.PLAIN, one.name)


def _ink(on: Ink) -> Ink:
    return INKS[Weight.PLAIN][0] if on is Ink.BUTTON else Ink.TEXT
