"""In which language to speak to whoever calls: as told, as set, or as the system speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from config.misfit import Misfit
from config.settings import load
from device.calls.bad_call import BadCall
from device.calls.settings_file import usual_place
from words.languages import LANGUAGES
from words.phrases import Language

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def caller_language(words: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language of this call, before anything else about it is known."""
    language = _value(words, "--language")
    if language is None:
        return Language(_set(words, environment) or system_language(environment))
    if language not in LANGUAGES:
        raise BadCall("call.bad-language", found=language)
    return Language(language)


def is_given(words: Sequence[str]) -> bool:
    """Does this call itself name a language?"""
    return _value(words, "--language") is not None


def system_language(environment: Mapping[str, str]) -> Language:
    """The language that the system speaks, or English."""
    spoken = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return Language(next((name for name in LANGUAGES if spoken.startswith(name)), "en"))


def _set(words: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """What the settings say; if they cannot be used, the command will say why."""
    named = _value(words, "--config")
    try:
        language = load(Path(named) if named else usual_place(environment)).table.language
    except Misfit:
        return None
    return None if language == "auto" else language


def _value(words: Sequence[str], option: str) -> str | None:
    """The value of an option, written in either way."""
    for word, following in zip(words, (*words[1:], ""), strict=True):
        if word == option:
            return following
        if word.startswith(f"{option}="):
            return word.removeprefix(f"{option}=")
    return None
