"""Whatever happens in any game: the screen shows it, every choice is in reach, and every cue has words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from display.building.parts import Scene
from display.samples import begun
from display.scene import scene
from display.style.look import Look
from display.wording.cue_words import sentence
from display.wording.notices import notice_for
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Pressed, Ticked
from games.table import expected, rules
from session.evening import Evening, advance, choices
from words.phrases import ENGLISH, GERMAN

LOOK = Look(language=GERMAN)
STEPS = 60
BACK, DONE = Choice("back"), Choice("done")


WAYS_OUT = {"leave", "leave-seat", "again", "another-game"}


def an_event(evening: Evening, chance: Random) -> Event:
    """A throw, a passing second, or any decision but the way out."""
    assert evening.table
    wanted = expected(evening.table)
    if wanted and chance.random() < 0.4:
        signs = tuple(
            chance.choice(rules(evening.table).signs(evening.table.state)) for _ in range(wanted.taught_dice)
        )
        throw = Throw(tuple(chance.randint(1, 6) for _ in range(wanted.pip_dice)), signs)
        return DiceSettled(throw, sure=chance.random() < 0.8, why="leaning", die=0)
    offered = [choice for choice in choices(evening) if choice.verb not in WAYS_OUT]
    return Chosen(chance.choice(offered)) if offered and chance.random() < 0.95 else Ticked(5)


def all_pages(evening: Evening) -> list[Scene]:
    first = scene(evening, LOOK)
    return [first, *(scene(evening, replace(LOOK, page=page)) for page in range(1, first.pages))]


def reachable(evening: Evening) -> set[Choice]:
    found: set[Choice] = set()
    for shown in all_pages(evening):
        for button in shown.buttons:
            match button.does:
                case Chosen(choice):
                    found.add(choice)
                case Pressed(key):
                    found |= {choice for choice in choices(evening) if choice.verb == key.value}
    return found


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("upwards", (Choice("answer", ("event_die", 0)),)),
        ("upwards", (BACK, Choice("kind", (0,)), DONE, Choice("answer", ("option", 2)))),
        ("beam-me-up", ()),
        ("just-dice", ()),
        ("numberloor", ()),
        ("numberloor", (Choice("answer", ("level", 0)),)),
    ],
)
def test_any_moment_of_any_game_can_be_seen_touched_and_told(
    game: str, wishes: tuple[Choice, ...], seed: int
) -> None:
    chance = Random(seed)
    evening = begun("de", game, 3, *wishes)
    for _ in range(STEPS):
        assert set(choices(evening)) - reachable(evening) == set()
        step = advance(evening, an_event(evening, chance))
        evening = step.state
        for cue in step.cues:
            notice_for(GERMAN, cue, evening)
            sentence(ENGLISH, cue, evening.table)
