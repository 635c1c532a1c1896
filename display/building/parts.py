"""What a screen is made of, as plain data: every part with its rectangle. Painters know how each looks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from config.corners import Corner
from display.building.grid_plan import SheetPlan
from display.building.view_intents import PageTurned, TossWanted
from display.style.boxes import Box
from display.style.lettering import Lettering
from display.style.theme import Ink
from games.beam.boards import Board
from games.beam.state import Counters
from games.events import Chosen, Pressed
from games.numberloor.lift import Ride
from games.upwards.sheet import Cell, Sheet


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
    """The shape and colour of a seat."""

    box: Box
    seat: int


@dataclass(frozen=True, slots=True)
class TimerRing:
    """The time left as a ring, with the seconds in it."""

    box: Box
    left: int
    length: int
    words_box: Box
    words: Lettering
    low: bool = False
    more: bool = False
    """Is there more time for whoever touches it?"""


@dataclass(frozen=True, slots=True)
class PlayerChip:
    """A player: the seat's shape and colour, the name (or as much as fits), and a sign for the state."""

    box: Box
    seat: int
    words_box: Box
    words: Lettering
    sign: str | None = None
    on_turn: bool = False


@dataclass(frozen=True, slots=True)
class TrayPicture:
    """Where the camera's picture of the tray goes, and the corner in it where dice are kept."""

    box: Box
    corner: Corner | None = None


@dataclass(frozen=True, slots=True)
class Banner:
    """A notice: the sign of its tone, and a sentence."""

    box: Box
    sign_box: Box
    words_box: Box
    words: Lettering
    sign: str
    alert: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """What a box would hold: the number (0 a meteorite), and the points this would bring."""

    cell: Cell
    number: int
    gain: int = 0


@dataclass(frozen=True, slots=True)
class SheetMarks:
    """What is drawn on a sheet besides what stands on it."""

    ghosts: tuple[Ghost, ...] = ()
    lit: tuple[Cell, ...] = ()
    column: int | None = None
    rows: bool = False
    """Do empty arrows show that a row can be marked?"""
    outlines: tuple[tuple[Cell, ...], ...] = ()
    suggested: tuple[tuple[Cell, ...], ...] = ()
    """Where the device would outline blocks."""
    line: tuple[Cell, ...] = ()
    steps: tuple[Cell, ...] = ()
    """The lower box of each step up."""
    circles: tuple[int, ...] = ()
    """The points in the red circles under the columns; none are drawn where this is empty."""


@dataclass(frozen=True, slots=True)
class SheetGrid:
    """A sheet of Upwards!; what can be touched on it lies above as bare buttons."""

    box: Box
    plan: SheetPlan
    sheet: Sheet
    marks: SheetMarks = SheetMarks()


@dataclass(frozen=True, slots=True)
class ReserveField:
    """A reserve field of a sheet: empty, with a number, with one struck out, or with one that could come."""

    box: Box
    number: int | None = None
    struck: bool = False
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """A counter's last way in one column, from row to row."""

    column: int
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class BoardMarks:
    """What is drawn on a board besides its counters."""

    lit: tuple[int, ...] = ()
    """Columns that can be touched now."""
    ghosts: tuple[tuple[int, int], ...] = ()
    """Where a counter would land: column and row."""
    moved: tuple[Moved, ...] = ()


@dataclass(frozen=True, slots=True)
class SpaceBoard:
    """A board of Beam me up with one seat's counters; without a foot it is a small one."""

    box: Box
    plan: SheetPlan
    board: Board
    counters: Counters
    seat: int
    marks: BoardMarks = BoardMarks()


@dataclass(frozen=True, slots=True)
class Bar:
    """A share of a whole as a bar."""

    box: Box
    share: float


@dataclass(frozen=True, slots=True)
class BlockShape:
    """One of the blocks of Upwards!: `#` is a box, top row first."""

    box: Box
    shape: tuple[str, ...]
    ink: Ink = Ink.TEXT


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card of Numberloor, in our own drawing; a dim one would not fit now."""

    box: Box
    card: str
    dim: bool = False


@dataclass(frozen=True, slots=True)
class LiftShaft:
    """Ten floors from 0 at the bottom to 9: where the lift stands, the lit floors, and the rides to them."""

    box: Box
    plan: SheetPlan
    floor: int | None
    lit: tuple[int, ...] = ()
    rides: tuple[Ride, ...] = ()
    gutter: Box | None = None
    """Where the rides are drawn; none are where this is missing."""


Part = (
    Panel
    | Label
    | Button
    | DieFace
    | EventSign
    | SeatShape
    | Sign
    | TimerRing
    | PlayerChip
    | TrayPicture
    | Banner
    | SheetGrid
    | ReserveField
    | BlockShape
    | SpaceBoard
    | Bar
    | CardFace
    | LiftShaft
)


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
    lead: tuple[tuple[Part, ...], ...] = ()
    """Shown one after the other before this one, so that a move can be followed."""
    title: str = ""
    """The headline for the ear, where it is not the first label."""
    now: str = ""
    """What its own taps change, for the ear."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Everything that can be touched, in reading order."""
        return tuple(part for part in self.parts if isinstance(part, Button))

    def button_at(self, x: int, y: int) -> Button | None:
        """What lies under a finger."""
        return next((button for button in self.buttons if button.box.holds(x, y)), None)
