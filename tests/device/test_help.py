"""`--help` and wrong calls are wholly in the caller's language, whatever argparse would say."""

from __future__ import annotations

import argparse
import inspect
import re
from contextlib import suppress
from importlib import import_module

import pytest

from device.__main__ import COMMANDS, main
from device.calls.parser import SENTENCES, Parser
from words.phrases import ENGLISH, GERMAN, Language

FOR_PROGRAMMERS = re.compile(
    r"conflicting|is not callable|not defined|mode %r|multiple subparser|merge actions|dest= is required"
    r"|'required' is|conflict_resolution|must be optional|can't open|unexpected option|deprecated"
)


def helps(name: str, language: Language) -> dict[str, str | None]:
    """What each argument of a command is for."""
    parser = Parser(language=language)
    import_module(f"device.commands.{name}").add(parser)
    return {str(action.option_strings or action.dest): action.help for action in parser._actions}


@pytest.mark.parametrize("name", [*COMMANDS, "upwards.score", "upwards.strengths"])
def test_every_argument_is_explained_in_german_and_in_english(name: str) -> None:
    german, english = helps(name, GERMAN), helps(name, ENGLISH)
    explained = {key for key, text in english.items() if text}
    assert not {key for key in explained if german[key] == english[key]}
    assert not [text for text in (*german.values(), *english.values()) if text and text.startswith("help.")]


def test_everything_that_argparse_says_to_a_caller_has_words() -> None:
    source = inspect.getsource(argparse)
    marked = {text for _, text in re.findall(r"\b_\(\s*(['\"])(.*?)\1\s*[,)]", source)}
    said = {text.encode().decode("unicode_escape") for text in marked if not FOR_PROGRAMMERS.search(text)}
    assert said - SENTENCES.keys() == set()


@pytest.mark.parametrize("words", [["--help"], ["read", "--help"], ["options", "upwards", "--help"]])
def test_german_help_has_no_english_around_it(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--language", "de"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: pipsight")
    assert "diese Hilfe zeigen" in told
    assert not re.search(r"\b(usage|optional|options:|show|FILE|DIR|PHOTO)\b", told)


def test_score_explains_what_a_sheet_looks_like(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["score", "--help", "--language", "en"])
    assert 'option = "snake"' in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--version"], ["--version", "--language", "de"]])
def test_the_version_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(SystemExit):
        assert main(words) == 0
    assert re.fullmatch(r"pipsight \d+\.\d+\.\d+\n", capsys.readouterr().out)
