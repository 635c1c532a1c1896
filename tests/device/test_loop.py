"""The loop: one place where the state is replaced, journalled before anyone sees it."""

from __future__ import annotations

import ast
import shutil
import sqlite3
from dataclasses import replace
from inspect import getsource
from pathlib import Path

import pytest

import device.loop
from config.settings import load
from device.games_from_settings import lobby_for
from device.loop import EVENTS_A_TURN, Loop, SavingFailed, SavingWorks, timekeeper
from device.saving.game_file import SavedGame
from device.saving.journal import Journal, open_journal
from device.saving.journal_file import TABLES
from device.saving.preference_store import liked_language
from device.saving.rows import LOOKS_BETWEEN_TRIES
from device.saving.state_folder import FolderMadeAnew
from games import choices as verbs
from games.choices import Choice
from games.cues import Cue, TimeRanOut
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed, Ticked
from games.record import Started, replay
from games.table import begin
from games.upwards import Setup
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Lobby, Page
from session.lock import LOCK, NUMBER, UNLOCK

STARTED = Started(Setup(players=("Ada", "Ben")), 90)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return open_journal(tmp_path)[0]


@pytest.fixture
def lobby() -> Lobby:
    return lobby_for(load(), "en")


def chosen(verb: str, *about: int | str) -> Chosen:
    return Chosen(Choice(verb, about))


def at_table(lobby: Lobby, journal: Journal) -> Loop:
    journal.begin(STARTED)
    return Loop(Evening(lobby, begin(STARTED.setup, STARTED.seconds)), journal)


def take(loop: Loop, *events: Event) -> None:
    for event in events:
        loop.inbox.put(event)
    loop.turn()


