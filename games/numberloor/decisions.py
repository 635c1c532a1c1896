"""What players decide; each also says in which phases it can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.decisions import Decision, Decisions
from games.numberloor import verbs
from games.numberloor.state import Phase

Phases = frozenset[Phase]
_OPENING = frozenset({Phase.OPENING})
_TURN = frozenset({Phase.TURN})
_LAY_OFF = frozenset({Phase.LAY_OFF})
_PLAYING = frozenset({Phase.TURN, Phase.SKIPPED, Phase.OWNER, Phase.LAY_OFF})


@dataclass(frozen=True, slots=True)
class Open(Decision):
    """This is the next opening card."""

    verb: ClassVar[str] = verbs.OPEN
    phases: ClassVar[Phases] = _OPENING
    card: str


@dataclass(frozen=True, slots=True)
class Redeal(Decision):
    """The opening card does not fit: everything is dealt again."""

    verb: ClassVar[str] = verbs.REDEAL
    phases: ClassVar[Phases] = _OPENING


@dataclass(frozen=True, slots=True)
class Lay(Decision):
    """A seat lays a card; the beginners also say on which pile."""

    verb: ClassVar[str] = verbs.LAY
    phases: ClassVar[Phases] = _TURN
    seat: int
    card: str
    pile: int | None = None


@dataclass(frozen=True, slots=True)
class DrawTwo(Decision):
    """The seat on turn draws instead of laying a floor."""

    verb: ClassVar[str] = verbs.DRAW_TWO
    phases: ClassVar[Phases] = _TURN | {Phase.SKIPPED}


@dataclass(frozen=True, slots=True)
class PassOn(Decision):
    """The turn goes on, after a floor or after drawing."""

    verb: ClassVar[str] = buttons.PASS
    phases: ClassVar[Phases] = _TURN


@dataclass(frozen=True, slots=True)
class Snatch(Decision):
    """A night floor out of turn takes the turn."""

    verb: ClassVar[str] = verbs.SNATCH
    phases: ClassVar[Phases] = _TURN
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SayOwner(Decision):
    """This seat laid the night floor that the camera saw."""

    verb: ClassVar[str] = verbs.SAY_OWNER
    phases: ClassVar[Phases] = frozenset({Phase.OWNER})
    seat: int


@dataclass(frozen=True, slots=True)
class SayEmpty(Decision):
    """My last floor is played; who says so is named where two people could mean themselves."""

    verb: ClassVar[str] = buttons.ANNOUNCE
    phases: ClassVar[Phases] = _TURN
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class EmptyHanded(Decision):
    """The last floor of a hand that the device has dealt: nobody else sees it, so no button says it."""

    verb: ClassVar[str] = verbs.EMPTY_HANDED
    phases: ClassVar[Phases] = _TURN
    seat: int


@dataclass(frozen=True, slots=True)
class LayOff(Decision):
    """All balloons are laid off, this one on top."""

    verb: ClassVar[str] = verbs.LAY_OFF
    phases: ClassVar[Phases] = _LAY_OFF
    card: str


@dataclass(frozen=True, slots=True)
class NothingLeft(Decision):
    """There is no balloon to lay off."""

    verb: ClassVar[str] = verbs.NOTHING_LEFT
    phases: ClassVar[Phases] = _LAY_OFF


@dataclass(frozen=True, slots=True)
class ReturnHand(Decision):
    """The new hand of this seat has no floor, and is exchanged."""

    verb: ClassVar[str] = verbs.RETURN_HAND
    phases: ClassVar[Phases] = _PLAYING
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffle(Decision):
    """The deck was used up and is made anew."""

    verb: ClassVar[str] = verbs.RESHUFFLE
    phases: ClassVar[Phases] = _PLAYING


@dataclass(frozen=True, slots=True)
class LeaveSeat(Decision):
    """Somebody goes home; the others play on."""

    verb: ClassVar[str] = buttons.LEAVE_SEAT
    phases: ClassVar[Phases] = _PLAYING | _OPENING
    seat: int


WithSeat = Lay | Snatch | SayOwner | EmptyHanded | ReturnHand | LeaveSeat
Laying = Open | Lay | Snatch | LayOff
"""What brings a card onto the table."""
Saying = (
    Redeal
    | DrawTwo
    | PassOn
    | SayOwner
    | SayEmpty
    | EmptyHanded
    | NothingLeft
    | ReturnHand
    | Reshuffle
    | LeaveSeat
)
"""What is only said."""
NumberloorDecision = Laying | Saying
DECISIONS: Decisions[NumberloorDecision] = Decisions(NumberloorDecision)
