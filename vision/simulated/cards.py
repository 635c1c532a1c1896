"""The card field: two piles side by side in the tray, and a hand that lays card after card on them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from games.dice import Throw
from vision.frames import Frame, Picture
from vision.simulated.backdrop import backdrop
from vision.simulated.card_faces import HEIGHT, PIXELS_PER_MM, WIDTH, card_picture
from vision.simulated.hand import arm_by_chance
from vision.simulated.painting import Painter
from vision.simulated.reaching import Hand, Reach
from vision.simulated.scenery import Scenery
from vision.simulated.scenery import scenery as scenery_by_seed
from vision.simulated.stories import path
from vision.simulated.surfaces import Surface

APART = 64.0
"""From the middle of the field to the middle of each pile, in mm."""
_ASKEW = 5.0
"""How far from its pile's middle a card may lie, in mm."""
_SEEN = 3
"""Cards of a pile that can be seen: the top one, and corners of those below."""
_PAUSE = 2
_PAPER = Surface("paper", "cloth", "#ffffff", "#ffffff")


@dataclass(frozen=True, slots=True)
class LyingCard:
    """A card on the floor of the tray: the place of its middle in mm, and its turn in radians."""

    card: str
    x: float
    y: float
    turn: float


Pile = tuple[LyingCard, ...]


@dataclass(frozen=True, slots=True)
class _Shot:
    """One frame to be."""

    piles: tuple[Pile, Pile]
    hand: Reach | None = None


class SimulatedCards:
    """A FrameSource whose clock ticks 1/fps of a second a frame, however long the painting takes."""

    def __init__(
        self,
        seed: int,
        *,
        size: tuple[int, int] = (1280, 720),
        fps: float = 30.0,
        scenery: Scenery | None = None,
    ) -> None:
        self._rng = np.random.default_rng([seed, 5])
        self._scenery = scenery_by_seed(seed) if scenery is None else scenery
        self._fps = fps
        self._field = CardField(self._scenery, size)
        self._arm = arm_by_chance(self._rng)
        self._hand = Hand(self._field.painter.view, self._arm, self._scenery.light)
        self._piles: tuple[Pile, Pile] = ((), ())
        self._story: deque[_Shot] = deque()
        self._number = 0

    def read(self) -> Frame:
        """The next frame."""
        shot = self._story.popleft() if self._story else _Shot(self._piles)
        picture = self._field.clean(shot.piles)
        if shot.hand is not None:
            picture = picture.copy()
            self._hand.lay(picture, shot.hand)
        frame = Frame(self._field.painter.noisy(picture, self._rng), self._number, self._number / self._fps)
        self._number += 1
        return frame

    def close(self) -> None:
        """Nothing is held open."""

    def lay(self, tops: tuple[str, str]) -> None:
        """A hand lays cards until these two are on top; a pile that shows its card already stays."""
        changed = [pile for pile, card in enumerate(tops) if self._top(pile) != card]
        self._put({pile: (*self._piles[pile], self._place(pile, tops[pile]))[-_SEEN:] for pile in changed})

    def show(self, card: str) -> None:
        """A hand lays this card there alone, in place of whatever lay there."""
        self._piles = (self._piles[0], ())
        self._put({0: (self._place(0, card),)})

    def nudge(self) -> None:
        """A hand straightens both top cards."""
        lying = [pile for pile in (0, 1) if self._piles[pile]]
        straightened = {pile: self._place(pile, self._piles[pile][-1].card) for pile in lying}
        self._put({pile: (*self._piles[pile][:-1], card) for pile, card in straightened.items()})

    @property
    def at_rest(self) -> bool:
        """Does nothing move any more?"""
        return not self._story

    @property
    def truth(self) -> Throw | None:
        """The two top cards; None while a hand is at work and until both lie there."""
        tops = tuple(sorted(pile[-1].card for pile in self._piles if pile))
        return None if self._story or len(tops) < 2 else Throw((), tops)

    def _top(self, pile: int) -> str | None:
        return self._piles[pile][-1].card if self._piles[pile] else None

    def _place(self, pile: int, card: str) -> LyingCard:
        """Nobody lays cards straight: a little aside, and turned towards whoever sits there."""
        x, y = self._rng.uniform(-_ASKEW, _ASKEW, 2)
        turn = self._rng.uniform(0, 2 * np.pi)
        return LyingCard(card, float((APART if pile else -APART) + x), float(y), float(turn))

    def _put(self, changes: dict[int, Pile]) -> None:
        """The hand goes from pile to pile, each has changed when it leaves, and goes home."""
        home = here = self._arm.home(self._scenery.inner)
        for pile, cards in changes.items():
            there = cards[-1].x, cards[-1].y
            self._reach(here, there)
            self._piles = (cards, self._piles[1]) if pile == 0 else (self._piles[0], cards)
            here = there
        if changes:
            self._reach(here, home)
            self._story.extend([_Shot(self._piles)] * _PAUSE)

    def _reach(self, here: tuple[float, float], there: tuple[float, float]) -> None:
        self._story.extend(_Shot(self._piles, reach) for reach in path([here, there], "grip", self._fps))


