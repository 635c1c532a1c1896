"""Simulated players: an easy one that likes equal dice, and a strong one that counts everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from games.beam.chances import best_keep, outlook
from games.beam.combinations import DICE, Faces, parts
from games.beam.decisions import Keep, Lift, UseDice
from games.beam.moves import COOLING_SQUARES
from games.beam.moving import side_on_turn
from games.beam.rules import turn_choices
from games.beam.state import THROWS, Beam, Counters, Phase, Plays, Setup
from games.beam.turns import columns_to_lift
from games.beam.worth import Known, best_worth, following, judge_for, position_worth, throws_worth
from games.choices import PASS, Choice
from games.keeping import places

Chance = Callable[[int], int]
"""chance(n) gives one of 0 ... n-1."""


def thinks(state: Beam) -> bool:
    """Is it a seat of the device that decides what becomes of the dice? People only throw them for it."""
    is_person = state.setup.plays(state.turn) is Plays.PERSON
    has_dice = state.phase is not Phase.THROWING or state.throws > 0
    return not is_person and not state.is_over and has_dice


def decide(state: Beam, seat: int, chance: Chance) -> Choice | None:
    """What a simulated player decides; None: throw the dice, or there is nothing to decide here."""
    if state.turn != seat or state.is_over:
        return None
    match state.setup.plays(seat):
        case Plays.EASY:
            return _easy(state, chance)
        case Plays.STRONG:
            return advise(state)
        case Plays.PERSON:
            return None


def advise(state: Beam) -> Choice | None:
    """What the strong player would do on this turn, also as a hint for people; None: throw the dice."""
    match state.phase:
        case Phase.HEAD_START:
            return _best_lift(state)
        case Phase.THROWING:
            return _keeping(state, wanted_keep(state)) if state.throws else None
        case Phase.MOVING | Phase.ROCKET:
            return best_use(state)
        case Phase.TELLING | Phase.OVER:
            return None


def best_use(state: Beam) -> Choice | None:
    """The use of the dice as they lie, or of the rocket, that leads furthest; None when there is none."""
    judge, known = judge_for(state), Known()
    ahead = following(side_on_turn(state), judge)
    return max(ahead, key=lambda step: best_worth(step[1], judge, known))[0] if ahead else None


def wanted_faces(state: Beam) -> Faces:
    """What the simulated player on turn leaves in the tray; all five dice: it throws no more."""
    easy = state.setup.plays(state.turn) is Plays.EASY
    return _largest_group(state.faces) if easy else wanted_keep(state)


def _easy(state: Beam, chance: Chance) -> Choice | None:
    """Keeps the largest group of equal dice, stops when it moves two squares, then moves anyhow."""
    if state.phase is Phase.THROWING:
        return _keeping(state, _largest_group(state.faces)) if state.throws else None
    offered = [choice for choice in turn_choices(state) if choice.verb != PASS]
    return offered[chance(len(offered))]


def _largest_group(faces: Faces) -> Faces:
    made = parts(faces)
    if made and made[0].squares >= COOLING_SQUARES:
        return faces
    face, count = Counter(faces).most_common(1)[0]
    return (face,) * count


def _keeping(state: Beam, wanted: Faces) -> Choice | None:
    """One more die to keep or to let go; None once exactly the wanted ones are kept."""
    if len(wanted) == DICE:
        return UseDice().choice
    changes = sorted(set(places(state.faces, wanted)) ^ set(state.kept))
    return Keep(changes[0]).choice if changes else None


def _best_lift(state: Beam) -> Choice:
    side, wanted = side_on_turn(state), state.setup.wanted_in_space

    def worth(column: int) -> float:
        return position_worth(side.counters.moved(column, 1), side.board, wanted)

    return Lift(max(columns_to_lift(state), key=worth)).choice


def wanted_keep(state: Beam) -> Faces:
    """What the strong player leaves in the tray."""
    outlooks = _outlooks(state.setup, state.counters, state.turn, state.gone)
    return best_keep(state.faces, outlooks[THROWS - state.throws])


@lru_cache(maxsize=8)
def _outlooks(
    setup: Setup, counters: tuple[Counters, ...], turn: int, gone: tuple[int, ...]
) -> dict[int, dict[Faces, float]]:
    """By throws left; remembered, because the counters stay where they are while dice are thrown and kept."""
    worth = throws_worth(Beam(setup, counters, turn, head_start=False, gone=gone))
    return {throws_left: outlook(worth, throws_left) for throws_left in range(1, THROWS)}
