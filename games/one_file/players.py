"""The seats that the device plays, in three strengths: what each means to do, one tap after the other."""

from __future__ import annotations

from dataclasses import dataclass

from games.choices import Choice
from games.game import Chance
from games.keeping import joined, places
from games.one_file.daring import aside_to_choose, dares
from games.one_file.decisions import Bank, Finish, KeepDie, TypeDigit, WriteRow
from games.one_file.patterns import Faces
from games.one_file.plan import Keep, Kind
from games.one_file.sheet_player import best_keep, best_row
from games.one_file.state import Match, Phase, Plays
from games.one_file.throwing import keepable, may_keep
from games.one_file.verbs import KEEP

PAD_ROUNDS = 3
"""So many rounds of points a seat of the device writes down, in games that play themselves."""


@dataclass(frozen=True, slots=True)
class Intent:
    """What a seat means to do: the faces that shall be kept, and then this; None is to throw."""

    kept: Faces
    then: Choice | None


def intent(state: Match, plays: Plays) -> Intent:
    """What a player of this strength does with the dice that lie there."""
    if state.plan.keep is Keep.SCORING:
        some, on = aside_to_choose(state, plays)
        kept = tuple(sorted((*state.counted, *some)))
        return Intent(kept, None if on else Bank().choice)
    if state.plan.kind is Kind.TOTAL and state.plan.keep is Keep.NONE:
        return Intent((), None if dares(state, plays) else Bank().choice)
    content = _content(state, plays)
    if state.throws_left == 0:
        return Intent((), content)
    kept = best_keep(state, plays)
    return Intent(kept, content if len(kept) == state.plan.dice else None)


def _content(state: Match, plays: Plays) -> Choice:
    """What ends the turn."""
    return WriteRow(best_row(state, plays)).choice if state.plan.kind is Kind.SHEET else Bank().choice


def thinks(state: Match) -> bool:
    """Is a seat of the device to decide something?"""
    is_person = state.setup.plays(state.turn) is Plays.PERSON
    return not is_person and state.phase not in {Phase.OVER, Phase.THROWING}


def decide(state: Match, chance: Chance) -> Choice | None:
    """The next choice of the seat on turn, or None while it is to throw or a person is on turn."""
    if not thinks(state):
        return None
    if state.phase is Phase.ENTERING:
        return _points(state, chance)
    meant = intent(state, state.setup.plays(state.turn))
    return _next_keep(state, meant) or meant.then


def _next_keep(state: Match, meant: Intent) -> Choice | None:
    """One die that is not yet where it is meant to be; for a row of the sheet it does not matter."""
    if not may_keep(state) or (meant.then and state.plan.keep is not Keep.SCORING):
        return None
    wanted = set(places(state.faces, meant.kept))
    first, then = set(state.kept) - wanted, wanted - set(state.kept)
    wrong = [die for some in (first, then) for die in sorted(some)]
    return next((KeepDie(die).choice for die in wrong if die in keepable(state)), None)


def leaves(state: Match, choice: Choice) -> Faces | None:
    """All dice that are to be kept are laid aside at once, not one by one; not if all are thrown anew."""
    if choice.verb != KEEP:
        return None
    meant = intent(state, state.setup.plays(state.turn))
    wanted = joined(state.counted, meant.kept)
    return wanted if meant.then is None and 0 < len(wanted) < state.plan.dice else None


def _points(state: Match, chance: Chance) -> Choice:
    """Any points, for a game that plays itself."""
    if state.typed:
        return Bank().choice
    is_enough = min(map(len, state.turns)) >= PAD_ROUNDS
    return Finish().choice if is_enough else TypeDigit(chance(10)).choice
