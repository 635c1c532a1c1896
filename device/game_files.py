"""Games in files of a family's own: found in their folders, and read by whoever knows such files.

A kind of game file is known by its ending; the entry point of that name is a module with `bring(path)`: it
puts the game on the shelf and gives its name, or raises `BadGame` with everything that is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from config.limited_file import content_of
from games.registry import LeftOut, WhyNot, leave_out
from words.faults import Fault
from words.sentences import Sentence, sentence

GROUP = "pipsight.game_files"
FOLDER = "games"
_SYSTEM = Path("/etc/pipsight")
_LARGEST_NOTE = 65_536


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
    """Every file in these folders that somebody knows to read, or meant to be one, by name."""
    for place in places:
        try:
            found = sorted(path for path in place.iterdir() if path.is_file())
        except OSError:  # no such folder, or nobody may look into it
            continue
        yield from (path for path in found if is_game_file(path))


def is_game_file(path: Path) -> bool:
    """Is this the ending of a game file, or of one that was saved as a plain text?"""
    return bool(_readers(path)) or is_misnamed(path)


def is_misnamed(path: Path) -> bool:
    """Is this a text that was meant as a game file? Other notes may lie beside them."""
    if path.suffix.lower() != ".txt":
        return False
    try:
        text = content_of(path, _LARGEST_NOTE).decode("utf-8", "replace")
    except OSError:
        return False
    return re.search(r"^\s*title\s*=", text, re.MULTILINE) is not None


def misnamed(path: Path) -> BadGame:
    """How such a file should be called."""
    name = Path(path.stem).with_suffix(".toml")
    return BadGame((sentence("game-file.not-toml-name", file=path, allowed=name),))


def _readers(path: Path) -> tuple[EntryPoint, ...]:
    """Who can read a file with this ending."""
    return tuple(entry_points(group=GROUP, name=path.suffix[1:].lower())) if path.suffix else ()


def bring(path: Path) -> str:
    """Put the game of this file on the shelf; its name, or BadGame."""
    if is_misnamed(path):
        raise misnamed(path)
    module: Any = _readers(path)[0].load()
    name: str = module.bring(path)
    return name


def bring_saved(plain: Mapping[str, Any]) -> bool:
    """Put the game on the shelf whose rules lie in a saved one, where its file is not at hand any more."""
    modules = (entry.load() for entry in entry_points(group=GROUP))
    return any(module.bring_saved(plain) for module in modules)


def bring_all(environment: Mapping[str, str], state: Path) -> None:
    """All games of the family's own; one that cannot be played is left out with its reason."""
    for path in game_files(folders(environment, state)):
        try:
            bring(path)
        except BadGame as error:
            leave_out(LeftOut(path.stem, WhyNot.BAD_FILE, error.sentence))
