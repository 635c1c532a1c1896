"""Whole games, written down as text, go as they went when somebody last read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthrough import event, played

FOLDER = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_it_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text()
    assert played(text) == text


def test_there_is_one_for_each_example_of_the_rule_books() -> None:
    assert len(list(FOLDER.glob("*.txt"))) >= 8


def test_a_line_that_is_no_event_is_told() -> None:
    with pytest.raises(ValueError, match="is no event"):
        event("sneeze 3")
