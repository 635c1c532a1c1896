"""Simulated players: legal, quick to end, and in the right order of strength."""

from __future__ import annotations

import random

import pytest

from games.choices import Choice
from games.cues import Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.rules import Outcome
from games.upwards import RULES, Effect, Option, Plays, Setup, SheetFacts, start
from games.upwards.cues import ForfeitWarned
from games.upwards.players import decide
from games.upwards.state import Phase
from games.upwards.verbs import ROUND_DONE
from tests.games.upwards_game import after, settled

STRENGTHS = (Plays.EASY, Plays.FAIR, Plays.STRONG)


def played(setup: Setup, seed: int) -> Outcome:
    """A whole game in which no choice may be refused or lead nowhere."""
    chance, game = random.Random(seed), start(setup)
    while (ended := RULES.outcome(game)) is None:
        choices = [decide(game, seat, chance.randrange) for seat in game.seats]
        choice = next((choice for choice in choices if choice), None)
        signs = (chance.choice(tuple(Effect)),) if setup.event_die else ()
        throw = DiceSettled(Throw(tuple(chance.randint(1, 6) for _ in range(3)), signs))
        step = RULES.advance(game, Chosen(choice) if choice else throw)
        assert step.state != game
        assert [cue for cue in step.cues if isinstance(cue, Refused)] == []
        game = step.state
    return ended


@pytest.mark.parametrize("option", Option)
@pytest.mark.parametrize("event_die", [False, True])
def test_a_game_of_all_strengths_ends_with_points_for_everyone(option: Option, event_die: bool) -> None:
    ended = played(Setup(("A", "B", "C"), STRENGTHS, option, event_die), seed=1)
    assert len(ended.points) == 3
    assert any(ended.points)


@pytest.mark.parametrize("option", Option)
@pytest.mark.parametrize(("stronger", "weaker"), [(Plays.FAIR, Plays.EASY), (Plays.STRONG, Plays.FAIR)])
def test_the_stronger_player_makes_more_points(option: Option, stronger: Plays, weaker: Plays) -> None:
    setup = Setup(("A", "B"), (stronger, weaker), option, facts=SheetFacts(rows=6))
    ends = [played(setup, seed) for seed in range(2)]
    assert sum(ended.points[0] or 0 for ended in ends) > sum(ended.points[1] or 0 for ended in ends)


def test_a_tiny_sheet_is_played_to_its_end() -> None:
    facts = SheetFacts(columns=1, rows=1, reserve=0, extra_reserve=0)
    assert len(played(Setup(("A", "B", "C"), STRENGTHS, facts=facts, event_die=True), seed=3).points) == 3


def test_simulated_players_end_a_round_only_among_themselves() -> None:
    with_ada = start(Setup(("Ada", "Bot"), (Plays.PAPER, Plays.EASY)))
    game = after(with_ada, settled(1, 2, 3))
    while choice := decide(game, 1, lambda _: 0):
        game = after(game, choice)
    assert game.phase is Phase.WRITING
    assert decide(game, 0, lambda _: 0) is None


def test_who_is_simulated_says_that_the_round_is_done() -> None:
    game = after(start(Setup(("Bot",), (Plays.FAIR,))), settled(1, 2, 3))
    taps: list[Choice] = []
    while choice := decide(game, 0, lambda _: 0):
        taps.append(choice)
        game = after(game, choice)
    assert taps[-1] == Choice(ROUND_DONE)


def test_the_strong_player_combines_rather_than_forfeits() -> None:
    facts = SheetFacts(columns=1, rows=1, reserve=0)
    game = after(start(Setup(("Bot",), (Plays.STRONG,), facts=facts)), settled(1, 2, 3))
    while choice := decide(game, 0, lambda _: 0):
        step = RULES.advance(game, Chosen(choice))
        assert [cue for cue in step.cues if isinstance(cue, ForfeitWarned)] == []
        game = step.state
    assert game.desks[0]
    assert game.desks[0].sheet.columns == ((6,),)
