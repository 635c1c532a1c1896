"""The game as one value: everything that the shared rooms ask of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from config.check import Between
from games.choices import Choice
from games.cues import Advised
from games.game import Chance, Game, HouseRules, Seats, SetupQuestion, without_memory
from games.helping import Hints, Practice, Task, noticed
from piggy_bank.rules import DECISIONS, RULES, Collected, Lost, Save, Saved
from piggy_bank.state import FEWEST, MOST, Phase, Piggy, PiggySetup, Plays, start

DARES = {Plays.EASY: 8, Plays.STRONG: 20}
"""So many pips in the hand are enough. Twenty is where one more throw loses on average what it wins."""


@dataclass(frozen=True, slots=True)
class Section:
    """`[piggy_bank]` in the settings file."""

    goal: Annotated[int, Between(10, 200)] = 50


def decide(state: Piggy, _: Chance) -> Choice | None:
    """What a seat of the device does: save, or None where it throws again or a person is on turn."""
    plays = state.setup.plays(state.turn)
    if plays is Plays.PERSON or state.phase is not Phase.DARING:
        return None
    wins = state.saved[state.turn] + state.hand >= state.setup.goal
    return Save().choice if wins or state.hand >= DARES[plays] else None


def practise(setup: PiggySetup) -> PiggySetup:
    """The first of those who sit there saves, and sees how the next one is on turn."""
    return replace(setup, seats=(Plays.PERSON,) * len(setup.players))


def advisable(state: Piggy) -> tuple[int, ...]:
    """Whoever is on turn with something in the hand."""
    is_person = state.setup.plays(state.turn) is Plays.PERSON
    return (state.turn,) if is_person and state.phase is Phase.DARING else ()


def advise(state: Piggy, seat: int) -> Advised:
    """The same judgement as the strong player's."""
    about = (("hand", state.hand), ("enough", DARES[Plays.STRONG]))
    if state.saved[seat] + state.hand >= state.setup.goal:
        return Advised(seat, "wins")
    return Advised(seat, "save" if state.hand >= DARES[Plays.STRONG] else "dare", about)


GAME = Game(
    name="piggy-bank",
    setup=PiggySetup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(FEWEST, MOST, tuple(Plays), (Plays.EASY, Plays.STRONG)),
    house=HouseRules(
        Section, lambda section: PiggySetup(goal=section.goal), (SetupQuestion("goal", (30, 50, 100)),)
    ),
    players=without_memory(decide),
    how=lambda _: ("throw", "one", "save", "goal"),
    practice=Practice(practise, (Task("throw", noticed(Collected, Lost)), Task("save", noticed(Saved)))),
    hints=Hints(advisable, advise),
    is_timed=False,
)
