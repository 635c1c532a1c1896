"""Cards in a game that plays itself: a hand lays them, the camera reads them, and only then they count."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from device.camera.eye import Eye
from device.simulated.teaching import taught_cards
from device.simulated.throw_request import tops_for
from device.simulated.thrower import Thrower
from games.choices import Choice
from games.dice import Throw
from games.events import DiceSettled, Event
from games.numberloor import Setup
from games.numberloor.verbs import DRAW_TWO, LAY, OPEN, SNATCH
from games.table import Table, advance, begin
from games.upwards import Setup as UpwardsSetup
from session.evening import Evening
from session.lobby import Lobby
from vision.simulated.cards import SimulatedCards
from vision.simulated.scenery import scenery
from vision.taught.faces import TaughtFaces

CARDS = ("balloon-3", "floor-5", "floor-8", "night-2")
SETUP = Setup(("Ada", "Ben"), ("easy", "strong"))
SEED = 4


@cache
def taught() -> TaughtFaces:
    return taught_cards(SEED, CARDS)


def opened() -> Table:
    table = begin(SETUP)
    return advance(table, DiceSettled(Throw((), ("balloon-3", "floor-5")))).state


def watched(thrower: Thrower) -> list[Event]:
    told: list[Event] = []
    for _ in range(300):
        if not thrower.is_busy:
            return told
        told.extend(thrower.watch())
    raise AssertionError("The eye never told what lies there.")


@pytest.mark.parametrize(
    ("choice", "tops"),
    [
        (Choice(LAY, (0, "floor-8")), ("floor-8", "balloon-3")),
        (Choice(LAY, (0, "balloon-even")), ("floor-5", "balloon-even")),
        (Choice(SNATCH, (1, "night-2")), ("night-2", "balloon-3")),
        (Choice(LAY, (0, "floor-5")), None),
        (Choice(DRAW_TWO), None),
        (None, None),
    ],
)
def test_only_what_looks_new_is_shown_to_the_camera(
    choice: Choice | None, tops: tuple[str, str] | None
) -> None:
    assert tops_for(opened(), choice) == tops


def test_the_first_of_the_two_opening_cards_is_not_shown_yet() -> None:
    assert tops_for(begin(SETUP), Choice(OPEN, ("floor-5",))) is None


def test_in_doubt_the_cards_that_count_are_shown_again() -> None:
    doubted = replace(opened(), doubted=DiceSettled(Throw((), ("floor-8",)), sure=False, why="too-few"))
    assert tops_for(doubted, None) == ("floor-5", "balloon-3")


def test_dice_games_have_no_cards_to_show() -> None:
    assert tops_for(begin(UpwardsSetup(("Ada", "Ben"))), None) is None


def test_laid_cards_are_read_and_counted() -> None:
    eye = Eye(taught())
    eye(Evening(Lobby((), ()), begin(SETUP)), ())
    thrower = Thrower(SimulatedCards(SEED, scenery=scenery(SEED)), eye)
    told = []
    for tops in (("floor-5", "balloon-3"), ("floor-8", "balloon-3"), ("night-2", "balloon-3")):
        thrower.lay(tops)
        told += [event.throw.signs for event in watched(thrower) if isinstance(event, DiceSettled)]
    assert told == [("balloon-3", "floor-5"), ("balloon-3", "floor-8"), ("balloon-3", "night-2")]
    assert (thrower.throws, thrower.misread) == (3, 0)


def test_the_same_cards_laid_again_are_straightened_and_looked_at_afresh() -> None:
    field = SimulatedCards(SEED, scenery=scenery(SEED))
    thrower = Thrower(field, Eye(taught()))
    for _ in range(2):
        thrower.lay(("floor-5", "balloon-3"))
        assert thrower.is_busy
        assert not field.at_rest
        while not field.at_rest:
            field.read()
