"""What the table's own decisions lead to; that they are offered now was seen before."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import (
    Asked,
    CountWanted,
    FaceCorrected,
    HintMissing,
    LookAgainWanted,
    Redone,
    Step,
    TableLeft,
    TimeGiven,
    Undone,
)
from games.dice import Throw
from games.events import ThrowCorrected
from games.registry import game_of
from games.table.decisions import (
    AboutDice,
    AboutTime,
    Ask,
    Back,
    Correct,
    CountPips,
    Enter,
    Hint,
    Leave,
    LookAgain,
    MoreTime,
    Pause,
    Redo,
    Resume,
    Right,
    TableDecision,
    Undo,
)
from games.table.playing import answer, play, shows_the_same
from games.table.state import S, Table, UndoStep, expected, stepped, throw
from games.timer import with_more_time


def decide(table: Table[S], decision: TableDecision) -> Step[Table[S]]:
    """What one decision leads to."""
    match decision:
        case Ask(question):
            return Step(replace(table, asking=decision), (Asked(question),) if question else ())
        case Back():
            return Step(replace(table, asking=_one_less(table)))
        case Hint(seat):
            return _hint(table, seat)
        case Leave() | MoreTime() | Pause() | Redo() | Resume() | Undo():
            return _about_time(table, decision)
        case _:
            return _about_dice(table, decision)


def _hint(table: Table[S], seat: int) -> Step[Table[S]]:
    """Advice changes nothing."""
    hints = game_of(table.setup).hints
    advice = hints.advise(table.state, seat) if hints else None
    return Step(table, (advice or HintMissing(),))


def _about_time(table: Table[S], decision: AboutTime) -> Step[Table[S]]:
    match decision:
        case Leave():
            return Step(replace(table, paused=False), (TableLeft(),))
        case MoreTime():
            timer = with_more_time(table.timer)
            return Step(replace(stepped(table), timer=timer, future=()), (TimeGiven(timer.left),))
        case Pause():
            return Step(replace(table, paused=True, asking=None))
        case Redo():
            return _redo(table)
        case Resume():
            return Step(replace(table, paused=False))
        case Undo():
            return _undo(table)
        case _:
            assert_never(decision)


def _about_dice(table: Table[S], decision: AboutDice) -> Step[Table[S]]:
    match decision:
        case Correct(die, face):
            return _correct(table, die, face)
        case CountPips():
            return Step(table, (CountWanted(),))
        case Enter():
            return _enter(table, decision)
        case LookAgain():
            return Step(replace(table, looks=table.looks + 1), (LookAgainWanted(),))
        case Right():
            lying = throw(table)
            return answer(table, lying) if lying else Step(table)
        case _:
            assert_never(decision)


def _undo(table: Table[S]) -> Step[Table[S]]:
    *past, moment = table.past
    future = (UndoStep(table.state, table.timer), *table.future)
    before = replace(table, past=tuple(past), steps=table.steps - 1, future=future)
    return Step(_at(before, moment), (Undone(),))


def _redo(table: Table[S]) -> Step[Table[S]]:
    moment, *future = table.future
    return Step(_at(replace(stepped(table), future=tuple(future)), moment), (Redone(),))


def _at(table: Table[S], moment: UndoStep[S]) -> Table[S]:
    return replace(table, state=moment.state, timer=moment.timer, asking=None, doubted=None)


def _one_less(table: Table[S]) -> Enter | None:
    """Of dice typed in only the last is taken back; any other half decision is as if nobody had begun it."""
    asking = table.asking
    return Enter(asking.faces[:-1]) if isinstance(asking, Enter) and asking.faces else None


def _correct(table: Table[S], die: int, face: int | str | None) -> Step[Table[S]]:
    """First the die, then its face: two taps."""
    lying = throw(table)
    if face is None or lying is None:
        return Step(replace(table, asking=Correct(die)))
    corrected = _with_face(lying, die, face)
    if table.doubted:
        return answer(table, corrected)
    answered = replace(table, asking=None)
    if shows_the_same(lying, corrected):
        return Step(answered)
    step = play(answered, ThrowCorrected(corrected))
    return Step(step.state, (FaceCorrected(corrected, die), *step.cues))


def _with_face(lying: Throw, die: int, face: int | str) -> Throw:
    if isinstance(face, int):
        return lying.with_face(die, face)
    return lying.with_sign(die - len(lying.faces), face)


def _enter(table: Table[S], entered: Enter) -> Step[Table[S]]:
    """The dice typed in one by one; complete, they are a throw like any other."""
    wanted = expected(table)
    if wanted is None or len(entered.faces) < wanted.pip_dice + wanted.taught_dice:
        return Step(replace(table, asking=entered))
    faces = tuple(sorted(face for face in entered.faces if isinstance(face, int)))
    signs = tuple(sign for sign in entered.faces if isinstance(sign, str))
    return answer(table, Throw(faces, signs))
