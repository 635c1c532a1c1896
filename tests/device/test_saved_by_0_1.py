"""What version 0.1 has saved is opened by every later version: games, preferences, what it was taught."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.first_page import opening
from device.saving.game_file import SavedGame
from device.saving.journal import Journal, open_journal
from device.saving.learned import learned_in
from games import upwards
from games.choices import REDO, UNDO, Choice
from games.events import Chosen
from games.record import replay
from games.registry import name_of
from games.replaying import Replay
from games.table import begin, choices, outcome
from session.lobby import Page
from tests.device.calls import call_with

SAVED = Path(__file__).parents[1] / "saved_by_0_1"
FOUND: dict[str, Any] = json.loads((SAVED / "what_0_1_found.json").read_text())
GAMES = tuple(name for name in FOUND if name != "evening")


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A copy: opening tidies the write-ahead log away."""
    return Path(shutil.copytree(SAVED / request.param, tmp_path / request.param))


@pytest.fixture
def journal(folder: Path) -> Iterator[Journal]:
    opened, told = open_journal(folder)
    assert told == ()
    yield opened
    opened.close()


def found(journal: Journal, number: int, begun: str) -> dict[str, Any]:
    game = journal.game(number)
    table = replay(game.started, game.events)
    ended = outcome(table)
    return {
        "game": name_of(game.started.setup),
        "players": list(table.players),
        "seconds": game.started.seconds,
        "seed": game.started.seed,
        "begun": begun,
        "events": len(game.events),
        "undo": how_often(game, UNDO),
        "redo": how_often(game, REDO),
        "paused": table.paused,
        "timer": table.timer.left,
        "points": list(ended.points) if ended else None,
        "winners": list(ended.winners) if ended else None,
    }


def how_often(game: SavedGame, verb: str) -> int:
    """How far people can go back or forth, one step after the other."""
    again, steps = Replay(begin(game.started.setup, game.started.seconds)), 0
    for event in (*game.events, Chosen(Choice("resume"))):
        again.take(event)
    while Choice(verb) in choices(again.table):
        again.take(Chosen(Choice(verb)))
        steps += 1
    return steps


@pytest.mark.parametrize("folder", FOUND, indirect=True)
def test_every_game_ends_where_it_ended_and_can_be_taken_back_as_far(folder: Path, journal: Journal) -> None:
    games = [found(journal, number, begun) for number, begun in sorted(journal.dates().items())]
    assert games == FOUND[folder.name]["games"]


@pytest.mark.parametrize("folder", GAMES, indirect=True)
def test_the_interrupted_game_of_each_kind_is_offered_and_goes_on(folder: Path, journal: Journal) -> None:
    saved = journal.unfinished()
    assert saved
    offered = {"game": name_of(saved.started.setup), "events": len(saved.events)}
    assert offered == FOUND[folder.name]["offered"]
    found = journal.resume()
    assert found
    assert found.table == replay(saved.started, saved.events)
    assert opening(call_with(), journal, found.table).page is Page.SAVED


@pytest.mark.parametrize("folder", ["evening"], indirect=True)
def test_what_people_liked_told_and_taught_is_there_again(folder: Path, journal: Journal) -> None:
    lobby = opening(call_with(), journal, None)
    liked = lobby.preferences
    assert (liked.theme, liked.seconds, liked.hidden, lobby.locked) == ("dark", 30, ("ask",), True)
    templates = [kind.template for kind in lobby.kinds]
    assert [one.facts.rows for one in templates if isinstance(one, upwards.Setup)] == [7]
    learned, told = learned_in(folder)
    assert (told, learned.names("pi")) == ((), ("event-die", "deck", "camera"))
    assert learned.controls("pi") == {"AeEnable": False, "ExposureTime": 20_000, "ColourGains": (1.5, 1.8)}


@pytest.mark.parametrize("folder", FOUND, indirect=True)
def test_the_text_copy_alone_brings_the_game_in_progress_back(folder: Path) -> None:
    """The database is gone; the copy has every event of it."""
    for path in folder.glob("games.sqlite*"):
        path.unlink()
    journal, told = open_journal(folder)
    saved = journal.unfinished()
    assert saved
    assert [said.key for said in told] == ["journal.restored"]
    offered = {"game": name_of(saved.started.setup), "events": len(saved.events)}
    assert offered == FOUND[folder.name]["offered"]
    journal.close()