class Hour:
    """A clock that somebody else moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def listening(loop: Loop) -> list[Cue]:
    """All cues that the loop gives from now on."""
    told: list[Cue] = []
    loop.views = (lambda _, cues: told.extend(cues),)
    return told


def test_events_of_a_turn_are_taken_in_order_and_every_view_is_told_once(
    lobby: Lobby, journal: Journal
) -> None:
    loop = at_table(lobby, journal)
    told: list[tuple[Evening, tuple[Cue, ...]]] = []
    loop.views = (lambda evening, cues: told.append((evening, cues)),)
    take(loop, DiceSettled(Throw((1, 2, 3))), Pressed(Key.ANNOUNCE), chosen(verbs.ANNOUNCE, 1))
    assert len(told) == 1
    evening, cues = told[0]
    assert evening is loop.evening
    assert [type(cue).__name__ for cue in cues] == ["ThrowTaken", "WhoAsked", "Passed", "Announced"]


def test_a_flood_of_presses_is_taken_a_few_a_turn_so_that_every_view_goes_on(
    lobby: Lobby,
) -> None:
    """From the inbox and from a sense alike; none is lost, and they stay in order."""
    journal = Journal(in_memory())
    loop = at_table(lobby, journal)
    floods = iter([[Ticked(seconds) for seconds in range(1, 501)]])
    loop.senses = (lambda _: next(floods, ()),)
    for seconds in range(501, 1001):
        loop.inbox.put(Ticked(seconds))
    taken: list[int] = []
    loop.views = (lambda _, __: taken.append(len(journal.game(1).events)),)
    while not taken or taken[-1] < 1000:
        loop.turn()
    assert taken == list(range(EVENTS_A_TURN, 1001, EVENTS_A_TURN))
    assert list(journal.game(1).events) == [Ticked(seconds) for seconds in range(1, 1001)]


def in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(TABLES)
    return connection


def test_a_folder_that_vanishes_is_told_once_and_saved_anew(
    lobby: Lobby, journal: Journal, tmp_path: Path
) -> None:
    loop = at_table(lobby, journal)
    told = listening(loop)
    take(loop, Ticked(1))
    shutil.rmtree(tmp_path)
    take(loop)
    take(loop, Ticked(2))
    assert told == [FolderMadeAnew()]
    assert open_journal(tmp_path)[0].unfinished() == SavedGame(STARTED, (Ticked(1), Ticked(2)))


def test_an_event_is_on_disk_before_anyone_sees_what_it_led_to(
    lobby: Lobby, journal: Journal, tmp_path: Path
) -> None:
    loop = at_table(lobby, journal)
    seen: list[int] = []
    loop.views = (lambda _, __: seen.append(rows(tmp_path)),)
    take(loop, DiceSettled(Throw((1, 2, 3))))
    take(loop, Pressed(Key.ANNOUNCE))
    assert seen == [1, 2]


def rows(folder: Path) -> int:
    other = sqlite3.connect(folder / "games.sqlite")
    try:
        return int(other.execute("SELECT count(*) FROM events").fetchone()[0])
    finally:
        other.close()


def test_the_saved_game_is_the_game_that_was_played(lobby: Lobby, journal: Journal) -> None:
    loop = at_table(lobby, journal)
    take(
        loop,
        DiceSettled(Throw((1, 2, 3))),
        Ticked(7),
        Pressed(Key.ANNOUNCE),
        chosen(verbs.ANNOUNCE, 0),
        chosen(verbs.UNDO),
        chosen(verbs.PAUSE),
    )
    saved = journal.unfinished()
    assert saved
    assert replay(saved.started, saved.events) == loop.evening.table


def test_what_happens_in_the_lobby_is_no_part_of_any_game(lobby: Lobby, journal: Journal) -> None:
    loop = Loop(Evening(lobby), journal)
    take(loop, chosen(lobbies.NEW_GAME, "upwards"), DiceSettled(Throw((1, 2, 3))), chosen(lobbies.DONE))
    assert journal.games() == ()
    take(loop, chosen(lobbies.START))
    saved = journal.unfinished()
    assert saved
    assert saved.events == ()
    assert loop.evening.table == begin(saved.started.setup, saved.started.seconds)


def test_a_game_left_and_taken_up_again_goes_on_in_the_same_record(lobby: Lobby, journal: Journal) -> None:
    loop = at_table(lobby, journal)
    events = (
        DiceSettled(Throw((1, 2, 3))),
        chosen(verbs.PAUSE),
        chosen(verbs.LEAVE),
    )
    take(loop, *events)
    assert loop.evening.table is None
    take(loop, chosen(lobbies.RESUME_SAVED), Ticked(5))
    assert journal.unfinished() == SavedGame(STARTED, (*events, Ticked(5)))


def test_a_game_that_people_put_away_is_not_offered_again(lobby: Lobby, journal: Journal) -> None:
    loop = at_table(lobby, journal)
    loop.evening = Evening(replace(lobby, page=Page.SAVED, saved=loop.evening.table))
    take(loop, chosen(lobbies.DROP_SAVED))
    assert journal.unfinished() is None
    assert [game.finished for game in journal.games()] == [True]


def test_the_language_chosen_on_the_screen_is_kept(lobby: Lobby, journal: Journal) -> None:
    take(Loop(Evening(lobby), journal), chosen(lobbies.LANGUAGE, "de"))
    assert liked_language(journal) == "de"


def test_the_lock_is_kept_but_is_no_part_of_the_saved_game(lobby: Lobby, journal: Journal) -> None:
    loop = at_table(lobby, journal)
    numbers = [chosen(NUMBER, number) for number in (7, 3, 9)]
    take(loop, chosen(verbs.PAUSE), chosen(LOCK), chosen(verbs.LEAVE), chosen(UNLOCK), *numbers)
    assert (loop.evening.lobby.locked, journal.preferred("lock")) == (False, "open")
    assert journal.unfinished() == SavedGame(STARTED, (chosen(verbs.PAUSE),))


def test_switching_off_ends_the_loop(lobby: Lobby, journal: Journal) -> None:
    loop = Loop(Evening(lobby), journal)
    loop.inbox.put(chosen(lobbies.OPEN, Page.SWITCH_OFF))
    loop.inbox.put(chosen(lobbies.QUIT))
    loop.run()
    assert loop.stopped


def test_the_state_is_replaced_in_one_place_only_where_an_event_is_taken() -> None:
    (loop,) = [node for node in ast.parse(getsource(device.loop)).body if getattr(node, "name", "") == "Loop"]
    assert isinstance(loop, ast.ClassDef)
    places = [
        method.name
        for method in loop.body
        if isinstance(method, ast.FunctionDef)
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute) and node.attr == "evening" and isinstance(node.ctx, ast.Store)
    ]
    assert places == ["__init__", "_take"]


class Stage:
    """A table with a timer, and the time left on it after each turn."""

    def __init__(self, lobby: Lobby, journal: Journal) -> None:
        self.hour = Hour()
        self.loop = at_table(lobby, journal)
        self.loop.senses = (timekeeper(self.hour),)

    def left_after(self, seconds: float, *events: Event) -> int:
        self.hour.now += seconds
        take(self.loop, *events)
        assert self.loop.evening.table
        return self.loop.evening.table.timer.left


def test_seconds_count_only_while_the_timer_runs(lobby: Lobby, journal: Journal) -> None:
    stage = Stage(lobby, journal)
    assert stage.left_after(50, DiceSettled(Throw((1, 2, 3)))) == 90
    assert stage.left_after(10.4) == 80
    assert stage.left_after(0.7) == 79
    assert stage.left_after(5.0, chosen(verbs.PAUSE)) == 74
    assert stage.left_after(3600) == 74
    assert stage.left_after(0.5, chosen(verbs.RESUME)) == 74
    assert stage.left_after(4) == 70


def test_undo_and_redo_bring_the_time_back_with_the_event(lobby: Lobby, journal: Journal) -> None:
    stage = Stage(lobby, journal)
    stage.left_after(0, DiceSettled(Throw((1, 2, 3))))
    assert stage.left_after(20, Pressed(Key.ANNOUNCE), chosen(verbs.ANNOUNCE, 0)) == 70
    assert stage.left_after(10) == 60
    assert stage.left_after(0, chosen(verbs.UNDO)) == 70
    assert stage.left_after(30) == 40
    assert stage.left_after(0, chosen(verbs.REDO)) == 60


def test_the_time_left_survives_pulling_the_plug(lobby: Lobby, journal: Journal, tmp_path: Path) -> None:
    stage = Stage(lobby, journal)
    stage.left_after(0, DiceSettled(Throw((1, 2, 3))))
    assert stage.left_after(33.3) == 57
    saved = open_journal(tmp_path)[0].unfinished()
    assert saved
    assert replay(saved.started, saved.events) == stage.loop.evening.table


def test_time_that_ran_out_is_told_once_and_no_more_seconds_are_sent(lobby: Lobby, journal: Journal) -> None:
    stage = Stage(lobby, journal)
    told = listening(stage.loop)
    stage.left_after(0, DiceSettled(Throw((1, 2, 3))))
    assert stage.left_after(1000) == 0
    assert stage.left_after(1000) == 0
    assert told.count(TimeRanOut()) == 1
    saved = journal.unfinished()
    assert saved
    assert saved.events == (DiceSettled(Throw((1, 2, 3))), Ticked(1000))


class WornOut(sqlite3.Connection):
    """A disk that can be told to fail."""

    is_failing = False

    def execute(self, *args: object) -> sqlite3.Cursor:
        if self.is_failing:
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(*args)  # type: ignore[arg-type]


@pytest.fixture
def worn_disk() -> WornOut:
    disk = sqlite3.connect(":memory:", factory=WornOut)
    disk.executescript(TABLES)
    return disk


def test_a_disk_that_fails_is_told_once_and_its_recovery_too(lobby: Lobby, worn_disk: WornOut) -> None:
    journal = Journal(worn_disk)
    loop = at_table(lobby, journal)
    told = listening(loop)
    worn_disk.is_failing = True
    take(loop, Ticked(1))
    take(loop, Ticked(2))
    assert told == [SavingFailed("database or disk is full")]
    worn_disk.is_failing = False
    take(loop, Ticked(3))
    assert told == [SavingFailed("database or disk is full"), SavingWorks()]
    assert journal.unfinished() == SavedGame(STARTED, (Ticked(1), Ticked(2), Ticked(3)))


def test_what_a_full_disk_refused_is_saved_once_there_is_room_though_nobody_plays_on(
    lobby: Lobby, worn_disk: WornOut
) -> None:
    journal = Journal(worn_disk)
    loop = at_table(lobby, journal)
    told = listening(loop)
    worn_disk.is_failing = True
    take(loop, Ticked(1))
    worn_disk.is_failing = False
    for _ in range(LOOKS_BETWEEN_TRIES):
        loop.turn()
    assert told == [SavingFailed("database or disk is full"), SavingWorks()]
    assert journal.unfinished() == SavedGame(STARTED, (Ticked(1),))
