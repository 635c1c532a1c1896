"""Small positions of Upwards! for the tests: sheets drawn as people see them, taps in a row."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.choices import Choice
from games.cues import Cue, Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.upwards import RULES, Effect, Option, Plays, Setup, SheetFacts, Upwards, start
from games.upwards.cues import Refusal
from games.upwards.sheet import METEORITE, Saved, Sheet
from games.upwards.state import Desk, Moment
from games.upwards.verbs import DIE, PICK, RESERVE, RESULT, ROUND_DONE, SAVE, WRITE

NAMES = ("Ada", "Ben", "Cleo")


def drawn(picture: str, *reserve: int, fields: int = 5, bonus_rows: tuple[int, ...] = ()) -> Sheet:
    """A sheet from its picture, top row first: 1-6 a number, . empty, * a meteorite; rows counted from 0."""
    rows = [line.split() for line in picture.strip().splitlines()]
    columns = tuple(
        tuple(METEORITE if sign == "*" else int(sign) for sign in reversed(column) if sign != ".")
        for column in zip(*rows, strict=True)
    )
    return Sheet(columns, len(rows), fields, tuple(Saved(number) for number in reserve), bonus_rows)


def paper(option: Option = Option.SAME, **house: Any) -> Upwards:
    """Three players on paper before the first throw."""
    return start(Setup(NAMES, option=option, **house))


def device(sheet: Sheet | None = None, **house: Any) -> Upwards:
    """One player on the device, alone, with this sheet, before a throw."""
    facts = SheetFacts(columns=len(sheet.columns), rows=sheet.rows) if sheet else SheetFacts()
    game = start(Setup(NAMES[:1], (Plays.MACHINE,), facts=facts, **house))
    if sheet is None:
        return game
    return replace(game, desks=(Desk(0, Moment(sheet), sheet),))


def settled(*faces: int, effect: Effect | None = None) -> DiceSettled:
    return DiceSettled(Throw(faces, (effect,) if effect else ()))


def after(game: Upwards, *happened: Event | Choice) -> Upwards:
    """The game after all this, none of which may be refused."""
    for each in happened:
        step = RULES.advance(game, Chosen(each) if isinstance(each, Choice) else each)
        assert [cue for cue in step.cues if isinstance(cue, Refused)] == [], each
        game = step.state
    return game


def told(game: Upwards, happened: Event | Choice) -> tuple[Cue, ...]:
    """Show or hide to notice about one event."""
    return RULES.advance(game, Chosen(happened) if isinstance(happened, Choice) else happened).cues


def refusal(game: Upwards, happened: Event | Choice) -> Refusal | None:
    """Why the rules say no; they must leave the game as it was."""
    step = RULES.advance(game, Chosen(happened) if isinstance(happened, Choice) else happened)
    why = [cue.why for cue in step.cues if isinstance(cue, Refused)]
    if not why:
        return None
    assert step.state == game
    return Refusal(why[0])


def offered(game: Upwards, *verbs: str) -> list[tuple[int | str, ...]]:
    """What the choices with these verbs are about."""
    return [choice.about for choice in RULES.choices(game) if choice.verb in verbs]


def die(place: int) -> Choice:
    return Choice(PICK, (0, DIE, place))


def saved(place: int) -> Choice:
    return Choice(PICK, (0, RESERVE, place))


def result(number: int) -> Choice:
    return Choice(RESULT, (0, number))


def write(column: int) -> Choice:
    return Choice(WRITE, (0, column))


KEEP = Choice(SAVE, (0,))
DONE = Choice(ROUND_DONE)


def columns(game: Upwards) -> tuple[tuple[int, ...], ...]:
    """What seat 0 has in its grid."""
    return desk(game).sheet.columns


def desk(game: Upwards) -> Desk:
    found = game.desks[0]
    assert found
    return found
