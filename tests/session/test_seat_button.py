"""A player's own push button, in every game."""

from __future__ import annotations

import pytest

from config.settings import load
from device.games_from_settings import game_kinds, simulated_setup
from games import beam, numberloor
from games.choices import Choice
from games.cues import Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.one_file.shipped import PIG
from games.table import Table, advance, begin
from games.upwards import Setup
from session.lobby import GameKind
from session.seat_button import MINE, own_choice

KINDS = game_kinds(load())


def writing() -> Table:
    """Two players on paper in their first round."""
    return advance(begin(Setup(players=("Ada", "Ben"))), DiceSettled(Throw((1, 2, 3)))).state


def test_it_announces_for_its_seat_without_asking_who() -> None:
    assert own_choice(writing(), 1) == Choice("announce", (1,))


def test_it_answers_the_question_who() -> None:
    asked = advance(writing(), Pressed(Key.ANNOUNCE)).state
    assert own_choice(asked, 0) == Choice("announce", (0,))
    assert advance(asked, Chosen(own_choice(asked, 0))).state.asking is None


def test_in_the_last_round_it_passes_for_its_seat() -> None:
    last = advance(writing(), Chosen(Choice("announce", (0,)))).state
    last = advance(last, Chosen(Choice("round-done"))).state
    last = advance(last, DiceSettled(Throw((4, 5, 6)))).state
    assert own_choice(last, 1) == Choice("pass", (1,))


def beam_me_up(*events: Event) -> Table:
    """Ben has lifted one counter, and Ada is on turn."""
    table = begin(beam.Setup(("Ada", "Ben")))
    for event in (Chosen(Choice("lift", (1,))), *events):
        table = advance(table, event).state
    return table


def test_whoever_is_on_turn_in_beam_me_up_uses_the_dice_and_nobody_else() -> None:
    table = beam_me_up(DiceSettled(Throw((1, 1, 2, 3, 6))))
    assert own_choice(table, 0) == Choice("announce")
    assert own_choice(table, 1) == Choice(MINE, (1,))


def test_in_a_game_from_a_file_whoever_is_on_turn_stops_with_it_and_nobody_else() -> None:
    table = advance(begin(PIG.setup(("Ada", "Ben"))), DiceSettled(Throw((5,)))).state
    assert own_choice(table, 0) == Choice("pass")
    assert own_choice(table, 1) == Choice(MINE, (1,))


def numbers(*choices: Choice) -> Table:
    table = begin(numberloor.Setup(("Ada", "Ben", "Cleo"), ("person",) * 3))
    for choice in (Choice("open", ("floor-5",)), Choice("open", ("balloon-3",)), *choices):
        table = advance(table, Chosen(choice)).state
    return table


def test_in_numberloor_it_draws_hands_on_and_says_whose_night_floor_it_was() -> None:
    assert own_choice(numbers(), 0) == Choice("draw-two")
    assert own_choice(numbers(Choice("draw-two")), 0) == Choice("pass")
    assert own_choice(numbers(Choice("lay", (0, "floor-8"))), 0) == Choice("pass")
    assert own_choice(numbers(), 1) == Choice(MINE, (1,))
    asked = advance(numbers(), DiceSettled(Throw((), ("night-8", "balloon-3")))).state
    assert own_choice(asked, 2) == Choice("say-owner", (2,))
    snatched = numbers(Choice("lay", (0, "floor-8")), Choice("snatch", (1, "night-8")))
    assert own_choice(snatched, 0) == Choice("announce", (0,))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.template.__module__)
def test_where_nothing_names_its_seat_the_rules_say_no_and_nothing_changes(kind: GameKind) -> None:
    table = begin(simulated_setup(kind, ("Ada", "Ben")))
    assert own_choice(table, 1) == Choice(MINE, (1,))
    step = advance(table, Chosen(own_choice(table, 1)))
    assert (step.state, [type(cue) for cue in step.cues]) == (table, [Refused])
