"""What may be decided, by meaning; all but one name a seat, and columns and rows count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.choices import Choice
from games.decisions import Decision, Decisions
from games.upwards import verbs


@dataclass(frozen=True, slots=True)
class RoundDone(Decision):
    """Everybody has written."""

    verb: ClassVar[str] = verbs.ROUND_DONE


@dataclass(frozen=True, slots=True)
class Announce(Decision):
    """No number can be entered any more; the game is about to end."""

    verb: ClassVar[str] = buttons.ANNOUNCE
    seat: int


@dataclass(frozen=True, slots=True)
class Pass(Decision):
    """In the last round this player is done."""

    verb: ClassVar[str] = buttons.PASS
    seat: int


@dataclass(frozen=True, slots=True)
class DropMeteorite(Decision):
    """A meteorite falls into this column."""

    verb: ClassVar[str] = verbs.DROP_METEORITE
    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class MarkRow(Decision):
    """A row becomes a bonus row; on paper it was one, or was none after all."""

    verb: ClassVar[str] = verbs.MARK_ROW
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class Pick(Decision):
    """A die or a reserve number is taken up; a second tap puts it back."""

    verb: ClassVar[str] = verbs.PICK
    seat: int
    kind: str
    place: int


@dataclass(frozen=True, slots=True)
class Result(Decision):
    """The number to be written, where the event allows several."""

    verb: ClassVar[str] = verbs.RESULT
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Write(Decision):
    """The result falls into this column."""

    verb: ClassVar[str] = verbs.WRITE
    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class Save(Decision):
    """The result goes to the reserve."""

    verb: ClassVar[str] = verbs.SAVE
    seat: int


@dataclass(frozen=True, slots=True)
class TakeBack(Decision):
    """The last entry of this round is taken back."""

    verb: ClassVar[str] = verbs.TAKE_BACK
    seat: int


@dataclass(frozen=True, slots=True)
class Confirm(Decision):
    """This player is done for the round."""

    verb: ClassVar[str] = verbs.CONFIRM
    seat: int


@dataclass(frozen=True, slots=True)
class Claim(Decision):
    """A block, at the place that the device suggests."""

    verb: ClassVar[str] = verbs.CLAIM
    seat: int
    block: str


@dataclass(frozen=True, slots=True)
class TapCell(Decision):
    """A cell of a block to be outlined; a second tap lets go."""

    verb: ClassVar[str] = verbs.CELL
    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Outline(Decision):
    """The tapped cells are a block."""

    verb: ClassVar[str] = verbs.OUTLINE
    seat: int


@dataclass(frozen=True, slots=True)
class OpenSheet(Decision):
    """This paper sheet is counted now."""

    verb: ClassVar[str] = verbs.OPEN_SHEET
    seat: int


@dataclass(frozen=True, slots=True)
class Column(Decision):
    """The next numbers fall into this column."""

    verb: ClassVar[str] = verbs.COLUMN
    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class Number(Decision):
    """A number on the paper, 0 for a meteorite."""

    verb: ClassVar[str] = verbs.NUMBER
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Repeat(Decision):
    """The last number once more."""

    verb: ClassVar[str] = verbs.REPEAT
    seat: int


@dataclass(frozen=True, slots=True)
class Erase(Decision):
    """The column's last number was a slip."""

    verb: ClassVar[str] = verbs.ERASE
    seat: int


@dataclass(frozen=True, slots=True)
class SheetDone(Decision):
    """This paper sheet is counted."""

    verb: ClassVar[str] = verbs.SHEET_DONE
    seat: int


@dataclass(frozen=True, slots=True)
class OwnTotal(Decision):
    """This player has counted alone and says how many points there are."""

    verb: ClassVar[str] = verbs.OWN_TOTAL
    seat: int


@dataclass(frozen=True, slots=True)
class SkipScoring(Decision):
    """This paper sheet is not counted here."""

    verb: ClassVar[str] = verbs.SKIP_SCORING
    seat: int


@dataclass(frozen=True, slots=True)
class ShowSheet(Decision):
    """The paper sheet is shown to the camera, once or again."""

    verb: ClassVar[str] = verbs.SHOW_SHEET
    seat: int


@dataclass(frozen=True, slots=True)
class LeaveSheet(Decision):
    """The sheet is entered by touch after all."""

    verb: ClassVar[str] = verbs.LEAVE_SHEET
    seat: int


@dataclass(frozen=True, slots=True)
class ReadBox(Decision):
    """This box is to be put right."""

    verb: ClassVar[str] = verbs.READ_BOX
    seat: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class ReadValue(Decision):
    """This stands in the picked box."""

    verb: ClassVar[str] = verbs.READ_VALUE
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ReadKeep(Decision):
    """The picked box was read rightly."""

    verb: ClassVar[str] = verbs.READ_KEEP
    seat: int


@dataclass(frozen=True, slots=True)
class ReadRight(Decision):
    """The whole sheet was read rightly: now it counts."""

    verb: ClassVar[str] = verbs.READ_RIGHT
    seat: int


OfRound = RoundDone | Announce | Pass
OnSheet = DropMeteorite | MarkRow | Pick | Result | Write | Save | TakeBack | Confirm
OfBlocks = Claim | TapCell | Outline
OnPaper = MarkRow | Column | Number | Repeat | Erase
OfShowing = ShowSheet | LeaveSheet | ReadBox | ReadValue | ReadKeep | ReadRight
OfCounting = OpenSheet | SheetDone | SkipScoring | OwnTotal
OfSeat = Announce | Pass | OnSheet | OfBlocks | OnPaper | OfShowing | OfCounting
UpwardsDecision = RoundDone | OfSeat
DECISIONS: Decisions[UpwardsDecision] = Decisions(UpwardsDecision)


def of_seat(seat: int, offered: tuple[Choice, ...]) -> tuple[OfSeat, ...]:
    """What this seat may decide among all that is offered."""
    own = (each for each in DECISIONS.among(offered) if not isinstance(each, RoundDone))
    return tuple(each for each in own if each.seat == seat)
