"""The journal keeps every event, whatever happens to its file."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from device.saving.entries import Entry
from device.saving.game_file import BadLine, SavedGame
from device.saving.journal import Journal, open_journal
from device.saving.journal_file import SCHEMA
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed, Ticked
from games.record import Started, replay
from games.upwards import Setup

STARTED = Started(Setup(players=("Ada", "Björn")), 90, seed=7)
EVENTS: tuple[Event, ...] = (
    DiceSettled(Throw((1, 2, 5))),
    Ticked(1),
    Pressed(Key.ANNOUNCE),
    Chosen(Choice("announce", (1,))),
    DiceSettled(Throw((1, 2, 6), ("meteorite",)), sure=False, why="leaning", die=2),
)
CUTS = int(os.environ.get("PIPSIGHT_CUTS", "25"))
"""At how many places each file is cut; a thousand and more take minutes."""
MANY: tuple[Event, ...] = tuple(Ticked(seconds) for seconds in range(1, 81))


def journal_in(folder: Path) -> Journal:
    journal, told = open_journal(folder)
    assert told == ()
    return journal


def play(journal: Journal, events: tuple[Event, ...] = EVENTS, started: Started = STARTED) -> None:
    journal.begin(started)
    for event in events:
        journal.append(event)


def keys(told: tuple[object, ...]) -> list[str]:
    return [sentence.key for sentence in told]  # type: ignore[attr-defined]


def without_second_copy(folder: Path) -> None:
    (folder / "games.jsonl").unlink()


def test_an_interrupted_game_is_there_again_with_every_event(tmp_path: Path) -> None:
    play(journal_in(tmp_path))
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, EVENTS)


def test_a_game_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    play(journal_in(tmp_path), EVENTS[:3])
    again = journal_in(tmp_path)
    again.unfinished()
    for event in EVENTS[3:]:
        again.append(event)
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, EVENTS)


def test_a_finished_game_is_kept_but_not_offered(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    play(journal)
    journal.finish()
    journal.close()
    again = journal_in(tmp_path)
    assert again.unfinished() is None
    assert again.games() == (Entry(1, STARTED, len(EVENTS), finished=True),)
    assert again.game(1) == SavedGame(STARTED, EVENTS)


def test_several_games_stand_in_one_file_and_only_the_newest_is_offered(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    play(journal, EVENTS[:2])
    other = Started(Setup(players=("Cleo", "Dana")), 0)
    play(journal, EVENTS[2:], other)
    assert journal.games() == (Entry(2, other, 3, finished=False), Entry(1, STARTED, 2, finished=False))
    assert journal_in(tmp_path).unfinished() == SavedGame(other, EVENTS[2:])


def test_a_rematch_never_takes_over_the_events_of_the_game_before(tmp_path: Path) -> None:
    """The plug is pulled just when the second game has begun and its second copy is not there yet."""
    journal = journal_in(tmp_path)
    play(journal)
    old_copy = (tmp_path / "games.jsonl").read_bytes()
    journal.begin(STARTED)
    assert (tmp_path / "games.jsonl").read_bytes() != old_copy
    (tmp_path / "games.jsonl").unlink()
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, ())


def test_a_finished_game_does_not_come_back_from_its_second_copy(tmp_path: Path) -> None:
    """The plug is pulled just when the game is marked as finished and its second copy is still there."""
    journal = journal_in(tmp_path)
    play(journal)
    copy = (tmp_path / "games.jsonl").read_bytes()
    journal.finish()
    assert not (tmp_path / "games.jsonl").exists()
    (tmp_path / "games.jsonl").write_bytes(copy)
    assert journal_in(tmp_path).unfinished() is None


def test_a_lost_journal_is_told_to_be_back_from_its_second_copy(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    play(journal)
    journal.close()
    (tmp_path / "games.sqlite").write_bytes(b"torn to pieces")
    again, told = open_journal(tmp_path)
    assert keys(told) == ["journal.damaged", "journal.restored"]
    assert again.unfinished() == SavedGame(STARTED, EVENTS)


def test_an_empty_folder_offers_nothing(tmp_path: Path) -> None:
    assert journal_in(tmp_path / "not" / "there" / "yet").unfinished() is None


def test_preferences_outlast_the_evening(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    assert journal.preferred("language") is None
    journal.prefer("language", "de")
    journal.prefer("language", "en")
    assert journal_in(tmp_path).preferred("language") == "en"


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    assert journal._rows.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert journal._rows.connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_whatever_line_the_power_fails_at_only_what_was_being_saved_is_lost() -> None:
    """Finishing, a rematch, taking up an old game and deleting included."""
    cut = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("power_cuts.py"))],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert (cut.returncode, cut.stderr) == (0, "")
    assert cut.stdout.endswith(" cuts, nothing lost\n")


@pytest.mark.parametrize("part", ["games.sqlite", "games.sqlite-wal", "games.jsonl"])
def test_a_file_cut_at_any_byte_costs_nothing_while_its_twin_is_whole(tmp_path: Path, part: str) -> None:
    """The power fails in the middle of a write: whatever remains of that one file, the game is all there."""
    whole = unplugged(tmp_path / "whole")
    for length in cuts(whole / part):
        torn = tmp_path / "torn"
        shutil.copytree(whole, torn)
        os.truncate(torn / part, length)
        journal, _ = open_journal(torn)
        assert journal.unfinished() == SavedGame(STARTED, MANY), f"cut at {length}"
        journal.close()
        shutil.rmtree(torn)


@pytest.mark.parametrize("part", ["games.sqlite", "games.sqlite-wal"])
def test_a_torn_journal_without_second_copy_still_starts_and_loses_only_the_end(
    tmp_path: Path, part: str
) -> None:
    whole = unplugged(tmp_path / "whole")
    without_second_copy(whole)
    for length in cuts(whole / part):
        torn = tmp_path / "torn"
        shutil.copytree(whole, torn)
        os.truncate(torn / part, length)
        journal, told = open_journal(torn)
        game = journal.unfinished() or SavedGame(STARTED, ())
        assert game == SavedGame(STARTED, MANY[: len(game.events)]), f"cut at {length}"
        assert keys(told) in ([], ["journal.damaged"], ["journal.damaged", "journal.salvaged"])
        assert not told or (torn / "games-damaged-1.sqlite").exists()
        journal.close()
        shutil.rmtree(torn)


def cuts(path: Path) -> Iterator[int]:
    """Nothing left, all but the last byte left, and lengths by chance between them."""
    size, chance = path.stat().st_size, random.Random(path.name)
    yield from (0, size - 1, *(chance.randrange(size) for _ in range(CUTS)))


def unplugged(folder: Path) -> Path:
    """A folder as it is left by pulling the plug: half in the database, half in the write-ahead log."""
    journal = journal_in(folder / "running")
    play(journal, MANY[:60])
    journal._rows.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for event in MANY[60:]:
        journal.append(event)
    shutil.copytree(folder / "running", folder / "left", ignore=shutil.ignore_patterns("*-shm"))
    journal.close()
    return folder / "left"


@pytest.mark.parametrize(
    "content", [b"not a database at all", b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 9000]
)
def test_a_damaged_file_is_set_aside_whole_and_told(tmp_path: Path, content: bytes) -> None:
    for number in (1, 2):
        (tmp_path / "games.sqlite").write_bytes(content)
        journal, told = open_journal(tmp_path)
        journal.close()
        assert keys(told) == ["journal.damaged"]
        assert (tmp_path / f"games-damaged-{number}.sqlite").read_bytes() == content
        assert dict(told[0].gaps)["aside"] == str(tmp_path / f"games-damaged-{number}.sqlite")


def test_somebody_elses_database_is_set_aside(tmp_path: Path) -> None:
    foreign = sqlite3.connect(tmp_path / "games.sqlite")
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.damaged"]
    assert journal.unfinished() is None


def test_a_newer_file_stays_untouched_and_the_game_is_saved_beside_it(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "games.sqlite")
    newer.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    newer.close()
    before = (tmp_path / "games.sqlite").read_bytes()
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.newer"]
    play(journal)
    journal.close()
    assert open_journal(tmp_path)[0].unfinished() == SavedGame(STARTED, EVENTS)
    assert (tmp_path / "games.sqlite").read_bytes() == before


def change(folder: Path, statement: str, *values: object) -> None:
    """Somebody, or a failing card, changes what the journal holds."""
    connection = sqlite3.connect(folder / "games.sqlite")
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def saved(folder: Path, events: tuple[Event, ...] = EVENTS) -> Path:
    """A game in progress that no second copy knows."""
    journal = journal_in(folder)
    play(journal, events)
    journal.close()
    without_second_copy(folder)
    return folder


def test_a_game_whose_beginning_makes_no_sense_is_refused_by_name_and_a_new_one_can_begin(
    tmp_path: Path,
) -> None:
    change(saved(tmp_path), "UPDATE games SET started = replace(started, 'upwards', 'juggling')")
    again = journal_in(tmp_path)
    with pytest.raises(BadLine, match="juggling"):
        again.unfinished()
    play(again)
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, EVENTS)


@pytest.mark.parametrize(
    "odd",
    [
        "UPDATE events SET event = replace(event, 'Ticked', 'Juggled') WHERE number = 2",
        "UPDATE events SET event = x'00ff00' WHERE number = 2",
        "UPDATE events SET event = CAST(x'7b22ff22' AS TEXT) WHERE number = 2",
        "UPDATE events SET event = 17 WHERE number = 2",
        "DELETE FROM events WHERE number = 2",
        "UPDATE events SET number = 'two' WHERE number = 2",
    ],
)
def test_a_game_goes_on_from_where_it_makes_sense_and_the_whole_of_it_stays_saved(
    tmp_path: Path, odd: str
) -> None:
    change(saved(tmp_path), odd)
    rows = stored_events(tmp_path, 1)
    journal = journal_in(tmp_path)
    assert journal.unfinished() == SavedGame(STARTED, EVENTS[:1])
    found = journal.resume()
    assert found
    assert (found.is_cut, found.table) == (True, replay(STARTED, EVENTS[:1]))
    assert stored_events(tmp_path, 1) == rows
    journal.append(Ticked(9))
    journal.close()
    assert stored_events(tmp_path, -1) == rows
    again = journal_in(tmp_path)
    assert again.unfinished() == SavedGame(STARTED, (*EVENTS[:1], Ticked(9)))
    found = again.resume()
    assert found
    assert not found.is_cut
    assert len(again.games()) == 1


def stored_events(folder: Path, game: int) -> list[object]:
    connection = sqlite3.connect(folder / "games.sqlite")
    connection.text_factory = bytes
    rows = connection.execute("SELECT number, event FROM events WHERE game = ? ORDER BY number", (game,))
    found = rows.fetchall()
    connection.close()
    return found


def test_what_the_second_copy_has_fills_the_gap(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    play(journal)
    journal.close()
    change(tmp_path, "DELETE FROM events WHERE number IN (2, 3)")
    again, told = open_journal(tmp_path)
    assert keys(told) == ["journal.restored"]
    assert again.unfinished() == SavedGame(STARTED, EVENTS)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("in-progress", "soon"),
        ("in-progress", "7"),
        ("in-progress", "9" * 5000),
        ("in-progress", b"1"),
        ("preferences", "[" * 100_000),
        ("preferences", b"{}"),
        ("preferences", '{"theme": '),
        ("box.upwards", "12"),
        ("lock", "ajar"),
    ],
)
def test_what_was_remembered_and_makes_no_sense_is_set_aside_by_name(
    tmp_path: Path, name: str, value: str | bytes
) -> None:
    change(saved(tmp_path), "INSERT INTO preferences VALUES (?, ?)", name, value)
    journal, told = open_journal(tmp_path)
    assert [(said.key, dict(said.gaps)["aside"]) for said in told] == [
        ("journal.row-aside", f"aside-1.{name}")
    ]
    assert journal.preferred(name) is None
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)
    journal.close()
    (kept,) = sqlite3.connect(tmp_path / "games.sqlite").execute(
        "SELECT value FROM preferences WHERE name = ?", (f"aside-1.{name}",)
    )
    assert kept == (value,)
    assert open_journal(tmp_path)[1] == ()


@pytest.mark.parametrize(
    "odd",
    [
        "DROP TABLE preferences",
        "ALTER TABLE dates RENAME COLUMN begun TO began",
        "CREATE TRIGGER no AFTER INSERT ON events BEGIN DELETE FROM events; END",
        "PRAGMA application_id = 7",
    ],
)
def test_a_journal_of_another_shape_is_set_aside_and_its_games_are_taken_over(
    tmp_path: Path, odd: str
) -> None:
    change(saved(tmp_path), odd)
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.damaged", "journal.salvaged"]
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)


def test_one_bad_page_costs_its_own_rows_and_nothing_else(tmp_path: Path) -> None:
    """Each page of a journal of many games is spoilt in turn; all others are still read."""
    folder = tmp_path / "whole"
    journal = journal_in(folder)
    for _ in range(12):
        play(journal, MANY)
    journal.close()
    without_second_copy(folder)
    content = (folder / "games.sqlite").read_bytes()
    pages, events = len(content) // 4096, 12 * len(MANY)
    assert pages > 20
    for page in range(pages):
        torn = tmp_path / f"torn-{page}"
        torn.mkdir()
        spoilt = content[: page * 4096] + b"\xa5" * 4096 + content[(page + 1) * 4096 :]
        (torn / "games.sqlite").write_bytes(spoilt)
        journal, told = open_journal(torn)
        count = journal._rows.connection.execute("SELECT count(*) FROM events").fetchone()[0]
        assert keys(told) == ["journal.damaged", "journal.salvaged"], page
        assert count >= events - 4096 // 20, page
        journal.close()


def test_a_directory_where_the_journal_should_be_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").mkdir()
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.damaged"]
    assert journal.trouble is None
    assert (tmp_path / "games-damaged-1.sqlite").is_dir()


@pytest.mark.parametrize("end", ["-wal", "-shm"])
@pytest.mark.parametrize("target", ["/dev/zero", "nowhere", "."])
def test_no_device_is_copied_in_place_of_the_log_and_the_game_is_still_there(
    tmp_path: Path, end: str, target: str
) -> None:
    """A copy of an endless device would fill the disk before anything is said."""
    (saved(tmp_path) / f"games.sqlite{end}").symlink_to(target)
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.damaged", "journal.salvaged"]
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)
    assert journal.trouble is None
    assert (tmp_path / f"games-damaged-1.sqlite{end}").is_symlink()


@pytest.mark.parametrize("numbers", [(2**62,), (-5,), (2**63 - 1, -(2**63))])
def test_games_with_impossible_numbers_disturb_nobody(tmp_path: Path, numbers: tuple[int, ...]) -> None:
    saved(tmp_path)
    for number in numbers:
        change(tmp_path, "INSERT INTO games SELECT ?, started, 0 FROM games WHERE number = 1", number)
        change(tmp_path, "INSERT INTO events VALUES (?, 1, 'x')", number)
    journal = journal_in(tmp_path)
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)
    play(journal, EVENTS[:2])
    assert journal.trouble is None
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, EVENTS[:2])


@pytest.mark.parametrize("content", [b"\xff\xfe\n\n", b'{"game": 7}\n', b"[]\n", b"\0" * 100 + b"\n"])
def test_a_second_copy_that_nobody_understands_is_set_aside_by_name(tmp_path: Path, content: bytes) -> None:
    saved(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(content)
    journal, told = open_journal(tmp_path)
    assert keys(told) == ["journal.copy-aside"]
    assert (tmp_path / "games-aside-1.jsonl").read_bytes() == content
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)


@pytest.mark.parametrize("how", ["removed", "renamed", "file removed", "another file"])
def test_a_folder_that_is_taken_away_while_playing_is_there_again_with_everything(
    tmp_path: Path, how: str
) -> None:
    folder = tmp_path / "state"
    journal = journal_in(folder)
    play(journal, EVENTS[:3])
    journal.prefer("theme", "dark")
    if how == "removed":
        shutil.rmtree(folder)
    elif how == "renamed":
        folder.rename(tmp_path / "elsewhere")
    else:
        (folder / "games.sqlite").unlink()
    if how == "another file":
        (folder / "games.sqlite").write_bytes(b"somebody's diary")
    assert [journal.look_after(), journal.look_after()] == [True, False]
    for event in EVENTS[3:]:
        journal.append(event)
    assert journal.trouble is None
    shutil.copytree(folder, tmp_path / "unplugged", ignore=shutil.ignore_patterns("*-shm"))
    again = journal_in(tmp_path / "unplugged")
    assert (again.unfinished(), again.preferred("theme")) == (SavedGame(STARTED, EVENTS), "dark")
    assert (folder / "games-aside-1.sqlite").exists() == (how == "another file")
    journal.close()
    without_second_copy(folder)
    assert journal_in(folder).unfinished() == SavedGame(STARTED, EVENTS)


def test_a_folder_that_cannot_be_made_again_is_trouble_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "in" / "state"
    journal = journal_in(folder)
    play(journal, EVENTS[:3])
    shutil.rmtree(tmp_path / "in")
    (tmp_path / "in").write_text("in the way")
    assert not journal.look_after()
    assert journal.trouble
    journal.append(EVENTS[3])
    assert journal.trouble
    (tmp_path / "in").unlink()
    assert journal.look_after()
    assert journal.trouble is None
    assert journal_in(folder).unfinished() == SavedGame(STARTED, EVENTS[:4])


def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on_unsaved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    journal, told = open_journal(tmp_path / "file" / "state")
    assert keys(told) == ["journal.unsaved"]
    assert journal.trouble
    play(journal)
    assert journal.unfinished() == SavedGame(STARTED, EVENTS)


READ_ONLY = """
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from device.saving.journal import open_journal
from games.events import Ticked

