"""`options upwards`: groupings as the contract has them, and one sentence for a wrong call."""

from __future__ import annotations

import json
from argparse import Namespace

import pytest

from device.calls.bad_call import BadCall
from device.commands.upwards.options import answer, run


def called(
    *dice: str, reserve: tuple[str, ...] = (), event: str | None = None, as_json: bool = True
) -> Namespace:
    return Namespace(
        dice=list(dice), reserve=list(reserve), event=event, json=as_json, language="en", config=None
    )


def test_all_groupings_of_a_throw_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(called("1", "1", "2")) == 0
    assert json.loads(capsys.readouterr().out) == {
        "groupings": [
            {"write": [1, 1, 2], "from_reserve": []},
            {"write": [1, 3], "from_reserve": []},
            {"write": [2, 2], "from_reserve": []},
            {"write": [4], "from_reserve": []},
        ]
    }


def test_reserve_and_event_take_part() -> None:
    told = answer(called("6", "6", "6", reserve=("1",), event="minus"))["groupings"]
    assert {"write": [5, 6, 6], "from_reserve": [1]} in told
    assert {"write": [1, 6, 6, 6], "from_reserve": [1]} in told


def test_people_read_one_grouping_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    run(called("6", "6", "6", reserve=("1",), as_json=False))
    assert capsys.readouterr().out == "6, 6, 6\n1, 6, 6, 6 (from the reserve: 1)\n"


@pytest.mark.parametrize(
    "dice", [("0", "1", "1"), ("1", "1", "7"), ("1",) * 4, ("1", "1"), (), ("1", "1", "x")]
)
def test_wrong_dice_are_refused_in_one_sentence(dice: tuple[str, ...]) -> None:
    with pytest.raises(BadCall, match="--dice needs exactly 3 numbers from 1 to 6"):
        answer(called(*dice))


@pytest.mark.parametrize("reserve", [("0",), ("7",), ("1",) * 9])
def test_a_wrong_reserve_is_refused_in_one_sentence(reserve: tuple[str, ...]) -> None:
    with pytest.raises(BadCall, match="at most 8 numbers from 1 to 6"):
        answer(called("1", "1", "1", reserve=reserve))


def test_an_unknown_event_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadCall, match="there is no “comet”; choose from plus-minus, minus"):
        answer(called("1", "1", "1", event="comet"))
