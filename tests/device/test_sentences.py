"""What the system complains about, told in people's own language."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from words.phrases import ENGLISH, GERMAN
from words.sentences import in_words, sentence, trouble, trouble_in_words


def test_a_missing_file_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file") as caught:
        (tmp_path / "none").read_text()
    assert trouble_in_words(GERMAN, caught.value) == "das gibt es nicht"
    said = sentence("replay.no-file", file="none", why=trouble(caught.value))
    assert in_words(GERMAN, said) == "none: nicht zu lesen (das gibt es nicht)."
    assert in_words(ENGLISH, said) == "none: cannot be read (it does not exist)."


def test_a_database_without_a_place_is_told_too() -> None:
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect("/no/such/folder/games.sqlite")
    assert trouble_in_words(GERMAN, caught.value) == "dort lässt sich keine Datei anlegen"


def test_what_nobody_foresaw_is_told_as_it_came() -> None:
    assert trouble_in_words(GERMAN, OSError(9999, "the moon is full")) == "the moon is full"
    assert trouble_in_words(GERMAN, RuntimeError("no video")) == "no video"
