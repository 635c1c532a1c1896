"""What people can ask while Numberloor is played, besides how it goes."""

from __future__ import annotations

from games.numberloor.cards import is_balloon
from games.numberloor.state import Numberloor, Phase
from games.rules import Question

FITS = "fits"
"""Which floors fit now, and why?"""
BALLOON = "balloon"
"""What does the open balloon do?"""
STARS = "stars"
"""Who has how many stars?"""


def questions(state: Numberloor) -> tuple[Question, ...]:
    """Everything that has an answer now."""
    if state.phase in {Phase.OPENING, Phase.OVER}:
        return ()
    fits: tuple[Question, ...] = ((FITS,),) if state.phase is Phase.TURN else ()
    balloons = (card for card in state.tops if is_balloon(card))
    return (*fits, *((BALLOON, card) for card in balloons), (STARS,))
