"""What may be decided at the table now: the game's own choices, and the table's around them."""

from __future__ import annotations

from dataclasses import replace

from games import choices as verbs
from games.choices import Choice
from games.helping import HOW
from games.registry import game_of
from games.rules import Question
from games.table.state import Table, expected, outcome, rules, throw

FACES = (1, 2, 3, 4, 5, 6)


def choices(table: Table) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    if table.paused:
        return (Choice(verbs.RESUME), Choice(verbs.LEAVE))
    if table.asking:
        return (*_completions(table, table.asking), Choice(verbs.BACK))
    if table.doubted:
        return _doubt_choices(table)
    return (*rules(table).choices(table.state), *_table_choices(table))


def _table_choices(table: Table) -> tuple[Choice, ...]:
    wanted = expected(table) is not None
    offered = {
        verbs.LOOK_AGAIN: wanted,
        verbs.ENTER: wanted,
        verbs.COUNT: _has_pips(table),
        verbs.MORE_TIME: table.timer.running,
        verbs.ASK: bool(questions(table)),
        verbs.UNDO: bool(table.past),
        verbs.REDO: bool(table.future),
        verbs.PAUSE: outcome(table) is None,
        verbs.LEAVE: outcome(table) is not None,
    }
    common = (Choice(verb) for verb, is_offered in offered.items() if is_offered)
    return (*_correctable(table), *common, *_hints(table))


def _hints(table: Table) -> tuple[Choice, ...]:
    hints = game_of(table.setup).hints
    if hints is None or outcome(table) is not None:
        return ()
    return tuple(Choice(verbs.HINT, (seat,)) for seat in hints.seats(table.state))


def _has_pips(table: Table) -> bool:
    lying = throw(table)
    return lying is not None and bool(lying.faces) and outcome(table) is None


def _doubt_choices(table: Table) -> tuple[Choice, ...]:
    right = (Choice(verbs.RIGHT),) if _is_complete(table) else ()
    correct = _correctable(table) if _is_complete(table) else ()
    return (*right, Choice(verbs.LOOK_AGAIN), Choice(verbs.ENTER), *correct, Choice(verbs.PAUSE))


def _is_complete(table: Table) -> bool:
    wanted, lying = expected(table), throw(table)
    if wanted is None or lying is None:
        return False
    return (len(lying.faces), len(lying.signs)) == (wanted.pip_dice, wanted.taught_dice)


def _correctable(table: Table) -> tuple[Choice, ...]:
    lying = throw(table)
    if lying is None or outcome(table) is not None:
        return ()
    return tuple(Choice(verbs.CORRECT, (die,)) for die in range(len(lying.faces) + len(lying.signs)))


def _completions(table: Table, asking: Choice) -> tuple[Choice, ...]:
    if asking.verb == verbs.CORRECT:
        return tuple(replace(asking, about=(*asking.about, face)) for face in _faces_for(table, asking))
    if asking.verb == verbs.ASK:
        return _other_questions(table, asking.about)
    if asking.verb == verbs.ENTER:
        return tuple(replace(asking, about=(*asking.about, face)) for face in _next_faces(table, asking))
    return tuple(choice for choice in rules(table).choices(table.state) if choice.verb == asking.verb)


def questions(table: Table) -> tuple[Question, ...]:
    """What can be asked: whatever the game knows now, and how it goes."""
    own = rules(table).questions(table.state)
    pages = () if outcome(table) else game_of(table.setup).how(table.setup)
    return (*own, *((HOW, page) for page in pages))


def _other_questions(table: Table, asked: Question) -> tuple[Choice, ...]:
    """All questions (how it goes is one, of many pages); beside an answer the others, or the next pages."""
    pages = [about for about in questions(table) if about[0] == HOW]
    if not asked:
        every = (about for about in questions(table) if about not in pages[1:])
        return tuple(Choice(verbs.ASK, about) for about in every)
    place = pages.index(asked) if asked in pages else -2
    beside = (pages[n] for n in (place - 1, place + 1) if 0 <= n < len(pages))
    return (*(Choice(verbs.ASK, about) for about in beside), Choice(verbs.ASK))


def _faces_for(table: Table, asking: Choice) -> tuple[int | str, ...]:
    lying, die = throw(table), asking.about[0]
    if lying is None or not isinstance(die, int):
        return ()
    return FACES if die < len(lying.faces) else _signs(table)


def _next_faces(table: Table, asking: Choice) -> tuple[int | str, ...]:
    wanted = expected(table)
    if wanted is None:
        return ()
    return FACES if len(asking.about) < wanted.pip_dice else _signs(table)


def _signs(table: Table) -> tuple[str, ...]:
    """Each sign once: two faces of an event die may be equal."""
    return tuple(dict.fromkeys(rules(table).signs(table.state)))
