"""Finds the owner's settings, reads them, and says in the caller's language what is wrong with them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from config.check import BadSetting, Problem
from config.settings import Settings, is_empty, load
from device.calls.bad_call import BadCall
from device.games_from_settings import game_kinds, unknown_sections
from games.game import BadHouseRules
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


def settings_for(named: Path | None, language: Language) -> Settings:
    """The settings of the file named in the call or the environment, or found in its usual place."""
    path = named or usual_place(os.environ)
    try:
        settings = load(path)
        game_kinds(settings)
        unknown = unknown_sections(settings)
        if path and is_empty(path):
            print(phrase(language, "settings.empty", file=path), file=sys.stderr)
    except BadSetting as error:
        raise BadCall(sentence(language, error, path)) from error
    except BadHouseRules as error:
        raise BadCall(_house_sentence(language, error)) from error
    for name, meant in unknown.items():
        told = {"file": path, "place": name, "meant": _meant(language, meant)}
        print(phrase(language, "settings.no-such-game", **told), file=sys.stderr)
    return settings


def usual_place(environment: Mapping[str, str]) -> Path | None:
    """PIPSIGHT_CONFIG, else the first file there is among the platform's places."""
    if named := environment.get("PIPSIGHT_CONFIG"):
        return Path(named)
    home = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    places = (home / "pipsight" / "settings.toml", Path("/etc/pipsight/settings.toml"))
    return next((place for place in places if place.is_file()), None)


def sentence(language: Language, error: BadSetting, path: Path | None) -> str:
    """What is wrong and what would be right, in one line."""
    allowed, found = error.allowed, error.found
    if isinstance(error.__cause__, OSError):
        found = trouble_in_words(language, error.__cause__)
    if error.problem is Problem.WRONG_TYPE:
        allowed = phrase(language, f"settings.kind.{error.allowed}")
    return phrase(
        language,
        f"settings.{error.problem.value}",
        file=path,
        place=error.place,
        found=found,
        allowed=allowed,
        meant=_meant(language, error.meant),
    )


def _house_sentence(language: Language, error: BadHouseRules) -> str:
    why = phrase(language, f"{error.game}.{error.part}.{error.why}", **error.values)
    return phrase(language, f"{error.game}.bad-{error.part}", **{**error.values, "why": why})


def _meant(language: Language, meant: str) -> str:
    return phrase(language, "settings.meant", meant=meant) if meant else ""
