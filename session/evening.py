"""The whole evening: the lobby, and the table once a game is on it. This is the one state of the loop."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from games import table as tables
from games.choices import ASK, COUNT, HINT, LEAVE, Choice
from games.cues import Refused, Step, TableLeft
from games.events import Chosen, Event, LobbyEvent, Pressed
from games.registry import game_of
from games.table import Table
from games.table.decisions import Back
from session import lobby as lobbies
from session.events import (
    AlbumRead,
    GamesRead,
    GameTakenUp,
    HistoryErased,
    HistoryOpened,
    PastEvent,
    PhonesTold,
    StepsFound,
    UpdatesTold,
)
from session.kept_pictures import Album
from session.lobby import GameWanted, Lobby, Page, PracticeWanted, SavedWanted, TonightWanted
from session.lock import (
    DECISIONS,
    GUARDED,
    LOCK,
    UNLOCK,
    Gate,
    Lock,
    LockRefusal,
    LockTurned,
    TouchNumber,
    Unlock,
    gate_offered,
    next_gate,
    touched,
)
from session.practising import (
    PRACTICE,
    EndPractice,
    PracticeDecision,
    PracticeLeft,
    PractiseAgain,
    first_task,
    next_task,
    task_at,
)
from session.rematch import REMATCHES, AnotherGame, after_game, rematch_choices
from session.statistics import History

Passing = LobbyEvent | PastEvent | PhonesTold | UpdatesTold
"""What no journal keeps: it is no part of any game."""
AnyEvent = Event | Passing
"""All that can happen in an evening; nothing else changes it."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What the companion knows; everything shown, lit and said is made from this."""

    lobby: Lobby
    table: Table | None = None
    gate: Gate | None = None
    """Somebody is about to open the lock."""
    task: int | None = None
    """In a round of practice, the place of the task that is set."""

    @property
    def has_practised(self) -> bool:
        """Is every task of a round of practice done?"""
        return self.table is not None and self.task is not None and task_at(self.table, self.task) is None


def choices(evening: Evening) -> tuple[Choice, ...]:
    """Every decision that is possible now."""
    if evening.gate:
        return tuple(decision.choice for decision in gate_offered())
    offered = _shown(evening)
    if not evening.lobby.locked:
        return (*offered, Lock().choice) if _can_lock(evening) else offered
    for_all = tuple(choice for choice in offered if not _is_guarded(evening, choice))
    return for_all if for_all == offered else (*for_all, Unlock().choice)


def _shown(evening: Evening) -> tuple[Choice, ...]:
    """What the rules allow, without what this family does not want to see."""
    if evening.table is None:
        return lobbies.choices(evening.lobby)
    if evening.has_practised:
        return (EndPractice().choice, PractiseAgain().choice)
    liked = evening.lobby.preferences
    wanted = {ASK: liked.shows("ask"), HINT: liked.shows("hints"), COUNT: counts(evening)}
    hidden = {verb for verb, is_wanted in wanted.items() if not is_wanted}
    hidden.update(_kept_from_people(evening.table))
    is_free = not (evening.table.asking or evening.table.paused or evening.table.doubted)
    end = (EndPractice().choice,) if evening.task is not None and is_free else ()
    offered = (choice for choice in tables.choices(evening.table) if choice.verb not in hidden)
    return (*rematch_choices(evening.table), *offered, *end)


def _kept_from_people(table: Table) -> Iterable[str]:
    """Verbs that nobody has a button for: a simulated seat answers for itself."""
    game = game_of(table.setup)
    return game.decisions.kinds if game.players.thinks(table.state) else game.players.own


def counts(evening: Evening) -> bool:
    """Do people want to count together, if only sometimes?"""
    liked = evening.lobby.preferences
    return liked.shows("counting") and liked.counting != "off"


def is_for_table(evening: Evening, event: Event) -> bool:
    """Does the game get to know this? The lock is no part of it."""
    if evening.table is None:
        return False
    if isinstance(event, Chosen):
        is_rematch = REMATCHES.read(event.choice) is not None
        return not _is_about_lock(evening, event.choice) and not is_rematch
    if isinstance(event, Pressed) and not event.held:
        return not (evening.gate or game_of(evening.table.setup).players.thinks(evening.table.state))
    return not (evening.gate and isinstance(event, Pressed))


def is_kept(evening: Evening, event: Event) -> bool:
    """Is it written down? Nothing of a round of practice is."""
    return evening.task is None and is_for_table(evening, event)


def advance(evening: Evening, event: AnyEvent) -> Step[Evening]:
    """What one event leads to: at the lock, at the table, before it, or looking back."""
    if isinstance(event, PhonesTold):
        return Step(replace(evening, lobby=replace(evening.lobby, phones=event.phones)))
    if isinstance(event, UpdatesTold):
        return Step(replace(evening, lobby=replace(evening.lobby, updates=event.updates)))
    if isinstance(event, PastEvent):
        return Step(_looking_back(evening, event))
    if isinstance(event, LobbyEvent):
        return Step(evening) if evening.table else _in_lobby(evening, event)
    if isinstance(event, Chosen) and _is_about_lock(evening, event.choice):
        return _at_lock(evening, event.choice)
    if evening.table is None:
        return _in_lobby(evening, event)
    around = PRACTICE.read(event.choice) if isinstance(event, Chosen) and evening.task is not None else None
    if around:
        return _around_practice(evening, evening.table, around)
    if isinstance(event, Chosen) and event.choice in rematch_choices(evening.table):
        return _once_more(evening.lobby, evening.table, event.choice)
    to_game = is_for_table(evening, event)
    return _at_table(evening, evening.table, event) if to_game else Step(evening)


