"""From a saved game to what the history tells of it: its events are played again, nothing is stored twice."""

from __future__ import annotations

from collections.abc import Iterable

from games.cues import Cue, FaceCorrected, Redone, ThrowTaken, Undone
from games.events import Event
from games.keeping import stays_kept
from games.record import Started
from games.registry import name_of
from games.replaying import Replay
from games.table import Table, begin, expected, outcome
from session.statistics import PlayedGame

Thrown = tuple[int, ...] | None
"""The dice of one step of the game, or None where it was no throw."""


def played(number: int, begun: str, evening: str, started: Started, events: Iterable[Event]) -> PlayedGame:
    """The game with the throws that counted in the end; what was taken back never happened."""
    game, path = Replay(begin(started.setup, started.seconds)), _Path()
    for event in events:
        before = game.table
        wanted = expected(before)
        step = game.take(event)
        path.follow(before, step.state, step.cues, wanted.kept if wanted else ())
    ended = outcome(game.table)
    return PlayedGame(
        number,
        begun,
        evening,
        name_of(started.setup),
        started.setup.players,
        tuple(thrown for thrown in path.steps if thrown),
        ended.points if ended else (),
        ended.winners if ended else (),
    )


class _Path:
    """The steps that led to where the game is now, in step with the table's own undo."""

    def __init__(self) -> None:
        self.steps: list[Thrown] = []
        self._kept: tuple[int, ...] = ()
        self._undone: list[Thrown] = []

    def follow(self, before: Table, after: Table, cues: tuple[Cue, ...], kept: tuple[int, ...]) -> None:
        """One event more."""
        if any(isinstance(cue, Undone) for cue in cues):
            self._undone.append(self.steps.pop())
        elif any(isinstance(cue, Redone) for cue in cues):
            self.steps.append(self._undone.pop())
        elif after.steps > before.steps:
            self._undone.clear()
            self._add(cues, kept)

    def _add(self, cues: tuple[Cue, ...], kept: tuple[int, ...]) -> None:
        for cue in cues:
            if isinstance(cue, FaceCorrected):
                self._forget_last()
                self.steps.append(_without(cue.throw.faces, self._kept))
                return
            if isinstance(cue, ThrowTaken):
                self._kept = stays_kept(kept, cue.throw.aside, cue.throw.faces)
                self.steps.append(_without(cue.throw.faces, self._kept))
                return
        self.steps.append(None)

    def _forget_last(self) -> None:
        """The throw that was misread; its place stays, so that undo finds its way."""
        for place in reversed(range(len(self.steps))):
            if self.steps[place]:
                self.steps[place] = None
                return


def _without(faces: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that were thrown: all but those that stayed in the tray."""
    thrown = list(faces)
    for face in kept:
        if face in thrown:
            thrown.remove(face)
    return tuple(thrown)
