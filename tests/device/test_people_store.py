"""People are known again on another evening, whatever stands in the journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from device.saving.journal import open_journal
from device.saving.people_store import keep_people, kept_people
from device.saving.remembered import PEOPLE
from session.lobby import PeopleMet
from session.people import Person

ADA, BEN = Person("Ada", 3, 12), Person("Ben", 0, 1)


def test_people_are_known_again_on_another_evening(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    keep_people(journal, PeopleMet((ADA, BEN)))
    journal.close()
    again, _ = open_journal(tmp_path)
    assert kept_people(again) == (ADA, BEN)
    keep_people(again, PeopleMet(()))
    assert kept_people(again) == ()
    again.close()


def row(**changes: Any) -> dict[str, Any]:
    return {"name": "Ben", "token": 0, "games": 1} | changes


@pytest.mark.parametrize(
    "odd",
    [
        "Ben",
        7,
        None,
        row(name=""),
        row(name="B" * 99),
        row(name="😀"),
        row(name="ada"),
        row(token=-1),
        row(token=12),
        row(token=[0]),
        row(token=True, games=None),
        row(games=-3),
        row(games=10**30),
        {},
    ],
)
def test_what_makes_no_sense_is_left_out(tmp_path: Path, odd: object) -> None:
    journal, _ = open_journal(tmp_path)
    kept = {"people": [{"name": "Ada", "token": 3, "games": 12}, odd]}
    journal.prefer(PEOPLE, json.dumps(kept))
    assert kept_people(journal) == (ADA,)
    journal.close()


@pytest.mark.parametrize(
    "odd", ["", "[]", "{}", '{"people": 3}', '{"people": {"a": 1}}', "not json", "[" * 5000]
)
def test_a_row_that_makes_no_sense_knows_nobody(tmp_path: Path, odd: str) -> None:
    journal, _ = open_journal(tmp_path)
    journal.prefer(PEOPLE, odd)
    assert kept_people(journal) == ()
    journal.close()
