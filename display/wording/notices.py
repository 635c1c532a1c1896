"""Short notices: what was noticed once stays readable for a moment; each is the visible twin of a sound."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from display.registry import view_of
from display.wording.cue_words import sentence
from games.cues import (
    Advised,
    Asked,
    CameraMissed,
    CameraReturned,
    Cue,
    FaceCorrected,
    GameFinished,
    Redone,
    Refused,
    SameSeen,
    ThrowDoubted,
    ThrowTaken,
    TimeGiven,
    TimeRanOut,
    TimeWarned,
    WhoAsked,
)
from games.registry import name_of
from games.table import outcome
from session.evening import Evening
from session.pip_counting import CountedOn
from session.practising import PracticeDone, TaskSet
from words.phrases import Language


class Tone(StrEnum):
    """How much a notice matters, shown by its sign and colour."""

    PLAIN = "plain"
    GOOD = "good"
    ALERT = "alert"
    WARM = "warm"


_TONES: dict[type[Cue], Tone] = {
    CameraMissed: Tone.ALERT,
    CameraReturned: Tone.GOOD,
    FaceCorrected: Tone.GOOD,
    Redone: Tone.GOOD,
    Refused: Tone.ALERT,
    SameSeen: Tone.GOOD,
    TimeRanOut: Tone.WARM,
    TimeWarned: Tone.WARM,
}
NOTICE_SECONDS = 5
# The screen itself shows these large.
_SEEN_ANYWAY = (
    Asked,
    CountedOn,
    GameFinished,
    PracticeDone,
    TaskSet,
    ThrowDoubted,
    ThrowTaken,
    TimeGiven,
    WhoAsked,
)
_ADVICE_SECONDS = 15
"""Advice is read while it is followed."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence, and how long it stays."""

    text: str
    tone: Tone = Tone.PLAIN
    seconds: int = NOTICE_SECONDS
    lasting: bool = False
    """Does it stay when people go on to another page?"""
    tried: bool = False
    """Does it say why something could not be done? Then the next thing that is done makes it untrue."""


def notices_for(language: Language, cues: tuple[Cue, ...], evening: Evening) -> list[Notice]:
    """What to show for what happened together; a throw that began its round by itself is not called for."""
    is_thrown = any(isinstance(cue, ThrowTaken) for cue in cues)
    left = [cue for cue in cues if not (is_thrown and _begins(language, cue, evening))]
    return [notice for cue in left if (notice := notice_for(language, cue, evening))]


def _begins(language: Language, cue: Cue, evening: Evening) -> bool:
    return evening.table is not None and bool(view_of(name_of(evening.table.setup)).begins(language, cue))


def notice_for(language: Language, cue: Cue, evening: Evening) -> Notice | None:
    """What to show for a cue, if it is not to be seen anyway; the end of a game tells all by itself."""
    is_over = evening.table is not None and outcome(evening.table) is not None
    if isinstance(cue, (*_SEEN_ANYWAY, *_quiet(evening))) or (
        is_over and not cue.lasting and not isinstance(cue, Refused)
    ):
        return None
    text = sentence(language, cue, evening.table)
    if not text:
        return None
    seconds = _ADVICE_SECONDS if isinstance(cue, Advised) else NOTICE_SECONDS
    tone, tried = _TONES.get(type(cue), Tone.PLAIN), isinstance(cue, Refused)
    return Notice(text, tone, seconds, lasting=cue.lasting, tried=tried)


def is_answered(notice: Notice | None, cues: tuple[Cue, ...], before: Evening, now: Evening) -> bool:
    """Is what was told no longer true: has the screen something new to show, or did it work after all?"""
    if any(isinstance(cue, _SEEN_ANYWAY) for cue in cues):
        return True
    is_done = before.table and now.table and before.table.state != now.table.state
    return bool(notice and notice.tried and is_done)


def _quiet(evening: Evening) -> tuple[type[Cue], ...]:
    """What the game's own screens show large."""
    return view_of(name_of(evening.table.setup)).quiet if evening.table else ()
