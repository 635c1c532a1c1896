"""Upwards! for the ear: what is to be done, how things stand, and what a choice is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from display.spoken.standing import counted_words
from display.spoken.to_do import phase_said
from display.upwards.happened import effect_said
from display.upwards.shown_words import box_words, read_in_words, showing_words, value_words
from display.wording.cue_words import sign_words, throw_words
from games.choices import Choice
from games.dice import Throw
from games.registry import name_of
from games.table import Table
from games.upwards import Upwards
from games.upwards.decisions import (
    DECISIONS,
    Column,
    Confirm,
    DropMeteorite,
    Erase,
    LeaveSheet,
    MarkRow,
    Number,
    OfBlocks,
    OfCounting,
    OfRound,
    Pick,
    ReadBox,
    ReadKeep,
    ReadRight,
    ReadValue,
    Repeat,
    Result,
    Save,
    ShowSheet,
    TakeBack,
    Write,
)
from games.upwards.ending import total_of
from games.upwards.setup import Plays
from games.upwards.sheet import METEORITE
from games.upwards.state import Desk, Phase
from games.upwards.verbs import DIE
from words.phrases import Language, has_phrase, listed, phrase

_Plain = (
    OfRound
    | OfCounting
    | OfBlocks
    | DropMeteorite
    | MarkRow
    | Result
    | TakeBack
    | Confirm
    | Column
    | Repeat
    | Erase
    | ShowSheet
    | LeaveSheet
    | ReadKeep
    | ReadRight
)
"""Said without anything of their own to fill in."""


def to_do(language: Language, table: Table) -> str | None:
    """Those on paper write by themselves; a sheet on the device is written die by die."""
    game: Upwards = table.state
    if game.phase is Phase.WRITING:
        return _writing(language, table, game)
    return showing_words(language, game) or _column(language, table) or None


def reminder(language: Language, table: Table) -> str | None:
    """Whoever was told once how to write a throw down needs no words for it; the last round calls itself."""
    game: Upwards = table.state
    if game.phase is Phase.WAITING and game.is_last_round:
        return ""
    if game.phase is Phase.SCORING and game.entering is not None and not showing_words(language, game):
        return _column(language, table) or phrase(
            language, "upwards.say.sheet-next", name=table.players[game.entering]
        )
    return "" if game.phase is Phase.WRITING and not any(_waiting(game)) else None


def choice_gaps(language: Language, choice: Choice, table: Table) -> dict[str, object]:
    """The number that is taken, or about to be written."""
    decision = DECISIONS.read(choice)
    if decision is None or isinstance(decision, _Plain):
        return {}
    match decision:
        case Number(_, number):
            return {"number": number}
        case ReadValue(_, value):
            return {"value": value_words(language, value)}
        case ReadBox(_, row, column):
            return {
                "place": box_words(language, (row, column)),
                "value": read_in_words(language, table, (row, column)),
            }
        case Pick(seat, kind, place):
            return _picked(_desk(table, seat), kind, place)
        case Write(seat) | Save(seat):
            return _made(_desk(table, seat))
        case _:
            assert_never(decision)


def _picked(desk: Desk | None, kind: str, place: int) -> dict[str, object]:
    if desk is None:
        return {}
    taken = desk.now.dice if kind == DIE else tuple(saved.number for saved in desk.sheet.reserve)
    return {"face": str(taken[place])}


def _made(desk: Desk | None) -> dict[str, object]:
    return {} if desk is None or desk.picked.result is None else {"made": str(desk.picked.result)}


def fact_said(language: Language, fact: str, answer: int | str) -> str | None:
    """A fact about the real box with its answer."""
    if has_phrase(f"upwards.box.{fact}"):
        return f"{phrase(language, f'upwards.box.{fact}')} {sign_words(language, str(answer))}"
    if not fact.startswith("block "):
        return None
    block = sign_words(language, fact.removeprefix("block "))
    return f"{phrase(language, 'upwards.box.block', block=block)} {answer}"


def _desk(table: Table, seat: int) -> Desk | None:
    game: Upwards = table.state
    return game.desks[seat] if seat < len(game.desks) else None


def standing(language: Language, table: Table) -> str:
    """Round, who has announced, and every sheet on the device."""
    game: Upwards = table.state
    desks = [desk for desk in game.desks if desk and game.setup.plays(desk.seat) is Plays.MACHINE]
    return " ".join([for_all(language, table), *(_sheet(language, table, desk) for desk in desks)]).strip()


def for_all(language: Language, table: Table) -> str:
    """Round and who has announced; what is written on a sheet is its player's own business."""
    game: Upwards = table.state
    fact_said = []
    if game.phase is Phase.WRITING:
        key = "table.last-round" if game.is_last_round else "say.round"
        fact_said.append(phrase(language, key, number=game.round))
        fact_said += [effect_said(language, sign) for sign in game.throw.signs] if game.throw else []
    if game.announced:
        names = listed(language, tuple(table.players[seat] for seat in game.announced))
        fact_said.append(phrase(language, "upwards.say.announced", names=names))
    return " ".join(fact_said)


