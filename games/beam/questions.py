"""What people can ask while Beam me up is played, besides how it goes."""

from __future__ import annotations

from games.beam.combinations import parts
from games.beam.state import Beam, Phase
from games.rules import Question

DICE = "dice"
"""What are these dice worth?"""
STANDING = "standing"
"""How far is everybody?"""


def questions(state: Beam) -> tuple[Question, ...]:
    """Everything that has an answer now."""
    if state.phase is Phase.OVER:
        return ()
    lying: tuple[Question, ...] = ((DICE,),) if state.throws and parts(state.faces) else ()
    known = any(not state.setup.is_real(seat) for seat in state.present)
    return (*lying, *(((STANDING,),) if known else ()))
