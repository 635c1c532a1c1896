"""`options beam-me-up`, as in the contracts."""

from __future__ import annotations

import json
from argparse import ArgumentParser

import pytest

from device.calls.bad_call import BadCall
from device.commands.beam.options import add, run


def called(*words: str, as_json: bool = True, language: str = "en") -> int:
    parser = ArgumentParser()
    add(parser)
    parser.set_defaults(json=as_json, language=language)
    return run(parser.parse_args(words))


@pytest.mark.parametrize(
    ("dice", "kind", "moves", "cools"),
    [
        ("2 2 3 3 3", "full house", [("3", 2), ("2", 1)], ["3"]),
        ("6 4 2 2 2", "three of a kind", [("2", 2)], ["2"]),
        ("4 2 6 4 2", "two pairs", [("2", 1), ("4", 1)], []),
        ("1 2 3 4 4", "small straight and pair", [("straight", 2), ("4", 1)], ["straight"]),
        ("6 1 2 3 4", "small straight", [("straight", 2)], ["straight"]),
        ("5 4 3 2 1", "big straight", [("straight", 3)], ["straight"]),
        ("1 1 2 4 6", "pair", [("1", 1)], []),
        ("5 5 5 5 1", "four of a kind", [("5", 3)], ["5"]),
        ("6 6 6 6 6", "five of a kind", [("6", 4)], ["6"]),
        ("1 2 3 5 6", "nothing", [], []),
    ],
)
def test_the_answer_is_printed_as_json(
    capsys: pytest.CaptureFixture[str], dice: str, kind: str, moves: list[tuple[str, int]], cools: list[str]
) -> None:
    assert called("--dice", *dice.split()) == 0
    assert json.loads(capsys.readouterr().out) == {
        "combination": kind,
        "parts": [{"column": column, "squares": squares} for column, squares in moves],
        "cools": cools,
    }


def test_without_json_the_same_answer_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("--dice", "1", "2", "3", "4", "4", as_json=False, language="de") == 0
    assert capsys.readouterr().out.splitlines() == [
        "eine kleine Straße und ein Paar",
        "Spalte Straße um 2 hoch",
        "Spalte 4 um 1 hoch",
        "In Spalte Straße kühlen die anderen ab.",
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "--dice is missing: name five dice, for example --dice 2 2 3 3 3."),
        (["--dice"], "--dice is missing: name five dice, for example --dice 2 2 3 3 3."),
        (["--dice", "1", "2", "3"], "--dice: 3 dice found; there must be exactly five."),
        (["--dice", *"123456"], "--dice: 6 dice found; there must be exactly five."),
        (["--dice", *"12347"], "--dice 7: a die shows a number from 1 to 6."),
        (["--dice", *"1234", "0"], "--dice 0: a die shows a number from 1 to 6."),
        (["--dice", *"1234", "five"], "--dice five: a die shows a number from 1 to 6."),
        (["--dice", *"1234", "-1"], "--dice -1: a die shows a number from 1 to 6."),
        (["--dice", *"1234", "²"], "--dice ²: a die shows a number from 1 to 6."),
    ],
)
def test_a_wrong_call_says_what_was_wrong_and_what_would_be_right(words: list[str], told: str) -> None:
    with pytest.raises(BadCall) as wrong:
        called(*words)
    assert str(wrong.value) == told
