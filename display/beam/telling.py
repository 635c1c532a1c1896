"""What dice are worth on a real board, as sentences: what rises, who goes down, what may change it."""

from __future__ import annotations

from display.beam.uses import column_gaps, dice_words
from games.beam.combinations import Part, parts
from games.beam.real_boards import cooling_column
from games.beam.state import Beam, Move
from words.phrases import Language, phrase


def rises(language: Language, move: Move) -> tuple[str, ...]:
    """A sentence for each part of the dice; the second one may be left out."""
    return tuple(_rise(language, part, place) for place, part in enumerate(move.parts))


def _rise(language: Language, part: Part, place: int) -> str:
    ways_said = {
        "dice": dice_words(language, part, part.squares),
        "squares": part.squares,
        **column_gaps(language, part.column),
    }
    return phrase(language, "beam-me-up.real.also" if place else "beam-me-up.real.rise", **ways_said)


def cooling(language: Language, game: Beam, move: Move) -> str:
    """Who goes down, or that nobody does."""
    if move.cools is None:
        return phrase(language, "beam-me-up.real.no-cool")
    name = game.setup.players[game.turn]
    return phrase(language, "beam-me-up.real.cool", name=name, **column_gaps(language, move.cools))


def worth(language: Language, game: Beam) -> str:
    """What the dice that lie there would move, and whether somebody cools down."""
    made = parts(game.faces)
    move = Move(made, cools=cooling_column(made))
    return " ".join((*rises(language, move), cooling(language, game, move)))


def ways_said(language: Language, game: Beam) -> str:
    """Everything about these dice, for the ear."""
    if game.move is None:
        return ""
    special = phrase(language, "beam-me-up.real.special")
    return " ".join((*rises(language, game.move), cooling(language, game, game.move), special))
