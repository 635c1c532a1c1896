"""The stream's messages: written and read again, and as their documentation has them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stream import (
    BadLine,
    Board,
    ChoiceShown,
    Door,
    Guest,
    Guests,
    Own,
    Tap,
    asked_in,
    line_of,
    schema,
    told_in,
)

ROOT = Path(__file__).parents[2]


def test_the_written_schema_is_the_one_of_the_types() -> None:
    """After a change: python -m stream > docs/feed.schema.json"""
    assert json.loads((ROOT / "docs/feed.schema.json").read_text()) == json.loads(json.dumps(schema()))


def test_every_message_is_told_about_in_the_documentation() -> None:
    text = (ROOT / "docs/feed.md").read_text()
    kinds = {
        part["properties"]["kind"]["enum"][0]
        for part in schema()["$defs"].values()
        if "kind" in part.get("properties", {})
    }
    assert len(kinds) == 14
    assert {kind for kind in kinds if f"`{kind}`" not in text} == set()


def test_a_message_comes_back_as_it_was() -> None:
    board = Board({"en": "Sheet"}, ({"en": "Row"},), (({"en": "1"},),))
    own = Own(7, 0, "Zoë <b>", (ChoiceShown("pick", (0, "die", 1), {"en": "the \u2028 five"}, True),), board)
    assert told_in(line_of(own)) == own
    assert line_of(own).count(b"\n") == 1
    asked = Guests((Guest("a", "Ada"),), 2)
    assert asked_in(line_of(asked)) == asked


@pytest.mark.parametrize(
    "wrong",
    [
        Tap("", "a", "Ada", "pass"),
        Tap("t" * 65, "a", "Ada", "pass"),
        Tap("t/../x", "a", "Ada", "pass"),
        Tap("t", "a", "A" * 41, "pass"),
        Tap("t", "a", "Ada", "pass", (1000,)),
        Tap("t", "a", "Ada", "pass", (1,) * 9),
        Tap("t", "a", "Ada", "pass", (True,)),
        Door(("http://x",) * 5),
        Guests(tuple(Guest(str(n), "Ada") for n in range(41))),
    ],
)
def test_what_is_too_long_or_too_much_is_no_message(wrong: Tap | Door | Guests) -> None:
    with pytest.raises(BadLine):
        asked_in(line_of(wrong))
