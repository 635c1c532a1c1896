"""The points of a sheet of Upwards!, one after the other, each with the sentence that explains it."""

from __future__ import annotations

from dataclasses import dataclass

from games.upwards.scoring import Award, Score, Why, points
from games.upwards.setup import Setup
from games.upwards.sheet import Sheet
from words.phrases import Language, has_phrase, phrase

OPTION, BONUS = "option", "bonus"
Circle = int | str
"""A column by its number, or one of the two other circles of the sheet."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Somebody's sheet and what it is worth."""

    seat: int
    name: str
    setup: Setup
    sheet: Sheet
    score: Score


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop on the way through all points; a circle that stays empty has one, without an award."""

    circle: Circle
    award: Award | None
    so_far: int


def stops(counted: Counted) -> tuple[Stop, ...]:
    """Column by column, then the option, then the bonus rows."""
    found: list[Stop] = []
    total = 0
    for circle, awards in _circles(counted):
        for award in awards or (None,):
            total += award.points if award else 0
            found.append(Stop(circle, award, total))
    return tuple(found)


def _circles(counted: Counted) -> list[tuple[Circle, tuple[Award, ...]]]:
    score = counted.score
    bonus: list[tuple[Circle, tuple[Award, ...]]] = [(BONUS, score.bonus)] if counted.setup.event_die else []
    return [*enumerate(score.columns), (OPTION, score.option), *bonus]


def circle_points(counted: Counted, circle: Circle) -> int:
    """What one circle holds."""
    return points(next(awards for name, awards in _circles(counted) if name == circle))


def total_words(language: Language, counted: Counted) -> str:
    """Whose sheet, and its points."""
    return phrase(language, "upwards.points.total", name=counted.name, points=counted.score.total)


def why_words(language: Language, stop: Stop, setup: Setup) -> str:
    """Why there are these points, or why there are none."""
    if stop.award:
        return phrase(language, f"upwards.why.{stop.award.why}", **_gaps(language, stop.award))
    if isinstance(stop.circle, int):
        return phrase(language, "upwards.why.no-step", column=stop.circle + 1)
    kind = setup.option if stop.circle == OPTION else BONUS
    return phrase(language, f"upwards.why.no-{kind}")


def _gaps(language: Language, award: Award) -> dict[str, object]:
    """The rules say what fills the sentence; here the parts get their names."""
    names = {
        Why.STEP: ("lower", "upper"),
        Why.ROW: ("row", "number"),
        Why.SNAKE: ("number", "length"),
        Why.BLOCK: ("block",),
        Why.BONUS: ("row", "number"),
    }
    about = (block_words(language, part) if isinstance(part, str) else part for part in award.about)
    return {**dict(zip(names[award.why], about, strict=True)), "points": award.points}


def block_words(language: Language, name: str) -> str:
    """A block's name in words; one from the owner's settings is called as they call it."""
    key = f"upwards.block.{name}"
    return phrase(language, key) if has_phrase(key) else name
