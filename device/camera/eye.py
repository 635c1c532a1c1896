"""The eye: looks at frames and says to the table what settled in the tray. It needs no thread to do so.

Two threads share it through two slots, each written by one of them and replaced as a whole: `orders` by the
loop, `seen` by the camera's thread. Everything else is the camera thread's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from config.corners import Corner
from games.cues import Cue, LookAgainWanted, Redone, ThrowTaken, Undone
from games.dice import Throw
from games.events import DiceSettled, DiceSorted, LobbyEvent, SheetShown, TrayEmptied
from games.registry import game_of
from games.rules import Sight
from games.table import expected, throw
from session.evening import Evening
from vision.frames import Frame
from vision.reading import Doubt, Reading
from vision.taught import OwnDice, TaughtFaces, together
from vision.watching import Blinded, Dice, Emptied, News, Settled, Sorted, Trust, Wanted, Watch, watch

STILL_AFTER, STILL_FRAMES = 15, 3
"""When nothing has moved for half a second, one frame of three is shown: ten a second."""
DROWSY_FRAMES = 900
"""Half a minute without any movement: nobody is throwing just now."""

Noticed = DiceSettled | DiceSorted | TrayEmptied | SheetShown | LobbyEvent


@dataclass(frozen=True, slots=True)
class CameraMoved(Cue):
    """The camera stands differently than when it was calibrated."""

    lasting: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, eq=False)
class Orders:
    """What the loop wants of the camera's thread.

    wanted       what the table expects, and what counts already
    wants_cards  is this game played with cards?
    sets         the names of the taught sets that this game is played with
    faces        what people taught, by the name of its set
    own_dice     what people taught of the dice they throw
    trust        the camera's calibration, to be trusted until it proves wrong; a new one is tried anew
    held         the controls that the camera is to keep; none leave it free
    instead      who looks in the eye's place, for a lesson or for paper: what it shows, and what it noticed
    """

    wanted: Wanted = field(default_factory=Wanted)
    wants_cards: bool = False
    sets: tuple[str, ...] = ()
    faces: Mapping[str, TaughtFaces] = field(default_factory=dict)
    own_dice: OwnDice | None = None
    trust: Trust = field(default_factory=Trust)
    held: Mapping[str, Any] = field(default_factory=dict)
    instead: Callable[[Frame], tuple[Frame, SheetShown | LobbyEvent | None]] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What everybody else may know of the frames so far.

    preview     the newest frame, for the screen; while nothing moves, one of the newest
    blind       why nothing can be seen in the frames, or None
    is_reading  does something move, or is what lies there still being judged?
    is_drowsy   has nothing moved for so long that fewer frames will do?
    moves       how often the camera was found to stand elsewhere than calibrated
    dice        where the dice lay that settled last
    settled     the frame in which they did
    """

    preview: Frame | None = None
    blind: Doubt | None = None
    is_reading: bool = True
    is_drowsy: bool = False
    moves: int = 0
    dice: Dice = ()
    settled: Frame | None = None


