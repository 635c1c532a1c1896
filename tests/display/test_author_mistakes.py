"""The suites for games and views find what an author forgets: the example package with a mistake in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from words.compiling import main as compile_words

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "piggy-bank" / "piggy_bank"
ENTRIES = """
[pipsight.games]
piggy-bank = piggy_bank.game:GAME
[pipsight.views]
piggy-bank = piggy_bank.view:VIEW
"""


def forget_a_word(package: Path) -> None:
    for catalogue in package.glob("words/*/*.po"):
        messages = catalogue.read_text().split("\n\n")
        kept = [message for message in messages if '"piggy-bank.phase.throwing"' not in message]
        assert len(kept) == len(messages) - 1
        catalogue.write_text("\n\n".join(kept))
    compile_words([str(package / "words")])


def break_a_screen(package: Path) -> None:
    screen = package / "screen.py"
    begins = "    assert evening.table"
    assert begins in screen.read_text()
    screen.write_text(screen.read_text().replace(begins, f"    evening.not_there\n{begins}"))


def forget_the_players(package: Path) -> None:
    game = package / "game.py"
    players = "(Plays.EASY, Plays.STRONG)),"
    assert players in game.read_text()
    game.write_text(game.read_text().replace(players, "()),"))


@pytest.mark.parametrize(
    ("mistake", "found_by"),
    [
        (forget_a_word, "tests/display/test_conformance_of_views.py::test_the_facts_make_sense"),
        (break_a_screen, "tests/display/test_conformance_of_views.py::test_every_sample_and_every_moment"),
        (forget_the_players, "tests/games/test_conformance.py::test_its_value_is_whole"),
    ],
)
def test_what_an_author_forgets_is_found(tmp_path: Path, mistake: object, found_by: str) -> None:
    package = shutil.copytree(EXAMPLE, tmp_path / "piggy_bank")
    info = tmp_path / "piggy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: piggy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    assert callable(mistake)
    mistake(package)
    file, test = found_by.split("::")
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        f"piggy-bank and {test}",
        file,
    ]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    assert f"FAILED {found_by}" in done.stdout