def _once_more(lobby: Lobby, table: Table, choice: Choice) -> Step[Evening]:
    step = after_game(lobby, table, REMATCHES.read(choice) or AnotherGame())
    return Step(_seated(Evening(step.state), step), step.cues)


def _looking_back(evening: Evening, event: PastEvent) -> Evening:
    past = evening.lobby.history
    match event:
        case HistoryOpened(today):
            return _with_history(evening, History((), today))
        case GamesRead(games):
            return _with_history(evening, replace(past, games=(*past.games, *games)))
        case HistoryErased():
            return _with_history(evening, History())
        case GameTakenUp(table):
            return Evening(replace(evening.lobby, page=Page.HOME, saved=None), table)
        case StepsFound(steps):
            return replace(evening, table=replace(evening.table, past=steps)) if evening.table else evening
        case AlbumRead(pictures, at, shown):
            return replace(evening, lobby=replace(evening.lobby, album=Album(pictures, at, shown)))
        case _:
            assert_never(event)


def _with_history(evening: Evening, history: History) -> Evening:
    return replace(evening, lobby=replace(evening.lobby, history=history))


def _in_lobby(evening: Evening, event: Event | LobbyEvent) -> Step[Evening]:
    step = lobbies.advance(evening.lobby, event)
    practice = next((cue for cue in step.cues if isinstance(cue, PracticeWanted)), None)
    if practice:
        begun = _practice(step.state, tables.begin(practice.started.setup))
        return Step(begun.state, (*step.cues, *begun.cues))
    return Step(_seated(replace(evening, lobby=step.state), step), step.cues)


def _is_about_lock(evening: Evening, choice: Choice) -> bool:
    return evening.gate is not None or choice.verb in (LOCK, UNLOCK) or _is_guarded(evening, choice)


def _is_guarded(evening: Evening, choice: Choice) -> bool:
    """Does it need a grown-up? A game that is over may be left by everybody."""
    is_over = evening.table is not None and tables.outcome(evening.table) is not None
    return evening.lobby.locked and choice.verb in GUARDED and not (choice.verb == LEAVE and is_over)


def _can_lock(evening: Evening) -> bool:
    if evening.table:
        return evening.table.paused
    return evening.lobby.page is Page.SETTINGS


def _at_lock(evening: Evening, choice: Choice) -> Step[Evening]:
    if choice not in choices(evening):
        return Step(evening, (Refused(LockRefusal.LOCKED),))
    match decision := DECISIONS.read(choice):
        case Unlock():
            asked = evening.lobby.unlockings
            lobby = replace(evening.lobby, unlockings=asked + 1)
            return Step(replace(evening, lobby=lobby, gate=next_gate(asked)))
        case Lock():
            return _turned(evening, locked=True)
        case TouchNumber(digit) if evening.gate:
            return _touched(evening, evening.gate, digit)
        case Back() | TouchNumber() | None:
            return Step(replace(evening, gate=None))
        case _:
            assert_never(decision)


def _touched(evening: Evening, gate: Gate, digit: int) -> Step[Evening]:
    step = touched(gate, digit)
    if step.state.is_open:
        return _turned(evening, locked=False)
    return Step(replace(evening, gate=step.state), step.cues)


def _turned(evening: Evening, *, locked: bool) -> Step[Evening]:
    """Nobody stays on a page that the lock is meant to keep shut."""
    page = Page.HOME if locked and evening.table is None else evening.lobby.page
    lobby = replace(evening.lobby, locked=locked, page=page)
    return Step(replace(evening, lobby=lobby, gate=None), (LockTurned(locked),))


def _at_table(evening: Evening, table: Table, event: Event) -> Step[Evening]:
    step = tables.advance(table, event)
    if evening.task is not None:
        return _practised(evening, evening.task, step)
    if not any(isinstance(cue, TableLeft) for cue in step.cues):
        ends = tables.outcome(table) is None and tables.outcome(step.state) is not None
        return Step(replace(evening, table=step.state), (*step.cues, *((TonightWanted(),) if ends else ())))
    unfinished = step.state if tables.outcome(step.state) is None else None
    return Step(Evening(replace(evening.lobby, saved=unfinished)), step.cues)


def _around_practice(evening: Evening, table: Table, decision: PracticeDecision) -> Step[Evening]:
    """Once more from the beginning, or enough."""
    match decision:
        case EndPractice():
            return Step(Evening(evening.lobby), (PracticeLeft(),))
        case PractiseAgain():
            return _practice(evening.lobby, tables.begin(table.setup))
        case _:
            assert_never(decision)


def _practice(lobby: Lobby, table: Table) -> Step[Evening]:
    task, cues = first_task(table)
    return Step(Evening(lobby, table, task=task), cues)


def _practised(evening: Evening, task: int, step: Step[Table]) -> Step[Evening]:
    """The table as it would be in any game, and the task that comes next."""
    if any(isinstance(cue, TableLeft) for cue in step.cues):
        return Step(Evening(evening.lobby), (PracticeLeft(),))
    place, cues = next_task(task, step)
    return Step(replace(evening, table=step.state, task=place), (*step.cues, *cues))


def _seated(evening: Evening, step: Step[Lobby]) -> Evening:
    for cue in step.cues:
        if isinstance(cue, GameWanted):
            table = tables.begin(cue.started.setup, cue.started.seconds)
            return Evening(replace(evening.lobby, saved=None), table)
        if isinstance(cue, SavedWanted):
            return Evening(replace(evening.lobby, saved=None), evening.lobby.saved)
    return evening
