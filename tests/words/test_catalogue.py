"""The catalogue is complete in both languages, with the same gaps in each."""

from __future__ import annotations

from string import Formatter

import pytest

from games import choices, cues
from games.cues import Cue
from games.names import NameRefusal
from games.table import TableRefusal
from session import lobby as lobbies
from vision.reading.readings import Doubt
from words import (
    beam,
    bench,
    calls,
    camera,
    doctor,
    handsfree,
    journal,
    just_dice,
    likings,
    lobby,
    log,
    numberloor,
    reading,
    settings,
    spoken,
    statistics,
    table,
    teaching,
    upwards,
    wiring,
)
from words.phrases import CATALOGUE, Language, listed, phrase

FILES = (
    beam, bench, calls, camera, doctor, handsfree, journal, just_dice, lobby, log, numberloor, reading,
    settings, spoken, statistics, table, teaching, upwards, wiring, likings,
)  # fmt: skip
# Cues whose words are made from others: an answer, a throw in numbers, a doubt's reason, what matters now.
MADE = {"Asked", "Cue", "Refused", "ThrowTaken", "ThrowDoubted", "WhoAsked", "Repeated"}
SILENT = {
    "BoxTold",
    "CountWanted",
    "ExportWanted",
    "GameWanted",
    "HistoryWanted",
    "PreferencesChanged",
    "QuitWanted",
    "TableLeft",
    "TakeUpWanted",
}
# Verbs whose buttons show no words of their own: a game's card, a language's name, a letter, an answer.
SHOWN_OTHERWISE = {
    lobbies.NEW_GAME,
    lobbies.LANGUAGE,
    lobbies.TYPE,
    lobbies.ANSWER,
    lobbies.OPEN,
    lobbies.PREFER,
    lobbies.SWITCH,
}


def gaps(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", CATALOGUE)
def test_both_languages_say_something_with_the_same_gaps(key: str) -> None:
    words = CATALOGUE[key]
    assert words.de.strip()
    assert words.en.strip()
    assert gaps(words.de) == gaps(words.en)


def test_no_two_files_have_words_for_the_same_key() -> None:
    assert sum(len(file.WORDS) for file in FILES) == len(CATALOGUE)


@pytest.mark.parametrize("why", [*TableRefusal, *NameRefusal])
def test_every_refusal_of_table_and_lobby_has_a_sentence(why: str) -> None:
    assert f"refusal.{why}" in CATALOGUE


@pytest.mark.parametrize("doubt", Doubt)
def test_every_doubt_of_the_reader_says_what_to_do(doubt: str) -> None:
    assert f"doubt.{doubt}" in CATALOGUE


@pytest.mark.parametrize("module", [cues, lobbies])
def test_every_cue_of_table_and_lobby_has_a_sentence(module: object) -> None:
    kinds = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Cue)]
    names = {kind.__name__ for kind in kinds} - MADE - SILENT
    assert {name for name in names if f"cue.{name}" not in CATALOGUE} == set()


@pytest.mark.parametrize("module", [choices, lobbies])
def test_every_verb_of_table_and_lobby_has_words(module: object) -> None:
    verbs = {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}
    wordless = {verb for verb in verbs - SHOWN_OTHERWISE if f"choice.{verb}" not in CATALOGUE}
    assert wordless == set()


def test_a_list_reads_as_people_say_it() -> None:
    assert listed(Language.DE, ("zwei", "drei", "fünf")) == "zwei, drei und fünf"
    assert listed(Language.EN, ("two", "three")) == "two and three"
    assert listed(Language.EN, ("two",)) == "two"
    assert listed(Language.EN, ()) == ""


def test_german_has_real_umlauts() -> None:
    assert phrase(Language.DE, "number.5") == "fünf"
    assert [key for key, words in CATALOGUE.items() if "Wuerfel" in words.de or "fuenf" in words.de] == []
