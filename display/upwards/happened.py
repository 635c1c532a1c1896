"""What happened in Upwards!, for the ear: each thing once, and what the event die lets everybody do."""

from __future__ import annotations

from dataclasses import dataclass

from display.upwards.shown_words import why_words
from games.cues import Advised, Cue, GameFinished
from games.table import Table
from games.upwards import Upwards
from games.upwards.cues import (
    Announced,
    EffectFell,
    EffectFizzled,
    FieldOutlined,
    Passed,
    RoundBegan,
    SheetCannotBe,
    SheetCounted,
)
from games.upwards.setup import Effect, Plays
from words.phrases import Language, listed, phrase


@dataclass(frozen=True, slots=True)
class NothingChanged(Cue):
    """The event die finds nothing to do on these seats' sheets."""

    seats: tuple[int, ...]


def together(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """For whom nothing changes in one sentence, and nothing that is told by another cue anyway."""
    idle = NothingChanged(tuple(cue.seat for cue in cues if isinstance(cue, EffectFizzled)))
    told = (cue for cue in cues if not _is_told_anyway(cue, cues))
    return tuple(idle if isinstance(cue, EffectFizzled) else cue for cue in told)


def _is_told_anyway(cue: Cue, cues: tuple[Cue, ...]) -> bool:
    """The event's name says what everybody has now, who is stuck also passes, the end tells all points."""
    match cue:
        case FieldOutlined():
            return any(isinstance(each, EffectFell) for each in cues)
        case Passed(seat):
            return Announced(seat) in cues
        case SheetCounted():
            return any(isinstance(each, GameFinished) for each in cues)
        case _:
            return False


def sentence(language: Language, cue: Cue, table: Table) -> str | None:
    """What the event die lets everybody do, without its name; a good entry with what makes it and why."""
    match cue:
        case Advised(about=about) if dict(about).get("reasons"):
            return _advised(language, cue)
        case EffectFell(effect) if effect in ROUND_RULES or Plays.PAPER in _ways_to_play(table):
            return effect_said(language, effect)
        case NothingChanged(seats):
            names = listed(language, tuple(table.players[seat] for seat in seats))
            return phrase(language, "upwards.cue.EffectFizzled", name=names)
        case SheetCannotBe():
            return why_words(language, cue)
        case _:
            return None


ROUND_RULES = {Effect.PLUS_MINUS, Effect.MINUS, Effect.NO_EFFECT}
"""What everybody must know; the others are only to be drawn, and the device asks for it on its own sheets."""


def _ways_to_play(table: Table) -> set[Plays]:
    game: Upwards = table.state
    return {game.setup.plays(seat) for seat in range(len(table.players))}


def _advised(language: Language, advice: Advised) -> str:
    about = dict(advice.about)
    why = (phrase(language, f"upwards.reason.{each}") for each in str(about["reasons"]).split())
    faces = listed(language, tuple(str(about["faces"]).split()))
    return phrase(
        language,
        f"upwards.advice.{advice.why}",
        made=about["made"],
        column=about["column"],
        faces=faces,
        reason=listed(language, tuple(why)),
    )


def effect_said(language: Language, effect: str) -> str:
    """The effect in a short sentence."""
    return phrase(language, f"upwards.say.effect.{effect}")


def begins(language: Language, cue: Cue) -> str | None:
    """The round, before the throw that began it."""
    if not isinstance(cue, RoundBegan):
        return None
    return phrase(language, "table.last-round" if cue.last else "say.round", number=cue.number)


def gaps(_: Language, cue: Cue, __: Table) -> dict[str, object]:
    """The rules count rows and columns from zero, people from one."""
    places = {name: getattr(cue, name, None) for name in ("row", "column")}
    return {name: place + 1 for name, place in places.items() if isinstance(place, int)}
