"""Short notices: what was noticed once stays readable for a moment; each is the visible twin of a sound."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from display.wording.cue_words import sentence
from games.beam.cues import TurnPassed
from games.cues import (
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
    TimeRanOut,
    TimeWarned,
    WhoAsked,
)
from games.numberloor.cues import TurnBegan
from games.table import outcome
from games.upwards.cues import Confirmed, EffectFell, MeteoriteFell, RowMarked, SavedForLater, TookBack, Wrote
from session.evening import Evening
from session.pip_counting import CountedOn
from words.phrases import Language


class Tone(StrEnum):
    """How much a notice matters, shown by its sign and colour."""

    PLAIN = "plain"
    GOOD = "good"
    ALERT = "alert"


_TONES: dict[type[Cue], Tone] = {
    CameraMissed: Tone.ALERT,
    CameraReturned: Tone.GOOD,
    FaceCorrected: Tone.GOOD,
    Redone: Tone.GOOD,
    Refused: Tone.ALERT,
    SameSeen: Tone.GOOD,
    TimeRanOut: Tone.ALERT,
    TimeWarned: Tone.ALERT,
}
# The screen itself shows these large.
_ON_SHEETS = (Confirmed, MeteoriteFell, RowMarked, SavedForLater, TookBack, Wrote)
_ON_TURN = (TurnBegan, TurnPassed)
_ON_TABLE = (Asked, CountedOn, EffectFell, GameFinished, ThrowDoubted, ThrowTaken, WhoAsked)
_SEEN_ANYWAY = (*_ON_TABLE, *_ON_SHEETS, *_ON_TURN)


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence, and how long it stays."""

    text: str
    tone: Tone = Tone.PLAIN
    seconds: int = 5
    lasting: bool = False
    """Does it stay when people go on to another page?"""


def notice_for(language: Language, cue: Cue, evening: Evening) -> Notice | None:
    """What to show for a cue, if it is not to be seen anyway; the end of a game tells all by itself."""
    is_over = evening.table is not None and outcome(evening.table) is not None
    if isinstance(cue, _SEEN_ANYWAY) or (is_over and not cue.lasting and not isinstance(cue, Refused)):
        return None
    text = sentence(language, cue, evening.table)
    return Notice(text, _TONES.get(type(cue), Tone.PLAIN), lasting=cue.lasting) if text else None
