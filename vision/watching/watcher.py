"""From frames to throws: each throw is told once, when it lies still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from games.rules import Expected
from vision.frames import Frame, Picture
from vision.reading.reader import read
from vision.reading.readings import Advice, Doubt, Reading, SeenDie
from vision.taught.faces import TaughtFaces
from vision.watching.motion import QUIET, Small, blindness, glance, has_hand, stir
from vision.watching.placed_by_hand import was_laid
from vision.watching.same_throw import (
    Dice,
    Sorting,
    are_among,
    is_same_throw,
    lies_alike,
    sorted_out,
    stayed,
    turned_in_place,
)
from vision.watching.watch_news import Blinded, Emptied, Settled, Sorted, Told

REST = 4
"""Quiet frames before the first look."""

LOOKS = 3
"""Looks at most before an unsure reading is told; two that agree are enough for a sure one."""

SHAKY = 36
"""Frames without rest after which the camera is taken to be held by hand: then only looking tells."""

PACE, SHAKY_LOOKS = 2, 15
"""A shaky picture is looked at every so many frames; three looks in a row must agree."""

UNHURRIED = 15
"""Every so many frames a tray is looked at again that was looked at in vain."""

HANDLED = 6
"""Frames of movement after which somebody must have touched the dice: a bump of the table is shorter."""

PATIENCE = 60
"""Quiet frames with a hand in view before the reader asks for it to be taken away."""

THINKING = 300
"""The same while dice are sorted: whoever thinks with a die in the hand has not thrown it."""

TRAIL = 60
"""Frames of movement that are remembered, to tell a die that was laid down from one that was thrown."""

FROZEN = 150
BLIND = 15

Reader = Callable[[Picture, Expected | None, TaughtFaces | None], Reading]


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What the watcher remembers from frame to frame.

    small    the last frame, small and grey; `first` is that at which this rest began
    trail    the frames of movement since the last rest that was judged
    clear    the tray as it last looked with no hand over it, to tell a hand by
    quiet    frames since something moved; `stirred` those since the last rest
    looks    readings since then; `seen` is the last of them, `agreed` how many in a row were alike
    lying    what was told and still lies there; `is_handled` when somebody touched it since
    taken    dice that were taken up from what was told, to be thrown again
    counted  what lay there and counted before a doubt came up
    again    the dice to be looked at again: as long as they lie there they are no throw
    stayed   those of the lying dice that lay there before the throw; a doubt about it does not change that
    is_done  this rest was judged already
    blind    frames in a row in which nothing could be seen; `frozen` those that were exactly alike
    """

    small: Small | None = None
    first: Small | None = None
    trail: tuple[Small, ...] = ()
    clear: Small | None = None
    quiet: int = 0
    stirred: int = 0
    looks: int = 0
    agreed: int = 0
    seen: Reading | None = None
    lying: Reading | None = None
    taken: Dice = ()
    counted: Dice = ()
    again: Dice = ()
    stayed: Dice = ()
    is_handled: bool = False
    is_done: bool = False
    blind: int = 0
    frozen: int = 0

    @property
    def is_shaky(self) -> bool:
        """Does the picture never come to rest?"""
        return self.stirred >= SHAKY

    @property
    def wants_look(self) -> bool:
        """Is it time for a full reading?"""
        if self.blind or self.is_done:
            return False
        if self.looks >= LOOKS and not self.is_shaky:
            return self.quiet % UNHURRIED == 0
        return self.quiet >= REST or (self.is_shaky and self.stirred % PACE == 0)


def look_again(state: Watch, *, counts: bool = False) -> Watch:
    """Forget what was told, so that the next quiet frames are read and told afresh.

    Dice that count already are remembered by their places: looking at them again is no throw.
    """
    again = state.lying.dice if counts and state.lying and state.lying.sure else ()
    unread = replace(state, seen=None, looks=0, agreed=0, is_done=False)
    return replace(unread, lying=None, taken=() if again else state.taken, again=again)


def watch(
    state: Watch,
    frame: Frame,
    expected: Expected | None = None,
    taught: TaughtFaces | None = None,
    reader: Reader = read,
) -> tuple[Watch, Told | None]:
    """The watcher after one more frame, and what there is to tell."""
    small = glance(frame)
    state, told = _noticed(state, small)
    if told or not state.wants_look:
        return state, told
    sorting = expected is not None and expected.sorting
    if state.clear is None or not has_hand(state.clear, small):
        return _judged(state, reader(frame.picture, expected, taught), frame, small, sorting=sorting)
    if state.quiet < (THINKING if sorting else PATIENCE):
        return state, None
    # Whatever it is, it was asked away: forgetting the clear tray lets the next rest be read in any case.
    in_the_way = replace(reader(frame.picture, expected, taught), advice=Advice(Doubt.HAND))
    settled = Settled(in_the_way, frame.number, frame.seconds)
    counted = _counted_before(state, sorting=sorting)
    state = replace(state, lying=in_the_way, counted=counted, is_handled=False, clear=None, is_done=True)
    return state, settled


def _noticed(state: Watch, small: Small) -> tuple[Watch, Told | None]:
    """Keep count of rest and blindness; anything that moves makes the next rest worth reading."""
    doubt = blindness(small)
    state = replace(_counted(state, small), small=small, blind=state.blind + 1 if doubt else 0)
    if doubt and state.blind == BLIND:
        return state, Blinded(doubt)
    return state, Blinded(Doubt.UNCLEAR) if state.frozen == FROZEN else None


