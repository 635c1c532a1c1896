"""Whatever stands in the files that the program keeps: the evening starts, and says what made no sense.

Files are flipped, cut, swapped and forged by chance, in folders that version 0.1 wrote and in one of today.
`PIPSIGHT_STARTS=5000 pytest tests/device/test_any_file.py` does it that often.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from config.settings import load
from device.calls.play_call import Call
from device.evening.beginning import beginning
from device.loop import Loop
from device.saving.journal import open_journal
from device.saving.looking_back import history
from display.style.look import Look
from display.window.screen import Screen
from games import just_dice
from games.choices import UNDO, Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Ticked
from games.record import Started
from games.table import begin
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Lobby
from tests.device.calls import call_with
from words.languages import LANGUAGES
from words.phrases import Language
from words.sentences import in_words

SAVED = Path(__file__).parents[1] / "saved_by_0_1"
STARTS = int(os.environ.get("PIPSIGHT_STARTS", "60"))
BATCHES = 6
CONVERGING = {"journal.damaged", "journal.row-aside", "journal.copy-aside"}
"""What is told once: by the second start it has been set aside."""
SET_ASIDE = "It now lies beside as"
VALUES: tuple[object, ...] = (
    0,
    -1,
    2**63 - 1,
    1.5,
    b"\xff\x00",
    "",
    "soon",
    "[" * 50_000,
    "9" * 5000,
    '{"event":"Ticked","seconds":-1' + "0" * 300 + "}\n",
    '{"event":"DiceSettled","throw":{"faces":[9,9,9,9,9,9,9,9,9,9,9,9],"signs":["dragon"]},"sure":false,"why":"x"}\n',
    '{"event":"CameraLost","why":"\\ud800"}\n',
    '{"event":"Chosen","choice":{"verb":"correct","about":[99,"x"]}}\n',
    '{"game":"just-dice","seconds":0,"seed":0,"setup":{"players":["Ada"],"seats":[],"dice":99}}\n',
    '{"game":"upwards","seconds":90,"setup":{"players":[]}}\n',
    '{"theme": 7, "hidden": {"a": 1}, "seconds": [], "language": null}',
)
NUMBERS = (b"-1", b"0", b"99", b"1e999", b"NaN", b"9" * 400, b'"x"', b"[]", b"{}", b"null", b"true")

Deed = Callable[[Path, random.Random], None]


def flip(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 1, 8, 100))):
        bit = chance.randrange(8 * len(content))
        content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(content)


def cut(path: Path, chance: random.Random) -> None:
    os.truncate(path, chance.randrange(path.stat().st_size))


def swap(path: Path, chance: random.Random) -> None:
    """Any file of any folder lies where this one should."""
    others = sorted(other for other in SAVED.glob("*/*") if other.name != path.name)
    shutil.copyfile(chance.choice(others), path)


def spoil(path: Path, chance: random.Random) -> None:
    """One page is not what it was."""
    content = path.read_bytes()
    start = 512 * chance.randrange(1 + len(content) // 512)
    path.write_bytes(content[:start] + chance.randbytes(512) + content[start + 512 :])


def forge(path: Path, chance: random.Random) -> None:
    """Well-formed, but no version has ever written it."""
    if path.name == "games.sqlite":
        forge_row(path, chance)
        return
    content = path.read_bytes()
    numbers = list(re.finditer(rb"(?<=[:\[,])[0-9.]+", content)) or [*re.finditer(b"^", content)]
    found = chance.choice(numbers)
    assert found
    path.write_bytes(content[: found.start()] + chance.choice(NUMBERS) + content[found.end() :])


def forge_row(path: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(path)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        table = chance.choice(tables)
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = [row for (row,) in connection.execute(f"SELECT rowid FROM {table}")] or [0]  # noqa: S608
        try:
            connection.execute(
                f"UPDATE {table} SET {chance.choice(columns)} = ? WHERE rowid = ?",  # noqa: S608 - its own names
                (chance.choice(VALUES), chance.choice(rows)),
            )
        except sqlite3.Error:
            connection.execute(f"DROP TABLE {table}")
        connection.commit()


def replace_by_folder(path: Path, _: random.Random) -> None:
    path.unlink()
    path.mkdir()


def replace_by_pipe(path: Path, _: random.Random) -> None:
    path.unlink()
    os.mkfifo(path)


def replace_by_link(path: Path, chance: random.Random) -> None:
    path.unlink()
    path.symlink_to(chance.choice(("/dev/zero", "nowhere", "/dev/null", ".")))


DEEDS: tuple[Deed, ...] = (
    *(flip, flip, cut, spoil, swap, forge, forge, forge),
    *(replace_by_folder, replace_by_pipe, replace_by_link),
)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """All that 0.1 left behind, and a long game of today with its snapshots."""
    today = tmp_path_factory.mktemp("today")
    shutil.copytree(SAVED / "evening", today, dirs_exist_ok=True)
    journal, _ = open_journal(today)
    journal._rows.connection.execute("PRAGMA synchronous = OFF")
    started = Started(just_dice.Setup(("Ada", "Ben")), 0)
    journal.begin(started)
    loop = Loop(Evening(Lobby((), ()), begin(started.setup)), journal)
    for number in range(430):
        loop.inbox.put(DiceSettled(Throw((1 + number % 6, 2))))
        loop.turn()
    journal.close()
    return [*sorted(path for path in SAVED.iterdir() if path.is_dir()), today]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    settings = load().screen
    opened = Screen(Look(480, 320, 480 / settings.panel_width_mm), "hidden")
    yield opened
    opened.close()


@pytest.fixture
def call() -> Call:
    """With a camera of its own, so that what was taught is read."""
    return call_with(camera="webcam:0")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_evening_starts_with_any_files(
    tmp_path: Path,
    folders: list[Path],
    screen: Screen,
    call: Call,
    batch: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for number in range(batch, STARTS, BATCHES):
        chance = random.Random(f"any file {number}")
        folder = tmp_path / f"state-{number}"
        shutil.copytree(chance.choice(folders), folder)
        path, deed = chance.choice(sorted(folder.iterdir())), chance.choice(DEEDS)
        deed(path, chance)
        place = f"{number}: {deed.__name__} {path.name}"
        monkeypatch.setenv("PIPSIGHT_STATE", str(folder))
        before = path.read_bytes() if path.is_file() and path.stat().st_size < 2**20 else None
        told, said = start(folder, call, screen, place), capsys.readouterr().err
        if before and ("journal.damaged" in told or SET_ASIDE in said):
            assert before in [each.read_bytes() for each in folder.iterdir() if each.is_file()], place
        assert not start(folder, call, screen, f"{place}, again") & CONVERGING, place
        assert SET_ASIDE not in capsys.readouterr().err, place
        shutil.rmtree(folder)


def start(folder: Path, call: Call, screen: Screen, place: str) -> set[str]:
    """Open an evening as `play` does, go on with what is offered, look back, and leave; what was told."""
    try:
        journal, told = open_journal(folder)
        with closing(journal):
            begun = beginning(call, journal)
            loop = Loop(Evening(begun.lobby), journal)
            loop.views = (begun.players, shown_on(screen))
            for event in some_events():
                loop.inbox.put(event)
                loop.turn()
            history(journal)
    except Exception as error:
        raise AssertionError(place) from error
    for said in told:
        assert all(in_words(language, said) for language in map(Language, LANGUAGES)), place
    return {said.key for said in told}


def shown_on(screen: Screen) -> Callable[[Evening, tuple[Cue, ...]], None]:
    def show(evening: Evening, cues: tuple[Cue, ...]) -> None:
        screen.show(evening, cues)
        screen.paint()

    return show


def some_events() -> tuple[Event, ...]:
    return (
        Ticked(1),
        Chosen(Choice(lobbies.RESUME_SAVED)),
        Chosen(Choice("resume")),
        Chosen(Choice(UNDO)),
        Ticked(2),
        DiceSettled(Throw((1, 2))),
    )


def test_the_values_that_are_forged_are_what_json_and_sqlite_can_hold() -> None:
    """A slip in the list above would make the test above test nothing."""
    lines = [value for value in VALUES if isinstance(value, str) and value.startswith('{"event')]
    assert all(isinstance(json.loads(line), dict) for line in lines)