class Eye:
    """As a view of the loop it learns what to look for; the camera's thread calls `notice`."""

    def __init__(self, taught: TaughtFaces | None = None, corner: Corner | None = None) -> None:
        self.orders = Orders()
        """Written by the loop's thread only."""
        self.seen = Seen()
        """Written by the camera's thread only, as is all that follows."""
        self.light: Mapping[str, Any] = {}
        """The controls that would keep the newest frame's light, where the camera has some."""
        self._known = taught
        self._corner = corner
        self._aside: tuple[int, ...] = ()
        self._watch = Watch()
        self._given = self._trust = self.orders.trust
        self._table = _TableSide()

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Learn from the table what to look for."""
        game = game_of(evening.table.setup) if evening.table else None
        self.orders = replace(
            self.orders,
            wanted=self._table.wanted(evening, cues),
            wants_cards=game is not None and game.reads_cards,
            sets=tuple(faces.name for faces in game.taught) if game else (),
        )

    def troubles(self) -> Iterator[Cue]:
        """A camera that was moved is reported once."""
        yield from self._table.moved(self.seen.moves)

    def know(self, taught: TaughtFaces) -> None:
        """In the camera's thread: faces that belong to this tray itself; what people taught comes first."""
        self._known = taught

    def notice(self, frame: Frame) -> Noticed | None:
        """One frame more, and what is noticed of it by whoever looks just now."""
        instead = self.orders.instead
        if instead is None:
            return self.look(frame)
        shown, noticed = instead(frame)
        self.seen = replace(self.seen, preview=shown)
        return noticed

    def look(self, frame: Frame) -> DiceSettled | DiceSorted | TrayEmptied | None:
        """One frame more, and what the table should hear of it."""
        orders = self.orders
        moves = self.seen.moves + self._doubts_place(orders, frame)
        reader = self._trust.reader(orders.own_dice)
        self._watch, news = watch(self._watch, frame, orders.wanted, self._faces(orders), reader)
        self.seen = Seen(
            self._shown(frame),
            self._blindness(news),
            is_reading=not self._watch.is_judged,
            is_drowsy=self._watch.quiet >= DROWSY_FRAMES,
            moves=moves,
            dice=news.reading.dice if isinstance(news, Settled) else self.seen.dice,
            settled=frame if isinstance(news, Settled) else self.seen.settled,
        )
        expected = orders.wanted.expected
        is_covered = expected is not None and expected.sight is Sight.COVERED
        return None if is_covered else self._event(news, frame)

    def _shown(self, frame: Frame) -> Frame:
        """A still tray changes by noise alone, and painting it is most of what waiting costs."""
        before, is_still = self.seen.preview, self._watch.quiet >= STILL_AFTER
        is_enough = is_still and before is not None and 0 <= frame.number - before.number < STILL_FRAMES
        return before if is_enough and before else frame

    def _doubts_place(self, orders: Orders, frame: Frame) -> bool:
        """Has it just turned out that the camera stands elsewhere than calibrated?"""
        if orders.trust is not self._given:
            self._given = self._trust = orders.trust
        before, self._trust = self._trust, self._trust.after(frame, self._watch.quiet)
        return before.is_lost_in(self._trust)

    def _faces(self, orders: Orders) -> TaughtFaces | None:
        """The taught faces that this game is played with."""
        taught = together(orders.faces[name] for name in orders.sets if name in orders.faces)
        sets = (each for each in (taught, self._known) if each)
        return next((each for each in sets if each.are_cards == orders.wants_cards), None)

    def _blindness(self, news: News | None) -> Doubt | None:
        if isinstance(news, Blinded):
            return news.doubt
        return None if self._watch.sees else self.seen.blind

    def _event(self, news: News | None, frame: Frame) -> DiceSettled | DiceSorted | TrayEmptied | None:
        """The watcher's news as the table hears them."""
        match news:
            case Settled(reading, again=True):
                return replace(settled(reading), again=True)
            case Settled(reading, stayed=stayed):
                self._aside = self._in_corner(stayed, frame)
                return settled(reading, self._aside)
            case Sorted(dice, settles_doubt):
                return self._sorted(self._in_corner(dice, frame), settles_doubt=settles_doubt)
            case Emptied(again):
                self._aside = ()
                return TrayEmptied(again)
            case _:
                return None

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


class _TableSide:
    """What only the loop's thread knows: the throw as it was read, and how much was passed on already."""

    def __init__(self) -> None:
        self._as_read: Throw | None = None
        self._second_looks = 0
        self._moves = 0

    def wanted(self, evening: Evening, cues: tuple[Cue, ...]) -> Wanted:
        """What the watcher must know of the table after these cues."""
        self._as_read = _as_read(self._as_read, cues)
        self._second_looks += sum(isinstance(cue, LookAgainWanted) for cue in cues)
        table = evening.table
        counting = tuple(each for each in (throw(table) if table else None, self._as_read) if each)
        return Wanted(expected(table) if table else None, counting, self._second_looks)

    def moved(self, moves: int) -> Iterator[Cue]:
        """A cue for each time that the camera was moved since the last one."""
        before, self._moves = self._moves, moves
        yield from (CameraMoved() for _ in range(before, moves))


def _as_read(before: Throw | None, cues: tuple[Cue, ...]) -> Throw | None:
    """The newest throw that was taken; nobody knows which one counts once something is taken back."""
    for cue in cues:
        match cue:
            case ThrowTaken(throw):
                before = throw
            case Undone() | Redone():
                before = None
    return before


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
