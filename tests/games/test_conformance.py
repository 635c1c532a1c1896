"""What every game on the shelf promises, also a stranger's: whatever is installed is tried here.

To try a game of your own, install its package into the environment and run this file.
"""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from config.settings import load
from device.games_from_settings import seated, simulated_setup
from device.handsfree.narration import Lines
from device.handsfree.selfplay import SelfPlay, beginning
from device.saving.journal import open_journal
from device.simulated.players import SimulatedPlayers
from device.simulated.throw_request import can_toss, tops_for
from games.choices import REDO, UNDO, Choice
from games.cues import Cue, Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled, DiceSorted, Event
from games.game import Game
from games.record import (
    Started,
    event_from_plain,
    event_to_plain,
    replay,
    started_from_plain,
    started_to_plain,
)
from games.registry import games
from games.rules import Expected, Rules
from games.setup import Setup
from games.table import Table, advance, begin, choices, expected, outcome, rules, throw
from session.evening import Evening
from session.lobby import GameKind, Lobby

ENOUGH = 6000
READ = 2
"""Throws or cards that are read through pictures."""
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fina", "Gil", "Hanna")

every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def template(game: Game[Any, Any]) -> Setup:
    made: Setup = game.template(load().games)
    return made


def agreed(game: Game[Any, Any], chance: random.Random) -> Setup:
    """Any number of people, seats played anyhow, any house rules."""
    answers = {question.field: chance.choice(question.answers) for question in game.house.questions}
    players = NAMES[: chance.randint(game.seats.fewest, game.seats.most)]
    seats = tuple(chance.choice(game.seats.kinds) for _ in players)
    return seated(replace(template(game), **answers), players, seats)


def random_throw(table: Table, chance: random.Random) -> Event | None:
    wanted = expected(table)
    if wanted is None:
        return None
    faces = (*wanted.kept, *(chance.randint(1, 6) for _ in range(wanted.pip_dice - len(wanted.kept))))
    signs = tuple(chance.choice(rules(table).signs(table.state)) for _ in range(wanted.taught_dice))
    return DiceSettled(Throw(tuple(sorted(faces)), signs))


def random_sorting(table: Table, chance: random.Random) -> Event | None:
    """Some of the lying dice are put into the keep corner."""
    lying, wanted = throw(table), expected(table)
    if lying is None or wanted is None:
        return None
    return DiceSorted(tuple(sorted(chance.sample(lying.faces, chance.randint(0, len(lying.faces))))))


def random_choice(table: Table, chance: random.Random) -> Event | None:
    """Any choice of the game; that somebody leaves is tried elsewhere, it would end most games early."""
    offered = [choice for choice in rules(table).choices(table.state) if choice.verb != "leave-seat"]
    return Chosen(chance.choice(offered)) if offered else None


def random_event(table: Table, chance: random.Random) -> Event:
    kinds = (random_throw, random_choice, random_choice, random_sorting)
    events = [event for kind in kinds if (event := kind(table, chance)) is not None]
    assert events, "nobody can do anything, and the game goes on"
    return chance.choice(events)


def refusals(cues: tuple[Cue, ...]) -> list[Cue]:
    return [cue for cue in cues if isinstance(cue, Refused)]


def tried(table: Table, event: Event) -> Table:
    """One step; what is offered is accepted, what is refused changes nothing, and undo brings all back."""
    step = advance(table, event)
    if isinstance(event, Chosen | DiceSorted):
        assert refusals(step.cues) == [], event
    if refusals(step.cues):
        assert step.state == table
    if step.state.state != table.state:
        undone = advance(step.state, Chosen(Choice(UNDO))).state
        assert (undone.state, undone.steps) == (table.state, table.steps)
        assert undone.past == table.past[len(table.past) - len(undone.past) :]
        assert advance(undone, Chosen(Choice(REDO))).state.state == step.state.state
    return step.state


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_random_play_ends_every_choice_offered_is_accepted_and_every_step_is_undone(
    game: Game[Any, Any], seed: int
) -> None:
    chance = random.Random(f"{game.name} {seed}")
    started = Started(agreed(game, chance), 90)
    table, events = begin(started.setup, started.seconds), list[Event]()
    while outcome(table) is None and len(events) < ENOUGH:
        for choice in rules(table).choices(table.state):
            decision = game.decisions.read(choice)
            assert decision, f"{choice} is offered, and no decision says what it means"
            assert decision.choice == choice
        events.append(random_event(table, chance))
        table = tried(table, events[-1])
    ending = outcome(table)
    assert ending is not None, f"still going on after {ENOUGH} events"
    assert len(ending.points) == len(table.players)
    assert set(ending.winners) <= set(range(len(table.players)))
    survived = [event_from_plain(event_to_plain(event)) for event in events]
    assert replay(started_from_plain(started_to_plain(started)), survived) == table


