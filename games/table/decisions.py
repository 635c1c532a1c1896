"""What may be decided at every table, by meaning; each game adds its own beside its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as verbs
from games.decisions import Decision, Decisions
from games.events import Key


@dataclass(frozen=True, slots=True)
class Ask(Decision):
    """There is a question; with what it is about it is the answer that is wanted."""

    verb: ClassVar[str] = verbs.ASK
    question: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Back(Decision):
    """Half a decision is taken back."""

    verb: ClassVar[str] = verbs.BACK


@dataclass(frozen=True, slots=True)
class Correct(Decision):
    """A die was misread; first which one, then what it shows."""

    verb: ClassVar[str] = verbs.CORRECT
    die: int
    face: int | str | None = None


@dataclass(frozen=True, slots=True)
class CountPips(Decision):
    """Let us count the pips together."""

    verb: ClassVar[str] = verbs.COUNT


@dataclass(frozen=True, slots=True)
class Enter(Decision):
    """The dice are typed in: so far these faces and signs."""

    verb: ClassVar[str] = verbs.ENTER
    faces: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint(Decision):
    """Somebody would like to know a good move for this seat."""

    verb: ClassVar[str] = verbs.HINT
    seat: int


@dataclass(frozen=True, slots=True)
class Leave(Decision):
    """Away from the table; an unfinished game waits."""

    verb: ClassVar[str] = verbs.LEAVE


@dataclass(frozen=True, slots=True)
class LookAgain(Decision):
    """The camera shall look once more."""

    verb: ClassVar[str] = verbs.LOOK_AGAIN


@dataclass(frozen=True, slots=True)
class MoreTime(Decision):
    """The round takes longer."""

    verb: ClassVar[str] = verbs.MORE_TIME


@dataclass(frozen=True, slots=True)
class Pause(Decision):
    """Nothing happens until somebody goes on."""

    verb: ClassVar[str] = verbs.PAUSE


@dataclass(frozen=True, slots=True)
class Redo(Decision):
    """What was taken back holds after all."""

    verb: ClassVar[str] = verbs.REDO


@dataclass(frozen=True, slots=True)
class Resume(Decision):
    """After a pause it goes on."""

    verb: ClassVar[str] = verbs.RESUME


@dataclass(frozen=True, slots=True)
class Right(Decision):
    """The doubted dice are as they were read."""

    verb: ClassVar[str] = verbs.RIGHT


@dataclass(frozen=True, slots=True)
class Undo(Decision):
    """The last step is taken back."""

    verb: ClassVar[str] = verbs.UNDO


AboutDice = Correct | CountPips | Enter | LookAgain | Right
AboutTime = Leave | MoreTime | Pause | Redo | Resume | Undo
TableDecision = Ask | Back | Hint | AboutDice | AboutTime
DECISIONS: Decisions[TableDecision] = Decisions(TableDecision)


@dataclass(frozen=True, slots=True)
class WhoPressed:
    """A push button that everybody shares was pressed, and somebody must say who it was."""

    key: Key


Asking = WhoPressed | Ask | Correct | Enter
"""A decision half made: a button that waits for a name, a die that waits for its face."""
