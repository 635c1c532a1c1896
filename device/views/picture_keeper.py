"""Keeps pictures of doubted and corrected throws for those who want them; else it holds on to nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from device.saving.kept_pictures import PictureFacts, keep_picture, tell_right
from games.cues import Cue, FaceCorrected, Redone, SameSeen, ThrowDoubted, ThrowTaken, Undone
from games.dice import Throw
from session.evening import Evening
from vision.frames import Frame
from words.phrases import Language
from words.sentences import trouble_in_words


@dataclass(frozen=True, slots=True)
class PictureLost(Cue):
    """A picture was to be kept, and the disk refused."""

    why: str


@dataclass(frozen=True, slots=True)
class _Throw:
    """The throw that people may still say something about."""

    frame: Frame
    facts: PictureFacts
    waits: bool = False
    """Is it in doubt, and people are asked?"""
    path: Path | None = None
    """Where its picture is kept, once it is."""


class PictureKeeper:
    """A view that learns from cues which throws were hard to read; `settled` is the frame they settled in."""

    def __init__(
        self, settled: Callable[[], Frame | None], folder: Path, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self._settled, self._folder, self._now = settled, folder, now
        self._throw: _Throw | None = None
        self._seen: Frame | None = None
        self._refused = False
        self._news: list[Cue] = []

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Keep what these cues ask for."""
        if not evening.lobby.preferences.keep_pictures:
            self._throw = self._seen = None
            return
        for cue in cues:
            try:
                self._hear(cue)
            except OSError as error:
                self._complain(trouble_in_words(Language(evening.lobby.language), error))

    def news(self) -> Iterator[Cue]:
        """That a picture could not be kept is told once, not at every throw."""
        while self._news:
            yield self._news.pop(0)

    def _hear(self, cue: Cue) -> None:
        match cue:
            case ThrowDoubted(lying):
                self._throw = self._taken(lying, doubted=True)
                self._keep()
            case ThrowTaken(lying) if self._throw and self._throw.waits and not self._is_new:
                self._put_right(lying)
            case ThrowTaken(lying):
                self._throw = self._taken(lying)
            case FaceCorrected(lying):
                self._seen = self._settled()  # it may have been a second look
                self._put_right(lying)
            case SameSeen():
                self._seen = self._settled()
            case Undone() | Redone():
                self._throw = None  # nobody knows which throw counts now

    @property
    def _is_new(self) -> bool:
        """Has the camera seen other dice settle than last time?"""
        return self._settled() is not self._seen

    def _taken(self, lying: Throw, *, doubted: bool = False) -> _Throw | None:
        """The newest throw; None where it was typed in and the camera saw nothing of it."""
        is_new, self._seen = self._is_new, self._settled()
        if self._seen is None or not is_new:
            return None
        return _Throw(self._seen, PictureFacts(doubted, _faces(lying)), waits=doubted)

    def _put_right(self, lying: Throw) -> None:
        """People said what lies there, or a second look did."""
        if self._throw is None:
            return
        facts = replace(self._throw.facts, right=_faces(lying))
        self._throw = replace(self._throw, facts=facts, waits=False)
        if self._throw.path is None:
            self._keep()
        else:
            self._throw = replace(self._throw, path=tell_right(self._throw.path, facts))

    def _keep(self) -> None:
        if self._throw:
            path = keep_picture(self._folder, self._throw.frame.picture, self._throw.facts, self._now())
            self._throw = replace(self._throw, path=path)
            self._refused = False

    def _complain(self, why: str) -> None:
        if not self._refused:
            self._news.append(PictureLost(why))
        self._refused = True


def _faces(lying: Throw) -> tuple[str, ...]:
    return (*map(str, lying.faces), *lying.signs)
