"""What an owner tells about a box is there again on the next evening."""

from __future__ import annotations

from pathlib import Path

from config.settings import load
from device.games_from_settings import game_kinds
from device.saving.edition_store import keep_edition, with_editions
from device.saving.journal import open_journal
from games import upwards
from session.lobby import EditionChanged


def facts_of(folder: Path) -> upwards.SheetFacts:
    template = with_editions(game_kinds(load()), open_journal(folder)[0])[0].template
    assert isinstance(template, upwards.Setup)
    return template.facts


def test_the_rows_of_a_real_sheet_are_remembered_over_the_evenings(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    keep_edition(journal, EditionChanged("upwards", (("rows", 10),)))
    journal.close()
    assert facts_of(tmp_path).rows == 10


def test_facts_that_make_no_sense_are_as_if_never_told(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    for kept in ("not json", "[1, 2]", '{"rows": 99, "moons": 3}'):
        journal.prefer("box.upwards", kept)
        assert facts_of(tmp_path) == upwards.SheetFacts()
