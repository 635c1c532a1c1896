"""Beam me up: five dice, seven counters, first to bring enough of them into space."""

from __future__ import annotations

from games.beam.decisions import DECISIONS
from games.beam.edition import EDITION
from games.beam.handouts import BOARDS
from games.beam.hints import HINTS
from games.beam.how import how
from games.beam.players import decide, thinks, wanted_faces
from games.beam.practice import PRACTICE
from games.beam.refusals import Refusal
from games.beam.rules import RULES
from games.beam.settings import HOUSE
from games.beam.state import FEWEST, MOST, Beam, Phase, Plays, Setup, start
from games.beam.verbs import KEEP
from games.choices import Choice
from games.game import Chance, Faces, Game, Seats, SimulatedHand, without_memory

__all__ = ["EDITION", "GAME", "RULES", "Beam", "Phase", "Plays", "Refusal", "Setup", "start"]


def _decide(state: Beam, chance: Chance) -> Choice | None:
    return decide(state, state.turn, chance)


def _leaves(state: Beam, choice: Choice) -> Faces | None:
    """All dice that are to be kept are laid aside at once, not one by one."""
    return wanted_faces(state) if choice.verb == KEEP else None


GAME = Game(
    name="beam-me-up",
    setup=Setup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(FEWEST, MOST, tuple(Plays), (Plays.EASY, Plays.STRONG)),
    house=HOUSE,
    players=without_memory(_decide, thinks),
    hand=SimulatedHand(leaves=_leaves),
    keeps_dice=True,
    how=how,
    practice=PRACTICE,
    hints=HINTS,
    edition=EDITION,
    handouts=(BOARDS,),
    place=20,
)