if os.geteuid() == 0:  # nothing is read-only to root
    os.setgid(65534)
    os.setuid(65534)
journal, told = open_journal(Path("state"))
game = journal.unfinished()
journal.append(Ticked(7))
print(told[0].key, len(game.events), len(journal.unfinished().events), bool(journal.trouble))
"""


@pytest.fixture
def seen_by_all() -> Iterator[Path]:
    """A folder that another user finds the way to: pytest's own are shut, and SQLite looks from the root."""
    with TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(place)


@pytest.mark.parametrize("cut", [False, True], ids=["ended", "cut by the power"])
def test_a_read_only_folder_is_told_and_its_interrupted_game_goes_on_unsaved(
    seen_by_all: Path, *, cut: bool
) -> None:
    folder = seen_by_all / "state"
    journal = journal_in(seen_by_all / "written")
    play(journal)
    if not cut:
        journal.close()
    shutil.copytree(seen_by_all / "written", folder)
    assert (folder / "games.sqlite-wal").exists() is cut
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    answer = subprocess.run(
        [sys.executable, "-c", READ_ONLY],
        capture_output=True,
        text=True,
        check=False,
        cwd=seen_by_all,
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    folder.chmod(0o755)
    assert (answer.stdout, answer.stderr) == (f"journal.unsaved {len(EVENTS)} {len(EVENTS) + 1} True\n", "")


FULL = """
import resource, signal, sys
from pathlib import Path
from tempfile import TemporaryDirectory
from device.saving.journal import open_journal
from games.events import Ticked

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal, _ = open_journal(Path(sys.argv[1]))
journal.unfinished()
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), hard))
troubles = []
for seconds in range(1, 51):
    journal.append(Ticked(seconds))
    troubles.append(bool(journal.trouble))
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
journal.append(Ticked(51))
print(any(troubles), sorted(troubles) == troubles, journal.trouble)
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="no compiler to make a full disk with")
def test_whichever_write_finds_the_disk_full_the_game_goes_on_and_is_all_there_in_the_end() -> None:
    """Really refused by the system: at each write of a rematch, of taking up an old game, of deleting."""
    filled = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("full_disk.py"))],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert (filled.returncode, filled.stderr) == (0, "")
    assert filled.stdout.endswith(" writes, nothing lost\n")


@pytest.mark.parametrize("bytes_left", [0, 1, 900, 4_096, 5_000, 13_000, 50_000])
def test_a_full_disk_is_noticed_and_nothing_is_missing_once_there_is_room_again(
    tmp_path: Path, bytes_left: int
) -> None:
    play(journal_in(tmp_path))
    answer = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path), str(bytes_left)],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert (answer.stdout, answer.stderr) == ("True True None\n", "")
    added = tuple(Ticked(seconds) for seconds in range(1, 52))
    assert journal_in(tmp_path).unfinished() == SavedGame(STARTED, EVENTS + added)
