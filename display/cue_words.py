"""What to say for a cue: the same sentence for the notice on the screen and for the voice."""

from __future__ import annotations

from dataclasses import fields

from display.phrases import Language, has_phrase, listed, phrase
from games.cues import Cue, FaceCorrected, Refused, ThrowDoubted, ThrowTaken, WhoAsked
from games.dice import Throw
from games.shelf import name_of
from games.table import Table


def sentence(language: Language, cue: Cue, table: Table | None) -> str | None:
    """The sentence for a cue, or None where there is nothing to say."""
    match cue:
        case Refused(why, about):
            return _refusal(language, why.value, about, table)
        case ThrowTaken(throw):
            return throw_words(language, throw)
        case ThrowDoubted(why=why):
            return _first(language, (f"doubt.{why}", "doubt.unclear"), {})
        case FaceCorrected(throw, die):
            return _corrected(language, throw, die)
        case WhoAsked(verb):
            return _first(language, (f"who.{verb}",), {})
        case _:
            return _first(language, _keys("cue", type(cue).__name__, table), _gaps(cue, table))


def throw_words(language: Language, throw: Throw) -> str:
    """A throw in words: "two, three and five; meteorite"."""
    faces = listed(language, tuple(phrase(language, f"number.{face}") for face in throw.faces))
    signs = listed(language, tuple(sign_words(language, sign) for sign in throw.signs))
    return "; ".join(words for words in (faces, signs) if words)


def sign_words(language: Language, sign: str) -> str:
    """A taught face in a word."""
    return _first(language, (f"sign.{sign}",), {}) or sign


def _refusal(language: Language, why: str, about: tuple[int | str, ...], table: Table | None) -> str | None:
    gaps: dict[str, object] = {"about": " ".join(str(part) for part in about)}
    gaps.update({f"about_{place}": part for place, part in enumerate(about)})
    return _first(language, (*_keys("refusal", why, table), "refusal.not-now"), gaps)


def _corrected(language: Language, throw: Throw, die: int) -> str:
    if die < len(throw.faces):
        face = phrase(language, f"number.{throw.faces[die]}")
        return phrase(language, "cue.FaceCorrected", face=face, total=throw.total)
    sign = sign_words(language, throw.signs[die - len(throw.faces)])
    return phrase(language, "cue.SignCorrected", sign=sign)


def _keys(area: str, name: str, table: Table | None) -> tuple[str, ...]:
    """The game's own words first, then the table's."""
    own = (f"{name_of(table.setup)}.{area}.{name}",) if table else ()
    return (*own, f"{area}.{name}")


def _gaps(cue: Cue, table: Table | None) -> dict[str, object]:
    """A cue's fields fill the gaps of its sentence; a seat also gives its player's name."""
    gaps: dict[str, object] = {field.name: getattr(cue, field.name) for field in fields(cue)}
    seat = gaps.get("seat")
    if table and isinstance(seat, int):
        gaps["name"] = table.players[seat]
    return gaps


def _first(language: Language, keys: tuple[str, ...], gaps: dict[str, object]) -> str | None:
    return next((phrase(language, key, **gaps) for key in keys if has_phrase(key)), None)
