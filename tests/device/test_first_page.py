"""How an evening begins: remembered, and asked about the very first time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.first_page import opening
from device.saving.journal import Journal, open_journal
from games.choices import Choice
from games.events import Chosen
from games.table import begin
from games.upwards import Setup
from session import lobby as lobbies
from session.lobby import Page, PreferencesChanged, advance
from tests.device.calls import call_with


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened, _ = open_journal(tmp_path)
    yield opened
    opened.close()


def test_the_very_first_start_asks_for_the_language_first(journal: Journal) -> None:
    lobby = opening(call_with(), journal, None)
    assert (lobby.page, lobby.setting) == (Page.SETTING, "language")


def test_the_second_start_asks_nothing_and_remembers(journal: Journal) -> None:
    journal.prefer("preferences", '{"theme": "dark", "seconds": 30}')
    lobby = opening(call_with(), journal, None)
    assert (lobby.page, lobby.preferences.theme, lobby.seconds) == (Page.HOME, "dark", 30)
    assert lobby.delivered.theme == "light"


def test_whoever_skips_the_questions_is_not_asked_again(journal: Journal) -> None:
    (told,) = advance(opening(call_with(), journal, None), Chosen(Choice(lobbies.SKIP))).cues
    assert isinstance(told, PreferencesChanged)


def test_a_call_that_names_a_game_goes_straight_to_it(journal: Journal) -> None:
    lobby = opening(call_with(game="beam-me-up", players="Zoë,Jörg,Ada"), journal, None)
    assert lobby.page is Page.SEATS
    assert lobby.draft
    assert lobby.draft.setup.players == ("Zoë", "Jörg", "Ada")
    assert lobby.names == ("Zoë", "Jörg", "Ada", "Ben", "Cleo", "Dana", "Emil", "Fina")


def test_the_time_that_people_like_is_the_time_of_the_named_game(journal: Journal) -> None:
    journal.prefer("preferences", '{"seconds": 30}')
    lobby = opening(call_with(game="upwards"), journal, None)
    assert lobby.draft
    assert lobby.draft.seconds == 30


def test_an_interrupted_game_comes_before_everything_else(journal: Journal) -> None:
    saved = begin(Setup(players=("Ada", "Ben")), 90)
    assert opening(call_with(), journal, saved).page is Page.SAVED
