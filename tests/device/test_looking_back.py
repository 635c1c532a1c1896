"""The history through a real journal: read, exported, taken up again, deleted for good."""

from __future__ import annotations

import csv
import sqlite3
from pathlib import Path

import pytest

from device.loop import Loop
from device.saving.database import live_journal
from device.saving.game_file import SavedGame
from device.saving.history_file import HEAD, harmless, history_table, rows
from device.saving.journal import Journal, open_journal
from device.saving.journal_file import SCHEMA
from device.saving.looking_back import delete_history, evening_of, history, stick
from games.choices import UNDO, Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.just_dice import Setup
from games.just_dice.verbs import FINISH
from games.record import Started, replay
from games.table import outcome
from session.evening import Evening
from session.lobby import DELETE_HISTORY, EXPORT, OPEN, TAKE_UP, Exported, Lobby, Page
from session.statistics import History, PlayedGame

NAME = "Rumpelstilz"
ADA = Started(Setup((NAME, "Ben")), 0)


def thrown(*faces: int) -> DiceSettled:
    return DiceSettled(Throw(faces))


def play(journal: Journal, *events: Event, started: Started = ADA) -> None:
    journal.begin(started)
    for event in events:
        journal.append(event)


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    return open_journal(tmp_path)[0]


class Room:
    """A loop without a camera: choices go in, cues come out."""

    def __init__(self, journal: Journal) -> None:
        self.loop = Loop(Evening(Lobby((), ("Ada",), page=Page.MORE)), journal)
        self.cues: list[Cue] = []
        self.loop.views = (lambda _, cues: self.cues.extend(cues),)

    def choose(self, verb: str, *about: int | str) -> None:
        self.loop.inbox.put(Chosen(Choice(verb, about)))
        for _ in range(100):
            self.loop.turn()


def test_the_history_is_read_from_the_journal_when_somebody_looks_back(journal: Journal) -> None:
    play(journal, thrown(3, 5), thrown(1, 2), Chosen(Choice(FINISH)))
    play(journal, thrown(6, 6))
    room = Room(journal)
    room.choose(OPEN, Page.STATISTICS)
    lobby = room.loop.evening.lobby
    told = [(game.number, game.throws, game.points) for game in lobby.history.games]
    assert told == [(2, ((6, 6),), ()), (1, ((3, 5), (1, 2)), (11, 0))]
    assert {game.evening for game in lobby.history.games} == {lobby.history.evening}
    assert lobby.page is Page.STATISTICS


def test_a_game_that_makes_no_sense_to_this_version_is_left_out(journal: Journal) -> None:
    play(journal, thrown(3, 5))
    chess = '{"game": "chess", "seconds": 0, "setup": {}}\n'
    with journal._rows.connection as rows:
        rows.execute("INSERT INTO games VALUES (?, ?, 1)", (7, chess))
    assert [game.number for game in history(journal).games] == [1]


def test_an_unfinished_game_is_taken_up_again_weeks_later(journal: Journal, tmp_path: Path) -> None:
    play(journal, thrown(3, 5))
    journal.finish()
    play(journal, thrown(1, 1), Chosen(Choice(FINISH)))
    journal.finish()
    room = Room(journal)
    room.choose(OPEN, Page.STATISTICS)
    room.choose(TAKE_UP, 1)
    assert room.loop.evening.table == replay(ADA, [thrown(3, 5)])
    room.loop.inbox.put(thrown(2, 2))
    room.loop.turn()
    journal.close()
    again, _ = open_journal(tmp_path)
    saved = again.unfinished()
    assert saved
    assert saved.events == (thrown(3, 5), thrown(2, 2))
    assert len(again.games()) == 2


def test_a_finished_game_can_be_taken_back_to_its_last_move(journal: Journal) -> None:
    play(journal, thrown(3, 5), Chosen(Choice(FINISH)))
    journal.finish()
    room = Room(journal)
    room.choose(OPEN, Page.STATISTICS)
    room.choose(TAKE_UP, 1)
    room.choose(UNDO)
    table = room.loop.evening.table
    assert table
    assert outcome(table) is None
    assert table == replay(ADA, [thrown(3, 5), Chosen(Choice(FINISH)), Chosen(Choice(UNDO))])


def test_a_new_game_after_an_old_one_is_the_one_that_is_offered_again(
    journal: Journal, tmp_path: Path
) -> None:
    play(journal, thrown(3, 5))
    journal.take_up(1)
    play(journal, thrown(4, 4))
    journal.close()
    saved = open_journal(tmp_path)[0].unfinished()
    assert saved
    assert saved.events == (thrown(4, 4),)


def test_the_export_says_where_it_is(journal: Journal, tmp_path: Path) -> None:
    play(journal, thrown(3, 5))
    room = Room(journal)
    room.choose(OPEN, Page.STATISTICS)
    room.choose(EXPORT)
    (told,) = [cue for cue in room.cues if isinstance(cue, Exported)]
    assert Path(told.path).parent == tmp_path
    written = Path(told.path).read_text(encoding="utf-8-sig").splitlines()
    wanted = [list(line) for line in rows(room.loop.evening.lobby.history.games)]
    assert list(csv.reader(written)) == wanted


