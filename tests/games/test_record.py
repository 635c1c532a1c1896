"""Events as plain data and back: a record always leads to the same table."""

from __future__ import annotations

import json

import pytest

from config.misfit import Misfit
from games import beam, numberloor, upwards
from games.choices import Choice
from games.dice import Throw
from games.events import CameraBack, CameraLost, Chosen, DiceSettled, Event, Key, Pressed, Ticked, TrayEmptied
from games.record import (
    Started,
    event_from_plain,
    event_to_plain,
    replay,
    started_from_plain,
    started_to_plain,
)
from games.setup import Setup

EVENTS: list[Event] = [
    DiceSettled(Throw((2, 3, 5), ("meteorite",))),
    DiceSettled(Throw((2, 3)), sure=False, why="leaning", die=1),
    TrayEmptied(),
    Pressed(Key.ANNOUNCE, held=True),
    Chosen(Choice("announce", (1,))),
    Chosen(Choice("enter", (1, 2, "minus"))),
    Ticked(3),
    CameraLost("Kabel lose"),
    CameraBack(),
]


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_survives_being_written_as_json(event: Event) -> None:
    assert event_from_plain(json.loads(json.dumps(event_to_plain(event)))) == event


@pytest.mark.parametrize(
    "setup",
    [
        upwards.Setup(players=("Ada", "Ben"), event_die=True, option=upwards.Option.SNAKE),
        beam.Setup(players=("Ada", "Ben"), seats=(beam.Plays.PERSON, beam.Plays.STRONG)),
        numberloor.Setup(players=("Ada", "Ben"), seats=("person", "easy")),
    ],
)
def test_every_setup_survives_being_written_as_json(setup: Setup) -> None:
    started = Started(setup, 90, seed=7)
    assert started_from_plain(json.loads(json.dumps(started_to_plain(started)))) == started


def test_the_same_record_leads_to_the_same_table() -> None:
    started = Started(upwards.Setup(players=("Ada", "Ben"), event_die=True), 90)
    assert replay(started, EVENTS) == replay(started, EVENTS)
    assert replay(started, EVENTS).timer.left == 87


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"event": "DiceRolled"},
        {"event": "Ticked", "seconds": "three"},
        {"event": "Ticked", "minutes": 3},
        {"event": "Pressed", "key": "shout"},
        {"event": "Chosen", "choice": {"verb": "pass", "about": 3}},
        {"event": "Chosen", "choice": {"verb": "pass", "about": [1.5]}},
        {"event": "DiceSettled"},
    ],
)
def test_a_record_that_makes_no_sense_is_refused_by_name(plain: dict[str, object]) -> None:
    with pytest.raises(Misfit):
        event_from_plain(plain)


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(Misfit, match="tic-tac-toe"):
        started_from_plain({"game": "tic-tac-toe", "seconds": 0, "setup": {}})
