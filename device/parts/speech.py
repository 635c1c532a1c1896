"""Speech as a view: what is to be said now, and when. Nobody waits, and the newest sentence wins."""

from __future__ import annotations

from device.parts.transcript import Transcript
from device.parts.voice import Voice
from display.spoken import Ear, Focused, PageShown, ReadOut, spoken
from games.cues import Cue, Repeated, TimeRanOut, TimeWarned
from games.table import Table
from session.evening import Evening
from session.lobby import VoiceTried
from session.pip_counting import CountedOn
from session.preferences import Preferences
from words.phrases import Language

SHORT_LETTERS = 36
"""Three seconds of espeak-ng (see `voice.py`): news that is as short as this is heard to its end."""


class Speech:
    """Says what is to be noticed, or only what is asked for, as people like it."""

    def __init__(self, voice: Voice, transcript: Transcript | None = None) -> None:
        self._voice, self._transcript = voice, transcript
        self._table: Table | None = None
        self._ear = Ear()
        self._late: tuple[Cue, ...] = ()
        self._tells_news = False
        self._letters = 0
        self._next = ""

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Say it, unless speech is off or there is nothing to say."""
        if not self.is_talking:
            self._write_down(cut_off=False)
            self._say_next(evening.lobby.preferences)
        cues = self._in_turn(cues)
        if not cues and evening.table is self._table:
            return
        liked, self._table = evening.lobby.preferences, evening.table
        wanted = _wanted(liked.spoken, cues)
        self._ear, text = spoken(Language(liked.language), self._ear, evening.table, wanted)
        if text and (wanted or liked.spoken == "always"):
            self._say_in_turn(liked, text, is_news=not all(isinstance(cue, _ASIDE) for cue in cues))

    def _say_in_turn(self, liked: Preferences, text: str, *, is_news: bool) -> None:
        """News waits for the end of other news where that is short, such as which dice are kept."""
        waits = is_news and self.tells_news and self._letters <= SHORT_LETTERS
        self._next = text if waits else ""
        if not waits:
            self._tells_news, self._letters = is_news, len(text)
            self.say(liked, text)

    def _say_next(self, liked: Preferences) -> None:
        """What has waited for its turn."""
        text, self._next = self._next, ""
        if text:
            self._say_in_turn(liked, text, is_news=True)

    def _in_turn(self, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
        """What may wait hushes nothing: it is said when all else is said, and the newest of it wins."""
        late = tuple(cue for cue in cues if self._waits(cue))
        now = tuple(cue for cue in cues if cue not in late)
        self._late = late or (() if now else self._late)
        if not self._late or now or self.is_talking:
            return now
        late, self._late = self._late, ()
        return late

    def _waits(self, cue: Cue) -> bool:
        """A button that came into focus by itself, a title after news, the clock while somebody talks."""
        match cue:
            case Focused():
                return cue.waits
            case PageShown():
                return self._tells_news and self.is_talking
            case TimeWarned() | TimeRanOut():
                return self.is_talking
            case _:
                return False

    def say(self, liked: Preferences, text: str) -> None:
        """Begin this sentence; whatever is being said ends here."""
        self._write_down(cut_off=self.is_talking)
        self._voice.hush()
        self._voice.begin(liked, text)
        if self._transcript:
            self._transcript.begins(Language(liked.language), text)

    @property
    def is_talking(self) -> bool:
        """Is something being said?"""
        return self._voice.is_talking

    @property
    def tells_news(self) -> bool:
        """Is something being said that everybody should hear? Names of buttons are for who walks there."""
        return bool(self._next) or (self._tells_news and self.is_talking)

    def close(self) -> None:
        """Be quiet, for good."""
        self._write_down(cut_off=self.is_talking)
        self._voice.close()

    def _write_down(self, *, cut_off: bool) -> None:
        if self._transcript:
            self._transcript.ends(cut_off=cut_off)


_ASIDE = Focused | PageShown | ReadOut
"""What is for whoever walks there."""


def _wanted(speech: str, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    if speech == "always":
        return cues
    if speech == "on-request":
        return tuple(
            cue for cue in cues if isinstance(cue, CountedOn | Focused | ReadOut | Repeated | VoiceTried)
        )
    return ()
