"""Beam me up for the ear: what a throw makes, what can be done with it, and where the counters stand."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from display.beam.telling import ways_said, worth
from display.beam.uses import Way, use_title, ways
from display.spoken.to_do import phase_said
from display.wording.cue_words import throw_words
from display.wording.facts import facts
from games.beam.boards import BOTTOM
from games.beam.combinations import COLUMNS, STRAIGHT, Combination, Faces, combination, parts
from games.beam.decisions import (
    DECISIONS,
    Boost,
    Cool,
    Keep,
    LeaveSeat,
    Lift,
    Moved,
    NoCool,
    SayWon,
    UseDice,
    UsePart,
    Waive,
)
from games.beam.questions import DICE, STANDING
from games.beam.state import THROWS, Beam, Phase
from games.choices import Choice
from games.cues import Advised, Cue
from games.dice import Throw
from games.rules import Question
from games.table import Table, throw
from words.phrases import Language, listed, phrase, with_stop

RUNS = tuple(tuple(range(first, first + long)) for long in (5, 4) for first in (1, 2, 3) if first + long <= 7)
"""The straights that five dice can hold, the longest first."""


def lying(language: Language, table: Table) -> str | None:
    """The dice, and what they make."""
    game: Beam = table.state
    return with_stop(_made(language, game.faces)) if throw(table) else None


def _made(language: Language, faces: Faces) -> str:
    """Equal dice together and straights from end to end: that is heard faster than die by die."""
    kind = combination(faces)
    if kind is Combination.NOTHING:
        made = phrase(language, f"beam-me-up.combination.{kind}")
        return phrase(language, "beam-me-up.say.throw", faces=throw_words(language, Throw(faces)), made=made)
    return _straight(language, faces) if parts(faces)[0].column == STRAIGHT else _groups(language, faces)


def _groups(language: Language, faces: Faces) -> str:
    said = []
    for face, count in Counter(faces).most_common():
        many = phrase(language, f"beam-me-up.say.faces.{face}")
        alone = phrase(language, f"number.{face}")
        said.append(phrase(language, f"beam-me-up.say.group.{count}", faces=many) if count > 1 else alone)
    return listed(language, tuple(said))


def _straight(language: Language, faces: Faces) -> str:
    """From its first number to its last, and the die that is left over."""
    run = next(run for run in RUNS if set(run) <= set(faces))
    left = list(faces)
    for face in run:
        left.remove(face)
    ends = {name: phrase(language, f"number.{run[at]}") for name, at in (("first", 0), ("last", -1))}
    if not left:
        return phrase(language, "beam-me-up.say.big-straight", **ends)
    return phrase(
        language, "beam-me-up.say.small-straight", **ends, other=phrase(language, f"number.{left[0]}")
    )


def to_do(language: Language, table: Table) -> str:
    """The throw that is wanted, or every way to use the dice."""
    game: Beam = table.state
    if game.phase is Phase.TELLING:
        return f"{phase_said(language, table, facts(table).phase)} {ways_said(language, game)}"
    thrown = game.phase is Phase.THROWING and game.throws
    said = phase_said(language, table, "thrown" if thrown else facts(table).phase)
    return " ".join(text for text in (said, _detail(language, game)) if text)


def reminder(language: Language, table: Table) -> str | None:
    """Who knows that dice can be taken or thrown again only wants to know how often, and what is kept."""
    game: Beam = table.state
    if game.phase is not Phase.THROWING or not game.throws:
        return None
    if game.kept:
        return _kept(language, game)
    return phrase(language, "beam-me-up.say.throws-left", number=THROWS - game.throws)


def _kept(language: Language, game: Beam) -> str:
    return phrase(language, "beam-me-up.say.kept", faces=throw_words(language, Throw(game.kept_faces)))


def standing(language: Language, table: Table) -> str:
    """Everybody's counters."""
    game: Beam = table.state
    known = (seat for seat in game.present if not game.setup.is_real(seat))
    return " ".join(_counters(language, table, game, seat) for seat in known)


def gaps(language: Language, cue: Cue, _: Table) -> dict[str, object]:
    """Columns have names."""
    places = {name: getattr(cue, name, None) for name in ("row", "column")}
    return {name: _column(language, place) for name, place in places.items() if isinstance(place, int)}


def answer(language: Language, table: Table, about: Question) -> str | None:
    """What the dice are worth, or how far everybody is."""
    game: Beam = table.state
    if about == (DICE,):
        made = phrase(language, f"beam-me-up.combination.{combination(game.faces)}")
        return phrase(language, "beam-me-up.ask.dice.answer", made=made, worth=worth(language, game))
    return standing(language, table) if about == (STANDING,) else None


def sentence(language: Language, cue: Cue, _: Table) -> str | None:
    """Advice about columns, dice and combinations by their names."""
    if not isinstance(cue, Advised):
        return None
    values: dict[str, object] = {}
    for name, value in cue.about:
        values[name] = _advised(language, name, value)
    return phrase(language, f"beam-me-up.advice.{cue.why}", **values)


def _advised(language: Language, name: str, value: int | str) -> str:
    match name:
        case "faces":
            return listed(language, tuple(str(value).split()))
        case "made":
            return phrase(language, f"beam-me-up.combination.{value}")
        case _:
            return phrase(language, f"beam-me-up.{name}.{value}")


def choice_gaps(language: Language, choice: Choice, table: Table) -> dict[str, object]:
    """The column by its name and how far it rises, and the face of the die that is kept."""
    decision = DECISIONS.read(choice)
    match decision:
        case UsePart(_, squares, column):
            return {**_column_gaps(language, column), "squares": squares}
        case Lift(column) | Boost(column) | Cool(column):
            return _column_gaps(language, column)
        case Keep(die):
            faces = (throw(table) or Throw(())).faces
            return {"face": str(faces[die])} if die < len(faces) else {}
        case UseDice() | Waive() | LeaveSeat() | Moved() | NoCool() | SayWon() | None:
            return {}
        case _:
            assert_never(decision)


def _column_gaps(language: Language, column: int) -> dict[str, object]:
    name = _column(language, column)
    return {"sign": name, "column": name}


def _column(language: Language, column: int | str) -> str:
    return phrase(language, f"beam-me-up.column.{column}")


def _detail(language: Language, game: Beam) -> str:
    """What the phase alone does not tell; a rocket lifts any counter, and its question says so."""
    if game.kept:
        return _kept(language, game)
    if game.move is None or game.phase is Phase.ROCKET:
        return ""
    return phrase(
        language,
        "beam-me-up.say.ways",
        ways="; ".join(_way(language, way) for way in ways(game)),
    )


def _way(language: Language, way: Way) -> str:
    if way.is_free:
        return phrase(language, "beam-me-up.say.any", squares=way.squares)
    return use_title(language, way.uses[0])


def _counters(language: Language, table: Table, game: Beam, seat: int) -> str:
    """The height of every counter that has left the bottom, and how many are in space."""
    counters = game.counters[seat]
    heights = tuple(
        phrase(
            language,
            "beam-me-up.say.height",
            column=phrase(language, f"beam-me-up.column.{column}"),
            row=counters.row(column),
        )
        for column in COLUMNS
        if counters.row(column) > BOTTOM
    )
    in_space = counters.in_space(game.setup.board(seat))
    text = "; ".join(heights) or phrase(language, "beam-me-up.say.bottom")
    key = "beam-me-up.say.counters"
    return phrase(language, key, name=table.players[seat], heights=text, in_space=in_space)
