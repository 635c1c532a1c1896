"""Whether a device that is there may be opened: a sandbox or a missing group forbids it without a word."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from device.clock import Clock
from games.cues import Cue

LOOK_AGAIN_SECONDS = 10.0
CAMERAS, SOUND_CARDS = ("media*", "video*"), ("snd/controlC*",)
"""Where the kernel shows them."""


@dataclass(frozen=True, slots=True)
class CameraRefused(Cue):
    """A camera is there, and the system does not let us open it."""

    why: str


@dataclass(frozen=True, slots=True)
class SoundRefused(Cue):
    """The same about the loudspeaker."""

    why: str


PLACES: dict[type[CameraRefused | SoundRefused], tuple[str, ...]] = {
    CameraRefused: CAMERAS,
    SoundRefused: SOUND_CARDS,
}


def open_and_close(device: Path) -> None:
    """Nothing but opening tells: the rights of the file know nothing of a sandbox."""
    os.close(os.open(device, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC))


def refused(
    patterns: tuple[str, ...], folder: Path = Path("/dev"), touch: Callable[[Path], None] = open_and_close
) -> Path | None:
    """The first device that is there and may not be opened; one that is busy is another matter."""
    for device in sorted(path for pattern in patterns for path in folder.glob(pattern)):
        try:
            touch(device)
        except PermissionError:
            return device
        except OSError:
            continue
    return None


class Refusals:
    """As an aside of the loop: tells once about each device that is missed although it is there."""

    def __init__(
        self,
        missed: Mapping[type[CameraRefused | SoundRefused], Callable[[], bool]],
        look: Callable[[tuple[str, ...]], Path | None] = refused,
        clock: Clock = time.monotonic,
    ) -> None:
        self._missed, self._look, self._clock = missed, look, clock
        self._due = clock()
        self._found: tuple[Cue, ...] = ()
        self._missing: tuple[Cue, ...] = ()

    def __call__(self) -> Iterator[Cue]:
        """What two looks in a row found: a device that has just come is ours only a moment later."""
        if self._clock() < self._due:
            return
        self._due = self._clock() + LOOK_AGAIN_SECONDS
        before, self._found = self._found, tuple(self._look_at_missed())
        known, self._missing = self._missing, tuple(cue for cue in self._found if cue in before)
        yield from (cue for cue in self._missing if cue not in known)

    def _look_at_missed(self) -> Iterator[Cue]:
        """A device that works is left alone: opening one may wake it up."""
        for kind, is_missed in self._missed.items():
            if is_missed() and (device := self._look(PLACES[kind])):
                yield kind(str(device))
