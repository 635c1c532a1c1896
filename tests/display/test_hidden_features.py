"""A family sees only what it uses: no button of a hidden feature is painted anywhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.building.parts import Button, Scene
from display.samples import samples
from display.scene import scene
from display.style.look import Look
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Page
from session.preferences import features
from words.phrases import ENGLISH

SAMPLES = samples("en")
LOOK = Look(language=ENGLISH)
KINDS_OF_SCREEN = ("home", "more", "settings", "seats", "house-rules", "round", "beam-thrown", "just-dice")


def hiding(name: str, *features: str) -> Evening:
    evening = SAMPLES[name]
    liked = replace(evening.lobby.preferences, hidden=features)
    return replace(evening, lobby=replace(evening.lobby, preferences=liked))


def painted(evening: Evening) -> list[Scene]:
    """All pages of its screen."""
    first = scene(evening, LOOK)
    return [first, *(scene(evening, replace(LOOK, page=page)) for page in range(1, first.pages))]


def buttons(evening: Evening) -> set[Button]:
    return {button for page in painted(evening) for button in page.buttons}


def choices_on(evening: Evening) -> set[Choice]:
    return {button.does.choice for button in buttons(evening) if isinstance(button.does, Chosen)}


@pytest.mark.parametrize(
    ("name", "feature", "choice"),
    [
        ("home", "upwards", Choice(lobbies.NEW_GAME, ("upwards",))),
        ("home", "just-dice", Choice(lobbies.NEW_GAME, ("just-dice",))),
        ("more", "statistics", Choice(lobbies.OPEN, (Page.STATISTICS,))),
        ("settings", "speech", Choice(lobbies.CHANGE, ("speech",))),
        ("round", "ask", Choice(verbs.ASK)),
        ("round", "counting", Choice(verbs.COUNT)),
    ],
)
def test_a_hidden_feature_has_no_button(name: str, feature: str, choice: Choice) -> None:
    assert choice in choices_on(hiding(name))
    assert choice not in choices_on(hiding(name, feature))


def test_without_questions_there_is_no_page_of_chances() -> None:
    chances = {button.text for button in buttons(hiding("beam-thrown"))}
    assert chances - {button.text for button in buttons(hiding("beam-thrown", "ask"))} == {"Chances", "Ask"}


@pytest.mark.parametrize("name", ["beam-thrown", "sheet", "lift-turn"])
def test_without_hints_nobody_is_offered_one_and_no_move_is_called_the_best(name: str) -> None:
    shown = {button.text for button in buttons(hiding(name))}
    assert shown - {button.text for button in buttons(hiding(name, "hints"))} == {"Hint"}


@pytest.mark.parametrize("name", KINDS_OF_SCREEN)
def test_with_everything_hidden_every_screen_still_has_a_way_on(name: str) -> None:
    assert all(page.buttons for page in painted(hiding(name, *features())))
