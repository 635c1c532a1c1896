"""Answers to what people ask about Upwards!, as sentences to read and to hear."""

from __future__ import annotations

from display.upwards.points import Counted
from games.rules import Question
from games.table import Table
from games.upwards import Upwards
from games.upwards.ending import score_of, sheet_of
from games.upwards.groupings import Grouping
from games.upwards.questions import EFFECT, uses
from words.phrases import Language, listed, phrase

_MOST_SAID = 12
"""More ways than this are shown, but not said one by one."""


def question_words(language: Language, table: Table, about: Question) -> str:
    """The question as somebody would ask it."""
    kind, *rest = about
    name = table.players[rest[0]] if rest and isinstance(rest[0], int) else ""
    if kind == EFFECT:
        return phrase(language, f"upwards.effect.{rest[0]}")
    key = f"upwards.ask.{kind}.of" if name else f"upwards.ask.{kind}"
    return phrase(language, key, name=name)


def answer_words(language: Language, table: Table, about: Question) -> str:
    """The whole answer in sentences."""
    game: Upwards = table.state
    kind, *rest = about
    match kind:
        case "uses":
            return _uses(language, uses(game, seat_of(about)))
        case "worth":
            counted = counted_for(table, about)
            return phrase(language, "upwards.ask.worth.answer", name=counted.name, points=counted.score.total)
        case "effect":
            return phrase(language, f"upwards.effect.{rest[0]}.explain")
        case _:
            return phrase(language, f"upwards.option.{game.setup.option}.explain")


def seat_of(about: Question) -> int | None:
    """The seat that a question is about."""
    return next((part for part in about[1:] if isinstance(part, int)), None)


def counted_for(table: Table, about: Question) -> Counted:
    """The sheet a question is about, with its points as they stand."""
    game: Upwards = table.state
    seat = seat_of(about) or 0
    score = score_of(game, seat)
    assert score  # noqa: S101 - questions() offers sheets with a score only
    return Counted(seat, table.players[seat], game.setup, sheet_of(game, seat), score)


def way_words(language: Language, way: Grouping) -> str:
    """One way to use a throw: "one and three, with the two from the reserve"."""
    numbers = _numbers(language, way.write)
    if not way.from_reserve:
        return numbers
    taken = _numbers(language, way.from_reserve)
    return phrase(language, "upwards.ask.uses.reserve", numbers=numbers, taken=taken)


def _uses(language: Language, ways: tuple[Grouping, ...]) -> str:
    said = "; ".join(way_words(language, way) for way in ways[:_MOST_SAID])
    first = phrase(language, "upwards.ask.uses.answer", ways=said)
    left = len(ways) - _MOST_SAID
    return first if left <= 0 else f"{first} {phrase(language, 'upwards.ask.uses.more', count=left)}"


def _numbers(language: Language, numbers: tuple[int, ...]) -> str:
    return listed(language, tuple(phrase(language, f"number.{number}") for number in numbers))
