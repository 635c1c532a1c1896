"""Upwards! as pure values: `start(setup)` gives the game, `RULES` says how it goes on."""

from __future__ import annotations

from games.dice import Throw
from games.rules import Expected, Rules
from games.upwards.box_facts import BOX
from games.upwards.ending import outcome
from games.upwards.offers import choices
from games.upwards.play import choose
from games.upwards.questions import questions
from games.upwards.rounds import throw_corrected, throw_fell
from games.upwards.setup import Block, Effect, Option, Plays, Setup, SheetFacts
from games.upwards.state import Phase, Upwards, start, unready

__all__ = ["BOX", "RULES", "Block", "Effect", "Option", "Plays", "Setup", "SheetFacts", "Upwards", "start"]


def expected(game: Upwards) -> Expected | None:
    """A throw is wanted at the start of a round, and also when everybody has written."""
    can_go_on = game.phase is Phase.WRITING and not game.is_last_round and not unready(game)
    if game.phase is not Phase.WAITING and not can_go_on:
        return None
    return Expected(game.setup.dice, int(game.setup.event_die))


def _throw(game: Upwards) -> Throw | None:
    return game.throw


def _signs(game: Upwards) -> tuple[str, ...]:
    """Whatever the real die may show, not only what the settings think its faces are."""
    return tuple(Effect) if game.setup.event_die else ()


def _timed(game: Upwards) -> int | None:
    return game.round if game.phase is Phase.WRITING else None


RULES = Rules(
    name="upwards",
    choices=choices,
    choose=choose,
    take=throw_fell,
    correct=throw_corrected,
    outcome=outcome,
    expected=expected,
    throw=_throw,
    timed=_timed,
    signs=_signs,
    questions=questions,
)
