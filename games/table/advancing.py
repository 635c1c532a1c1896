"""What one event leads to at the table; whatever is the game's own business goes to its rules."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from games.choices import Choice
from games.cues import (
    CameraMissed,
    CameraReturned,
    NothingSeen,
    Refused,
    Repeated,
    SecretUnclear,
    Step,
    ThrowDoubted,
    WhoAsked,
)
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    DiceSorted,
    Event,
    Key,
    Pressed,
    SheetShown,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.table.deciding import decide
from games.table.decisions import DECISIONS, WhoPressed
from games.table.offered import choices
from games.table.playing import play, put_right, take
from games.table.state import S, Table, expected, is_secret, is_ticking, rules
from games.timer import ticked

MOST_LOOKS = 3
"""Whoever wanted so many looks in vain is told to type in the dice; a guess: two may be impatience."""
LOOKED_OFTEN = "looked-often"
"""A doubt that no look clears; its words are among the reader's."""


class TableRefusal(StrEnum):
    """Why the table itself says no, before any game is asked."""

    NOT_NOW = "not-now"
    PAUSED = "paused"


def advance(table: Table[S], event: Event) -> Step[Table[S]]:
    """What one event leads to."""
    match event:
        case Ticked(seconds):
            return _tick(table, seconds)
        case CameraLost(why):
            return Step(replace(table, camera_lost=why), (CameraMissed(why),))
        case CameraBack():
            return Step(replace(table, camera_lost=None), (CameraReturned(),))
        case Pressed(held=True):
            return Step(table, (Repeated(),))
        case Chosen(choice):
            return _choose(table, choice)
        case TrayEmptied():
            return _emptied(table, event)
        case _ if table.paused:
            return _refused(table, TableRefusal.PAUSED)
        case Pressed(key):
            return _press(table, key)
        case DiceSettled():
            return _settle(table, event)
        case DiceSorted():
            return play(replace(table, doubted=None), event)
        case ThrowCorrected() | SheetShown():
            return play(table, event)
        case _:
            assert_never(event)


def _choose(table: Table[S], choice: Choice) -> Step[Table[S]]:
    """The table judges its own verbs; a game's own go to its rules, which say why not in the game's words."""
    if table.paused and choice not in choices(table):
        return _refused(table, TableRefusal.PAUSED)
    if choice.verb in DECISIONS.kinds:
        own = DECISIONS.read(choice) if choice in choices(table) else None
        return decide(table, own) if own else _refused(table, TableRefusal.NOT_NOW)
    if table.doubted:
        return _refused(table, TableRefusal.NOT_NOW)
    return play(replace(table, asking=None), Chosen(choice))


def _press(table: Table[S], key: Key) -> Step[Table[S]]:
    """A button means the choices that carry its verb; if they name seats, somebody must say who."""
    if table.asking == WhoPressed(key):
        return Step(replace(table, asking=None))
    if table.doubted:
        return _refused(table, TableRefusal.NOT_NOW)
    offered = [choice for choice in rules(table).choices(table.state) if choice.verb == key.value]
    if any(choice.about for choice in offered):
        return Step(replace(table, asking=WhoPressed(key)), (WhoAsked(key.value),))
    return play(replace(table, asking=None), Chosen(Choice(key.value)))


def _settle(table: Table[S], event: DiceSettled) -> Step[Table[S]]:
    if event.sure:
        return put_right(table, event.throw) if event.again else take(table, event.throw)
    if expected(table) is None:
        return Step(table)
    if is_secret(table):
        return Step(table, (SecretUnclear(),))
    why = LOOKED_OFTEN if table.looks >= MOST_LOOKS else event.why
    doubted = replace(table, doubted=replace(event, why=why), asking=None)
    return Step(doubted, (ThrowDoubted(event.throw, why, event.die),))


def _emptied(table: Table[S], event: TrayEmptied) -> Step[Table[S]]:
    """Dice that were taken away are in doubt no more; who wanted a second look is told what it showed."""
    if event.again and table.looks and not table.paused:
        return Step(replace(table, doubted=None), (NothingSeen(),))
    if table.paused or table.doubted:
        return Step(replace(table, doubted=None, looks=0))
    return play(table, event)


def _tick(table: Table[S], seconds: int) -> Step[Table[S]]:
    if not is_ticking(table):
        return Step(table)
    timer, cues = ticked(table.timer, seconds)
    return Step(replace(table, timer=timer), cues)


def _refused(table: Table[S], why: TableRefusal) -> Step[Table[S]]:
    return Step(table, (Refused(why),))
