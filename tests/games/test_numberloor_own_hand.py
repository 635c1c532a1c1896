"""Hands that the device deals to people: whole games with nothing but what each of them holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.choices import Choice
from games.events import Chosen
from games.numberloor import GAME, RULES, Level, Setup, start
from games.numberloor.cards import SKIP
from games.numberloor.decisions import DECISIONS, EmptyHanded, Lay, LeaveSeat, ReturnHand
from games.numberloor.hands import Dealt, deal, follow
from games.numberloor.own_hand import can_be_done, hand_of
from games.numberloor.players import decide
from games.numberloor.setup import all_cards
from games.numberloor.state import Numberloor, Phase, Turn

CHANCE = Random(7)


def setup_of(*kinds: str, level: Level = Level.PRO) -> Setup:
    return Setup(("Ada", "Ben", "Cleo", "Dan")[: len(kinds)], kinds, level)


def possible(state: Numberloor, dealt: Dealt) -> list[Choice]:
    """What the people at the table can do with what they hold; nobody goes home."""
    offered = (choice for choice in RULES.choices(state) if choice.verb not in GAME.players.own)
    staying = (choice for choice in offered if not isinstance(DECISIONS.read(choice), LeaveSeat))
    return [choice for choice in staying if can_be_done(state, dealt, choice)]


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("kinds", [("dealt", "dealt"), ("dealt", "strong", "dealt", "easy")])
def test_a_whole_game_is_played_from_dealt_hands_and_no_card_is_lost(
    kinds: tuple[str, ...], level: Level
) -> None:
    setup, random = setup_of(*kinds, level=level), Random(len(kinds))
    state = start(setup)
    dealt = deal(setup, random.randrange)
    for _ in range(20_000):
        if state.phase is Phase.OVER:
            break
        laying = [each for each in possible(state, dealt) if isinstance(DECISIONS.read(each), Lay)]
        own = decide(state, dealt, random.randrange)
        choice = own or random.choice(laying or possible(state, dealt))
        step = RULES.advance(state, Chosen(choice))
        state, dealt = step.state, follow(dealt, step, random.randrange)
        everywhere = (*dealt.deck, *dealt.middle, *(card for hand in dealt.hands for card in hand))
        assert Counter(everywhere) == Counter(all_cards(setup))
    assert state.phase is Phase.OVER


def test_beside_cards_of_the_box_only_the_dealt_hand_is_known() -> None:
    setup = setup_of("person", "dealt")
    state, dealt = start(setup), deal(setup, CHANCE.randrange)
    assert hand_of(state, dealt, 0) is None
    assert len(hand_of(state, dealt, 1) or ()) == 6
    assert can_be_done(state, dealt, ReturnHand(0).choice), "nobody knows what she holds"
    assert not can_be_done(state, dealt, ReturnHand(1).choice), "a dealt hand has a floor"


def test_who_has_laid_the_last_floor_cannot_give_the_star_away_by_tapping_fast() -> None:
    setup = setup_of("dealt", "dealt")
    dealt = replace(deal(setup, CHANCE.randrange), hands=((SKIP,), ("floor-1",)))
    state = replace(
        start(setup), phase=Phase.TURN, piles=("floor-3", "balloon-1"), turn=Turn(1, 0, ("floor-3",))
    )
    left = {choice.verb for choice in possible(state, dealt)}
    assert not left & {"pass", "lay", "draw-two"}
    assert decide(state, dealt, CHANCE.randrange) == EmptyHanded(0).choice


def test_nobody_lays_a_card_that_was_not_dealt_to_them() -> None:
    setup = setup_of("dealt", "dealt")
    state, dealt = start(setup), deal(setup, CHANCE.randrange)
    mine = dealt.hands[0]
    others = {*all_cards(setup)} - {*mine}
    assert all(can_be_done(state, dealt, Lay(0, card).choice) for card in mine)
    assert not any(can_be_done(state, dealt, Lay(0, card).choice) for card in others)
