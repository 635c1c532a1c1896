"""Games in files of a family's own: found in their folders, and read by whoever knows such files.

A kind of game file is known by its ending; the entry point of that name is a module with `bring(path)`: it
puts the game on the shelf and gives its name, or raises `BadGame` with everything that is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from games.registry import LeftOut, WhyNot, leave_out
from words.faults import Fault
from words.sentences import Sentence

GROUP = "pipsight.game_files"
FOLDER = "games"
_SYSTEM = Path("/etc/pipsight")


class BadGame(Fault):
    """A file that cannot be played: one sentence for each thing that is wrong with it."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        super().__init__(sentences[0])
        self.sentences = sentences


def folders(environment: Mapping[str, str], state: Path) -> tuple[Path, ...]:
    """Where game files lie: beside the settings, and in the state folder."""
    home = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "pipsight"
    named = environment.get("PIPSIGHT_CONFIG")
    beside = Path(named).parent if named else home
    return tuple(place / FOLDER for place in dict.fromkeys((_SYSTEM, beside, state)))


def game_files(places: tuple[Path, ...]) -> Iterator[Path]:
    """Every file in these folders that somebody knows to read, by name."""
    for place in places:
        try:
            found = sorted(path for path in place.iterdir() if path.is_file())
        except OSError:  # no such folder, or nobody may look into it
            continue
        yield from (path for path in found if is_game_file(path))


def is_game_file(path: Path) -> bool:
    """Is this the ending of a game file?"""
    return bool(path.suffix) and bool(entry_points(group=GROUP, name=path.suffix[1:].lower()))


def bring(path: Path) -> str:
    """Put the game of this file on the shelf; its name, or BadGame."""
    (entry,) = tuple(entry_points(group=GROUP, name=path.suffix[1:].lower()))[:1]
    module: Any = entry.load()
    name: str = module.bring(path)
    return name


def bring_all(environment: Mapping[str, str], state: Path) -> None:
    """All games of the family's own; one that cannot be played is left out with its reason."""
    for path in game_files(folders(environment, state)):
        try:
            bring(path)
        except BadGame as error:
            leave_out(LeftOut(path.stem, WhyNot.BAD_FILE, error.sentence))
