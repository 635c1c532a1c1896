"""After the game: once more with one tap, another game with the same people, and the evening's ranking."""

from __future__ import annotations

from games.choices import LEAVE, Choice
from games.cues import TableLeft
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.just_dice.state import Plays
from games.just_dice.state import Setup as JustDice
from games.just_dice.verbs import FINISH
from games.record import Started
from games.registry import games
from games.table import begin, outcome
from session import lobby as lobbies
from session.evening import Evening, advance, choices
from session.lobby import GameKind, GameWanted, Lobby, Page, PeopleMet, TonightWanted
from session.people import with_people
from session.ranking import Standing, places, ranking
from session.rematch import AGAIN, ANOTHER_GAME
from session.statistics import PlayedGame

KINDS = tuple(GameKind(game.setup()) for game in games().values())
SETUP = JustDice(("Ada", "Ben"), (Plays.PERSON,) * 2, dice=3)
LOBBY = Lobby(KINDS, ("Ada", "Ben", "Cleo"), seed=4)


def over() -> Evening:
    playing = Evening(LOBBY, begin(SETUP, 30))
    thrown = advance(playing, DiceSettled(Throw((1, 2, 3)))).state
    return advance(thrown, Chosen(Choice(FINISH))).state


def test_the_same_people_play_again_under_the_same_rules_with_one_tap() -> None:
    step = advance(over(), Chosen(Choice(AGAIN)))
    assert step.cues == (
        TableLeft(),
        GameWanted(Started(SETUP, 30, 4)),
        PeopleMet(with_people((), ("Ada", "Ben"))),
    )
    assert step.state.table
    assert step.state.table.setup == SETUP
    assert outcome(step.state.table) is None
    assert step.state.lobby.seed == 5


def test_another_game_asks_nobody_who_plays() -> None:
    shelf = advance(over(), Chosen(Choice(ANOTHER_GAME))).state
    assert (shelf.table, shelf.lobby.page, shelf.lobby.saved) == (None, Page.HOME, None)
    chosen = advance(shelf, Chosen(Choice(lobbies.NEW_GAME, ("upwards",)))).state
    assert chosen.lobby.page is Page.HOUSE
    assert chosen.lobby.draft
    assert chosen.lobby.draft.setup.players == ("Ada", "Ben")


def test_where_they_are_too_few_the_seats_are_asked() -> None:
    alone = Evening(LOBBY, begin(JustDice(("Ada",), (Plays.PERSON,)), 30))
    ended = advance(alone, DiceSettled(Throw((1, 2)))).state
    ended = advance(ended, Chosen(Choice(FINISH))).state
    shelf = advance(ended, Chosen(Choice(ANOTHER_GAME))).state
    assert advance(shelf, Chosen(Choice(lobbies.NEW_GAME, ("upwards",)))).state.lobby.page is Page.SEATS


def test_nothing_of_it_is_offered_before_the_end() -> None:
    playing = Evening(LOBBY, begin(SETUP, 30))
    assert {AGAIN, ANOTHER_GAME}.isdisjoint(choice.verb for choice in choices(playing))
    assert advance(playing, Chosen(Choice(AGAIN))).state.table == playing.table


def test_the_end_of_a_game_asks_for_the_evenings_games_and_children_may_go_on() -> None:
    thrown = advance(Evening(LOBBY, begin(SETUP, 30)), DiceSettled(Throw((1, 2, 3)))).state
    assert TonightWanted() in advance(thrown, Chosen(Choice(FINISH))).cues
    locked = Evening(Lobby(KINDS, ("Ada", "Ben"), locked=True), over().table)
    assert {AGAIN, ANOTHER_GAME, LEAVE} <= {choice.verb for choice in choices(locked)}


def game(players: tuple[str, ...], points: tuple[int, ...], *winners: int) -> PlayedGame:
    return PlayedGame(1, "", "", "any", players, (), points, winners)


def test_places_are_shared_and_winners_come_first() -> None:
    assert places((5, 9, 9, 2), (1, 2)) == (3, 1, 1, 4)
    assert places((5, 9), (0,)) == (1, 2)


def test_the_ranking_counts_medals_as_at_the_olympic_games() -> None:
    three = game(("Ada", "Ben", "Cleo"), (3, 9, 5), 1)
    two = game(("Cleo", "Ada"), (8, 2), 0)
    assert ranking((three, two)) == (
        Standing("Cleo", (1, 1, 0), 2, 1),
        Standing("Ben", (1, 0, 0), 1, 2),
        Standing("Ada", (0, 0, 0), 2, 3),
    )


def test_a_game_without_a_winner_or_an_end_gives_no_medals() -> None:
    assert ranking((game(("Ada", "Ben"), (1, 2)), game(("Ada", "Ben"), ()))) == ()
