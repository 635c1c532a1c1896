"""How Mäxchen goes, a round to practise it, and hints."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Advised
from games.helping import Hints, Practice, Task, noticed
from games.maexchen.cues import Announced, Believed, LifeLost
from games.maexchen.decisions import DECISIONS, Doubt
from games.maexchen.players import answered
from games.maexchen.state import Looking, Maexchen, Phase, Plays, Setup
from games.maexchen.values import rank, ways_from


def how(agreed: Setup) -> tuple[str, ...]:
    """The pages under these house rules."""
    unseen = ("unseen",) if agreed.unseen else ()
    devices = ("device",) if agreed.looking == Looking.CUP else ()
    return (
        f"throw-{agreed.looking}",
        "read",
        "order",
        "higher-equal" if agreed.equal else "higher",
        "bluff",
        "believe",
        *unseen,
        "doubt",
        "max-double" if agreed.double else "max",
        "lives",
        *devices,
    )


def practised_with(agreed: Setup) -> Setup:
    """Two people, and lives enough for mistakes."""
    both = (Plays.PERSON, Plays.PERSON)
    return replace(agreed, players=agreed.players[:2], seats=both, lives=max(3, agreed.lives))


def _is_new(state: Maexchen) -> bool:
    return state.phase in {Phase.CUP, Phase.THROWING, Phase.TELLING}


def _is_judged(state: Maexchen) -> bool:
    return state.phase in {Phase.JUDGING, Phase.LIFTING}


PRACTICE: Practice[Setup, Maexchen] = Practice(
    practised_with,
    (
        Task("say", noticed(Announced), _is_new),
        Task("believe", noticed(Believed, Announced, LifeLost), _is_judged),
        Task("higher", noticed(Announced), _is_new),
        Task("doubt", noticed(LifeLost), _is_judged),
    ),
)


def _seats(state: Maexchen) -> tuple[int, ...]:
    is_person = state.setup.plays(state.turn) is Plays.PERSON
    is_deciding = state.phase in {Phase.CUP, Phase.TELLING, Phase.JUDGING}
    return (state.turn,) if is_person and is_deciding else ()


def _advise(state: Maexchen, seat: int) -> Advised | None:
    """From chances alone: what lies under the cup is told to nobody, not even in a hint."""
    if seat not in _seats(state):
        return None
    if state.phase is not Phase.JUDGING:
        first = state.allowed[0]
        about = (("ways", ways_from(rank(first))), ("value", first))
        return Advised(seat, "say" if state.claim else "open", about)
    reached = (("ways", ways_from(rank(state.claim or 31))), ("value", state.claim or 31))
    if isinstance(DECISIONS.read(answered(state, Plays.STRONG, lambda _: 0)), Doubt):
        return Advised(seat, "doubt", reached)
    return Advised(seat, "give-in" if state.is_max else "believe", reached)


HINTS: Hints[Maexchen] = Hints(_seats, _advise)
