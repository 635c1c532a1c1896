"""Shared code names no game: whoever adds one changes nothing but its own rooms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.registry import games

ROOT = Path(__file__).parents[2]
PACKAGES = ("config", "device", "display", "games", "session", "vision")
"""Words are not among them: a catalogue may hold every game's."""
_MODULES = (game.setup.__module__.split(".") for game in games().values())
ROOMS = {room for package, room, *_ in _MODULES if package == "games"}
"""What the games call their own rooms, whichever package these are in."""
NAMES = sorted({name for game in games() for name in (game, game.replace("-", "_"))} | ROOMS)
WORD = re.compile(
    rf"(?<![a-z])({'|'.join(map(re.escape, NAMES))})(?![a-z])|beam me up|just dice", re.IGNORECASE
)


def shared_files(package: str) -> list[Path]:
    """Every file of a package that lies in no game's own room."""
    files = sorted((ROOT / package).rglob("*.py"))
    return [file for file in files if not ROOMS & set(file.relative_to(ROOT).parts)]


def naming(package: str) -> list[str]:
    texts = {file: file.read_text(encoding="utf-8") for file in shared_files(package)}
    return [
        f"{file.relative_to(ROOT)}: {found[0]}"
        for file, text in texts.items()
        if (found := WORD.search(text))
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_shared_file_names_a_game(package: str) -> None:
    assert shared_files(package)
    assert naming(package) == []


def test_a_name_would_be_found() -> None:
    assert [bool(WORD.search(text)) for text in ("isinstance(setup, beam.Setup)", '"just-dice"')] == [
        True,
        True,
    ]
    assert not WORD.search("sunbeams point up")
