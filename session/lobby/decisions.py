"""What may be decided on the start pages, by meaning; `Back` and `Undo` are the table's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.decisions import Decision
from session.lobby import verbs
from session.lobby.state import Page


@dataclass(frozen=True, slots=True)
class NewGame(Decision):
    """This game is to be prepared."""

    verb: ClassVar[str] = verbs.NEW_GAME
    game: str


@dataclass(frozen=True, slots=True)
class Speak(Decision):
    """From now on in this language."""

    verb: ClassVar[str] = verbs.LANGUAGE
    language: str


@dataclass(frozen=True, slots=True)
class Open(Decision):
    """On to another page."""

    verb: ClassVar[str] = verbs.OPEN
    page: Page


@dataclass(frozen=True, slots=True)
class LookWhoLeads(Decision):
    """The ranking of this evening."""

    verb: ClassVar[str] = verbs.RANKING


@dataclass(frozen=True, slots=True)
class Quit(Decision):
    """Enough for this evening."""

    verb: ClassVar[str] = verbs.QUIT


@dataclass(frozen=True, slots=True)
class ResumeSaved(Decision):
    """The game that waits goes on."""

    verb: ClassVar[str] = verbs.RESUME_SAVED


@dataclass(frozen=True, slots=True)
class DropSaved(Decision):
    """The game that waits is put away."""

    verb: ClassVar[str] = verbs.DROP_SAVED


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """All is right on this page."""

    verb: ClassVar[str] = verbs.DONE


@dataclass(frozen=True, slots=True)
class AddSeat(Decision):
    """One more player."""

    verb: ClassVar[str] = verbs.ADD_SEAT


@dataclass(frozen=True, slots=True)
class RemoveSeat(Decision):
    """This player does not play after all."""

    verb: ClassVar[str] = verbs.REMOVE_SEAT
    seat: int


@dataclass(frozen=True, slots=True)
class BringBack(Decision):
    """Whoever was taken out last plays after all."""

    verb: ClassVar[str] = verbs.BRING_BACK
    name: str


@dataclass(frozen=True, slots=True)
class NextKind(Decision):
    """This seat is played in the next way there is."""

    verb: ClassVar[str] = verbs.KIND
    seat: int


@dataclass(frozen=True, slots=True)
class Rename(Decision):
    """This player has another name."""

    verb: ClassVar[str] = verbs.NAME
    seat: int


@dataclass(frozen=True, slots=True)
class ShowHow(Decision):
    """A page of how it goes."""

    verb: ClassVar[str] = verbs.HOW
    page: int


@dataclass(frozen=True, slots=True)
class Practise(Decision):
    """A round in which nothing counts."""

    verb: ClassVar[str] = verbs.PRACTISE


@dataclass(frozen=True, slots=True)
class TakeName(Decision):
    """One of the names that are offered."""

    verb: ClassVar[str] = verbs.NAME
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class NextAnimal(Decision):
    """The next animal that nobody else wears."""

    verb: ClassVar[str] = verbs.ANIMAL


@dataclass(frozen=True, slots=True)
class Type(Decision):
    """These signs follow; a real keyboard may give several at once."""

    verb: ClassVar[str] = verbs.TYPE
    text: str


@dataclass(frozen=True, slots=True)
class Erase(Decision):
    """The last sign was a slip."""

    verb: ClassVar[str] = verbs.ERASE


@dataclass(frozen=True, slots=True)
class Answer(Decision):
    """A house rule is settled, by the place of the answer among all."""

    verb: ClassVar[str] = verbs.ANSWER
    field: str
    place: int


@dataclass(frozen=True, slots=True)
class OpenEdition(Decision):
    """What is in the real box?"""

    verb: ClassVar[str] = verbs.EDITION


@dataclass(frozen=True, slots=True)
class Start(Decision):
    """The game begins."""

    verb: ClassVar[str] = verbs.START


@dataclass(frozen=True, slots=True)
class Tell(Decision):
    """A fact about the real box."""

    verb: ClassVar[str] = verbs.TELL
    fact: str
    answer: int | str
