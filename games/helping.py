"""What a game tells about itself: how it goes, a round to practise, and hints. Each may be left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.cues import Advised, Cue

T = TypeVar("T")
S = TypeVar("S")

HOW = "how"
"""The question how it goes, with the name of the page that answers it."""


def _always(_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Task(Generic[S]):
    """One thing to do once in a round of practice; its sentence is `GAME.task.NAME` in the catalogue.

    done  has it been done, by what just happened?
    fits  can it be done as things stand? What cannot is left out
    """

    name: str
    done: Callable[[S, tuple[Cue, ...]], bool]
    fits: Callable[[S], bool] = _always


def noticed(*kinds: type[Cue]) -> Callable[[Any, tuple[Cue, ...]], bool]:
    """A task that is done when such a cue comes."""
    return lambda _, cues: any(isinstance(cue, kinds) for cue in cues)


@dataclass(frozen=True, slots=True)
class Practice(Generic[T, S]):
    """A round in which people do each thing once: a real table, of which nothing is saved.

    setup  what it is played with, made from what people have agreed so far
    """

    setup: Callable[[T], T]
    tasks: tuple[Task[S], ...]


@dataclass(frozen=True, slots=True)
class Hints(Generic[S]):
    """A good move with its reason, for people, from the judgement of the simulated players.

    seats   the people who can be advised now; asked often, so it must be quick
    advise  what this seat could do: `Advised` with the reason's key, `GAME.advice.WHY`, and its gaps
    """

    seats: Callable[[S], tuple[int, ...]]
    advise: Callable[[S, int], Advised | None]
