"""The eye: looks at frames and tells the table what settled in the tray. It needs no thread to do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from config.corners import Corner
from games.cues import Cue, LookAgainWanted, Redone, ThrowTaken, Undone
from games.dice import Throw
from games.events import DiceSettled, DiceSorted, LobbyEvent, TrayEmptied
from games.registry import game_of
from games.rules import Expected
from games.table import expected, throw
from session.evening import Evening
from vision.frames import Frame
from vision.reading.readings import Doubt, Reading
from vision.taught.faces import TaughtFaces
from vision.tray.camera_moved import Trust
from vision.watching.same_throw import Dice
from vision.watching.watch_news import Blinded, Emptied, Settled, Sorted
from vision.watching.watcher import Watch, look_again, watch

DROWSY_FRAMES = 900
"""Half a minute without any movement: nobody is throwing just now."""


@dataclass(frozen=True, slots=True)
class CameraMoved(Cue):
    """The camera stands differently than when it was calibrated."""

    lasting: ClassVar[bool] = True


class Eye:
    """What was seen so far; as a view it learns which dice to expect and when to look again.

    The camera thread calls `look`, the loop everything else. Each attribute has one writer and is
    replaced as a whole, so neither can see half a change.
    """

    def __init__(self, taught: TaughtFaces | None = None, corner: Corner | None = None) -> None:
        self.preview: Frame | None = None
        """The newest frame, for the screen."""
        self.blind: Doubt | None = None
        """Why nothing can be seen in the frames, or None."""
        self.taught = taught
        self.deck: TaughtFaces | None = None
        """Faces of the event die, and of the cards; who was taught only cards may have them as `taught`."""
        self.trust = Trust(None)
        """The camera's calibration, while it holds."""
        self.instead: Callable[[Frame], tuple[Frame, LobbyEvent | None]] | None = None
        """Who looks in the eye's place while something is taught: what it shows, and what it noticed."""
        self.light: Mapping[str, Any] = {}
        """The controls that would keep the newest frame's light, where the camera has some."""
        self.held: Mapping[str, Any] = {}
        """The controls that the camera is to keep; none leave it free."""
        self._has_moved = False
        self._wants_cards = False
        self._corner = corner
        self._aside: tuple[int, ...] = ()
        self._watch = Watch()
        self._expected: Expected | None = None
        self._counted: Throw | None = None
        self._taken: Throw | None = None
        """The throw that counts as it was read; somebody may have put it right since."""
        self._wishes = 0
        self._granted = 0

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Learn from the table what to look for."""
        self._expected = expected(evening.table) if evening.table else None
        self._wants_cards = evening.table is not None and game_of(evening.table.setup).reads_cards
        self._counted = throw(evening.table) if evening.table else None
        self._taken = _taken(self._taken, cues)
        self._wishes += sum(isinstance(cue, LookAgainWanted) for cue in cues)

    @property
    def is_reading(self) -> bool:
        """Does something move, or is what lies there still being judged?"""
        return not self._watch.is_done

    @property
    def is_drowsy(self) -> bool:
        """Has nothing moved for so long that fewer frames will do?"""
        return self._watch.quiet >= DROWSY_FRAMES

    def troubles(self) -> Iterator[Cue]:
        """A camera that was moved is told once."""
        if self._has_moved:
            self._has_moved = False
            yield CameraMoved()

    def notice(self, frame: Frame) -> DiceSettled | DiceSorted | TrayEmptied | LobbyEvent | None:
        """One frame more, and what is noticed of it by whoever looks just now."""
        if self.instead is None:
            return self.look(frame)
        self.preview, noticed = self.instead(frame)
        return noticed

    def look(self, frame: Frame) -> DiceSettled | DiceSorted | TrayEmptied | None:
        """One frame more, and what the table should hear of it."""
        self.preview = frame
        if self.trust.is_lost(frame, self._watch.quiet):
            self._has_moved = True
        if self._granted != self._wishes:
            self._granted = self._wishes
            self._watch = look_again(self._watch, counts=self._has_counted(self._watch.lying))
        is_first = self._watch.clear is None and not self._wishes
        self._watch, told = watch(self._watch, frame, self._expected, self._known(), self.trust.read)
        if not (self._watch.blind or self._watch.frozen):
            self.blind = None
        match told:
            case Settled(reading) if is_first and self._counts_already(reading):
                return None
            case Settled(reading, again=True):
                return replace(settled(reading), again=True)
            case Settled(reading, stayed=stayed):
                self._aside = self._in_corner(stayed, frame)
                return settled(reading, self._aside)
            case Sorted(dice, settles_doubt):
                return self._sorted(self._in_corner(dice, frame), settles_doubt=settles_doubt)
            case Emptied():
                self._aside = ()
                return TrayEmptied()
            case Blinded(doubt):
                self.blind = doubt
        return None

    def _known(self) -> TaughtFaces | None:
        """The taught faces that this game is played with."""
        sets = (each for each in (self.taught, self.deck) if each)
        return next((each for each in sets if each.are_cards == self._wants_cards), None)

    def _has_counted(self, told: Reading | None) -> bool:
        """Did the dice that were told count? Not cards: a new one lies where the old one did."""
        if told is None or self._wants_cards:
            return False
        return self._counts_already(told) or _is_within(told, self._taken)

    def _counts_already(self, reading: Reading) -> bool:
        """Are these dice of the throw that lay there when the game was interrupted?"""
        return _is_within(reading, self._counted)

    def _sorted(self, aside: tuple[int, ...], *, settles_doubt: bool = False) -> DiceSorted | None:
        """News only when the corner holds other dice: people may also keep dice by touch."""
        before, self._aside = self._aside, aside
        return DiceSorted(aside) if aside != before or settles_doubt else None

    def _in_corner(self, dice: Dice, frame: Frame) -> tuple[int, ...]:
        """The faces of those dice that lie in the keep corner."""
        if self._corner is None:
            return ()
        high, wide = frame.picture.shape[:2]
        middles = ((die, *die.box.middle) for die in dice if die.face)
        return tuple(sorted(die.face or 0 for die, x, y in middles if self._corner.holds(x / wide, y / high)))


def _taken(before: Throw | None, cues: tuple[Cue, ...]) -> Throw | None:
    """The newest throw that was taken; nobody knows which one counts once something is taken back."""
    for cue in cues:
        match cue:
            case ThrowTaken(throw):
                before = throw
            case Undone() | Redone():
                before = None
    return before


def _is_within(reading: Reading, throw: Throw | None) -> bool:
    """Are all these dice of that throw?"""
    known = (*throw.faces, *throw.signs) if throw else ()
    lying = (*reading.faces, *reading.signs)
    return all(lying.count(each) <= known.count(each) for each in lying)


def settled(reading: Reading, aside: tuple[int, ...] = ()) -> DiceSettled:
    """A reading as the table hears it: sorted, pip dice first, and the doubtful die by its place there."""
    throw = Throw(reading.faces, reading.signs, aside)
    if reading.advice is None:
        return DiceSettled(throw)
    return DiceSettled(throw, sure=False, why=reading.advice.doubt.value, die=_place(reading))


def _place(reading: Reading) -> int | None:
    """Where the doubtful die of the reading lies among the sorted faces and signs."""
    if reading.advice is None or reading.advice.die is None:
        return None
    dice = list(enumerate(reading.dice))
    faces = sorted((die.face, index) for index, die in dice if die.face is not None)
    signs = sorted((die.sign, index) for index, die in dice if die.sign is not None)
    places = [index for _, index in (*faces, *signs)]
    return places.index(reading.advice.die) if reading.advice.die in places else None
