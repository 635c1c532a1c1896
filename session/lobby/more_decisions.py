"""What may be decided on the pages behind "More": settings, statistics, kept pictures, phones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.decisions import Decision
from session.lobby import verbs


@dataclass(frozen=True, slots=True)
class PrintSheets(Decision):
    """Sheets to write on, as a file for a printer."""

    verb: ClassVar[str] = verbs.PRINT_SHEETS


@dataclass(frozen=True, slots=True)
class LookForUpdate(Decision):
    """Is there a newer version? Then it is wanted."""

    verb: ClassVar[str] = verbs.LOOK_FOR_UPDATE


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
