"""A round of Upwards! to practise: one sheet on the device, and each thing once."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from games.cues import Cue, ThrowTaken
from games.helping import Practice, Task, noticed
from games.upwards.cues import Confirmed, SavedForLater, Wrote
from games.upwards.setup import Plays, Setup
from games.upwards.sheet import free_fields, live_reserve
from games.upwards.state import NOTHING_PICKED, Desk, Upwards


def practised_with(setup: Setup) -> Setup:
    """The first player alone, with whatever option was chosen; the event die waits."""
    return replace(setup, players=setup.players[:1], seats=(Plays.MACHINE,), event_die=False)


def _desk(game: Upwards) -> Desk:
    return next(desk for desk in game.desks if desk)


def _has_taken(game: Upwards, _: tuple[Cue, ...]) -> bool:
    return _desk(game).picked != NOTHING_PICKED


def _has_joined(game: Upwards, _: tuple[Cue, ...]) -> bool:
    picked = _desk(game).picked
    return len(picked.dice) + len(picked.reserve) > 1


def _can_join(game: Upwards) -> bool:
    """Do two numbers make one of at most 6?"""
    desk = _desk(game)
    reserve = (desk.sheet.reserve[place].number for place in live_reserve(desk.sheet))
    return any(sum(pair) <= 6 for pair in combinations((*desk.now.dice, *reserve), 2))


def _can_save(game: Upwards) -> bool:
    return bool(_desk(game).now.dice and free_fields(_desk(game).sheet))


def _is_empty_handed(game: Upwards, _: tuple[Cue, ...]) -> bool:
    return not _desk(game).now.dice


def _holds_dice(game: Upwards) -> bool:
    return bool(_desk(game).now.dice)


PRACTICE: Practice[Setup, Upwards] = Practice(
    practised_with,
    (
        Task("throw", noticed(ThrowTaken)),
        Task("take", _has_taken, _holds_dice),
        Task("write", noticed(Wrote), _holds_dice),
        Task("save", noticed(SavedForLater), _can_save),
        Task("rest", _is_empty_handed, _holds_dice),
        Task("confirm", noticed(Confirmed)),
        Task("throw-again", noticed(ThrowTaken)),
        Task("join", _has_joined, _can_join),
        Task("write-sum", noticed(Wrote, SavedForLater), _holds_dice),
    ),
)
