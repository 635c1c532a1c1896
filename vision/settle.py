"""From frames to throws: each throw is told once, when it lies still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from games.rules import Expected
from vision.frames import Frame, Picture
from vision.motion import Small, blindness, has_hand, is_quiet, shrink
from vision.reader import read
from vision.reading import Advice, Doubt, Reading
from vision.sameness import is_same_throw
from vision.taught import TaughtFaces

REST = 4
"""Quiet frames before the first look."""

LOOKS = 3
"""Looks at most before an unsure reading is told; two that agree are enough for a sure one."""

PATIENCE = 60
"""Quiet frames with a hand in view before the reader asks for it to be taken away."""

FROZEN = 150
BLIND = 15

Reader = Callable[[Picture, Expected | None, TaughtFaces | None], Reading]


@dataclass(frozen=True, slots=True)
class Settled:
    """A throw lies still."""

    reading: Reading
    frame_number: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Emptied:
    """All dice were taken out of the tray."""


@dataclass(frozen=True, slots=True)
class Blinded:
    """Nothing can be seen: the lens is covered, the room is dark, or the picture stands still."""

    doubt: Doubt


Told = Settled | Emptied | Blinded


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What the watcher remembers from frame to frame.

    small    the last frame, small and grey
    empty    the tray as it last looked with no hand in it, to tell a hand by
    quiet    frames since something moved
    looks    readings since then; `seen` is the last of them
    lying    what was told and still lies there
    blind    frames in a row in which nothing could be seen; `frozen` those that were exactly alike
    """

    small: Small | None = None
    empty: Small | None = None
    quiet: int = 0
    looks: int = 0
    seen: Reading | None = None
    lying: Reading | None = None
    is_done: bool = False
    blind: int = 0
    frozen: int = 0


def look_again(state: Watch) -> Watch:
    """Forget what was told, so that the next quiet frames are read and told afresh."""
    return replace(state, lying=None, seen=None, looks=0, is_done=False)


def watch(
    state: Watch,
    frame: Frame,
    expected: Expected | None = None,
    taught: TaughtFaces | None = None,
    reader: Reader = read,
) -> tuple[Watch, Told | None]:
    """The watcher after one more frame, and what there is to tell."""
    small = shrink(frame.picture)
    state, told = _noticed(state, small)
    if told or state.blind or state.is_done or state.quiet < REST:
        return state, told
    if state.empty is not None and state.quiet < PATIENCE and has_hand(state.empty, small):
        return state, None
    reading = reader(frame.picture, expected, taught)
    return _judged(state, reading, frame, small)


def _noticed(state: Watch, small: Small) -> tuple[Watch, Told | None]:
    """Keep count of rest and blindness; anything that moves makes the next rest worth reading."""
    before = state.small
    if before is None or not is_quiet(before, small):
        state = replace(state, quiet=0, looks=0, seen=None, is_done=False, frozen=0)
    else:
        same = before.shape == small.shape and bool((before == small).all())
        state = replace(state, quiet=state.quiet + 1, frozen=state.frozen + 1 if same else 0)
    doubt = blindness(small)
    state = replace(state, small=small, blind=state.blind + 1 if doubt else 0)
    if doubt and state.blind == BLIND:
        return state, Blinded(doubt)
    return state, Blinded(Doubt.UNCLEAR) if state.frozen == FROZEN else None


def _judged(state: Watch, reading: Reading, frame: Frame, small: Small) -> tuple[Watch, Told | None]:
    """Tell a sure reading when two looks agree, an unsure one when looking longer does not help."""
    before, looks = state.seen, state.looks + 1
    state = replace(state, seen=reading, looks=looks)
    agreed = before is not None and (before.faces, before.signs) == (reading.faces, reading.signs)
    if not (agreed and reading.sure) and looks < LOOKS:
        return state, None
    if reading.sure and not agreed:
        reading = replace(reading, advice=Advice(Doubt.UNCLEAR))
    return _told(replace(state, is_done=True), reading, frame, small)


def _told(state: Watch, reading: Reading, frame: Frame, small: Small) -> tuple[Watch, Told | None]:
    """Decide between a new throw, the old one still lying there, and an empty tray."""
    if not reading.dice:
        told = Emptied() if state.lying is not None else None
        return replace(state, lying=None, empty=small), told
    if state.lying is not None and is_same_throw(state.lying, reading):
        return state, None
    settled = Settled(reading, frame.number, frame.seconds)
    return replace(state, lying=reading, empty=small), settled
