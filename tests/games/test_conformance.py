"""One test for all games: random play through `choices` and random throws ends, and keeps every promise."""

from __future__ import annotations

import random

import pytest

from games import beam, just_dice, numberloor, upwards
from games.choices import REDO, UNDO, Choice
from games.cues import Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled, DiceSorted, Event
from games.record import Started, event_from_plain, event_to_plain, replay
from games.registry import Setup
from games.table import Table, advance, begin, expected, outcome, rules, throw

SETUPS: dict[str, Setup] = {
    "upwards on paper": upwards.Setup(players=("Ada", "Ben")),
    "upwards on the device": upwards.Setup(
        players=("Ada", "Ben"),
        seats=(upwards.Plays.MACHINE,) * 2,
        option=upwards.Option.BLOCKS,
        event_die=True,
    ),
    "upwards mixed": upwards.Setup(
        players=("Ada", "Ben", "Cleo"),
        seats=(upwards.Plays.PAPER, upwards.Plays.MACHINE, upwards.Plays.STRONG),
        event_die=True,
    ),
    "beam for two": beam.Setup(players=("Ada", "Ben")),
    "beam for four": beam.Setup(players=("Ada", "Ben", "Cleo", "Dana")),
    "numberloor for beginners": numberloor.Setup(
        ("Ada", "Ben"), ("person", "person"), numberloor.Level.BEGINNERS
    ),
    "numberloor for experts": numberloor.Setup(
        ("Ada", "Ben", "Cleo", "Dana"), ("person",) * 4, numberloor.Level.PRO
    ),
    "just dice alone": just_dice.Setup(players=("Ada",), dice=1),
    "just dice together": just_dice.Setup(players=("Ada", "Ben"), dice=10),
}
ENOUGH = 6000


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


def random_events(table: Table, chance: random.Random) -> list[Event]:
    kinds = (random_throw, random_choice, random_choice, random_sorting)
    events = [event for kind in kinds if (event := kind(table, chance)) is not None]
    chance.shuffle(events)
    return events


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends_every_choice_offered_is_accepted_and_every_step_is_undone(
    name: str, seed: int
) -> None:
    chance = random.Random(f"{name} {seed}")
    started = Started(SETUPS[name], 90)
    table, events = begin(started.setup, started.seconds), list[Event]()
    while outcome(table) is None and len(events) < ENOUGH:
        event = next(iter(random_events(table, chance)))
        step = advance(table, event)
        if isinstance(event, Chosen | DiceSorted):
            assert not any(isinstance(cue, Refused) for cue in step.cues), (event, step.cues)
        if any(isinstance(cue, Refused) for cue in step.cues):
            assert step.state == table
        if step.state.state != table.state:
            undone = advance(step.state, Chosen(Choice(UNDO))).state
            assert (undone.state, undone.steps) == (table.state, table.steps)
            assert undone.past == table.past[len(table.past) - len(undone.past) :]
            assert advance(undone, Chosen(Choice(REDO))).state.state == step.state.state
        table = step.state
        events.append(event)
    ending = outcome(table)
    assert ending is not None, f"still going on after {ENOUGH} events"
    assert len(ending.points) == len(table.players)
    assert replay(started, [event_from_plain(event_to_plain(event)) for event in events]) == table


@pytest.mark.parametrize("name", SETUPS)
def test_nonsense_is_refused_and_changes_nothing(name: str) -> None:
    table = begin(SETUPS[name], 0)
    for event in (
        Chosen(Choice("dance")),
        Chosen(Choice("announce", (99,))),
        Chosen(Choice("pass", ("x", "y"))),
        DiceSettled(Throw((0, 7, 9))),
        DiceSettled(Throw((), ("dragon",))),
    ):
        step = advance(table, event)
        assert (step.state, len(step.cues)) == (table, 1), event
        assert isinstance(step.cues[0], Refused)
