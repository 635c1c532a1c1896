"""What the seat on turn decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.decisions import Decision, Decisions
from games.one_file import verbs


@dataclass(frozen=True, slots=True)
class Bank(Decision):
    """Be content: the points of this turn are safe, and the next seat throws."""

    verb: ClassVar[str] = buttons.PASS


@dataclass(frozen=True, slots=True)
class KeepDie(Decision):
    """Keep a die, or let it go again; `die` is its place among the faces."""

    verb: ClassVar[str] = verbs.KEEP
    die: int


@dataclass(frozen=True, slots=True)
class SetAllAside(Decision):
    """Set aside every die that scores."""

    verb: ClassVar[str] = buttons.ANNOUNCE


@dataclass(frozen=True, slots=True)
class WriteRow(Decision):
    """Write the throw into this row of the sheet, counted from 0."""

    verb: ClassVar[str] = verbs.ROW
    row: int


@dataclass(frozen=True, slots=True)
class TypeDigit(Decision):
    """One digit more."""

    verb: ClassVar[str] = verbs.DIGIT
    digit: int


@dataclass(frozen=True, slots=True)
class TypeMinus(Decision):
    """Points to be taken away, or given after all."""

    verb: ClassVar[str] = verbs.MINUS


@dataclass(frozen=True, slots=True)
class EraseDigit(Decision):
    """The last digit away."""

    verb: ClassVar[str] = verbs.ERASE


@dataclass(frozen=True, slots=True)
class Finish(Decision):
    """Whoever leads now has won."""

    verb: ClassVar[str] = verbs.FINISH


FileDecision = Bank | KeepDie | SetAllAside | WriteRow | TypeDigit | TypeMinus | EraseDigit | Finish
DECISIONS: Decisions[FileDecision] = Decisions(
    Bank,
    KeepDie,
    SetAllAside,
    WriteRow,
    TypeDigit,
    TypeMinus,
    EraseDigit,
    Finish,
)
