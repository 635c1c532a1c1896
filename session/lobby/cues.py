"""What is to be noticed once before a game."""

from __future__ import annotations

from dataclasses import dataclass

from games.cues import Cue
from games.edition import Answer
from games.record import Started
from session.people import People
from session.preferences import Preferences


@dataclass(frozen=True, slots=True)
class GameWanted(Cue):
    """All is settled: this game begins."""

    started: Started


@dataclass(frozen=True, slots=True)
class PeopleMet(Cue):
    """These people are known from now on, also on other evenings."""

    people: People


@dataclass(frozen=True, slots=True)
class PracticeWanted(Cue):
    """A round to practise begins; nothing of it is saved."""

    started: Started


@dataclass(frozen=True, slots=True)
class SavedWanted(Cue):
    """The interrupted game goes on."""


@dataclass(frozen=True, slots=True)
class SavedDropped(Cue):
    """The interrupted game is put away; it stays in the journal."""


@dataclass(frozen=True, slots=True)
class PreferencesChanged(Cue):
    """People like it this way from now on, also on other evenings."""

    preferences: Preferences
    delivered: Preferences
    """As the settings file has it."""


@dataclass(frozen=True, slots=True)
class LanguageChosen(Cue):
    """From now on in this language."""

    language: str


@dataclass(frozen=True, slots=True)
class SoundTried(Cue):
    """Somebody wants to hear how loud sounds are."""


@dataclass(frozen=True, slots=True)
class VoiceTried(Cue):
    """Somebody wants to hear the voice."""


@dataclass(frozen=True, slots=True)
class EditionChanged(Cue):
    """The owner of a real box has looked: these facts are to be kept for every game to come."""

    game: str
    facts: tuple[tuple[str, Answer], ...]


@dataclass(frozen=True, slots=True)
class HistoryWanted(Cue):
    """Somebody looks back: what does the journal tell?"""


@dataclass(frozen=True, slots=True)
class TonightWanted(Cue):
    """Who has won what this evening? Only its games are asked for."""


@dataclass(frozen=True, slots=True)
class HistoryDeleted(Cue):
    """Every game and throw is gone for good, and so are the names of those who played."""


@dataclass(frozen=True, slots=True)
class PrintWanted(Cue):
    """Sheets to write on as files for a printer, please."""


@dataclass(frozen=True, slots=True)
class ExportWanted(Cue):
    """The history as a file for spreadsheets, please."""


@dataclass(frozen=True, slots=True)
class Exported(Cue):
    """The file is written."""

    path: str


@dataclass(frozen=True, slots=True)
class SheetsKept(Cue):
    """The file to print is written where only this machine finds it: there is no stick."""

    path: str


@dataclass(frozen=True, slots=True)
class SheetsOffered(Cue):
    """The file to print is written, and phones at the table can open it, too."""

    path: str


@dataclass(frozen=True, slots=True)
class ExportFailed(Cue):
    """The file could not be written."""

    path: str
    why: str


@dataclass(frozen=True, slots=True)
class TakeUpWanted(Cue):
    """An earlier game goes on, by its number in the journal."""

    number: int


@dataclass(frozen=True, slots=True)
class QuitWanted(Cue):
    """The people are done for the evening."""


@dataclass(frozen=True, slots=True)
class AlbumWanted(Cue):
    """Somebody looks at the kept pictures: which are there, and how does the one at this place look?"""

    at: int = 0


@dataclass(frozen=True, slots=True)
class PicturesDeleted(Cue):
    """These kept pictures are to be deleted for good, by their files."""

    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PicturesWanted(Cue):
    """All kept pictures as files, please: to a USB stick where there is one."""


@dataclass(frozen=True, slots=True)
class PicturesStay(Cue):
    """Kept pictures could not be deleted."""

    path: str
    why: str
