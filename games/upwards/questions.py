"""What people can ask at any time, and the answers that are more than a sentence."""

from __future__ import annotations

from games.rules import Question
from games.upwards.groupings import Grouping, groupings
from games.upwards.setup import SIMULATED_PLAYERS
from games.upwards.sheet import live_reserve
from games.upwards.state import Phase, Upwards

USES = "uses"  # of the throw; with a seat: with that seat's dice in hand and its reserve
WORTH = "worth"  # seat
EFFECT = "effect"  # a face of the event die
OPTION = "option"


def questions(game: Upwards) -> tuple[Question, ...]:
    """Everything that has an answer now."""
    if game.phase is Phase.OVER:
        return ()
    worth = tuple((WORTH, desk.seat) for desk in game.desks if desk)
    return (*_uses_questions(game), *worth, *_effect_questions(game), (OPTION,))


def uses(game: Upwards, seat: int | None) -> tuple[Grouping, ...]:
    """Every way to use the throw, those with the fewest reserve numbers first."""
    if game.throw is None:
        return ()
    desk = game.desks[seat] if seat is not None else None
    if desk is None:
        return groupings(game.throw.faces, (), game.effect)
    reserve = tuple(desk.sheet.reserve[place].number for place in live_reserve(desk.sheet))
    every = groupings(desk.now.dice or game.throw.faces, reserve, game.effect)
    return tuple(sorted(every, key=lambda grouping: len(grouping.from_reserve)))


def _uses_questions(game: Upwards) -> tuple[Question, ...]:
    if game.throw is None:
        return ()
    on_device = tuple(desk.seat for desk in game.desks if desk)
    people = tuple((USES, seat) for seat in on_device if game.setup.plays(seat) not in SIMULATED_PLAYERS)
    return (*(((USES,),) if any(game.entered) else ()), *people)


def _effect_questions(game: Upwards) -> tuple[Question, ...]:
    """What lies there comes first."""
    if not game.setup.event_die:
        return ()
    lying = (game.effect,) if game.effect else ()
    return tuple((EFFECT, effect.value) for effect in dict.fromkeys((*lying, *game.setup.facts.event_faces)))
