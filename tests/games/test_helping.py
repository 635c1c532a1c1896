"""What every game on the shelf tells about itself, also a stranger's: how it goes, practice and hints."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from config.settings import load
from device.games_from_settings import seated
from games.choices import ASK, BACK, HINT, Choice
from games.cues import Advised, Refused
from games.events import Chosen
from games.game import Game
from games.helping import HOW
from games.registry import games
from games.table import Table, advance, begin, choices, outcome
from tests.games.test_conformance import NAMES, agreed, random_event

told = pytest.mark.parametrize(
    "game", [game for game in games().values() if game.how(game.template(load().games))], ids=lambda g: g.name
)
advising = pytest.mark.parametrize(
    "game", [game for game in games().values() if game.hints], ids=lambda game: game.name
)


def people(game: Game[Any, Any]) -> Table:
    names = NAMES[: game.seats.fewest]
    return begin(seated(game.template(load().games), names, (game.seats.kinds[0],) * len(names)))


def after(table: Table, *chosen: Choice) -> Table:
    for choice in chosen:
        assert choice in choices(table)
        table = advance(table, Chosen(choice)).state
    return table


@told
def test_how_it_goes_can_be_asked_at_the_table_page_by_page_and_back(game: Game[Any, Any]) -> None:
    table = people(game)
    pages = game.how(table.setup)
    asked = after(table, Choice(ASK))
    assert [c.about for c in choices(asked) if c.about[:1] == (HOW,)] == [(HOW, pages[0])]
    for page in (*pages, *reversed(pages[:-1])):
        asked = after(asked, Choice(ASK, (HOW, page)))
    assert after(asked, Choice(BACK)) == table


@advising
@pytest.mark.parametrize("seed", range(2))
def test_a_hint_is_offered_to_people_only_and_changes_nothing(game: Game[Any, Any], seed: int) -> None:
    chance = random.Random(f"{game.name} {seed}")
    table, advised = begin(agreed(game, chance), 0), 0
    while outcome(table) is None and advised < 25:
        for choice in choices(table):
            if choice.verb == HINT and chance.random() < 0.3:
                seat = int(choice.about[0])
                assert table.setup.seats[seat] not in game.seats.simulated
                step = advance(table, Chosen(choice))
                assert step.state == table
                assert [type(cue) for cue in step.cues] in ([Advised], [Refused])
                advised += 1
        table = advance(table, random_event(table, chance)).state
    late = replace(table, state=table.state)
    assert outcome(late) is None or not any(choice.verb == HINT for choice in choices(late))
