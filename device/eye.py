"""The eye: looks at frames and tells the table what settled in the tray. It needs no thread to do so."""

from __future__ import annotations

from config.corners import Corner
from games.cues import Cue, LookAgainWanted
from games.dice import Throw
from games.evening import Evening
from games.events import DiceSettled, DiceSorted, TrayEmptied
from games.rules import Expected
from games.table import expected
from vision.frames import Frame
from vision.reading import Doubt, Reading
from vision.sameness import Dice
from vision.settle import Blinded, Emptied, Settled, Sorted, Watch, look_again, watch
from vision.taught import TaughtFaces

DROWSY_FRAMES = 900
"""Half a minute without any movement: nobody is throwing just now."""


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
        self._corner = corner
        self._aside: tuple[int, ...] = ()
        self._watch = Watch()
        self._expected: Expected | None = None
        self._wishes = 0
        self._granted = 0

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Learn from the table what to look for."""
        self._expected = expected(evening.table) if evening.table else None
        self._wishes += sum(isinstance(cue, LookAgainWanted) for cue in cues)

    @property
    def is_reading(self) -> bool:
        """Does something move, or is what lies there still being judged?"""
        return not self._watch.is_done

    @property
    def is_drowsy(self) -> bool:
        """Has nothing moved for so long that fewer frames will do?"""
        return self._watch.quiet >= DROWSY_FRAMES

    def look(self, frame: Frame) -> DiceSettled | DiceSorted | TrayEmptied | None:
        """One frame more, and what the table should hear of it."""
        self.preview = frame
        if self._granted != self._wishes:
            self._granted = self._wishes
            self._watch = look_again(self._watch)
        self._watch, told = watch(self._watch, frame, self._expected, self.taught)
        if not (self._watch.blind or self._watch.frozen):
            self.blind = None
        match told:
            case Settled(reading, stayed=stayed):
                self._aside = self._in_corner(stayed, frame)
                return settled(reading, self._aside)
            case Sorted(dice):
                return self._sorted(self._in_corner(dice, frame))
            case Emptied():
                self._aside = ()
                return TrayEmptied()
            case Blinded(doubt):
                self.blind = doubt
        return None

    def _sorted(self, aside: tuple[int, ...]) -> DiceSorted | None:
        """News only when the corner holds other dice: people may also keep dice by touch."""
        before, self._aside = self._aside, aside
        return DiceSorted(aside) if aside != before else None

    def _in_corner(self, dice: Dice, frame: Frame) -> tuple[int, ...]:
        """The faces of those dice that lie in the keep corner."""
        if self._corner is None:
            return ()
        high, wide = frame.picture.shape[:2]
        middles = ((die, *die.box.middle) for die in dice if die.face)
        return tuple(sorted(die.face or 0 for die, x, y in middles if self._corner.holds(x / wide, y / high)))


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
