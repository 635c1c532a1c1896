"""What may be decided at the table now: the game's own choices, and the table's around them."""

from __future__ import annotations

from typing import assert_never

from games.choices import Choice
from games.helping import HOW
from games.registry import game_of
from games.rules import Question, Sight
from games.table.decisions import (
    Ask,
    Asking,
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
    WhoPressed,
)
from games.table.state import Table, expected, outcome, rules, throw

FACES = (1, 2, 3, 4, 5, 6)


def choices(table: Table) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    if table.paused:
        return (Resume().choice, Leave().choice)
    if table.asking:
        return (*_completions(table, table.asking), Back().choice)
    if table.doubted:
        return _written(_if_doubted(table))
    return (*rules(table).choices(table.state), *_written(_around(table)))


def _written(decisions: tuple[TableDecision, ...]) -> tuple[Choice, ...]:
    return tuple(decision.choice for decision in decisions)


def _around(table: Table) -> tuple[TableDecision, ...]:
    """What the table offers around the game's own choices."""
    wanted = _can_be_read(table)
    offered: tuple[tuple[TableDecision, bool], ...] = (
        (LookAgain(), wanted),
        (Enter(), wanted),
        (CountPips(), _has_pips(table)),
        (MoreTime(), table.timer.running),
        (Ask(), bool(questions(table))),
        (Undo(), bool(table.past)),
        (Redo(), bool(table.future)),
        (Pause(), outcome(table) is None),
        (Leave(), outcome(table) is not None),
    )
    common = (decision for decision, is_offered in offered if is_offered)
    return (*_correctable(table), *common, *_hints(table))


def _can_be_read(table: Table) -> bool:
    wanted = expected(table)
    return wanted is not None and wanted.sight is not Sight.COVERED


def _hints(table: Table) -> tuple[Hint, ...]:
    hints = game_of(table.setup).hints
    if hints is None or outcome(table) is not None:
        return ()
    return tuple(map(Hint, hints.seats(table.state)))


def _has_pips(table: Table) -> bool:
    lying = throw(table)
    return lying is not None and bool(lying.faces) and outcome(table) is None


def _if_doubted(table: Table) -> tuple[TableDecision, ...]:
    complete = _is_complete(table)
    right = (Right(),) if complete else ()
    correct = _correctable(table) if complete else ()
    return (*right, LookAgain(), Enter(), *correct, Pause())


def _is_complete(table: Table) -> bool:
    wanted, lying = expected(table), throw(table)
    if wanted is None or lying is None:
        return False
    return (len(lying.faces), len(lying.signs)) == (wanted.pip_dice, wanted.taught_dice)


def _correctable(table: Table) -> tuple[Correct, ...]:
    lying = throw(table)
    if lying is None or outcome(table) is not None:
        return ()
    return tuple(Correct(die) for die in range(len(lying.faces) + len(lying.signs)))


def _completions(table: Table, asking: Asking) -> tuple[Choice, ...]:
    """What would make a whole decision of half a one."""
    match asking:
        case Correct(die):
            return _written(tuple(Correct(die, face) for face in _faces_of(table, die)))
        case Enter(faces):
            return _written(tuple(Enter((*faces, face)) for face in _next_faces(table, len(faces))))
        case Ask(asked):
            return _written(_other_questions(table, asked))
        case WhoPressed(key):
            own = rules(table).choices(table.state)
            return tuple(choice for choice in own if choice.verb == key.value)
        case _:
            assert_never(asking)


def questions(table: Table) -> tuple[Question, ...]:
    """What can be asked: how it goes, and whatever the game knows now."""
    own = rules(table).questions(table.state)
    pages = () if outcome(table) else game_of(table.setup).how(table.setup)
    return (*((HOW, page) for page in pages), *own)


def _other_questions(table: Table, asked: Question) -> tuple[Ask, ...]:
    """All questions (how it goes is one, of many pages); beside an answer the others, or the next pages."""
    pages = [about for about in questions(table) if about[0] == HOW]
    if not asked:
        return tuple(Ask(about) for about in questions(table) if about not in pages[1:])
    place = pages.index(asked) if asked in pages else -2
    beside = (pages[n] for n in (place - 1, place + 1) if 0 <= n < len(pages))
    return (*map(Ask, beside), Ask())


def _faces_of(table: Table, die: int) -> tuple[int | str, ...]:
    lying = throw(table)
    if lying is None:
        return ()
    return FACES if die < len(lying.faces) else _signs(table)


def _next_faces(table: Table, entered: int) -> tuple[int | str, ...]:
    wanted = expected(table)
    if wanted is None:
        return ()
    return FACES if entered < wanted.pip_dice else _signs(table)


def _signs(table: Table) -> tuple[str, ...]:
    """Each sign once: two faces of an event die may be equal."""
    return tuple(dict.fromkeys(rules(table).signs(table.state)))
