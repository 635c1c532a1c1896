"""`pipsight options GAME …` hands over to the game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

import pytest

from device.commands.options import add, answering, run


def parsed(*words: str) -> Namespace:
    """As the command line does it: what every command understands is added last."""
    parser = ArgumentParser()
    add(parser)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--config", default=None)
    parser.add_argument("--language", default="en")
    return parser.parse_args(words)


def test_every_game_with_something_to_choose_answers() -> None:
    assert list(answering()) == ["upwards", "beam-me-up", "numberloor"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("numberloor", "--floor", "5", "--balloon", "3"), {"playable": [2, 5, 8]}),
        (
            ("beam-me-up", "--dice", "2", "2", "3", "3", "3"),
            {
                "combination": "full house",
                "parts": [{"column": "3", "squares": 2}, {"column": "2", "squares": 1}],
                "cools": ["3"],
            },
        ),
    ],
)
def test_json_may_be_asked_for_before_and_after_the_game(
    words: tuple[str, ...], answer: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(parsed("--json", *words)) == 0
    assert run(parsed(*words, "--json")) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [answer, answer]


def test_upwards_answers_with_groupings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(parsed("upwards", "--dice", "1", "1", "2", "--json")) == 0
    groupings = json.loads(capsys.readouterr().out)["groupings"]
    assert {"write": [1, 1, 2], "from_reserve": []} in groupings
    assert {"write": [1, 3], "from_reserve": []} in groupings


def test_without_json_people_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    run(parsed("numberloor", "--floor", "5", "--balloon", "3"))
    assert "2, 5, 8" in capsys.readouterr().out
