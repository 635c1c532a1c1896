"""From a plan to a game: the one value that the shared rooms know."""

from __future__ import annotations

from dataclasses import field, make_dataclass, replace
from typing import Annotated, Any, Literal

from config.check import Between
from games.game import Game, HouseRules, Seats, SetupQuestion, SimulatedHand, without_memory
from games.one_file.decisions import DECISIONS
from games.one_file.helping import HINTS, pages, questions
from games.one_file.plan import Keep, Kind, Plan, Winner
from games.one_file.players import decide, leaves, thinks
from games.one_file.practice import practice_of
from games.one_file.rules import rules_named
from games.one_file.state import Match, OneFileSetup, Plays, setup_for, start

OneFileGame = Game[OneFileSetup, Match]


def game_from(plan: Plan, place: int = 100) -> OneFileGame:
    """The game of this plan; `place` is where it stands on the shelf."""
    setup = setup_for(plan)
    is_pad = plan.kind is Kind.PAD
    computers = (Plays.EASY, Plays.MIDDLE, Plays.STRONG)
    return Game(
        name=plan.name,
        setup=setup,
        rules=replace(rules_named(plan.name), questions=questions),
        start=start,
        decisions=DECISIONS,
        seats=Seats(
            plan.fewest,
            plan.most,
            (Plays.PERSON,) if is_pad else tuple(Plays),
            computers[:1] if is_pad else computers,
        ),
        house=_house(plan, setup),
        players=without_memory(decide, thinks),
        hand=SimulatedHand(leaves=leaves),
        how=pages,
        practice=practice_of(plan),
        hints=None if is_pad else HINTS,
        keeps_dice=plan.keep is not Keep.NONE,
        is_timed=not is_pad,
        place=place,
    )


def _house(plan: Plan, setup: type[OneFileSetup]) -> HouseRules[OneFileSetup, Any]:
    """What the file asks can also be set in the settings; nothing else can."""
    names = [ask.field for ask in plan.asks]
    asked = [(name, _kind(getattr(plan, name)), field(default=getattr(plan, name))) for name in names]
    section = make_dataclass("Section", asked, frozen=True)
    questions = tuple(SetupQuestion(ask.field, ask.answers) for ask in plan.asks)
    return HouseRules(section, lambda set_: setup(**{name: getattr(set_, name) for name in names}), questions)


def _kind(usual: int | bool | Winner) -> Any:
    if isinstance(usual, bool):
        return bool
    if isinstance(usual, Winner):
        return Literal[tuple(each.value for each in Winner)]
    return Annotated[int, Between(1 if usual else 0, 1_000_000)]