def test_deleted_for_good_means_that_no_file_knows_the_name_any_more(
    journal: Journal, tmp_path: Path
) -> None:
    for _ in range(20):
        play(journal, *[thrown(3, 5)] * 20)
    (tmp_path / "games-damaged-1.sqlite").write_text(NAME)
    assert any(NAME.encode() in path.read_bytes() for path in tmp_path.iterdir())
    room = Room(journal)
    room.choose(OPEN, Page.STATISTICS)
    room.choose(OPEN, Page.DELETING)
    assert room.loop.evening.lobby.history.games
    room.choose(DELETE_HISTORY)
    assert room.loop.evening.lobby.history == History()
    assert [path.name for path in tmp_path.iterdir() if NAME.encode() in path.read_bytes()] == []
    journal.close()
    assert [path.name for path in tmp_path.iterdir() if NAME.encode() in path.read_bytes()] == []
    again, _ = open_journal(tmp_path)
    assert (again.games(), again.unfinished()) == ((), None)


def test_deleting_beside_a_newer_journal_deletes_both_and_the_next_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a downgrade the journal in use has the name of a copy; it must not be taken for one."""
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    newer, _ = open_journal(tmp_path)
    play(newer, thrown(3, 5))
    newer.close()
    connection = sqlite3.connect(tmp_path / "games.sqlite")
    connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.close()
    journal, told = open_journal(tmp_path)
    assert [said.key for said in told] == ["journal.newer"]
    play(journal, thrown(1, 1))
    play(journal, thrown(2, 2))
    assert delete_history(journal, tmp_path) == (3, None)
    assert [path.name for path in tmp_path.iterdir() if NAME.encode() in path.read_bytes()] == []
    assert not (tmp_path / "games.sqlite").exists()
    play(journal, thrown(6, 6))
    journal.close()
    assert live_journal(tmp_path) == tmp_path / "games-1.sqlite"
    again, told = open_journal(tmp_path)
    assert (told, again.unfinished()) == ((), SavedGame(ADA, (thrown(6, 6),)))
    assert live_journal(tmp_path) == tmp_path / "games.sqlite"


def test_where_nothing_can_be_written_the_copies_stay_and_the_journal_says_why(tmp_path: Path) -> None:
    (blocked := tmp_path / "blocked").touch()
    (copy := tmp_path / "games-1.sqlite").touch()
    journal, _ = open_journal(blocked / "state")
    delete_history(journal, tmp_path)
    assert journal.trouble
    assert copy.exists()


def test_after_deleting_a_new_game_is_saved_as_ever(journal: Journal) -> None:
    play(journal, thrown(3, 5))
    journal.delete_all()
    play(journal, thrown(1, 1))
    assert [game.throws for game in history(journal).games] == [((1, 1),)]


@pytest.mark.parametrize(
    ("begun", "evening"),
    [
        ("2026-11-16 20:15", "2026-11-16"),
        ("2026-11-17 01:30", "2026-11-16"),
        ("2026-11-17 06:00", "2026-11-17"),
        ("", ""),
        ("yesterday", ""),
    ],
)
def test_a_game_after_midnight_belongs_to_the_evening_before(begun: str, evening: str) -> None:
    assert evening_of(begun) == evening


def test_a_table_has_a_line_for_each_throw_and_one_for_a_game_of_cards() -> None:
    dice = PlayedGame(1, "2026-11-16 20:00", "2026-11-16", "just-dice", ("Ada",), ((3, 5), (1, 2)), (11,), ())
    cards = PlayedGame(2, "", "", "numberloor", ("Ada", "Ben"), (), (5, 3), (0,))
    none = ("",) * 8
    assert list(rows((cards, dice))) == [
        HEAD,
        ("2026-11-16", "2026-11-16 20:00", "1", "just-dice", "Ada", "11", "", "1", "8", "3", "5", *none),
        ("2026-11-16", "2026-11-16 20:00", "1", "just-dice", "Ada", "11", "", "2", "3", "1", "2", *none),
        ("", "", "2", "numberloor", "Ada, Ben", "5, 3", "Ada", *("",) * 12),
    ]


@pytest.mark.parametrize("name", ["=1+1", "+Ada", "-Ada", "@Ada", "\tAda"])
def test_a_name_is_never_a_formula(name: str) -> None:
    game = PlayedGame(1, "", "", "just-dice", (name,), ())
    assert list(rows([game]))[1][4] == f"'{name}"
    assert harmless("Ada = Ben") == "Ada = Ben"


def test_a_spreadsheet_sees_that_the_table_is_utf_8_and_where_lines_end() -> None:
    game = PlayedGame(1, "", "", "just-dice", ("Zoë",), ())
    assert history_table([game]).startswith(b"\xef\xbb\xbfevening,begun,")
    assert history_table([game]).endswith(b",,1,just-dice,Zo\xc3\xab" + b"," * 14 + b"\r\n")


def test_only_a_real_stick_is_taken_for_one(tmp_path: Path) -> None:
    (tmp_path / "pi" / "folder").mkdir(parents=True)
    assert stick([tmp_path, tmp_path / "nothing"]) is None