def _sheet(language: Language, table: Table, desk: Desk) -> str:
    """The columns from the bottom up, and the reserve."""
    columns = [
        phrase(language, "upwards.say.sheet-column", column=column, numbers=number_words(language, numbers))
        for column, numbers in enumerate(desk.sheet.columns, 1)
        if numbers
    ]
    reserve = tuple(field.number for field in desk.sheet.reserve if not field.struck)
    if reserve:
        columns.append(phrase(language, "upwards.say.reserve", numbers=number_words(language, reserve)))
    empty = phrase(language, "upwards.say.empty")
    return phrase(
        language, "upwards.say.sheet", name=table.players[desk.seat], sheet="; ".join(columns) or empty
    )


def sheet_title(language: Language, table: Table, seat: int) -> str:
    """Whose sheet it is, and what it is worth so far."""
    points = counted_words(language, name_of(table.setup), total_of(table.state, seat) or 0)
    return phrase(language, "upwards.say.sheet", name=table.players[seat], sheet=points)


def number_words(language: Language, numbers: tuple[int, ...]) -> str:
    """A column of a sheet from the bottom up."""
    meteorite = sign_words(language, "meteorite")
    return ", ".join(meteorite if number == METEORITE else str(number) for number in numbers)


def _column(language: Language, table: Table) -> str:
    """What was entered of the column of a paper sheet that is filled now; nothing before the first number."""
    match table.state:
        case Upwards(phase=Phase.SCORING, entering=int(seat), entered=sheets) if entered := sheets[seat]:
            numbers, column = entered.sheet.columns[entered.column], entered.column + 1
        case _:
            return ""
    if not any(entered.sheet.columns):
        return ""
    if not numbers:
        return phrase(language, "upwards.say.empty-column", column=column)
    return phrase(language, "upwards.say.so-far", column=column, numbers=number_words(language, numbers))


def _writing(language: Language, table: Table, game: Upwards) -> str:
    """Those on paper write by themselves; a sheet on the device is written die by die."""
    if desk := next(iter(sorted(_waiting(game), key=lambda desk: desk.seat != _last_writer(table))), None):
        return _on_device(language, table, desk, game.throw)
    if any(desk and not desk.done for desk in game.desks) and not any(game.entered):
        return ""  # simulated players say themselves what they write
    if not any(game.entered):
        return phase_said(language, table, "last-written" if game.is_last_round else "all-written")
    if game.is_last_round:
        return phase_said(language, table, "last-writing")
    return phase_said(language, table, "writing" if game.round < STUCK_ROUND else "writing-on")


STUCK_ROUND = 3
"""From here on it is told what to do when nothing fits: before that everything does."""


def _waiting(game: Upwards) -> Iterator[Desk]:
    """The sheets on the device on which a person still has something to do."""
    desks = (desk for desk in game.desks if desk and not desk.done)
    return (desk for desk in desks if game.setup.plays(desk.seat) is Plays.MACHINE)


def _last_writer(table: Table) -> int | None:
    """Who did something last: whoever has begun to write wants to hear what comes next."""
    if not table.past:
        return None
    both = zip(table.past[-1].state.desks, table.state.desks, strict=True)
    changed = [seat for seat, (before, now) in enumerate(both) if before != now]
    return changed[0] if len(changed) == 1 else None


def _on_device(language: Language, table: Table, desk: Desk, thrown: Throw | None) -> str:
    """What one player still has to do with this throw; what was just thrown is not told once more."""
    name = table.players[desk.seat]
    is_new = thrown is not None and sorted(desk.now.dice) == sorted(thrown.faces)
    if desk.now.due:
        return phrase(language, f"upwards.say.due.{desk.now.due}", name=name)
    if desk.picked.result is not None:
        return phrase(language, "upwards.say.to-do.picked", name=name, number=desk.picked.result)
    if desk.now.dice and is_new:
        return phrase(language, "upwards.say.to-do.all", name=name)
    if desk.now.dice:
        dice = throw_words(language, Throw(desk.now.dice))
        return phrase(language, "upwards.say.to-do.left", name=name, dice=dice)
    return phrase(language, "upwards.say.to-do.confirm", name=name)
