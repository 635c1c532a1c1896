"""A button keeps its place all game long, also on an upright panel where there is least room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from display.building.parts import Button
from display.building.view_intents import TossWanted
from display.samples import after, begun
from display.scene import scene
from display.style.boxes import Box
from display.style.look import Look
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.one_file.verbs import ROW
from games.table import expected, outcome
from session.evening import Evening, choices

UPRIGHT = Look(480, 800, can_toss=True)


def turns(game: str) -> Iterator[Evening]:
    """A game as it goes: each throw is written down, or followed by the next one."""
    evening, chance = begun("de", game, 2), Random(3)
    while (table := evening.table) and outcome(table) is None:
        yield evening
        wanted = expected(table)
        rows = [one for one in choices(evening) if one.verb == ROW]
        if rows:
            evening = after(evening, chance.choice(rows))
        elif wanted:
            faces = tuple(sorted(chance.randint(1, 6) for _ in range(wanted.pip_dice)))
            evening = after(evening, DiceSettled(Throw(faces)))
        if chance.random() < 0.02:
            return


def pages(evening: Evening, look: Look) -> Iterator[tuple[Button, ...]]:
    first = scene(evening, look)
    for page in range(first.pages):
        yield scene(evening, replace(look, page=page)).buttons


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_rows_of_a_sheet_stay_where_they_are_while_it_is_filled(text_scale: float) -> None:
    places: dict[Choice, set[Box]] = {}
    for evening in turns("yatzy"):
        for buttons in pages(evening, replace(UPRIGHT, text_scale=text_scale)):
            for button in buttons:
                if isinstance(button.does, Chosen) and button.does.choice.verb == ROW:
                    places.setdefault(button.does.choice, set()).add(button.box)
    assert len(places) == 15
    assert {row for row, boxes in places.items() if len(boxes) > 1} == set()


def test_all_rows_of_a_sheet_are_seen_at_once_on_an_upright_panel() -> None:
    thrown = next(evening for evening in turns("yatzy") if any(one.verb == ROW for one in choices(evening)))
    rows = [one for one in choices(thrown) if one.verb == ROW]
    painted = {button.does for button in scene(thrown, UPRIGHT).buttons}
    assert {Chosen(row) for row in rows} <= painted


def test_throw_keeps_its_place_when_again_comes_beside_it() -> None:
    begun_now = begun("de", "just-dice", 1)
    thrown = after(begun_now, DiceSettled(Throw((2, 5))))
    places = [
        [button.box for button in scene(evening, UPRIGHT).buttons if button.does == TossWanted()][-1]
        for evening in (begun_now, thrown)
    ]
    assert places[0] == places[1]
