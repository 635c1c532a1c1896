"""Uses of the dice in Beam me up, in words: what each would do to oneself and to the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.beam.boards import Square
from games.beam.combinations import STRAIGHT, Part
from games.beam.moving import Cooling
from games.beam.state import Beam
from games.beam.uses import Use, uses
from games.choices import Choice
from words.phrases import Language, listed, phrase

_LANDED = {Square.ROCKET: "rocket", Square.PINK: "pink", Square.BLUE: "blue"}


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use the dice: several uses where a blue star or a rocket lets any counter rise."""

    part: Part | None
    squares: int
    uses: tuple[Use, ...]

    @property
    def is_free(self) -> bool:
        """Is there a counter to choose?"""
        return len(self.uses) > 1


def ways(state: Beam) -> tuple[Way, ...]:
    """All uses, those that differ only in the counter together."""
    together: dict[tuple[Part | None, int], list[Use]] = {}
    for use in uses(state):
        together.setdefault((use.part, use.squares + use.forfeited), []).append(use)
    return tuple(Way(part, squares, tuple(all_)) for (part, squares), all_ in together.items())


def way_title(language: Language, way: Way) -> str:
    """The dice and what they move: "three 2s: column 2 up two"."""
    if way.is_free:
        moved = phrase(language, "beam-me-up.use.any", squares=way.squares)
    else:
        moved = use_title(language, way.uses[0])
    return f"{dice_words(language, way.part, way.squares)}: {moved}" if way.part else moved


def way_said(language: Language, way: Way) -> str:
    """The same for the ear, which touches nothing."""
    moved = any_or_one(language, way)
    return f"{dice_words(language, way.part, way.squares)}: {moved}" if way.part else moved


def any_or_one(language: Language, way: Way) -> str:
    """Which counter may rise, and how far."""
    if way.is_free:
        return phrase(language, "beam-me-up.say.any", squares=way.squares)
    return use_title(language, way.uses[0])


def short_title(language: Language, way: Way) -> str:
    """Only the dice and how far: the column is theirs, or it is to be touched."""
    squares = way.squares if way.is_free else way.uses[0].squares
    moved = phrase(language, "beam-me-up.use.short", squares=squares)
    return f"{dice_words(language, way.part, way.squares)}: {moved}" if way.part else moved


def brief_title(language: Language, way: Way) -> str:
    """The same for large letters: "three 5s: +2"."""
    squares = way.squares if way.is_free else way.uses[0].squares
    return f"{dice_words(language, way.part, way.squares)}: +{squares}" if way.part else f"+{squares}"


def tiny_title(language: Language, way: Way) -> str:
    """The same in figures, where large letters have hardly any room: "3 × 5: +2"."""
    if way.part is None or way.part.column == STRAIGHT:
        return brief_title(language, way)
    squares = way.squares if way.is_free else way.uses[0].squares
    return f"{way.squares + 1}\u00a0×\u00a0{way.part.column}: +{squares}"


def use_title(language: Language, use: Use) -> str:
    """Which counter rises, and how far."""
    return phrase(language, "beam-me-up.use", squares=use.squares, **column_gaps(language, use.column))


def column_gaps(language: Language, column: int) -> dict[str, object]:
    """A column by its name within a sentence, and at the beginning of one."""
    name = phrase(language, f"beam-me-up.the-column.{column}")
    return {"column": name, "Column": name[:1].upper() + name[1:]}


def best_words(language: Language, way: Way, best: Choice | None, *, alone: bool) -> str:
    """That this way is best, or which counter is best for it; where nothing can be chosen, nothing."""
    use = next((use for use in way.uses if use.choice == best), None)
    if use is None or (alone and not way.is_free):
        return ""
    if not way.is_free:
        return phrase(language, "beam-me-up.use.best")
    return phrase(language, "beam-me-up.use.best-column", **column_gaps(language, use.column))


def use_effects(language: Language, use: Use, players: tuple[str, ...]) -> str:
    """What else happens: lost squares, the square it ends on, who goes down, victory."""
    texts: list[str] = []
    if use.wins:
        texts.append(phrase(language, "beam-me-up.use.wins"))
    if use.forfeited:
        texts.append(phrase(language, "beam-me-up.use.forfeited", forfeited=use.forfeited))
    if use.lands in _LANDED and not use.wins:
        texts.append(phrase(language, f"beam-me-up.use.{_LANDED[use.lands]}"))
    if use.cools:
        texts.extend(_cooled(language, use.cools, players))
    return "; ".join(texts)


def _cooled(language: Language, cools: Cooling, players: tuple[str, ...]) -> Iterable[str]:
    for key, seats in (("cools", cools.hit), ("hidden", cools.hidden)):
        if seats:
            names = listed(language, tuple(players[seat] for seat in seats))
            yield phrase(language, f"beam-me-up.use.{key}", names=names)


def dice_words(language: Language, part: Part, squares: int) -> str:
    """How many of which face, or which straight it is."""
    if part.column == STRAIGHT:
        return phrase(language, f"beam-me-up.dice.{'big' if squares > 2 else 'small'}")
    return phrase(language, f"beam-me-up.dice.{squares + 1}", face=part.column)
