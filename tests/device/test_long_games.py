"""However long a game: its table stays small, a start plays little again, undo reaches its beginning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.loop import Loop
from device.saving.journal import Journal, open_journal
from device.saving.snapshots import EVERY, from_row, to_row
from games import just_dice
from games.choices import REDO, UNDO, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Ticked
from games.game import Game
from games.record import Started, replay
from games.replaying import Replay
from games.table import NEAR, Table, begin, choices, outcome
from session.evening import Evening
from session.lobby import Lobby
from tests.games.test_conformance import agreed, every_game, random_event

STARTED = Started(just_dice.Setup(("Ada", "Ben")), 0)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = quick(tmp_path)
    yield opened
    opened.close()


def quick(folder: Path) -> Journal:
    """A journal without a second copy, which does not wait for the disk."""
    journal, told = open_journal(folder)
    assert told == ()
    journal._second = None
    journal._rows.connection.execute("PRAGMA synchronous = OFF")
    return journal


def at_table(journal: Journal, started: Started = STARTED) -> Loop:
    journal.begin(started)
    return Loop(Evening(Lobby((), ()), begin(started.setup, started.seconds)), journal)


def table_of(loop: Loop) -> Table:
    assert loop.evening.table
    return loop.evening.table


def take(loop: Loop, event: Event) -> None:
    loop.inbox.put(event)
    loop.turn()


def throws(number: int) -> list[Event]:
    return [DiceSettled(Throw((1 + n % 6, 1 + n // 6 % 6))) for n in range(number)]


@pytest.mark.parametrize("number", [EVERY - 1, EVERY, 5 * EVERY + 7])
def test_a_start_plays_a_few_hundred_events_again_and_no_more(
    tmp_path: Path, journal: Journal, number: int
) -> None:
    loop = at_table(journal)
    for event in throws(number):
        take(loop, event)
        assert len(table_of(loop).past) <= NEAR
    again = quick(tmp_path)
    found = again.resume()
    assert found
    assert (found.table, found.events) == (table_of(loop), number)
    assert found.replayed == number % EVERY if number >= EVERY else number
    assert found.table == replay(STARTED, throws(number))
    again.close()


def test_undo_goes_back_to_the_very_beginning_and_redo_returns(tmp_path: Path, journal: Journal) -> None:
    loop = at_table(journal)
    for event in throws(3 * EVERY):
        take(loop, event)
    end = table_of(loop)
    again = quick(tmp_path)
    found = again.resume()
    assert found
    loop = Loop(Evening(Lobby((), ()), found.table), again)
    for left in reversed(range(3 * EVERY)):
        assert Choice(UNDO) in choices(table_of(loop))
        take(loop, Chosen(Choice(UNDO)))
        assert table_of(loop).state.count == table_of(loop).steps == left
    assert Choice(UNDO) not in choices(table_of(loop))
    for _ in range(3 * EVERY):
        take(loop, Chosen(Choice(REDO)))
    assert table_of(loop) == end
    again.close()


@every_game
def test_random_games_with_long_ways_back_are_found_again_as_they_were(
    tmp_path: Path, game: Game[Any, Any]
) -> None:
    """The same events played with every step at hand say where the table must be."""
    chance = random.Random(game.name)
    journal, started = quick(tmp_path), Started(agreed(game, chance), 60)
    loop, whole = at_table(journal, started), Replay(begin(started.setup, started.seconds))
    for _ in range(12):
        for event in way(whole, chance):
            take(loop, event)
            assert table_of(loop) == whole.table
        again = quick(tmp_path)
        found = again.resume()
        assert found
        assert found.table == whole.table
        assert (Choice(UNDO) in choices(found.table)) == (Choice(UNDO) in choices(whole.table))
        again.close()
    journal.close()


def way(whole: Replay, chance: random.Random) -> Iterator[Event]:
    """Some way on, and some way back."""
    for _ in range(chance.randrange(60)):
        if outcome(whole.table) is None:
            event = random_event(whole.table, chance)
            whole.take(event)
            yield event
    for _ in range(chance.randrange(90)):
        event = Chosen(Choice(UNDO)) if chance.random() < 0.9 else Ticked(1)
        whole.take(event)
        yield event


@every_game
def test_every_table_comes_back_from_its_snapshot(game: Game[Any, Any]) -> None:
    chance = random.Random(game.name)
    started = Started(agreed(game, chance), 60)
    whole = Replay(begin(started.setup, started.seconds))
    for _ in range(80):
        if outcome(whole.table) is None:
            whole.take(random_event(whole.table, chance))
        row = to_row(whole.table, started, 3, 70)
        assert row
        assert from_row(started, row) == whole.table


@pytest.mark.parametrize(
    "odd",
    [
        "UPDATE snapshots SET state = replace(state, 'Ada', 'Eve')",
        "UPDATE snapshots SET state = x'00'",
        "UPDATE snapshots SET rules = 'others'",
        "UPDATE snapshots SET number = number - 1",
        "UPDATE snapshots SET checksum = 0, state = ''",
        "DELETE FROM snapshots",
    ],
)
def test_a_snapshot_that_cannot_be_trusted_is_as_if_it_was_never_made(
    tmp_path: Path, journal: Journal, odd: str
) -> None:
    loop = at_table(journal)
    for event in throws(EVERY + 3):
        take(loop, event)
    with journal._rows.connection as rows:
        rows.execute(odd)
    again = quick(tmp_path)
    found = again.resume()
    assert found
    assert found.table == table_of(loop)
    again.close()


def test_what_an_earlier_version_deletes_is_gone_from_the_snapshots_too(journal: Journal) -> None:
    loop = at_table(journal)
    for event in throws(EVERY + 3):
        take(loop, event)
    with journal._rows.connection as rows:
        assert rows.execute("SELECT count(*) FROM snapshots").fetchall() == [(1,)]
        for deed in ("DELETE FROM games", "DELETE FROM events", "DELETE FROM dates"):
            rows.execute(deed)
        assert rows.execute("SELECT count(*) FROM snapshots").fetchall() == [(0,)]
