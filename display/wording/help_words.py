"""How a game goes, what is to be practised, and what to advise: sentences of its own catalogue."""

from __future__ import annotations

from typing import assert_never

from display.registry import view_of
from games.cues import Advised, Asked
from games.helping import HOW
from games.registry import name_of
from games.rules import Question
from games.setup import Setup
from games.table import Table
from session.practising import TaskSet
from words.phrases import Language, has_phrase, phrase


def help_sentence(language: Language, cue: Asked | Advised | TaskSet, table: Table) -> str | None:
    """An answer, a piece of advice, or what is to be done next in a round of practice."""
    match cue:
        case Asked(about):
            return answer_words(language, table, about)
        case Advised():
            return advice_words(language, table, cue)
        case TaskSet(name, praised):
            praise = f"{phrase(language, 'practice.praise')} " if praised else ""
            return praise + task_words(language, table, name)
        case _:
            assert_never(cue)


def how_words(language: Language, setup: Setup, page: str) -> str:
    """What this page tells."""
    game = name_of(setup)
    return phrase(language, f"{game}.how.{page}", **view_of(game).how_gaps(setup))


def task_words(language: Language, table: Table, task: str) -> str:
    """What is to be done next in a round of practice."""
    return phrase(language, f"{view_of(name_of(table.setup)).name}.task.{task}")


def advice_words(language: Language, table: Table, advice: Advised) -> str:
    """A good move and its reason; the view may put the words together itself."""
    view = view_of(name_of(table.setup))
    own = view.sentence(language, advice, table)
    gaps = {"name": table.players[advice.seat], **dict(advice.about)}
    return own or phrase(language, f"{name_of(table.setup)}.advice.{advice.why}", **gaps)


def question_words(language: Language, table: Table, about: Question) -> str:
    """A question as somebody would ask it."""
    if about[0] == HOW:
        return phrase(language, "how.title")
    game = name_of(table.setup)
    own = view_of(game).question(language, table, about)
    key = f"{game}.ask.{about[0]}"
    return own or (phrase(language, key) if has_phrase(key) else str(about[0]))


def answer_words(language: Language, table: Table, about: Question) -> str | None:
    """How it goes is answered by the pages, anything else by the game itself."""
    if about[:1] == (HOW,):
        return how_words(language, table.setup, str(about[1]))
    return view_of(name_of(table.setup)).answer(language, table, about)
