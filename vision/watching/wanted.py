"""What somebody who plays wants of the watcher; who only watches wants nothing."""

from __future__ import annotations

from dataclasses import dataclass

from games.dice import Throw
from games.rules import Expected
from vision.reading.readings import Reading


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the table expects, and what it knows about dice that lie there."""

    expected: Expected | None = None
    counting: tuple[Throw, ...] = ()
    """What counts already: the throw as it stands, and as it was read, if somebody put it right since."""
    second_looks: int = 0
    """How often somebody has asked so far for a second look at what lies there."""

    @property
    def is_sorting(self) -> bool:
        """May lying dice be moved and taken up without being thrown?"""
        return self.expected is not None and self.expected.sorting

    def has_counted(self, reading: Reading) -> bool:
        """Are these dice of a throw that counts already?"""
        return any(_is_within(reading, throw) for throw in self.counting)


def _is_within(reading: Reading, throw: Throw) -> bool:
    known, lying = (*throw.faces, *throw.signs), (*reading.faces, *reading.signs)
    return all(lying.count(each) <= known.count(each) for each in lying)
