"""The game files of examples/games stand on the shelf as a family's own and keep what every game promises."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from device.__main__ import main
from device.game_files import BadGame, bring, bring_all
from device.saving.journal import open_journal
from device.saving.saved import resumed
from display import registry as views
from display.registry import game_words
from games import registry as shelf
from games.dice import Throw
from games.events import DiceSettled
from games.game import Game
from games.record import Started
from games.registry import WhyNot, games, left_out
from tests.games import test_conformance as promised
from words.phrases import ENGLISH, GERMAN
from words.sentences import Sentence, in_words

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "games").glob("*.toml"))
BROKEN = 'title = "Broken"\ngaol = 5\n'


@pytest.fixture(params=EXAMPLES, ids=lambda path: path.stem)
def game(request: pytest.FixtureRequest) -> Iterator[Game[Any, Any]]:
    name = bring(request.param)
    yield games()[name]
    shelf.take_away(name)
    views.take_away(name)


def test_it_is_on_the_shelf_with_its_words(game: Game[Any, Any]) -> None:
    assert {game_words(language, game.name) for language in (ENGLISH, GERMAN)}.isdisjoint({game.name, ""})
    assert views.view_of(game.name).kin


def test_it_keeps_what_every_game_promises(game: Game[Any, Any]) -> None:
    promised.test_random_play_ends_every_choice_offered_is_accepted_and_every_step_is_undone(game, 1)
    promised.test_nonsense_is_refused_and_changes_nothing(game)
    promised.test_every_answer_to_a_house_question_begins_a_game_and_is_saved_with_it(game)
    promised.test_simulated_players_play_it_to_its_end(game, "fewest")


def test_files_in_the_folder_are_found_and_a_broken_one_is_left_out_with_its_reason(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "broken.toml").write_text(BROKEN)
    (folder / "own.toml").write_text('title = "Ours"\nrounds = 2\n')
    (folder / "pig.toml").write_text('title = "Another pig"\nrounds = 2\n')
    (folder / "notes.txt").write_text("no game")
    (folder / "ours.toml.txt").write_text('title = "Saved as a text"\nrounds = 2\n')
    bring_all({"XDG_CONFIG_HOME": str(tmp_path / "none")}, tmp_path)
    try:
        assert {"own", "own-pig"} <= games().keys()
        found = [(left.name, left.why) for left in left_out()]
        assert found == [("broken", WhyNot.BAD_FILE), ("ours.toml", WhyNot.BAD_FILE)]
        about = left_out()[1].about
        assert isinstance(about, Sentence)
        assert in_words(ENGLISH, about).endswith("Rename it to: ours.toml")
    finally:
        for name in ("own", "own-pig", "broken", "ours.toml"):
            shelf.take_away(name)
            views.take_away(name)


def test_a_game_goes_on_though_its_file_is_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "family-game.toml"
    file.write_text('title = "Our game"\ndice = 2\nrounds = 2\n')
    name = bring(file)
    try:
        started = Started(replace(games()[name].setup(), players=("Ada", "Ben")), 0)
        with closing(open_journal(tmp_path)[0]) as journal:
            journal.begin(started)
            journal.append(DiceSettled(Throw((2, 3))))
        shelf.take_away(name)
        views.take_away(name)
        with closing(open_journal(tmp_path)[0]) as journal:
            found = resumed(journal, ENGLISH)
        assert found
        assert (found.started.setup.players, found.events) == (("Ada", "Ben"), 1)
        assert game_words(ENGLISH, name) == "Our game"
        assert capsys.readouterr().err == ""
    finally:
        shelf.take_away(name)
        views.take_away(name)


def test_a_file_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(BROKEN)
    with pytest.raises(BadGame) as caught:
        bring(file)
    assert str(caught.value).startswith(f"{file}, line 2: There is no “gaol” here.")


def test_check_game_answers_for_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(BROKEN)
    missing = tmp_path / "missing.toml"
    assert main(["check-game", str(EXAMPLES[0])]) == 0
    capsys.readouterr()
    assert main(["check-game", "--json", str(file), str(EXAMPLES[0]), str(missing)]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["playable"], [each["line"] for each in row["mistakes"]]) for row in rows] == [
        (False, [2]),
        (True, []),
        (False, [None]),
    ]