class CardField:
    """Paints piles of cards into one room."""

    def __init__(self, scenery: Scenery, size: tuple[int, int]) -> None:
        self.painter = Painter(scenery, size)
        self._empty = self.painter.clean([])
        # A floor of white paper shows nothing but the light, and a card takes the light of the floor.
        self._light = backdrop(replace(scenery, surface=_PAPER), self.painter.view)
        self._painted: tuple[tuple[Pile, Pile], Picture] | None = None

    def clean(self, piles: tuple[Pile, Pile]) -> Picture:
        """The picture without hand and noise; painted anew only when a card was laid."""
        if self._painted is None or self._painted[0] != piles:
            picture = self._empty.copy()
            for card in (card for pile in piles for card in pile):
                self._lay(picture, card)
            self._painted = piles, picture
        return self._painted[1]

    def _lay(self, picture: Picture, card: LyingCard) -> None:
        size = self.painter.view.size
        matrix = self.painter.view.floor_matrix() @ _onto_floor(card)
        seen = cv2.warpPerspective(_sheet(card.card), matrix, size, flags=cv2.INTER_LINEAR)
        cover = np.asarray(cv2.extractChannel(seen, 3), np.uint8)
        lit = cv2.multiply(cv2.cvtColor(seen, cv2.COLOR_BGRA2BGR), self._light, scale=1 / 255)
        self._cast(picture, cover)
        cv2.copyTo(cv2.GaussianBlur(lit, (3, 3), 0.7), np.where(cover > 127, cover, np.uint8(0)), picture)

    def _cast(self, picture: Picture, cover: Picture) -> None:
        """A thin dark seam, as cards throw it on what lies below them."""
        shade = cv2.GaussianBlur(cover, (9, 9), 2.5)
        left = cv2.cvtColor(cv2.convertScaleAbs(shade, alpha=-0.3, beta=255), cv2.COLOR_GRAY2BGR)
        cv2.multiply(picture, left, picture, 1 / 255)


def _onto_floor(card: LyingCard) -> NDArray[np.float64]:
    """From the pixels of a card's drawing to millimetres of the floor, where y points away."""
    cos, sin = np.cos(card.turn) / PIXELS_PER_MM, np.sin(card.turn) / PIXELS_PER_MM
    middle = np.array([WIDTH, -HEIGHT]) * PIXELS_PER_MM / 2
    turn = np.array([[cos, -sin], [sin, cos]])
    x, y = np.array([card.x, card.y]) - turn @ middle
    return np.array([[cos, sin, x], [sin, -cos, y], [0, 0, 1]])


@lru_cache(maxsize=64)
def _sheet(card: str) -> Picture:
    """The drawing of a card with its cover, which leaves out the round corners."""
    drawn = card_picture(card)
    high, wide = drawn.shape[:2]
    cover = np.zeros((high, wide), np.uint8)
    corner = round(3.5 * PIXELS_PER_MM)
    cv2.rectangle(cover, (corner, 0), (wide - corner, high), 255, cv2.FILLED)
    cv2.rectangle(cover, (0, corner), (wide, high - corner), 255, cv2.FILLED)
    for x in (corner, wide - corner):
        for y in (corner, high - corner):
            cv2.circle(cover, (x, y), corner, 255, cv2.FILLED)
    soft = cv2.GaussianBlur(drawn, (0, 0), 1.2)
    return np.dstack([soft, cover])


def card_photos(
    cards: Iterable[str], room: Scenery, examples: int, *, size: tuple[int, int] = (1280, 720)
) -> Iterator[tuple[str, Picture]]:
    """Each card alone in its field a few times, here and there and turned anyhow: to teach it."""
    rng = np.random.default_rng(6)
    field = CardField(room, size)
    for card in cards:
        for number in range(examples):
            side = -APART if number % 2 else APART
            x, y, turn = rng.uniform((side - _ASKEW, -_ASKEW, 0), (side + _ASKEW, _ASKEW, 2 * np.pi))
            picture = field.clean(((LyingCard(card, float(x), float(y), float(turn)),), ()))
            yield card, field.painter.noisy(picture, rng)
