"""Numberloor: from floor to floor for the stars; the device is referee, counter and teacher."""

from dataclasses import replace

from games.choices import Choice
from games.game import FaceSet, Game, Memory, Players, Seats, SimulatedHand
from games.numberloor.cards import CARDS, Level
from games.numberloor.decisions import DECISIONS
from games.numberloor.handouts import CARDS as PRACTICE_CARDS
from games.numberloor.hands import Dealt, deal, follow
from games.numberloor.hints import HINTS
from games.numberloor.how import how
from games.numberloor.lift import Ride, arithmetic, playable
from games.numberloor.own_hand import can_be_done
from games.numberloor.pictures import DRAWINGS
from games.numberloor.players import decide, grace, tops_after
from games.numberloor.practice import PRACTICE
from games.numberloor.refusals import Refusal
from games.numberloor.rules import RULES
from games.numberloor.settings import HOUSE
from games.numberloor.setup import (
    DEALT,
    FEWEST_PLAYERS,
    KINDS_OF_SEAT,
    MOST_PLAYERS,
    SIMULATED,
    BadSetup,
    Deck,
    Setup,
    all_cards,
)
from games.numberloor.state import Numberloor, Phase, start
from games.numberloor.verbs import EMPTY_HANDED

__all__ = [
    "CARDS",
    "GAME",
    "RULES",
    "BadSetup",
    "Deck",
    "Level",
    "Numberloor",
    "Phase",
    "Refusal",
    "Ride",
    "Setup",
    "arithmetic",
    "playable",
    "start",
]


def _open_cards(state: Numberloor, choice: Choice | None) -> tuple[str, ...] | None:
    tops = tops_after(state, choice) if choice else state.tops
    return tops if tops and len(tops) == 2 else None


def _in_the_box(setup: Setup) -> tuple[str, ...]:
    """Each card once, also those that this level leaves in the box."""
    return tuple(dict.fromkeys(all_cards(replace(setup, level=Level.PRO))))


_HANDS: Memory[Numberloor, Dealt] = Memory(lambda state, chance: deal(state.setup, chance), follow)
DECK: FaceSet[Setup] = FaceSet(
    "deck",
    DRAWINGS,
    asked=_in_the_box,
    owned=_in_the_box,
    used=lambda setup: tuple(sorted(set(all_cards(setup)))),
    are_cards=True,
)

GAME = Game(
    name="numberloor",
    setup=Setup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(FEWEST_PLAYERS, MOST_PLAYERS, KINDS_OF_SEAT, SIMULATED, dealt=(DEALT,)),
    house=HOUSE,
    players=Players(decide, _HANDS, grace, own=(EMPTY_HANDED,), can=can_be_done),
    hand=SimulatedHand(cards=_open_cards),
    taught=(DECK,),
    how=how,
    practice=PRACTICE,
    hints=HINTS,
    handouts=(PRACTICE_CARDS,),
    older={"anyone_announces": True},
    place=30,
)
