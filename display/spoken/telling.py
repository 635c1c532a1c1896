"""One utterance for one moment: what happened, then what is to be done if that has changed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from display.registry import game_words, view_of
from display.spoken.full_summary import everything_that_matters, lying_words
from display.spoken.names import Focused, PageShown, ReadOut
from display.spoken.standing import points_words
from display.spoken.to_do import to_do_words
from display.wording.cue_words import sentence, short_sentence, throw_words
from games.cues import Cue, FaceCorrected, GameFinished, Redone, Repeated, ThrowTaken, Undone
from games.registry import name_of
from games.table import Table, outcome
from session.lobby import GameWanted, SavedWanted, TakeUpWanted
from words.phrases import Language, listed, phrase, with_stop


@dataclass(frozen=True, slots=True)
class Ear:
    """What was said already and need not be said again."""

    to_do: str = ""
    with_throw: tuple[Cue, ...] = ()
    known: frozenset[str] = frozenset()
    """What was said at length this evening, whoever it was said to."""


def spoken(language: Language, ear: Ear, table: Table | None, cues: tuple[Cue, ...]) -> tuple[Ear, str]:
    """What to say now, and what was said by then; the text is empty when nothing is worth saying."""
    cues = _together(table, cues)
    to_do = to_do_words(language, table) if table else ""
    says_to_do = bool(to_do) and to_do != ear.to_do and Repeated() not in cues
    said = [
        (cue, _words_of(language, cue, table, cues))
        for cue in _in_order(language, table, _unsaid(ear, cues))
        if not (says_to_do and _is_turn(table, cue))
    ]
    explained = [_explanation(language, table, cue, text) for cue, text in said]
    texts = [
        short_sentence(language, cue, table) if table and template in ear.known else text
        for (cue, text), template in zip(said, explained, strict=True)
    ]
    known = {template for template in explained if template}
    if says_to_do and table:
        texts.append(_in_short(language, ear, table, to_do))
        known.add(_template(language, table, to_do))
    is_throw = any(isinstance(cue, ThrowTaken) for cue in cues)
    return Ear(to_do, cues if is_throw else ear.with_throw, ear.known | known), joined(texts)


def _together(table: Table | None, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """What came at once, as the game tells it."""
    return view_of(name_of(table.setup)).together(cues) if table else cues


def _is_turn(table: Table | None, cue: Cue) -> bool:
    """Is it told by what is to be done?"""
    return table is not None and isinstance(cue, view_of(name_of(table.setup)).turns)


def _explanation(language: Language, table: Table | None, cue: Cue, text: str | None) -> str | None:
    """What an explanation says, whoever it is about; None where nothing is explained."""
    is_one = table is not None and isinstance(cue, view_of(name_of(table.setup)).explaining)
    return _template(language, table, text) if table and text and is_one else None


def _in_short(language: Language, ear: Ear, table: Table, to_do: str) -> str:
    """At length the first time; after that as short as the game has it."""
    if _template(language, table, to_do) not in ear.known:
        return to_do
    short = view_of(name_of(table.setup)).reminder(language, table)
    return to_do if short is None else short


def _template(language: Language, table: Table, text: str) -> str:
    """The sentence without whom, how many and which faces it is about."""
    faces = (phrase(language, f"number.{face}") for face in range(1, 7))
    masked = re.sub(rf"\b(?:{'|'.join((*map(re.escape, table.players), *faces))}|\d+)\b", "…", text)
    return masked.replace(", …", "").replace(phrase(language, "list.and", first="…", last="…"), "…")


def joined(sentences: list[str | None]) -> str:
    """Sentences one after the other, none twice, each with its full stop."""
    return " ".join(dict.fromkeys(with_stop(text) for text in sentences if text))


def _unsaid(ear: Ear, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """After a correction, only what is new: what was said with the throw still holds."""
    if not any(isinstance(cue, FaceCorrected) for cue in cues):
        return cues
    return tuple(cue for cue in cues if cue not in ear.with_throw)


def _in_order(language: Language, table: Table | None, cues: tuple[Cue, ...]) -> list[Cue]:
    """A throw that begins the next round: first the round, then what lies there."""
    return sorted(cues, key=lambda cue: not _before_throw(language, cue, table, cues))


def _before_throw(language: Language, cue: Cue, table: Table | None, cues: tuple[Cue, ...]) -> str | None:
    """What is said of this cue before the throw that came with it, if that is so."""
    with_throw = any(isinstance(each, ThrowTaken) for each in cues)
    return view_of(name_of(table.setup)).begins(language, cue) if table and with_throw else None


def _words_of(language: Language, cue: Cue, table: Table | None, cues: tuple[Cue, ...]) -> str | None:
    """The words for the ear; where there are none of its own, those on the screen."""
    match cue:
        case GameWanted() | SavedWanted() | TakeUpWanted() if table:
            return joined([_beginning(language, table), lying_words(language, table)])
        case _ if before := _before_throw(language, cue, table, cues):
            return before
        case ThrowTaken(throw) if table:
            return lying_words(language, table) or throw_words(language, throw)
        case Undone() | Redone() if table:
            return joined([sentence(language, cue, table), lying_words(language, table)])
        case GameFinished() if table and (ended := outcome(table)):
            return joined([points_words(language, table, ended), sentence(language, cue, table)])
        case Focused(text) | PageShown(text) | ReadOut(text):
            return text
        case Repeated():
            return everything_that_matters(language, table) if table else None
        case _:
            written = sentence(language, cue, table)
            return written and sums_in_words(language, written)


def sums_in_words(language: Language, written: str) -> str:
    """A sum as one says it: voices read its signs badly, or not at all."""
    for sign, key in _SIGNS.items():
        written = written.replace(f" {sign} ", f" {phrase(language, key)} ")
    return written.replace(" ,", ",")


_SIGNS = {"+": "say.sum.plus", "−": "say.sum.minus", "=": "say.sum.equals", "»": "say.sum.hence"}


def _beginning(language: Language, table: Table) -> str:
    game = game_words(language, name_of(table.setup))
    return phrase(language, "handsfree.begins", game=game, names=listed(language, table.players))
