"""The score pad on the screen: what is typed is seen and heard, and no second tap ends the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.building.parts import Button
from display.samples import begun
from display.scene import scene
from display.spoken.to_do import to_do_words
from display.style.look import Look
from games.choices import PASS, Choice
from games.events import Chosen
from games.one_file.verbs import DIGIT, FINISH, MINUS
from games.registry import game_named
from games.table import begin
from session.evening import Evening, advance
from words.phrases import ENGLISH, GERMAN

WIDE, UPRIGHT = Look(800, 480, 5.2, language=GERMAN), Look(720, 1280, 8.2, language=GERMAN)


def pad(*typed: Choice) -> Evening:
    game = game_named("write-down-points")
    assert game
    evening = replace(begun("en", "upwards"), table=begin(game.setup(("Ada", "Ben"))))
    for choice in typed:
        evening = advance(evening, Chosen(choice)).state
    return evening


def the_button(evening: Evening, look: Look, verb: str) -> Button:
    return next(one for one in scene(evening, look).buttons if one.does == Chosen(Choice(verb)))


@pytest.mark.parametrize("look", [WIDE, UPRIGHT], ids=["wide", "upright"])
def test_whoever_taps_twice_to_write_down_points_does_not_end_the_game(look: Look) -> None:
    before = pad(Choice(DIGIT, (5,)), Choice(PASS), Choice(DIGIT, (7,)))
    written = the_button(before, look, PASS).box
    after = the_button(pad(Choice(DIGIT, (5,)), Choice(PASS)), look, FINISH).box
    assert not after.contains(written.middle(1, 1))


def test_the_number_is_heard_as_it_grows() -> None:
    typed = (Choice(DIGIT, (1,)), Choice(DIGIT, (2,)), Choice(MINUS))
    heard = []
    for count in range(4):
        table = pad(*typed[:count]).table
        assert table
        heard.append(to_do_words(ENGLISH, table))
    assert heard == ["Ada: how many points?", "1", "12", "minus 12"]
