"""What Upwards! gives to notice, and every reason for a no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.cues import Cue
from games.upwards.setup import Effect


class Refusal(StrEnum):
    """Why the rules said no; each has a sentence in both languages."""

    NOT_NOW = "not-now"
    OTHER_SHEET = "other-sheet"
    COUNTED_SHEET = "counted-sheet"
    FLOATS = "floats"
    NO_THROW_NOW = "no-throw-now"
    LAST_THROW_LIES = "last-throw-lies"
    WRONG_DICE = "wrong-dice"
    WRONG_DICE_EVENT = "wrong-dice-event"
    WRONG_EVENT = "wrong-event"
    STILL_WRITING = "still-writing"
    STILL_OUTLINING = "still-outlining"
    ANNOUNCE_FIRST = "announce-first"
    STILL_ROOM = "still-room"
    NOTHING_LEFT = "nothing-left"
    EFFECT_FIRST = "effect-first"
    DICE_LEFT = "dice-left"
    PICK_FIRST = "pick-first"
    TOO_MUCH = "too-much"
    NO_RESULT = "no-result"
    COLUMN_FULL = "column-full"
    RESERVE_FULL = "reserve-full"
    ALREADY_SAVED = "already-saved"
    ROW_MARKED = "row-marked"
    ROUND_FIRST = "round-first"
    CELL_UNFIT = "cell-unfit"
    NO_BLOCK = "no-block"
    GRID_EMPTY_THERE = "grid-empty-there"
    TOTAL_MISSING = "total-missing"
    TOTAL_TOO_LARGE = "total-too-large"


@dataclass(frozen=True, slots=True)
class RoundBegan(Cue):
    """The dice may be thrown for this round."""

    number: int
    last: bool


@dataclass(frozen=True, slots=True)
class EffectFell(Cue):
    """The event die changes this round."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectFizzled(Cue):
    """The effect finds nothing to do on this seat's sheet."""

    seat: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Announced(Cue):
    """A number does not fit any more; one more round follows this one."""

    seat: int


@dataclass(frozen=True, slots=True)
class AlreadyAnnounced(Cue):
    """Announced before: nothing changes by saying it again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Cue):
    """A seat forgoes what does not fit; `dice` are the faces dropped, where the device knows them."""

    seat: int
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AlreadyPassed(Cue):
    """Passed before in this round: nothing changes."""

    seat: int


@dataclass(frozen=True, slots=True)
class ForfeitWarned(Cue):
    """These dice would be lost although all could have been placed; asking again means it."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MeteoriteFell(Cue):
    """A meteorite filled a box."""

    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class RowMarked(Cue):
    """A row got its bonus arrow."""

    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class FieldOutlined(Cue):
    """One more reserve field may be used from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Wrote(Cue):
    """A number fell into the grid."""

    seat: int
    number: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class SavedForLater(Cue):
    """A number went into the reserve."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TookBack(Cue):
    """A seat undid its last entry."""

    seat: int


@dataclass(frozen=True, slots=True)
class Confirmed(Cue):
    """A seat is done with this throw."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlockClaimed(Cue):
    """A block was outlined."""

    seat: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class BlocksOffered(Cue):
    """So much could be outlined now on this seat's sheet; it can also wait."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BlocksMissed(Cue):
    """These blocks count only if they are outlined; going on once more means it."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BlocksRemembered(Cue):
    """A round is over: whoever writes on paper looks for blocks now."""


@dataclass(frozen=True, slots=True)
class ScoringBegan(Cue):
    """The last round is over; the sheets are counted."""


@dataclass(frozen=True, slots=True)
class SheetCounted(Cue):
    """A sheet has its points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class SheetRead(Cue):
    """A paper sheet was read by the camera; so many of its boxes are doubtful."""

    seat: int
    doubts: int


@dataclass(frozen=True, slots=True)
class SheetCannotBe(Cue):
    """A paper sheet that was read does not fit this game's throws: what does not, how much, and the most."""

    seat: int
    what: str
    found: int
    most: int


@dataclass(frozen=True, slots=True)
class SheetSkipped(Cue):
    """A seat counts for itself."""

    seat: int
