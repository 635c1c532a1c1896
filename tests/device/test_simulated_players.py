"""Players that the device plays: they end every game, and hold the same cards again after an interruption."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from config.settings import load
from device.evening.tapping import TAP_SECONDS, taps
from device.games_from_settings import game_kinds, kind_named, lobby_for, simulated_setup
from device.loop import Loop
from device.saving.game_file import SavedGame, from_text, to_text
from device.saving.journal import open_journal
from device.saving.looking_back import TakenUp
from device.simulated.players import SimulatedPlayers
from games import beam, numberloor
from games.choices import UNDO, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.numberloor.players import GRACE_SECONDS
from games.numberloor.state import Turn
from games.record import Started
from games.table import Table, advance, begin, expected, outcome, rules
from session.evening import Evening
from session.lobby import GameWanted

PLAYERS = ("Ada", "Ben", "Cleo")
LOBBY = lobby_for(load(), "en")


def started(game: str, seed: int = 0) -> Started:
    return Started(simulated_setup(kind_named(game_kinds(load()), game), PLAYERS), 90, seed)


def thrown(table: Table, chance: random.Random) -> DiceSettled:
    wanted = expected(table)
    assert wanted
    kept = table.state.kept_faces if isinstance(table.state, beam.Beam) else ()
    faces = (*kept, *(chance.randint(1, 6) for _ in range(wanted.pip_dice - len(kept))))
    signs = tuple(chance.choice(rules(table).signs(table.state)) for _ in range(wanted.taught_dice))
    return DiceSettled(Throw(tuple(sorted(faces)), signs))


class Seats:
    """A table with simulated players, driven without camera and loop."""

    def __init__(self, game: str, seed: int) -> None:
        self.started = started(game, seed)
        self.players = SimulatedPlayers(seed)
        self.table = begin(self.started.setup, self.started.seconds)
        self.events: list[Event] = []
        self.players(Evening(LOBBY, self.table), ())

    def take(self, event: Event) -> None:
        step = advance(self.table, event)
        self.table = step.state
        self.events.append(event)
        self.players(Evening(LOBBY, self.table), step.cues)

    def play(self, most: int = 5000) -> None:
        chance = random.Random(1)
        while outcome(self.table) is None and len(self.events) < most:
            choice = self.players.decide(self.table)
            self.take(Chosen(choice) if choice else thrown(self.table, chance))


@pytest.mark.parametrize("game", ["upwards", "beam-me-up", "numberloor"])
def test_simulated_players_play_every_game_to_its_end(game: str) -> None:
    seats = Seats(game, seed=4)
    seats.play()
    ending = outcome(seats.table)
    assert ending
    assert ending.winners


@pytest.mark.parametrize("seed", range(3))
def test_after_an_interruption_everybody_holds_the_same_cards(seed: int) -> None:
    seats = Seats("numberloor", seed)
    seats.play(most=60)
    again = SimulatedPlayers()
    again.remember(from_text(to_text(SavedGame(seats.started, tuple(seats.events)))))
    assert again.known(seats.table) == seats.players.known(seats.table)


def test_who_plays_another_game_in_between_takes_up_the_old_one_with_the_same_cards() -> None:
    seats, other = Seats("numberloor", 5), Seats("numberloor", 6)
    seats.play(most=30)
    held = seats.players.known(seats.table)
    seats.players(Evening(LOBBY, other.table), (GameWanted(other.started),))
    assert seats.players.known(other.table) == other.players.known(other.table)
    seats.players(Evening(LOBBY, seats.table), (TakenUp(SavedGame(seats.started, tuple(seats.events))),))
    assert seats.players.known(seats.table) == held


def test_undo_gives_the_cards_back() -> None:
    seats = Seats("numberloor", seed=2)
    seats.play(most=40)
    before, held = seats.table.state, seats.players.known(seats.table)
    seats.play(most=41)
    assert seats.table.state != before
    seats.take(Chosen(Choice(UNDO)))
    assert seats.table.state == before
    assert seats.players.known(seats.table) == held


def test_nobody_decides_while_the_game_is_paused() -> None:
    seats = Seats("numberloor", seed=2)
    assert seats.players.decide(seats.table) is not None
    seats.take(Chosen(Choice("pause")))
    assert seats.players.decide(seats.table) is None


def test_taps_come_one_by_one_slow_enough_to_follow(tmp_path: Path) -> None:
    now = [0.0]
    players = SimulatedPlayers(3)
    journal, _ = open_journal(tmp_path)
    game = started("numberloor")
    journal.begin(game)
    loop = Loop(Evening(LOBBY, begin(game.setup, 0)), journal)
    loop.senses = (taps(players, lambda: now[0]),)
    loop.views = (players,)

    def events_after(seconds: float) -> int:
        now[0] += seconds
        loop.turn()
        loop.turn()
        return journal.games()[0].events

    assert events_after(0.0) == 1
    assert events_after(TAP_SECONDS / 2) == 1
    assert events_after(TAP_SECONDS) == 2
    assert events_after(TAP_SECONDS) == 3


def test_people_have_time_to_come_before_a_snatch(tmp_path: Path) -> None:
    now = [0.0]
    players = SimulatedPlayers(1)
    journal, _ = open_journal(tmp_path)
    setup = numberloor.Setup(("Ada", "Ben"), ("person", "strong"))
    table = begin(setup, 0)
    for choice in (Choice("open", ("floor-5",)), Choice("open", ("balloon-3",))):
        table = advance(table, Chosen(choice)).state
    loop = Loop(Evening(LOBBY, table), journal)
    loop.senses = (taps(players, lambda: now[0]),)
    loop.views = (players,)
    players(loop.evening, ())
    night = next(card for card in players.known(table).hands[1] if card.startswith("night"))
    # Ada's floor makes the night floor of the other seat fit: the same number always does.
    state = replace(table.state, piles=(night.replace("night", "floor"), "balloon-3"))
    loop.evening = Evening(LOBBY, replace(table, state=replace(state, turn=Turn(1, 0, ("floor-5",)))))

    def on_turn_after(seconds: float) -> int:
        now[0] += seconds
        loop.turn()
        loop.turn()
        loop.turn()
        assert loop.evening.table
        seat: int = loop.evening.table.state.turn.seat
        return seat

    assert on_turn_after(1.0) == 0
    assert on_turn_after(GRACE_SECONDS / 2) == 0
    assert on_turn_after(GRACE_SECONDS) == 1
