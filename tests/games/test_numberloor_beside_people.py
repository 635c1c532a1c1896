"""A whole game of people and seats of the device: nobody wins a star with floors in the hand."""

from __future__ import annotations

from random import Random

import pytest

from games.choices import Choice
from games.cues import Refused
from games.events import Chosen
from games.numberloor import RULES, Numberloor, Setup, start, verbs
from games.numberloor.cards import is_floor
from games.numberloor.cues import HandEmptied
from games.numberloor.hands import deal, follow
from games.numberloor.players import decide
from games.numberloor.setup import is_simulated

SEATS = [("person", "strong"), ("strong", "person", "easy"), ("person", "strong", "person", "strong")]
STUCK = 4000


def somebody(state: Numberloor, chance: Random) -> Chosen:
    """What people do, in any order and at any time; of a hand that the device holds they lay nothing."""
    offered = [each for each in RULES.choices(state) if _is_for_people(state, each)]
    return Chosen(chance.choice(offered))


def _is_for_people(state: Numberloor, choice: Choice) -> bool:
    if choice.verb in {verbs.LAY, verbs.SNATCH}:
        return not is_simulated(state.setup, int(choice.about[0]))
    return choice.verb not in {verbs.EMPTY_HANDED, "leave-seat"}


@pytest.mark.parametrize("seats", SEATS, ids=len)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_wins_a_star_with_floors_in_the_hand_and_it_ends(seats: tuple[str, ...], seed: int) -> None:
    chance, cards = Random(f"{seats} {seed}"), Random(seed)
    setup = Setup(("Ada", "Ben", "Cleo", "Dan")[: len(seats)], seats)
    state, dealt = start(setup), deal(setup, cards.randrange)
    for _ in range(STUCK):
        if RULES.outcome(state):
            break
        planned = decide(state, dealt, chance.randrange) if chance.random() < 0.7 else None
        step = RULES.advance(state, Chosen(planned) if planned else somebody(state, chance))
        assert not (planned and any(isinstance(cue, Refused) for cue in step.cues)), planned
        for cue in step.cues:
            if isinstance(cue, HandEmptied) and is_simulated(setup, cue.seat):
                assert not any(map(is_floor, dealt.hands[cue.seat]))
        state, dealt = step.state, follow(dealt, step, cards.randrange)
    assert RULES.outcome(state)
