"""Every language has every sentence, with the same gaps, and everything that is said has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from errno import errorcode
from pathlib import Path

import pytest

from games import choices, cues
from games.cues import Cue
from games.names import NameRefusal
from games.table import TableRefusal
from session import lobby as lobbies
from vision.reading.readings import Doubt
from words.compiling import compiled, forms, main, messages, problems
from words.languages import COMPILED, LANGUAGES
from words.phrases import ENGLISH, GERMAN, Language, has_phrase, listed, phrase

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "words"
CODE = (
    "config",
    "device",
    "display",
    "games",
    "inference",
    "network",
    "session",
    "stream",
    "vision",
    "words",
)
# Cues whose words are made from others: an answer, a throw in numbers, a doubt's reason, what matters now.
MADE = {"Advised", "Asked", "Cue", "Refused", "ThrowTaken", "ThrowDoubted", "WhoAsked", "Repeated"}
SILENT = {
    "AlbumWanted",
    "PicturesDeleted",
    "PicturesWanted",
    "EditionChanged",
    "CountWanted",
    "ExportWanted",
    "PrintWanted",
    "GameWanted",
    "HistoryWanted",
    "PeopleMet",
    "PracticeWanted",
    "PreferencesChanged",
    "QuitWanted",
    "TableLeft",
    "TakeUpWanted",
    "TonightWanted",
    "UpdateWanted",
}
# Verbs whose buttons show no words of their own: a game's card, a language's name, a letter, an answer.
SHOWN_OTHERWISE = {
    lobbies.NEW_GAME,
    lobbies.LANGUAGE,
    lobbies.TYPE,
    lobbies.POINT_CORNER,
    lobbies.ANSWER,
    lobbies.OPEN,
    lobbies.PREFER,
    lobbies.SWITCH,
}


def test_every_language_has_the_same_sentences_with_the_same_gaps_and_is_compiled() -> None:
    assert list(problems(WORDS)) == []


def test_every_folder_with_words_is_a_language() -> None:
    assert set(LANGUAGES) == {file.parent.name for file in WORDS.glob("*/*.po")}
    assert {"de", "en"} <= set(LANGUAGES)


def words_of_the_code() -> Iterator[str]:
    """Every text in the code, cut at its dots, and every name that a key may be made of."""
    for file in (file for room in CODE for file in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Constant(value=str(text)):
                    yield from re.split(r"[^\w]", text)
                case ast.ClassDef(name=name) | ast.Attribute(attr=name) | ast.Name(id=name):
                    yield name
                case ast.AnnAssign(target=ast.Name(id=name)):
                    yield name


def test_no_sentence_is_left_over_that_nobody_says() -> None:
    """Keys are put together from pieces; a piece that stands nowhere in the code belongs to nothing."""
    known = {*words_of_the_code(), *errorcode.values()}
    pieces = {key: set(re.split(r"[^\w]", key)) - known for key in messages(WORDS / "en")}
    unknown = {key: {piece for piece in left if not piece.isdigit()} for key, left in pieces.items()}
    assert {key for key, left in unknown.items() if left and not key.startswith("trouble.SQLITE")} == set()


def called_with() -> Iterator[str]:
    """The keys that the code asks for by name."""
    for file in (file for room in CODE for file in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("phrase", "sentence"):
                yield from (
                    str(word.value)
                    for word in node.args[:2]
                    if isinstance(word, ast.Constant) and re.fullmatch(r"[\w-]+(\.[\w-]+)+", str(word.value))
                )


def test_every_sentence_that_the_code_names_is_there() -> None:
    assert {key for key in called_with() if not has_phrase(key)} == set()


def test_a_missing_a_surplus_and_a_stale_sentence_are_noticed(tmp_path: Path) -> None:
    for language, text in (("de", "Hallo {name}"), ("en", "Hello")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "small.po").write_text(f'msgid "small.hello"\nmsgstr "{text}"\n')
    (tmp_path / "de" / "more.po").write_text('msgid "small.only"\nmsgstr "Nur hier"\n')
    assert main([str(tmp_path)]) == 0
    assert list(problems(tmp_path)) == [
        "en has no words for small.only",
        "en: small.hello has the gaps [], not ['name']",
    ]
    (tmp_path / "de" / "more.po").write_text('msgid "small.only"\nmsgstr "Nur noch hier"\n')
    assert any(COMPILED in problem for problem in problems(tmp_path))
    assert (tmp_path / "de" / COMPILED).read_bytes() != compiled(tmp_path / "de")


@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
def test_one_is_said_otherwise_than_many(language: Language) -> None:
    one, two = (phrase(language, "over.points", points=points) for points in (1, 2))
    assert one.replace("1", "2") != two


def test_nobody_has_1_points() -> None:
    """Where a number is counted, the form for one is not the form for many with another number."""
    for folder in (WORDS / "de", WORDS / "en"):
        counted = {key: forms(message) for key, message in messages(folder).items() if message.context}
        assert counted
        if folder.name == "en":
            assert {key for key, texts in counted.items() if texts[0] == texts[1]} == set()


@pytest.mark.parametrize("why", [*TableRefusal, *NameRefusal])
def test_every_refusal_of_table_and_lobby_has_a_sentence(why: str) -> None:
    assert has_phrase(f"refusal.{why}")


@pytest.mark.parametrize("doubt", Doubt)
def test_every_doubt_of_the_reader_says_what_to_do(doubt: str) -> None:
    assert has_phrase(f"doubt.{doubt}")


@pytest.mark.parametrize("module", [cues, lobbies])
def test_every_cue_of_table_and_lobby_has_a_sentence(module: object) -> None:
    kinds = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Cue)]
    names = {kind.__name__ for kind in kinds} - MADE - SILENT
    assert {name for name in names if not has_phrase(f"cue.{name}")} == set()


@pytest.mark.parametrize("module", [choices, lobbies])
def test_every_verb_of_table_and_lobby_has_words(module: object) -> None:
    verbs = {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}
    wordless = {verb for verb in verbs - SHOWN_OTHERWISE if not has_phrase(f"choice.{verb}")}
    assert wordless == set()


def test_a_list_reads_as_people_say_it() -> None:
    assert listed(GERMAN, ("zwei", "drei", "fünf")) == "zwei, drei und fünf"
    assert listed(ENGLISH, ("two", "three")) == "two and three"
    assert listed(ENGLISH, ("two",)) == "two"
    assert listed(ENGLISH, ()) == ""


def test_german_has_real_umlauts() -> None:
    assert phrase(GERMAN, "number.5") == "fünf"
    texts = {key: forms(message) for key, message in messages(WORDS / "de").items()}
    assert [key for key, said in texts.items() if re.search("Wuerfel|fuenf", " ".join(said))] == []
