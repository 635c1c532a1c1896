"""Simulated players of three strengths: one next choice at a time, as a finger would tap it.

The easy player writes any die anywhere. The fair one takes the most points it sees at once. The strong one
combines, keeps numbers in reserve, and looks at what the sheet can still become.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from games.choices import Choice
from games.decisions import Decision
from games.game import Chance
from games.upwards.decisions import (
    DECISIONS,
    Announce,
    Claim,
    Confirm,
    DropMeteorite,
    MarkRow,
    Pass,
    Pick,
    Result,
    RoundDone,
    Save,
    TakeBack,
    Write,
)
from games.upwards.judging import points_now, promise
from games.upwards.offers import choices, desk_choices
from games.upwards.planning import Entry, Judge, Style, best_entry, best_reserve_entry
from games.upwards.setup import SIMULATED_PLAYERS, Effect, Plays, Setup
from games.upwards.sheet import METEORITE, drop, mark, open_columns, unmarked_rows
from games.upwards.state import NOTHING_PICKED, Desk, Moment, Phase, Upwards
from games.upwards.verbs import (
    DIE,
    RESERVE,
)

STYLES = {
    Plays.FAIR: Style(most_reserve=0, saves=False, breadth=40),
    Plays.STRONG: Style(most_reserve=1, saves=True, breadth=40),
}


def decide(game: Upwards, seat: int, chance: Chance) -> Choice | None:
    """The seat's next choice, or None when it waits for others or for a throw."""
    own = _own_choice(game, seat, chance)
    if own or not _all_simulated(game) or RoundDone().choice not in choices(game):
        return own
    return None if any(_own_choice(game, other, chance) for other in game.seats) else RoundDone().choice


def decide_any(game: Upwards, chance: Chance) -> Choice | None:
    """The next choice of the first seat that has one."""
    wanted = (decide(game, seat, chance) for seat in game.seats)
    return next((choice for choice in wanted if choice), None)


def _all_simulated(game: Upwards) -> bool:
    return all(game.setup.plays(seat) in SIMULATED_PLAYERS for seat in game.seats)


def _own_choice(game: Upwards, seat: int, chance: Chance) -> Choice | None:
    desk, plays = game.desks[seat], game.setup.plays(seat)
    if desk is None or plays not in SIMULATED_PLAYERS or game.phase is not Phase.WRITING:
        return None
    if desk.done:
        return _claim(game, desk, plays)
    forgo = (Announce(seat).choice, Pass(seat).choice)
    if said := next((choice for choice in choices(game) if choice in forgo), None):
        return said
    return _easy(game, desk, chance) if plays is Plays.EASY else _planned(game, desk, plays)


def _claim(game: Upwards, desk: Desk, plays: Plays) -> Choice | None:
    """Blocks can wait: the strong player outlines at the very end, when all can be weighed together."""
    if plays is Plays.STRONG and not game.is_last_round:
        return None
    return next(_of(desk_choices(game, desk), Claim), None)


def _easy(game: Upwards, desk: Desk, chance: Chance) -> Choice | None:
    offered = desk_choices(game, desk)
    for kinds in ((Confirm,), (DropMeteorite, MarkRow), (Write, Save), (Result,)):
        fitting = list(_of(offered, *kinds))
        if fitting:
            return fitting[chance(len(fitting))]
    dice = [choice for choice in offered if _takes_die(choice)]
    return dice[chance(len(dice))] if dice else next(_of(offered, TakeBack), None)


def _takes_die(choice: Choice) -> bool:
    decision = DECISIONS.read(choice)
    return isinstance(decision, Pick) and decision.kind == DIE


def _planned(game: Upwards, desk: Desk, plays: Plays) -> Choice | None:
    if desk.now.due:
        return best_effect(desk, plays, game.setup, game.is_last_round).choice
    entry = plan(desk.now, desk.effect, plays, game.setup, game.is_last_round)
    if entry is None:
        return (Confirm if desk.picked == NOTHING_PICKED else TakeBack)(desk.seat).choice
    return _next_tap(desk, entry)


def _judge(plays: Plays, setup: Setup, is_last_round: bool) -> Judge:
    """In the last round only points count."""
    looks_ahead = plays is Plays.STRONG and not is_last_round
    return partial(promise if looks_ahead else points_now, setup=setup)


@lru_cache(maxsize=256)
def plan(
    moment: Moment, effect: Effect | None, plays: Plays, setup: Setup, is_last_round: bool
) -> Entry | None:
    """What to write next; remembered, since each entry takes several taps."""
    judge = _judge(plays, setup, is_last_round)
    if moment.dice:
        return best_entry(moment, effect, STYLES[plays], judge)
    return best_reserve_entry(moment, effect, judge)


def best_effect(desk: Desk, plays: Plays, setup: Setup, is_last_round: bool) -> DropMeteorite | MarkRow:
    """Where the meteorite goes, or the arrow."""
    sheet, judge = desk.sheet, _judge(plays, setup, is_last_round)
    if desk.now.due is Effect.METEORITE:
        column = max(open_columns(sheet), key=lambda column: judge(drop(sheet, column, METEORITE)))
        return DropMeteorite(desk.seat, column)
    row = max(unmarked_rows(sheet), key=lambda row: judge(mark(sheet, row)))
    return MarkRow(desk.seat, row)


def _next_tap(desk: Desk, entry: Entry) -> Choice:
    """The one tap that comes nearer to the entry."""
    seat, picked = desk.seat, desk.picked
    wrong = {(DIE, place) for place in {*picked.dice} ^ {*entry.dice}}
    wrong |= {(RESERVE, place) for place in {*picked.reserve} ^ {*entry.reserve}}
    if wrong:
        # What is picked by mistake goes back first, so that a sum never grows beyond 6 on the way.
        kind, place = min(wrong, key=lambda tap: (tap[1] not in _picked(desk, tap[0]), tap))
        return Pick(seat, kind, place).choice
    if picked.result != entry.result:
        return Result(seat, entry.result).choice
    return Save(seat).choice if entry.column is None else Write(seat, entry.column).choice


def _picked(desk: Desk, kind: str) -> tuple[int, ...]:
    return desk.picked.dice if kind == DIE else desk.picked.reserve


def _of(offered: tuple[Choice, ...], *kinds: type[Decision]) -> Iterator[Choice]:
    return (choice for choice in offered if isinstance(DECISIONS.read(choice), kinds))
