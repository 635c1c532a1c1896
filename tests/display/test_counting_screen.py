"""Counting together on every panel: all dice in their places, no word cut, and a button to stop."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest

from display.building.parts import Button, DieFace, Label
from display.samples import samples
from display.scene import scene
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM
from display.window.screen import Screen
from display.wording.cue_words import counting_words, sentence
from display.wording.notices import notice_for
from games.choices import COUNT, Choice
from games.events import Chosen
from session.pip_counting import CountedOn, CountingStep, steps
from words.phrases import ENGLISH, GERMAN

SIZES = {(640, 400): 4.16, (800, 480): 5.2, (1280, 720): 8.26, (720, 1280): 8.2, (1920, 1080): 3.6}
THROWS = ((6,), (3, 5), (2, 3, 5), (1, 3, 3, 4, 6), (6,) * 10)
EVENING = samples("en")["round"]
LOOKS = [
    Look(*size, px_per_mm, language=language, text_scale=scale)
    for (size, px_per_mm), scale, language in product(SIZES.items(), (1.0, 2.0), (GERMAN, ENGLISH))
]


def lasts(faces: tuple[int, ...]) -> tuple[CountingStep, CountingStep]:
    """The last pip and the last sum: nothing needs more room."""
    told = steps(faces)
    return next(step for step in reversed(told) if not step.groups), told[-1]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.language}-{look.width}-{look.text_scale}")
@pytest.mark.parametrize("faces", THROWS, ids=str)
def test_everything_fits_and_can_be_stopped(look: Look, faces: tuple[int, ...]) -> None:
    whole = Box(0, 0, look.width, look.height)
    for step in lasts(faces):
        shown = scene(EVENING, replace(look, counting=step))
        assert [part for part in shown.parts if not whole.contains(part.box)] == []
        labels = [part for part in shown.parts if isinstance(part, Label)]
        assert [one for one in labels if one.words.width > one.box.width] == []
        assert [one for one in labels if one.words.height > one.box.height] == []
        (enough,) = [part for part in shown.parts if isinstance(part, Button)]
        assert enough.does == Chosen(Choice(COUNT))
        assert enough.box.height >= look.mm(MAIN_CONTROL_MM) - 1


def test_a_die_keeps_its_place_while_the_others_come() -> None:
    places = [
        [part.box for part in scene(EVENING, Look(counting=step)).parts if isinstance(part, DieFace)]
        for step in steps((2, 3, 5))
    ]
    assert all(now[: len(before)] == before for before, now in pairwise(places))


@pytest.mark.parametrize(
    ("step", "german", "english"),
    [
        (CountingStep((5, 3), 1, 0), None, None),
        (CountingStep((5, 3), 1, 4), "4", "4"),
        (CountingStep((5, 3), 2, 5), None, None),
        (CountingStep((5, 3), 2, 7), "7", "7"),
        (CountingStep((5, 3), 2, 8, 2), "5 und 3 sind 8", "5 plus 3 makes 8"),
        (CountingStep((6,), 1, 6, 1), "Das sind 6.", "That makes 6."),
    ],
)
def test_every_step_is_said_as_it_is_seen(
    step: CountingStep, german: str | None, english: str | None
) -> None:
    assert counting_words(GERMAN, step) == german
    assert sentence(ENGLISH, CountedOn(step), EVENING.table) == english


def test_counting_is_shown_by_the_dice_and_not_by_notices() -> None:
    assert notice_for(ENGLISH, CountedOn(CountingStep((5, 3), 1, 4)), EVENING) is None


def test_the_screen_counts_while_it_is_told_to_and_then_shows_the_game_again() -> None:
    screen = Screen(Look(), "hidden")
    screen.show(EVENING, (CountedOn(CountingStep((2, 3, 5), 1, 1)),))
    screen.paint()
    counting = screen.scene.name
    screen.show(EVENING)
    screen.paint()
    kept = screen.scene.name
    screen.show(EVENING, (CountedOn(None),))
    screen.paint()
    assert (counting, kept, screen.scene.name) == ("counting", "counting", "round")
    screen.close()
