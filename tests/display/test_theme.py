"""Contrast and colours, computed from the themes themselves."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from display.painting.animals import ANIMALS
from display.style.theme import (
    DIGIT_CONTRAST,
    FOCUS_GROUNDS,
    MEDALS,
    SEATS,
    SHAPE_CONTRAST,
    SHAPE_PAIRS,
    TEXT_PAIRS,
    THEMES,
    Colour,
    Ink,
    Theme,
    contrast,
)
from display.style.worlds import WORLDS, in_world, world_of
from session.people import TOKENS

PAIRS = (*TEXT_PAIRS, *SHAPE_PAIRS)
# Machado, Oliveira, Fernandes 2009, full severity, on linear light.
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)


def test_contrast_is_that_of_the_guideline() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21.0)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("world", ["", *WORLDS])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_everything_that_means_something_stands_out_in_every_world(theme: Theme, world: str) -> None:
    seen = in_world(theme, world)
    dim = {
        f"{pair.ink} on {pair.on}": contrast(seen.colour(pair.ink), seen.colour(pair.on))
        for pair in PAIRS
        if contrast(seen.colour(pair.ink), seen.colour(pair.on)) < pair.least
    }
    assert dim == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("world", ["", *WORLDS])
def test_the_focus_ring_stands_out_on_every_ground(theme: Theme, world: str) -> None:
    seen = in_world(theme, world)
    lines = (seen.colour(Ink.FOCUS), seen.colour(Ink.FOCUS_INSIDE))
    for ground in FOCUS_GROUNDS:
        assert max(contrast(line, seen.colour(ground)) for line in lines) >= SHAPE_CONTRAST, ground


def test_every_game_has_a_world_and_a_stranger_always_the_same() -> None:
    assert (world_of("upwards"), world_of("just-dice")) == ("sky", "moss")
    assert world_of("nobody-knows-it") == world_of("nobody-knows-it") in WORLDS
    assert in_world(THEMES["high-contrast"], "sky") is THEMES["high-contrast"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_medals_can_be_read(theme: Theme) -> None:
    assert min(contrast(metal, theme.colour(Ink.PIP)) for metal in MEDALS) >= DIGIT_CONTRAST


def test_each_token_has_its_own_animal() -> None:
    assert len(set(ANIMALS)) == TOKENS == 2 * len(SEATS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("sight", [DEUTERANOPIA, PROTANOPIA], ids=["deuteranopia", "protanopia"])
def test_seats_look_different_to_those_who_see_fewer_colours(
    theme: Theme, sight: tuple[tuple[float, float, float], ...]
) -> None:
    seen = [as_seen(theme.colour(seat), sight) for seat in SEATS]
    assert min(distance(one, other) for one, other in combinations(seen, 2)) > 0.3


def as_seen(colour: Colour, sight: tuple[tuple[float, float, float], ...]) -> tuple[float, ...]:
    light = [(channel / 255) ** 2.2 for channel in colour]
    mixed = [sum(share * part for share, part in zip(row, light, strict=True)) for row in sight]
    return tuple(max(0.0, channel) ** (1 / 2.2) for channel in mixed)


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return math.dist(one, other)
