"""`options numberloor`, as in the contracts."""

from __future__ import annotations

import json
from argparse import ArgumentParser

import pytest

from device.calls.bad_call import BadCall
from device.commands.numberloor.options import add, run

BALLOONS = "1, 2, 3, 4, 5, 6, 7, 8, 9, neighbours, even, odd, skip, none"


def called(*words: str, as_json: bool = True, language: str = "en") -> int:
    parser = ArgumentParser()
    add(parser)
    parser.set_defaults(json=as_json, language=language)
    return run(parser.parse_args(words))


@pytest.mark.parametrize(
    ("floor", "balloon", "floors"),
    [
        ("5", "3", [2, 5, 8]),
        ("5", "neighbours", [3, 4, 5, 6, 7]),
        ("5", "even", [0, 2, 4, 5, 6, 8]),
        ("5", "odd", [1, 3, 5, 7, 9]),
        ("5", "skip", [5]),
        ("0", "none", [0, 1, 9]),
    ],
)
def test_the_floors_that_fit_are_printed_as_json(
    capsys: pytest.CaptureFixture[str], floor: str, balloon: str, floors: list[int]
) -> None:
    assert called("--floor", floor, "--balloon", balloon) == 0
    assert json.loads(capsys.readouterr().out) == {"playable": floors}


def test_without_json_the_same_answer_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("--floor", "9", "--balloon", "2", as_json=False, language="de") == 0
    assert capsys.readouterr().out == "Auf Etage 9 passen jetzt: 1, 7, 9.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--balloon", "3"], "--floor is missing: give the open floor, 0 to 9."),
        (["--floor", "12", "--balloon", "3"], "--floor 12: the floor must be a number from 0 to 9."),
        (["--floor", "²", "--balloon", "3"], "--floor ²: the floor must be a number from 0 to 9."),
        (
            ["--floor", "5"],
            f"--balloon is missing: choose from {BALLOONS}.",
        ),
        (
            ["--floor", "5", "--balloon", "0"],
            f"--balloon 0: choose from {BALLOONS}.",
        ),
    ],
)
def test_a_wrong_call_says_what_was_wrong_and_what_would_be_right(words: list[str], told: str) -> None:
    with pytest.raises(BadCall) as wrong:
        called(*words)
    assert str(wrong.value) == told
