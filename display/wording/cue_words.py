"""What to say for a cue: the same sentence for the notice on the screen and for the voice."""

from __future__ import annotations

from dataclasses import fields

from display.registry import view_of, views
from display.wording.help_words import help_sentence
from games.cues import (
    Advised,
    Asked,
    CameraMissed,
    Cue,
    FaceCorrected,
    GameFinished,
    Refused,
    Repeated,
    ThrowDoubted,
    ThrowTaken,
    WhoAsked,
)
from games.dice import Throw
from games.events import Key
from games.registry import name_of
from games.table import Table, expected, outcome, rules, throw
from session.pip_counting import CountedOn, CountingStep
from session.practising import TaskSet
from words.phrases import Language, has_phrase, listed, phrase


def sentence(language: Language, cue: Cue, table: Table | None) -> str | None:
    """The sentence for a cue, or None where there is nothing to say."""
    match cue:
        case Refused(why, about):
            return _refusal(language, why.value, about, table)
        case ThrowTaken(lying):
            return throw_words(language, lying)
        case ThrowDoubted(why=why):
            return _first(language, (f"doubt.{why}", "doubt.unclear"), {})
        case FaceCorrected(lying, die):
            return _corrected(language, lying, die)
        case WhoAsked(verb):
            return _first(language, (f"who.{verb}",), {})
        case Asked() | Advised() | TaskSet() if table:
            return help_sentence(language, cue, table)
        case CameraMissed() if table and rules(table).showing(table.state):
            return phrase(language, "cue.CameraMissed.paper")
        case Repeated():
            return what_matters(language, table) if table else None
        case CountedOn(CountingStep() as step):
            return counting_words(language, step)
        case GameFinished() if table and (ended := outcome(table)):
            names = tuple(table.players[seat] for seat in ended.winners)
            return winner_words(language, names, name_of(table.setup))
        case _ if table and (own := view_of(name_of(table.setup)).sentence(language, cue, table)):
            return own
        case _:
            return _first(language, _keys("cue", _kind(cue), table), _gaps(language, cue, table))


def short_sentence(language: Language, cue: Cue, table: Table) -> str | None:
    """The same for the ear of somebody who was told it at length before; None where nothing need be said."""
    keys = tuple(f"{name_of(table.setup)}.say.again.{kind}" for kind in _kind(cue))
    return _first(language, keys, _gaps(language, cue, table))


def throw_words(language: Language, throw: Throw) -> str:
    """A throw in words: "two, three and five; meteorite"."""
    faces = listed(language, tuple(phrase(language, f"number.{face}") for face in throw.faces))
    signs = listed(language, tuple(sign_words(language, sign) for sign in throw.signs))
    return "; ".join(words for words in (faces, signs) if words)


def counting_words(language: Language, step: CountingStep) -> str | None:
    """What is said while a throw is counted: the next number, or a sum; nothing when a die only appears."""
    if not step.groups:
        return phrase(language, "counting.pip", count=step.pips) if step.lit[-1] else None
    if step.groups == 1:
        return phrase(language, "counting.one", total=step.total)
    face = step.faces[step.groups - 1]
    return phrase(language, "counting.group", before=step.total - face, face=face, total=step.total)


def sign_words(language: Language, sign: str) -> str:
    """A taught face in a word or two."""
    areas = (area for view in views().values() for area in view.areas)
    return _first(language, tuple(f"{area}.{sign}" for area in areas), {}) or sign


def effect_words(language: Language, sign: str) -> str:
    """What a face of the event die lets everybody do; any other taught face only has its name."""
    return _first(language, (f"effect.{sign}",), {}) or sign_words(language, sign)


def winner_words(language: Language, names: tuple[str, ...], game: str = "") -> str:
    """Who won, or that it is over when nobody did; a game may have its own words for that."""
    if not names:
        return _first(language, (f"{game}.over.title", "over.title"), {}) or ""
    key = "over.winner" if len(names) == 1 else "over.winners"
    return phrase(language, key, names=listed(language, names))


def what_matters(language: Language, table: Table) -> str | None:
    """What somebody wants to hear again: the doubt, the throw that lies there, or that one is wanted."""
    if table.doubted:
        return _first(language, (f"doubt.{table.doubted.why}", "doubt.unclear"), {})
    lying, wanted = throw(table), expected(table)
    if lying:
        return throw_words(language, lying)
    if wanted:
        return phrase(language, "table.throw-number", number=wanted.pip_dice + wanted.taught_dice)
    return None


def _refusal(language: Language, why: str, about: tuple[int | str, ...], table: Table | None) -> str | None:
    named = ", ".join(sign_words(language, str(part)) for part in about)
    return _first(language, (*_keys("refusal", why, table), "refusal.not-now"), {"about": named})


def _corrected(language: Language, throw: Throw, die: int | None) -> str:
    if die is None:
        return phrase(language, "cue.ThrowCorrected", throw=throw_words(language, throw))
    if die < len(throw.faces):
        face = phrase(language, f"number.{throw.faces[die]}")
        return phrase(language, "cue.FaceCorrected", face=face, total=throw.total)
    sign = sign_words(language, throw.signs[die - len(throw.faces)])
    return phrase(language, "cue.SignCorrected", sign=sign)


def _keys(area: str, kinds: tuple[str, ...] | str, table: Table | None) -> tuple[str, ...]:
    """The game's own words first, then the table's; the most exact kind first."""
    own = (f"{name_of(table.setup)}.{area}", area) if table else (area,)
    return tuple(
        f"{place}.{kind}" for place in own for kind in ([kinds] if isinstance(kinds, str) else kinds)
    )


def _kind(cue: Cue) -> tuple[str, ...]:
    """A cue's name, with whatever of it is true before it: RoundBegan.last, then RoundBegan."""
    name = type(cue).__name__
    true = (field.name for field in fields(cue) if getattr(cue, field.name) is True)
    return (*(f"{name}.{fact}" for fact in true), name)


def _gaps(language: Language, cue: Cue, table: Table | None) -> dict[str, object]:
    """A cue's fields fill the gaps of its sentence; a seat gives its player's name, a card its words."""
    gaps: dict[str, object] = {field.name: getattr(cue, field.name) for field in fields(cue)}
    seat, card = gaps.get("seat"), gaps.get("card", gaps.get("top"))
    if table and isinstance(seat, int):
        gaps["name"] = table.players[seat]
    if isinstance(card, str):
        gaps["card"] = sign_words(language, card)
    if isinstance(faces := gaps.get("faces"), tuple):
        gaps["faces"] = throw_words(language, Throw(faces))
    if isinstance(lying := gaps.get("throw"), Throw):
        gaps["throw"] = throw_words(language, lying)
    if isinstance(button := gaps.get("button"), Key):
        gaps["button"] = phrase(language, f"choice.{button}")
    return gaps | (view_of(name_of(table.setup)).gaps(language, cue, table) if table else {})


def _first(language: Language, keys: tuple[str, ...], gaps: dict[str, object]) -> str | None:
    return next((phrase(language, key, **gaps) for key in keys if has_phrase(key)), None)
