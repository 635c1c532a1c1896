"""Blocks that nobody has outlined yet: only outlined ones count, so they are offered, and missed in time."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, Step
from games.upwards.cues import BlocksMissed, BlocksOffered
from games.upwards.packing import best_packing
from games.upwards.setup import SIMULATED_PLAYERS, Option
from games.upwards.sheet import Outlined
from games.upwards.state import Desk, EnteredSheet, Upwards


def open_blocks(game: Upwards, at: Desk | EnteredSheet | None) -> tuple[Outlined, ...]:
    """What could be outlined on this sheet, together worth the most points."""
    if at is None or game.setup.option != Option.BLOCKS or game.setup.packs_paper:
        return ()
    return best_packing(at.sheet, game.setup.facts.blocks)


def offered(game: Upwards, desk: Desk) -> tuple[Cue, ...]:
    """Told when somebody has written a round; blocks may wait, and are offered again after the next one."""
    found = open_blocks(game, desk)
    if not found or not desk.done or _is_simulated(game, desk.seat):
        return ()
    return (BlocksOffered(desk.seat, worth(game, found)),)


def missed(game: Upwards, seats: tuple[int, ...]) -> Step[Upwards] | None:
    """A warning, once for each seat, before blocks are lost; None where there is nothing to warn of."""
    for seat in seats:
        found = open_blocks(game, game.desks[seat] or game.entered[seat])
        if found and seat not in game.warned and not _is_simulated(game, seat):
            after = replace(game, warned=(*game.warned, seat))
            return Step(after, (BlocksMissed(seat, worth(game, found)),))
    return None


def outlining(game: Upwards) -> tuple[int, ...]:
    """The seats of the device that will still outline something before the game ends."""
    if not game.is_last_round:
        return ()
    desks = (desk for desk in game.desks if desk and desk.done and _is_simulated(game, desk.seat))
    return tuple(desk.seat for desk in desks if open_blocks(game, desk))


def worth(game: Upwards, outlines: tuple[Outlined, ...]) -> int:
    """What these blocks are worth together."""
    points = {block.name: block.points for block in game.setup.facts.blocks}
    return sum(points[outlined.name] for outlined in outlines)


def _is_simulated(game: Upwards, seat: int) -> bool:
    return game.setup.plays(seat) in SIMULATED_PLAYERS