def _counted(state: Watch, small: Small) -> Watch:
    if state.small is None or _stirs(state, small):
        trail = (small,) if state.is_done else (*state.trail, small)[-TRAIL:]
        fresh = replace(state, first=small, trail=trail, quiet=0, stirred=state.stirred + 1, frozen=0)
        fresh = replace(fresh, is_done=False)
        return fresh if state.is_shaky else replace(fresh, looks=0, agreed=0, seen=None)
    same = bool((state.small == small).all())
    quiet = state.quiet + 1
    handled = state.is_handled or HANDLED <= state.stirred < SHAKY
    state = replace(state, quiet=quiet, is_handled=handled, frozen=state.frozen + 1 if same else 0)
    return _rested(state) if quiet >= REST else state


def _rested(state: Watch) -> Watch:
    """Rest at last; looks taken while a long movement was thought to be a shaky hand count for nothing."""
    fresh = replace(state, looks=0, agreed=0, seen=None, is_done=False) if state.is_shaky else state
    return replace(fresh, stirred=0)


def _stirs(state: Watch, small: Small) -> bool:
    """Did something move, also so slowly that two frames in a row do not show it?"""
    if state.small is None or stir(state.small, small) >= QUIET:
        return True
    if state.first is None or state.quiet > REST + LOOKS:
        return False
    return stir(state.first, small) >= QUIET


def _judged(
    state: Watch, reading: Reading, frame: Frame, small: Small, *, sorting: bool
) -> tuple[Watch, Told | None]:
    """Tell a sure reading when enough looks agree, an unsure one when looking longer does not help."""
    alike = state.seen is not None and lies_alike(state.seen, reading)
    agreed, looks = state.agreed + 1 if alike else 1, state.looks + 1
    state = replace(state, seen=reading, agreed=agreed, looks=looks)
    enough, most = (3, SHAKY_LOOKS) if state.is_shaky else (2, LOOKS)
    only_sorted = _only_sorted(state, reading, frame, small, sorting=sorting)
    is_plain = reading.sure or only_sorted is not None
    if not (agreed >= enough and is_plain) and looks < most:
        return state, None
    if sorting and not is_plain and _may_be_shaken(state, reading):
        return state, None
    state = replace(state, is_done=True, looks=0)
    if only_sorted and reading.dice:
        return _sorted(state, only_sorted)
    if reading.sure and agreed < enough:
        reading = replace(reading, advice=Advice(Doubt.BLURRED if state.is_shaky else Doubt.UNCLEAR))
    return _told(state, reading, frame, small, sorting=sorting)


def _may_be_shaken(state: Watch, reading: Reading) -> bool:
    """Are there too few dice for a throw, and not yet for long? The others may be in somebody's hand."""
    too_few = reading.advice is not None and reading.advice.doubt is Doubt.TOO_FEW
    return too_few and state.lying is not None and not state.is_shaky and state.quiet < PATIENCE


def _only_sorted(
    state: Watch, reading: Reading, frame: Frame, small: Small, *, sorting: bool
) -> Sorting | None:
    """How the dice that count were sorted; while they are doubted, those that counted before."""

    def laid(die: SeenDie) -> bool:
        scale = small.shape[1] / frame.picture.shape[1]
        return was_laid(state.trail, small, die.box, scale)

    if sorting and state.lying:
        return sorted_out(state.lying.dice, state.taken, reading.dice, laid)
    return sorted_out(state.counted, state.taken, reading.dice) if state.counted and reading.sure else None


def _sorted(state: Watch, sorting: Sorting) -> tuple[Watch, Told | None]:
    """Dice that were only sorted are no throw, however few of them are left."""
    state = replace(state, lying=Reading(sorting.lying), taken=sorting.taken, is_handled=False)
    doubted = bool(state.counted)
    told = Sorted(sorting.lying, doubted) if sorting.is_new or doubted else None
    return replace(state, counted=()), told


def _told(
    state: Watch, reading: Reading, frame: Frame, small: Small, *, sorting: bool
) -> tuple[Watch, Told | None]:
    """Decide between a new throw, the old one still lying there, and an empty tray."""
    # What moves all the time may be a hand: the clear tray is learned only from a picture at rest.
    clear = state.clear if state.is_shaky else small
    if not reading.dice:
        told = Emptied() if state.lying is not None else None
        return replace(state, lying=None, taken=(), counted=(), again=(), stayed=(), clear=clear), told
    if sorting and state.lying and reading.sure:
        wrong = turned_in_place(state.lying.dice, reading.dice)
        reading = reading if wrong is None else replace(reading, advice=Advice(Doubt.UNCLEAR, wrong))
    if (
        state.lying is not None
        and is_same_throw(state.lying, reading)
        and not _is_answered(state.lying, state)
    ):
        return state, None
    old = stayed(_before_throw(state, sorting=sorting), reading.dice)
    again = are_among(state.again, reading.dice)
    settled = Settled(reading, frame.number, frame.seconds, old, again)
    counted = _counted_before(state, sorting=sorting)
    state = replace(state, lying=reading, stayed=old, is_handled=False, clear=clear)
    state = replace(state, again=state.again if again and not reading.sure else ())
    state = replace(state, taken=(), counted=()) if reading.sure else replace(state, counted=counted)
    return state, settled


def _counted_before(state: Watch, *, sorting: bool) -> Dice:
    """A doubt may be about dice that count already: then what counted must not be forgotten."""
    if not sorting:
        return state.counted
    return state.lying.dice if state.lying else ()


def _before_throw(state: Watch, *, sorting: bool) -> Dice:
    """The dice that a throw may have left where they were; a second look at a throw knows no others."""
    if sorting and state.lying:
        return state.lying.dice
    return () if state.lying and state.lying.sure else state.stayed


def _is_answered(told: Reading, state: Watch) -> bool:
    """Whoever did what a doubt asked for must hear of it, even when the doubt has stayed the same."""
    return not told.sure and state.is_handled
