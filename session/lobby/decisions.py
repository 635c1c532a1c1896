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
class PrintSheets(Decision):
    """Sheets to write on, as a file for a printer."""

    verb: ClassVar[str] = verbs.PRINT_SHEETS


@dataclass(frozen=True, slots=True)
class LookForUpdate(Decision):
    """Is there a newer version? Then it is wanted."""

    verb: ClassVar[str] = verbs.LOOK_FOR_UPDATE


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


@dataclass(frozen=True, slots=True)
class Change(Decision):
    """This setting is to be looked at."""

    verb: ClassVar[str] = verbs.CHANGE
    field: str


@dataclass(frozen=True, slots=True)
class AsDelivered(Decision):
    """All settings as they came."""

    verb: ClassVar[str] = verbs.AS_DELIVERED


@dataclass(frozen=True, slots=True)
class Tour(Decision):
    """The questions of the first start once more."""

    verb: ClassVar[str] = verbs.TOUR


@dataclass(frozen=True, slots=True)
class Prefer(Decision):
    """A setting gets another answer, by its place among all."""

    verb: ClassVar[str] = verbs.PREFER
    field: str
    place: int


@dataclass(frozen=True, slots=True)
class Try(Decision):
    """How does that sound?"""

    verb: ClassVar[str] = verbs.TRY


@dataclass(frozen=True, slots=True)
class Skip(Decision):
    """No more questions."""

    verb: ClassVar[str] = verbs.SKIP


@dataclass(frozen=True, slots=True)
class Switch(Decision):
    """A feature is wanted or not."""

    verb: ClassVar[str] = verbs.SWITCH
    feature: str


@dataclass(frozen=True, slots=True)
class TakeUp(Decision):
    """An earlier game goes on, by its number in the journal."""

    verb: ClassVar[str] = verbs.TAKE_UP
    number: int


@dataclass(frozen=True, slots=True)
class Export(Decision):
    """All games as a file."""

    verb: ClassVar[str] = verbs.EXPORT


@dataclass(frozen=True, slots=True)
class KeepHistory(Decision):
    """Nothing is deleted."""

    verb: ClassVar[str] = verbs.KEEP_HISTORY


@dataclass(frozen=True, slots=True)
class DeleteHistory(Decision):
    """Every game is deleted for good."""

    verb: ClassVar[str] = verbs.DELETE_HISTORY


@dataclass(frozen=True, slots=True)
class Teach(Decision):
    """The faces of this set are to be shown."""

    verb: ClassVar[str] = verbs.TEACH
    what: str


@dataclass(frozen=True, slots=True)
class Forget(Decision):
    """This set is not to be known any more."""

    verb: ClassVar[str] = verbs.FORGET
    what: str


@dataclass(frozen=True, slots=True)
class ShowFace(Decision):
    """The face that means this is shown next."""

    verb: ClassVar[str] = verbs.MEANING
    meaning: str


@dataclass(frozen=True, slots=True)
class ShowAnew(Decision):
    """The looks at this face so far do not count."""

    verb: ClassVar[str] = verbs.SHOW_ANEW


@dataclass(frozen=True, slots=True)
class FinishLesson(Decision):
    """What was learned is to be kept."""

    verb: ClassVar[str] = verbs.FINISH_LESSON


@dataclass(frozen=True, slots=True)
class PointCorner(Decision):
    """A corner of the grid is there, in thousandths of the picture."""

    verb: ClassVar[str] = verbs.POINT_CORNER
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class PointAnew(Decision):
    """The touched corners were not right."""

    verb: ClassVar[str] = verbs.POINT_ANEW


@dataclass(frozen=True, slots=True)
class TurnGrid(Decision):
    """Another corner is the top left one."""

    verb: ClassVar[str] = verbs.TURN_GRID


@dataclass(frozen=True, slots=True)
class TakeGrid(Decision):
    """That is the grid: know this sheet from now on."""

    verb: ClassVar[str] = verbs.TAKE_GRID


@dataclass(frozen=True, slots=True)
class TurnDie(Decision):
    """This die was misread: it shows the next face."""

    verb: ClassVar[str] = verbs.TURN_DIE
    die: int


@dataclass(frozen=True, slots=True)
class ConfirmDice(Decision):
    """All dice show what stands there."""

    verb: ClassVar[str] = verbs.CONFIRM_DICE


@dataclass(frozen=True, slots=True)
class TakeView(Decision):
    """The tray as the camera sees it now is the one to go by."""

    verb: ClassVar[str] = verbs.TAKE_VIEW


@dataclass(frozen=True, slots=True)
class MeasureAnew(Decision):
    """The empty tray once more."""

    verb: ClassVar[str] = verbs.MEASURE_ANEW


@dataclass(frozen=True, slots=True)
class SendAway(Decision):
    """The phones in the seat of this player shall leave it."""

    verb: ClassVar[str] = verbs.SEND_AWAY
    player: str


@dataclass(frozen=True, slots=True)
class LookAtPictures(Decision):
    """Which pictures were kept?"""

    verb: ClassVar[str] = verbs.LOOK_AT_PICTURES


@dataclass(frozen=True, slots=True)
class ShowPicture(Decision):
    """The kept picture at this place, please; the newest is the first."""

    verb: ClassVar[str] = verbs.SHOW_PICTURE
    place: int


@dataclass(frozen=True, slots=True)
class AskDelete(Decision):
    """Kept pictures shall go, "one" or "all"; people are asked first."""

    verb: ClassVar[str] = verbs.ASK_DELETE
    which: str


@dataclass(frozen=True, slots=True)
class DeletePictures(Decision):
    """Yes, "one" or "all" of the kept pictures shall be gone for good."""

    verb: ClassVar[str] = verbs.DELETE_PICTURES
    which: str


@dataclass(frozen=True, slots=True)
class KeepPictures(Decision):
    """No, they stay."""

    verb: ClassVar[str] = verbs.KEEP_PICTURES


@dataclass(frozen=True, slots=True)
class ExportPictures(Decision):
    """All kept pictures as files for somebody else, please."""

    verb: ClassVar[str] = verbs.EXPORT_PICTURES
