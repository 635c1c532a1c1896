"""The throw as everybody sees it: the live tray while dice roll, then each die flies to its place.

Only what the eye saw is shown: the camera's picture, and where it read which die.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from display.building.film import eased
from display.building.parts import DieFace, EventSign, Part, Scene, TrayPicture
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MARGIN_MM
from games.table import Table, expected, is_secret

_BEGINS_SECONDS = 0.15
"""Something moves for so long before the tray grows: a passing shadow is no throw."""
_MOST_SECONDS = 6.0
"""Dice do not roll for longer; whatever still moves is a hand or the room."""
_FLY_SECONDS, _POP_SECONDS = 0.25, 0.2
_SMALLEST_DIGIT = 0.3


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the eye read a die, in shares of the picture's width and height."""

    x: float
    y: float
    width: float
    height: float
    face: int | None = None
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Flight:
    """Dice fly from where they lay in the picture to their places, then their digits pop up."""

    about: int
    """The how-manieth throw this is."""
    parts: tuple[Part, ...]
    starts: tuple[tuple[int, Box], ...]
    """By the place among the parts where each die lay on the screen."""

    @property
    def seconds(self) -> float:
        """A quarter of a second in the air, and the digits."""
        return _FLY_SECONDS + _POP_SECONDS

    def at(self, second: float) -> tuple[Part, ...]:
        """Everything else is in its place already."""
        shown = list(self.parts)
        for place, start in self.starts:
            shown[place] = _flying(shown[place], start, second)
        return tuple(shown)


def _flying(part: Part, start: Box, second: float) -> Part:
    way = between(start, part.box, eased(second / _FLY_SECONDS))
    match part:
        case DieFace():
            return replace(part, box=way, digit=part.digit and _popping(part.digit, second))
        case EventSign():
            return replace(part, box=way)
        case _:
            return part


def _popping(digit: Box, second: float) -> Box | None:
    """Not to be seen before its die has landed."""
    grown = eased((second - _FLY_SECONDS) / _POP_SECONDS)
    size = _SMALLEST_DIGIT + (1 - _SMALLEST_DIGIT) * grown
    return digit.middle(round(digit.width * size), round(digit.height * size)) if grown else None


def between(start: Box, end: Box, share: float) -> Box:
    """A box on its way from one place to another."""
    ways = ((start.x, end.x), (start.y, end.y), (start.width, end.width), (start.height, end.height))
    x, y, width, height = (round(begin + (stop - begin) * share) for begin, stop in ways)
    return Box(x, y, width, height)


def large_tray(look: Look) -> Box:
    """The tray as large as the screen lets a picture 16 wide and 9 tall be."""
    area = Box(0, 0, look.width, look.height).inset(look.mm(MARGIN_MM) // 2)
    width = min(area.width, area.height * 16 // 9)
    return area.middle(width, width * 9 // 16)


class Throwing:
    """Is a throw to be watched now, and where did its dice lie?"""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since: float | None = None
        self._spots: tuple[Spot, ...] = ()
        self._flown: tuple[Spot, ...] = ()
        """Those of the last flight: a throw that was typed in comes from nowhere."""
        self._is_dismissed = False
        self.is_shown = False
        """Does the tray fill the screen?"""
        self._throws = 0
        self._is_due = False

    def sees(self, spots: tuple[Spot, ...], *, rolls: bool) -> None:
        """What the eye sees this turn: does something roll, and where did dice settle last?"""
        self._spots = spots
        if not rolls:
            self._since, self._is_dismissed = None, False
        elif self._since is None:
            self._since = self._clock()

    def taken(self) -> None:
        """A throw counts now: its dice are to fly, once the screen that shows them is laid out."""
        self._throws += 1
        self._is_due = True

    def hero(self, look: Look, table: Table | None, scene: Scene) -> tuple[Part, ...] | None:
        """The live tray instead of the scene, while dice roll that people wait for."""
        rolled = 0.0 if self._since is None else self._clock() - self._since
        self.is_shown = (
            _BEGINS_SECONDS <= rolled < _MOST_SECONDS
            and not self._is_dismissed
            and table is not None
            and _is_awaited(look, table, scene)
        )
        wanted = expected(table) if table else None
        corner = look.corner if wanted and wanted.sorting else None
        return (TrayPicture(large_tray(look), corner),) if self.is_shown else None

    def dismiss(self) -> bool:
        """Somebody wants to see the page; says whether it was covered. It comes back when all is quiet."""
        shown, self.is_shown = self.is_shown, False
        self._is_dismissed = self._is_dismissed or shown
        return shown

    def flight(self, look: Look, scene: Scene) -> Flight | None:
        """The film of the throw that was taken, if its dice were seen and are to be seen."""
        if not self._is_due:
            return None
        self._is_due, tray = False, large_tray(look)
        starts: dict[int, Box] = {}
        for spot in () if self._spots == self._flown else self._spots:
            places = (n for n, part in enumerate(scene.parts) if n not in starts and _is(part, spot))
            if (place := next(places, None)) is not None:
                starts[place] = _on_screen(tray, spot)
        self._flown = self._spots
        return Flight(self._throws, scene.parts, tuple(starts.items())) if starts else None


def _is_awaited(look: Look, table: Table, scene: Scene) -> bool:
    """Is this the page where the next throw is waited for?"""
    wanted = expected(table)
    is_busy = table.paused or table.asking or table.doubted or table.camera_lost is not None
    is_open = look.page == 0 and look.counting is None and not scene.stays and not scene.patient
    is_seen = wanted is not None and wanted.pip_dice > 0 and not is_secret(table)
    return is_seen and is_open and not is_busy


def _is(part: Part, spot: Spot) -> bool:
    if isinstance(part, DieFace):
        return spot.face is not None and part.face == spot.face and part.lit is None
    return isinstance(part, EventSign) and part.sign == spot.sign


def _on_screen(tray: Box, spot: Spot) -> Box:
    side = round(max(spot.width * tray.width, spot.height * tray.height))
    x, y = tray.x + (spot.x + spot.width / 2) * tray.width, tray.y + (spot.y + spot.height / 2) * tray.height
    return Box(round(x - side / 2), round(y - side / 2), side, side)
