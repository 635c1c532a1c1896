"""The seats that the device plays: how far each trusts an announcement, and how each lies.

easy    tells the truth if it can, lies as little as it can, doubts only what is very high, and now and then
        passes on unseen, which is brave: whoever told the truth before it has left nothing higher there
middle  counts the throws that would be high enough, and lies a step or two higher than it must
strong  weighs how likely a lie is against how hard it would be to throw more
"""

from __future__ import annotations

from games.choices import Choice
from games.game import Chance
from games.maexchen.decisions import Believe, Doubt, GoOn, PassUnseen, Say
from games.maexchen.state import Maexchen, Phase, Plays
from games.maexchen.values import MAX, THROWS, VALUES, rank, value_of, ways, ways_from

SEEING_SECONDS, THINKING_SECONDS = 5.0, 2.0
"""People want to see what lay there, and to hear what was announced, before it goes on."""
_RARELY = 6
"""Of 36: an easy player wonders about doubles and Mäxchen only."""
_SELDOM = 10
"""Of 36: too high to be true for a middling player; the best of 10, 12 … 20 against easy ones."""
_BRAVE = 6
"""Every so often."""
_CAUGHT = 0.75
"""How often a lie is caught: 0.35, 0.55 and 0.75 were tried against middling players, 800 games each."""
_LIES = (4, 3, 2, 2, 1, 1)
"""How likely a lie is one, two, three … steps higher than it must be."""


def decide(state: Maexchen, chance: Chance) -> Choice | None:
    """What a seat of the device does; None while dice are to be thrown or a person is to act."""
    if state.phase is Phase.SHOWING:
        return GoOn().choice if _goes_on(state) else None
    plays = state.setup.plays(state.turn)
    if plays is Plays.PERSON:
        return None
    match state.phase:
        case Phase.TELLING:
            return Say(announced(state, plays, chance)).choice
        case Phase.JUDGING:
            return answered(state, plays, chance)
        case _:
            return None


def grace(state: Maexchen, _: Choice) -> float:
    """Seconds that people have before it is done."""
    if all(state.setup.plays(seat) is not Plays.PERSON for seat in range(len(state.lives))):
        return 0.0
    return SEEING_SECONDS if state.phase is Phase.SHOWING else THINKING_SECONDS


def thinks(state: Maexchen) -> bool:
    """Is a seat of the device to announce or to answer? Nobody answers for it."""
    waits_for_words = state.phase in {Phase.TELLING, Phase.JUDGING}
    return waits_for_words and state.setup.plays(state.turn) is not Plays.PERSON


def _goes_on(state: Maexchen) -> bool:
    """A person who begins the next round goes on when everybody has looked."""
    first = state.loser if state.lives[state.loser] else state.after(state.loser)
    return state.setup.plays(first) is not Plays.PERSON


def announced(state: Maexchen, plays: Plays, chance: Chance) -> int:
    """The truth where it is enough, else something that might be true."""
    allowed = state.allowed
    own = value_of(state.hidden) if state.viewer == state.turn else None
    if own in allowed and (plays is not Plays.STRONG or rank(own) > rank(31) or chance(2)):
        return own
    return lie(allowed, plays, chance)


def lie(allowed: tuple[int, ...], plays: Plays, chance: Chance) -> int:
    """Something higher; nobody lies about a Mäxchen who can say less."""
    less = tuple(value for value in allowed if value != MAX) or allowed
    match plays:
        case Plays.EASY:
            return less[0]
        case Plays.MIDDLE:
            return less[min(chance(3), len(less) - 1)]
        case _:
            steps = [step for step, often in enumerate(_LIES[: len(less)]) for _ in range(often)]
            return less[steps[chance(len(steps))]]


def answered(state: Maexchen, plays: Plays, chance: Chance) -> Choice:
    """Doubt it, take the cup, or pass it on unseen."""
    enough = ways_from(rank(state.claim or VALUES[0]))
    match plays:
        case Plays.EASY if state.setup.unseen and not state.is_max and chance(_BRAVE) == 0:
            return PassUnseen().choice
        case Plays.EASY:
            doubts = enough < _RARELY and chance(2) == 0
        case Plays.MIDDLE:
            doubts = enough <= _SELDOM
        case _:
            costs = 2 if state.is_max and state.setup.double else 1
            doubts = truth(state) * costs < throwing(state)
    return Doubt().choice if doubts else Believe().choice


def truth(state: Maexchen) -> float:
    """How likely the last announcement is true, from what had to be beaten: some tell it, some must lie."""
    claim = rank(state.claim or VALUES[0])
    least = 0 if state.beaten is None else rank(state.beaten) + (not state.setup.equal)
    honest = ways(VALUES[claim]) / THROWS
    step = min(claim - least, len(_LIES) - 1)
    lying = (1 - ways_from(least) / THROWS) * _LIES[step] / sum(_LIES)
    return honest / (honest + lying)


def throwing(state: Maexchen) -> float:
    """How likely a life is lost by throwing anew: where the throw is too low, a lie may be caught."""
    if state.is_max:
        return 1.0
    return (1 - ways_from(rank(state.allowed[0])) / THROWS) * _CAUGHT
