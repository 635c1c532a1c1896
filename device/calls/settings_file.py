"""Finds the owner's settings, reads them, and says in the caller's language what is wrong with them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from config.misfit import Misfit, MisfitKind
from config.settings import Settings, is_empty, load
from device.calls.bad_call import BadCall
from device.games_from_settings import game_kinds, unknown_sections
from games.game import BadHouseRules
from words.phrases import Language, phrase
from words.sentences import Sentence, sentence


def settings_for(named: Path | None, language: Language) -> Settings:
    """The settings of the file named in the call or the environment, or found in its usual place."""
    path = named or usual_place(os.environ)
    try:
        settings = load(path)
        game_kinds(settings)
        unknown = unknown_sections(settings)
        if path and is_empty(path):
            print(phrase(language, "settings.empty", file=path), file=sys.stderr)
    except Misfit as misfit:
        raise BadCall(_in_file(misfit, path)) from misfit
    except BadHouseRules as error:
        raise BadCall(error.sentence) from error
    for name, meant in unknown.items():
        guess = phrase(language, "misfit.meant", meant=meant) if meant else ""
        text = phrase(language, "settings.no-such-game", file=path, place=name, meant=guess)
        print(text, file=sys.stderr)
    return settings


def usual_place(environment: Mapping[str, str]) -> Path | None:
    """PIPSIGHT_CONFIG, else the first file there is among the platform's places."""
    if named := environment.get("PIPSIGHT_CONFIG"):
        return Path(named)
    home = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    places = (home / "pipsight" / "settings.toml", Path("/etc/pipsight/settings.toml"))
    return next((place for place in places if _is_there(place)), None)


def _is_there(place: Path) -> bool:
    """What is out of our sight is not for us: the door for phones may not look into /etc/pipsight."""
    try:
        return place.is_file()
    except OSError:
        return False


def _in_file(misfit: Misfit, path: Path | None) -> Sentence:
    """What is wrong and what would be right, in one line that begins with the file."""
    names_it_already = misfit.problem in {MisfitKind.NO_FILE, MisfitKind.NOT_TOML, MisfitKind.TOO_MUCH}
    return (
        misfit.sentence if names_it_already else sentence("settings.in-file", file=path, why=misfit.sentence)
    )
