"""What a screen is made of, as plain data: every part with its rectangle. Painters know how each looks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from config.corners import Corner
from display.building.film import Film
from display.building.view_intents import PageTurned, TossWanted
from display.style.boxes import Box
from display.style.lettering import Lettering
from display.style.theme import Ink
from games.choices import Choice
from games.events import Chosen, Pressed
from session.kept_pictures import Shown


class Weight(StrEnum):
    """How a button looks: the main thing to do, one of many, chosen already, or only its content."""

    MAIN = "main"
    PLAIN = "plain"
    CHOSEN = "chosen"
    BARE = "bare"


Does = Chosen | Pressed | TossWanted | PageTurned
"""What a touch can mean."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A card that other parts lie on."""

    box: Box
    ink: Ink = Ink.CARD


@dataclass(frozen=True, slots=True)
class Label:
    """Words to read."""

    box: Box
    words: Lettering
    ink: Ink = Ink.TEXT
    on: Ink = Ink.GROUND
    centred: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """Something to touch; the parts after it that lie inside are what is on it."""

    box: Box
    does: Does
    weight: Weight = Weight.PLAIN
    text: str = ""
    """What it says, for the two push buttons and the voice."""


@dataclass(frozen=True, slots=True)
class DieFace:
    """A pip die: its pips as on the real one, and the digit where `digit` leaves room for it."""

    box: Box
    face: int
    digit: Box | None = None
    doubtful: bool = False
    lit: int | None = None
    """How many pips are counted already, while they are counted."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number whose digits are as tall as its box."""

    box: Box
    number: int


@dataclass(frozen=True, slots=True)
class EventSign:
    """A taught face: one of our own signs on a die."""

    box: Box
    sign: str
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """One of our own small signs, alone."""

    box: Box
    name: str
    ink: Ink = Ink.TEXT


@dataclass(frozen=True, slots=True)
class SeatShape:
    """The animal of whoever sits there."""

    box: Box
    seat: int


@dataclass(frozen=True, slots=True)
class Token:
    """An animal, whoever wears it."""

    box: Box
    token: int


@dataclass(frozen=True, slots=True)
class Cover:
    """The picture on a game's card, in the colours of its world."""

    box: Box
    game: str


class Mood(StrEnum):
    """How the little die looks: at people, at the tray, at what it cannot make out, or up in the air."""

    CALM = "calm"
    WATCHING = "watching"
    SQUINTING = "squinting"
    CHEERING = "cheering"


@dataclass(frozen=True, slots=True)
class Character:
    """The die with eyes that welcomes people."""

    box: Box
    mood: Mood


@dataclass(frozen=True, slots=True)
class SeatBand:
    """A band in the colour of whoever sits there."""

    box: Box
    seat: int


@dataclass(frozen=True, slots=True)
class Confetti:
    """Confetti in the winners' colours, so many seconds after it was thrown; None: come to rest."""

    box: Box
    seats: tuple[int, ...]
    second: float | None = None


@dataclass(frozen=True, slots=True)
class Medal:
    """Gold, silver or bronze: 1, 2 or 3."""

    box: Box
    place: int


@dataclass(frozen=True, slots=True)
class TimerFrame:
    """The time left as a line around what it is for."""

    box: Box
    left: int
    length: int


@dataclass(frozen=True, slots=True)
class TimerRing:
    """The time left as a ring, with the seconds in it."""

    box: Box
    left: int
    length: int
    words_box: Box
    words: Lettering
    more: bool = False
    """Is there more time for whoever touches it?"""


@dataclass(frozen=True, slots=True)
class PlayerChip:
    """A player: the animal, the name (or as much as fits), and a sign for the state."""

    box: Box
    seat: int
    words_box: Box
    words: Lettering
    sign: str | None = None
    on_turn: bool = False


@dataclass(frozen=True, slots=True)
class TrayPicture:
    """Where the camera's picture of the tray goes, and the corner in it where dice are kept.

    points  the decision that a touch of a place in the picture is, where it is one
    """

    box: Box
    corner: Corner | None = None
    points: str = ""


@dataclass(frozen=True, slots=True)
class Banner:
    """A notice: the sign of its tone, and a sentence."""

    box: Box
    sign_box: Box
    words_box: Box
    words: Lettering
    sign: str
    inks: tuple[Ink, Ink] = (Ink.NOTICE, Ink.NOTICE_TEXT)
    """Its ground, and what stands on it."""


@dataclass(frozen=True, slots=True)
class QrCode:
    """A square that a phone's camera reads: its rows from the top, 1 for dark."""

    box: Box
    rows: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Photo:
    """A kept picture, as large as fits."""

    box: Box
    shown: Shown


@dataclass(frozen=True, slots=True)
class Bar:
    """A share of a whole as a bar."""

    box: Box
    share: float


class Part(Protocol):
    """Anything with a rectangle that a painter knows; a game's own parts are in its room."""

    @property
    def box(self) -> Box:
        """Where it is."""
        ...


@dataclass(frozen=True, slots=True)
class Scene:
    """The screen as plain data: what is to be seen, painted in this order."""

    name: str
    parts: tuple[Part, ...]
    pages: int = 1
    stays: bool = False
    """Is this page kept while its own taps change the game?"""
    patient: bool = False
    """Is this page kept while simulated players go on with the game?"""
    lead: Film | None = None
    """Shown before this one, so that what happens can be followed."""
    title: str = ""
    """The headline for the ear, where it is not the first label."""
    now: str = ""
    """What its own taps change, for the ear."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Everything that can be touched, in reading order."""
        return tuple(part for part in self.parts if isinstance(part, Button))

    def place_at(self, x: int, y: int) -> Chosen | None:
        """A place in a picture that lies under a finger, in thousandths of it."""
        for part in self.parts:
            if isinstance(part, TrayPicture) and part.points and part.box.holds(x, y):
                across, down = x - part.box.x, y - part.box.y
                place = 1000 * across // part.box.width, 1000 * down // part.box.height
                return Chosen(Choice(part.points, place))
        return None

    def button_at(self, x: int, y: int) -> Button | None:
        """What lies under a finger."""
        return next((button for button in self.buttons if button.box.holds(x, y)), None)
