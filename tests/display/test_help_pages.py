"""How it goes: every page of every game has words and a picture, whole on small and tall panels."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from config.settings import load
from device.games_from_settings import seated
from display.building.layout import in_pieces
from display.building.parts import Label
from display.registry import view_of
from display.samples import after, begun, kinds
from display.scene import scene
from display.style.look import Look
from display.wording.help_words import how_words, task_words
from display.wording.notices import Notice
from games.choices import Choice
from games.game import Game
from games.registry import games
from games.setup import Setup
from games.table import begin
from session import lobby
from session.evening import Evening, choices
from session.lobby import Lobby, Page, how_pages
from session.preferences import Preferences
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase

LOOKS = (Look(), Look(640, 400, 4.16), Look(720, 1280, 8.2), Look(text_scale=2.0))


def setups(game: Game[Any, Any]) -> list[Setup]:
    """As it comes, and with every other answer to each question."""
    made = seated(game.template(load().games), ("Ada", "Ben"), (game.seats.kinds[0],) * 2)
    asked = [(question.field, answer) for question in game.house.questions for answer in question.answers]
    return [made, *(replace(made, **{field: answer}) for field, answer in asked)]


def pages(game: Game[Any, Any]) -> dict[str, Setup]:
    return {page: setup for setup in setups(game) for page in game.how(setup)}


every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))


@every_game
def test_every_page_has_one_text_in_every_language(game: Game[Any, Any]) -> None:
    for page, setup in pages(game).items():
        assert has_phrase(f"{game.name}.how.{page}")
        for language in map(Language, LANGUAGES):
            assert "{" not in how_words(language, setup, page)


@every_game
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width}-{look.text_scale}")
def test_every_page_is_whole(game: Game[Any, Any], look: Look) -> None:
    for language in map(Language, LANGUAGES):
        start = Evening(Lobby(kinds(), ("Ada", "Ben"), Preferences(language=language)))
        prepared = after(start, Choice(lobby.NEW_GAME, (game.name,)))
        for setup in setups(game):
            draft = lobby.Draft(setup, 0)
            shown = replace(prepared.lobby, draft=draft, page=Page.HOW)
            for page in range(len(how_pages(shown))):
                built = scene(Evening(replace(shown, how=page)), replace(look, language=language))
                labels = [part for part in built.parts if isinstance(part, Label)]
                assert all(label.words.width <= label.box.width for label in labels), page
                assert all(label.words.height <= label.box.height for label in labels), page
                assert all(look.area.contains(part.box) for part in built.parts), page


@pytest.mark.parametrize("name", [name for name in games() if name != "just-dice"])
def test_our_own_games_show_a_picture_on_every_page(name: str) -> None:
    assert pages(games()[name]).keys() <= view_of(name).pictures.keys()


def test_a_game_that_is_played_can_be_asked_how_it_goes() -> None:
    for game in games().values():
        if game.how(game.template(load().games)):
            assert Choice("ask") in choices(begun("en", game.name, max(2, game.seats.fewest)))


@pytest.mark.parametrize("name", [game.name for game in games().values() if game.practice])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_practised_fits_into_the_strip_for_notices(name: str, language: str) -> None:
    game = games()[name]
    assert game.practice
    table = begin(game.practice.setup(setups(game)[0]))
    look = Look(language=Language(language))
    for task in game.practice.tasks:
        told = task_words(look.language, table, task.name)
        assert len(in_pieces(look, Notice(told))) == 1, told
