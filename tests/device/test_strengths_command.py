"""`pipsight strengths`: a row for each option and pair, the same for the same seed."""

from __future__ import annotations

import json
from argparse import Namespace

import pytest

from device.calls.bad_call import BadCall
from device.commands.upwards.strengths import Duel, fight, run
from games.upwards import Option, Plays


def called(games: str, *, seed: str = "1", as_json: bool = True, language: str = "en") -> Namespace:
    return Namespace(games=games, seed=seed, json=as_json, language=language)


def test_the_same_seed_gives_the_same_duel() -> None:
    duel = fight(Option.SAME, Plays.FAIR, Plays.EASY, games=4, seed=5)
    assert duel == fight(Option.SAME, Plays.FAIR, Plays.EASY, games=4, seed=5)
    assert duel == Duel(Option.SAME, Plays.FAIR, Plays.EASY, games=4, wins=4, ties=0)


def test_every_option_and_pair_gets_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(called("1")) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    pairs = [("fair", "easy"), ("strong", "fair")]
    assert [(row["option"], row["stronger"], row["weaker"]) for row in rows] == [
        (option, *pair) for option in ("same", "snake", "blocks") for pair in pairs
    ]


@pytest.mark.parametrize("games", ["0", "-1", "x", "10001", "1.5"])
def test_a_wrong_number_of_games_is_refused(games: str) -> None:
    with pytest.raises(BadCall, match="--games: there was"):
        run(called(games))


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadCall, match="--seed: there was x"):
        run(called("1", seed="x"))
