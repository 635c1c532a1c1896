"""What the journal brings back changes the evening as everything does: an event in, a step out."""

from __future__ import annotations

from games.cues import Step
from games.just_dice import Setup
from games.table import begin
from session.evening import Evening, advance
from session.events import GamesRead, GameTakenUp, HistoryErased, HistoryOpened
from session.lobby import Lobby, Page
from session.statistics import History, PlayedGame

OLD, OLDER = (PlayedGame(number, "", "2026-11-17", "just-dice", ("Ada",), ((3, 5),)) for number in (2, 1))
TABLE = begin(Setup(("Ada", "Ben")))


def looking_back(*games: PlayedGame) -> Evening:
    return Evening(Lobby((), ("Ada",), page=Page.STATISTICS, history=History(games, "2026-11-17")))


def test_whoever_looks_back_begins_with_no_game_and_this_evening() -> None:
    assert advance(looking_back(OLD), HistoryOpened("2026-11-17")) == Step(looking_back())


def test_games_are_read_a_few_at_a_time_the_newest_first() -> None:
    assert advance(looking_back(OLD), GamesRead((OLDER,))) == Step(looking_back(OLD, OLDER))


def test_of_an_erased_history_nothing_is_left() -> None:
    assert advance(looking_back(OLD), HistoryErased()).state.lobby.history == History()


def test_an_earlier_game_that_is_taken_up_stands_on_the_table() -> None:
    step = advance(looking_back(OLD), GameTakenUp(TABLE))
    assert (step.state.table, step.state.lobby.page, step.state.lobby.saved) == (TABLE, Page.HOME, None)
