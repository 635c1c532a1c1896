"""Simulated players of three strengths: one next choice at a time, as a finger would tap it."""

from __future__ import annotations

from collections.abc import Callable

from games.choices import ANNOUNCE, PASS, Choice
from games.upwards.offers import choices, desk_choices
from games.upwards.setup import SIMULATED
from games.upwards.state import Desk, Phase, Upwards
from games.upwards.verbs import (
    CLAIM,
    CONFIRM,
    DIE,
    DROP_METEORITE,
    MARK_ROW,
    PICK,
    RESULT,
    ROUND_DONE,
    SAVE,
    TAKE_BACK,
    WRITE,
)

Chance = Callable[[int], int]
"""chance(n) gives a number from 0 to n-1."""


def decide(game: Upwards, seat: int, chance: Chance) -> Choice | None:
    """The seat's next choice, or None when it waits for others or for a throw."""
    own = _own_choice(game, seat, chance)
    if own or not _all_simulated(game) or Choice(ROUND_DONE) not in choices(game):
        return own
    return None if any(_own_choice(game, other, chance) for other in game.seats) else Choice(ROUND_DONE)


def _all_simulated(game: Upwards) -> bool:
    return all(game.setup.plays(seat) in SIMULATED for seat in game.seats)


def _own_choice(game: Upwards, seat: int, chance: Chance) -> Choice | None:
    desk = game.desks[seat]
    if desk is None or game.setup.plays(seat) not in SIMULATED or game.phase is not Phase.WRITING:
        return None
    if desk.done:
        return _first(desk_choices(game, desk), CLAIM)
    return _easy(game, desk, chance)


def _easy(game: Upwards, desk: Desk, chance: Chance) -> Choice | None:
    """The easy player writes any die anywhere and never combines."""
    offered = desk_choices(game, desk)
    for verbs in ((CONFIRM,), (DROP_METEORITE, MARK_ROW), (WRITE, SAVE), (RESULT,)):
        fitting = [choice for choice in offered if choice.verb in verbs]
        if fitting:
            return fitting[chance(len(fitting))]
    dice = [choice for choice in offered if choice.verb == PICK and choice.about[1] == DIE]
    forgo = _first(choices(game), ANNOUNCE, PASS, seat=desk.seat)
    return forgo or (dice[chance(len(dice))] if dice else _first(offered, TAKE_BACK))


def _first(offered: tuple[Choice, ...], *verbs: str, seat: int | None = None) -> Choice | None:
    fitting = (choice for choice in offered if choice.verb in verbs)
    return next((choice for choice in fitting if seat is None or choice.about[0] == seat), None)
