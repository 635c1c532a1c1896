"""Beam me up for the ear: what a throw makes, what can be done with it, and where the counters stand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from display.beam.telling import ways_said, worth
from display.beam.uses import any_or_one, column_gaps, ways
from display.spoken.to_do import phase_said
from display.wording.cue_words import throw_words
from display.wording.facts import facts
from games.beam.boards import BOTTOM
from games.beam.combinations import COLUMNS, STRAIGHT, Combination, Faces, combination, parts
from games.beam.cues import CooledDown, CounterSank, Won
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
from games.beam.state import THROWS, Beam, Phase, Plays
from games.choices import Choice
from games.cues import Advised, Cue, GameFinished
from games.dice import Throw
from games.rules import Question
from games.table import Table, throw
from words.phrases import Language, either, listed, phrase, with_stop

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
    """The throw that is wanted, or every way to use the dice; simulated players decide by themselves."""
    game: Beam = table.state
    if game.phase is Phase.TELLING:
        return f"{phase_said(language, table, facts(table).phase)} {ways_said(language, game)}"
    if game.phase is Phase.THROWING and game.throws:
        return phase_said(language, table, "thrown")
    if game.phase in {Phase.MOVING, Phase.ROCKET} and game.setup.plays(game.turn) is not Plays.PERSON:
        return ""
    if game.phase is Phase.MOVING:
        name = table.players[game.turn]
        return phrase(language, "beam-me-up.say.ways", name=name, ways=_ways(language, game))
    return phase_said(language, table, facts(table).phase)


def reminder(language: Language, table: Table) -> str | None:
    """Who knows how a turn goes only wants to know whose it is, how often to throw, and what is asked."""
    game: Beam = table.state
    match game.phase:
        case Phase.THROWING if game.throws:
            return phrase(language, "beam-me-up.say.throws-left", number=THROWS - game.throws)
        case Phase.THROWING:
            return phrase(language, "beam-me-up.say.throws", name=table.players[game.turn])
        case Phase.ROCKET:
            return phrase(language, "beam-me-up.say.rocket")
        case _:
            return None


@dataclass(frozen=True, slots=True)
class CountersSank(Cue):
    """Everybody who went down one square in the same cool down."""

    seats: tuple[int, ...]


def together(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Who went down in one sentence; at the end everybody's counters in space are told anyway."""
    sunk = CountersSank(tuple(cue.seat for cue in cues if isinstance(cue, CounterSank)))
    is_over = any(isinstance(cue, GameFinished) for cue in cues)
    left_out = (CooledDown, Won) if is_over else CooledDown
    told = (cue for cue in cues if not isinstance(cue, left_out))
    return tuple(sunk if isinstance(cue, CounterSank) else cue for cue in told)


def standing(language: Language, table: Table) -> str:
    """What is kept, and everybody's counters."""
    game: Beam = table.state
    known = (seat for seat in game.present if not game.setup.is_real(seat))
    kept = phrase(language, "cue.DiceKept", faces=throw_words(language, Throw(game.kept_faces)))
    texts = [kept] if game.kept else []
    return " ".join([*texts, *(_counters(language, table, game, seat) for seat in known)])


def gaps(language: Language, cue: Cue, _: Table) -> dict[str, object]:
    """Columns have names."""
    column = getattr(cue, "column", None)
    return column_gaps(language, column) if isinstance(column, int) else {}


def answer(language: Language, table: Table, about: Question) -> str | None:
    """What the dice are worth, or how far everybody is."""
    game: Beam = table.state
    if about == (DICE,):
        made = phrase(language, f"beam-me-up.combination.{combination(game.faces)}")
        return phrase(language, "beam-me-up.ask.dice.answer", made=made, worth=worth(language, game))
    return standing(language, table) if about == (STANDING,) else None


def sentence(language: Language, cue: Cue, table: Table) -> str | None:
    """Who went down; advice about columns, dice and combinations by their names."""
    match cue:
        case CountersSank(seats):
            names = listed(language, tuple(table.players[seat] for seat in seats))
            return phrase(language, "beam-me-up.story.sank", names=names)
        case Advised(why=why, about=about):
            values: dict[str, object] = {}
            for name, value in about:
                values |= _advised(language, name, value)
            return phrase(language, f"beam-me-up.advice.{why}", **values)
        case _:
            return None


def _advised(language: Language, name: str, value: int | str) -> dict[str, object]:
    match name:
        case "faces":
            return {name: listed(language, tuple(str(value).split()))}
        case "made":
            return {name: phrase(language, f"beam-me-up.combination.{value}")}
        case "column":
            return column_gaps(language, int(value))
        case _:
            return {name: phrase(language, f"beam-me-up.{name}.{value}")}


def choice_gaps(language: Language, choice: Choice, table: Table) -> dict[str, object]:
    """The column by its name and how far it rises, and the face of the die that is kept."""
    decision = DECISIONS.read(choice)
    match decision:
        case UsePart(_, squares, column):
            return {**column_gaps(language, column), "squares": squares}
        case Lift(column) | Boost(column) | Cool(column):
            return column_gaps(language, column)
        case Keep(die):
            faces = (throw(table) or Throw(())).faces
            return {"face": str(faces[die])} if die < len(faces) else {}
        case UseDice() | Waive() | LeaveSeat() | Moved() | NoCool() | SayWon() | None:
            return {}
        case _:
            assert_never(decision)


def _ways(language: Language, game: Beam) -> str:
    """Every use of the dice; those that sound alike are told once."""
    often = Counter(any_or_one(language, way) for way in ways(game))
    texts = (
        phrase(language, "beam-me-up.say.twice", way=way) if count > 1 else way
        for way, count in often.items()
    )
    return either(language, tuple(texts))


def _counters(language: Language, table: Table, game: Beam, seat: int) -> str:
    """The height of every counter that has left the bottom, and how many are in space."""
    counters = game.counters[seat]
    heights = tuple(
        phrase(
            language,
            "beam-me-up.say.height",
            row=counters.row(column),
            **column_gaps(language, column),
        )
        for column in COLUMNS
        if counters.row(column) > BOTTOM
    )
    in_space = counters.in_space(game.setup.board(seat))
    text = "; ".join(heights) or phrase(language, "beam-me-up.say.bottom")
    key = "beam-me-up.say.counters"
    return phrase(language, key, name=table.players[seat], heights=text, in_space=in_space)