@every_game
def test_nonsense_is_refused_and_changes_nothing(game: Game[Any, Any]) -> None:
    table = begin(agreed(game, random.Random(game.name)), 0)
    wanted = expected(table) or Expected(pip_dice=1)
    for event in (
        DiceSettled(Throw((9,) * wanted.pip_dice, ("dragon",) * wanted.taught_dice)),
        Chosen(Choice("dance")),
        Chosen(Choice("announce", (99,))),
        Chosen(Choice("pass", ("x", "y"))),
        DiceSettled(Throw((0, 7, 9))),
        DiceSettled(Throw((), ("dragon",))),
    ):
        step = advance(table, event)
        assert (step.state, len(step.cues)) == (table, 1), event
        assert isinstance(step.cues[0], Refused)


@every_game
def test_every_answer_to_a_house_question_begins_a_game_and_is_saved_with_it(game: Game[Any, Any]) -> None:
    people = seated(template(game), NAMES[: game.seats.fewest], game.seats.kinds[:1] * game.seats.fewest)
    for question in game.house.questions:
        for answer in question.answers:
            started = Started(replace(people, **{question.field: answer}), 0, 7)
            assert started_from_plain(started_to_plain(started)) == started
            assert outcome(begin(started.setup)) is None


@every_game
def test_its_value_is_whole(game: Game[Any, Any]) -> None:
    assert isinstance(game.rules, Rules)
    assert game.rules.name == game.name
    assert issubclass(game.setup, Setup)
    assert 1 <= game.seats.fewest <= game.seats.most <= len(NAMES)
    assert game.seats.kinds[0] not in game.seats.simulated, "the first seat is a person's"
    assert game.seats.simulated, "without a simulated player there is no --hands-free"
    assert len(set(game.seats.kinds)) == len(game.seats.kinds)


def thrown_or_laid(table: Table, choice: Choice | None, chance: random.Random) -> Event | None:
    """What the camera would read after a simulated hand did its part; the choice itself, if it is a tap."""
    if tops := tops_for(table, choice):
        return DiceSettled(Throw((), tuple(sorted(tops))))
    if choice:
        return Chosen(choice)
    return random_throw(table, chance) if can_toss(table) else None


@every_game
@pytest.mark.parametrize("count", ["fewest", "most"])
def test_simulated_players_play_it_to_its_end(game: Game[Any, Any], count: str) -> None:
    """As hands-free does it, on the rules alone: the players decide, chance throws."""
    chance, players = random.Random(f"{game.name} alone"), SimulatedPlayers(3)
    kind = GameKind(template(game))
    table = begin(simulated_setup(kind, NAMES[: getattr(game.seats, count)]))
    cues: tuple[Cue, ...] = ()
    for _ in range(ENOUGH):
        players(Evening(Lobby((kind,), NAMES), table), cues)
        event = thrown_or_laid(table, players.decide(table), chance)
        assert event is not None, "the players wait for each other, and no throw is wanted"
        step = advance(table, event)
        if isinstance(event, Chosen):
            assert event.choice in choices(table)
            assert refusals(step.cues) == [], event
        table, cues = step.state, step.cues
        if outcome(table):
            return
    raise AssertionError(f"still going on after {ENOUGH} events")


@every_game
def test_hands_free_the_camera_reads_what_a_simulated_hand_throws_or_lays(
    game: Game[Any, Any], tmp_path: Path
) -> None:
    """The beginning of a game through pictures; whole games are played in tests/device and tests/soak."""
    kind = GameKind(template(game))
    started = Started(simulated_setup(kind, NAMES[: game.seats.fewest]), 0)
    journal, _ = open_journal(tmp_path)
    begun = beginning(journal, started, 5, None)
    lobby, teller = Lobby((kind,), NAMES), Lines()
    play = SelfPlay(begun, lobby, journal, teller)
    is_done = lambda evening: play.count.throws > READ or _is_over(evening) or play.is_stuck  # noqa: E731
    play.loop.run(is_done, in_real_time=False)
    journal.close()
    assert (play.count.misread, play.is_stuck) == (0, False)
    assert play.count.throws == READ + 1 or never_read(game), "the camera had nothing to do"


def _is_over(evening: Evening) -> bool:
    return evening.table is not None and outcome(evening.table) is not None


def never_read(game: Game[Any, Any]) -> bool:
    """Is it played without dice and cards, so that the camera may rest?"""
    begun = begin(seated(template(game), NAMES[: game.seats.fewest], ()))
    return expected(begun) is None and not game.taught and not game.keeps_dice


@every_game
def test_a_lesson_can_show_every_face_that_it_is_played_with(game: Game[Any, Any]) -> None:
    for faces in game.taught:
        setup = template(game)
        assert set(faces.asked(setup)) <= set(faces.drawings)
        assert set(faces.owned(setup)) <= set(faces.drawings)
        assert set(faces.used(setup)) <= set(faces.asked(setup))
        assert all(faces.drawings.values()), "a face that is not drawn looks like no face"
