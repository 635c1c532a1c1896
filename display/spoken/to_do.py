"""What is to be done now, in a sentence: said whenever it changes, and again when somebody asks."""

from __future__ import annotations

from typing import assert_never

from display.registry import view_of
from display.wording.cue_words import throw_words
from display.wording.facts import facts, phase_words
from games.dice import Throw
from games.registry import name_of
from games.table import Table, expected, outcome, throw
from games.table.decisions import Ask, Asking, Correct, Enter, WhoPressed
from words.phrases import Language, has_phrase, phrase


def to_do_words(language: Language, table: Table) -> str:
    """What the table waits for; nothing while a doubt or the end of the game says it all."""
    if table.paused:
        return phrase(language, "pause.title")
    if table.doubted or outcome(table):
        return ""
    if table.asking:
        return _asked(language, table, table.asking)
    own = view_of(name_of(table.setup)).to_do(language, table)
    return phase_said(language, table, facts(table).phase) if own is None else own


def phase_said(language: Language, table: Table, phase: str) -> str:
    """The words for the ear, or those on the screen where they make sense without a picture."""
    known, key = facts(table), f"{name_of(table.setup)}.say.phase.{phase}"
    if not has_phrase(key):
        return phase_words(language, table)
    name = table.players[known.on_turn] if known.on_turn is not None else ""
    return phrase(language, key, name=name, number=known.number)


def _asked(language: Language, table: Table, asking: Asking) -> str:
    """A decision half made; questions are read out by their buttons."""
    match asking:
        case Enter(faces):
            wanted = expected(table)
            count = wanted.pip_dice + wanted.taught_dice if wanted else 0
            return phrase(language, "enter.title", number=len(faces) + 1, count=count)
        case Correct(die):
            return _die_words(language, table, die)
        case WhoPressed(key):
            return phrase(language, f"who.{key.value}") if has_phrase(f"who.{key.value}") else ""
        case Ask():
            return ""
        case _:
            assert_never(asking)


def _die_words(language: Language, table: Table, die: int) -> str:
    lying = throw(table) or Throw(())
    faces = [throw_words(language, Throw((face,))) for face in lying.faces]
    signs = [throw_words(language, Throw((), (sign,))) for sign in lying.signs]
    return f"{[*faces, *signs][die]}: {phrase(language, 'correct.title')}"
