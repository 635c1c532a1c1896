"""What the player on turn may do, and how another player snatches the turn."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.numberloor.cards import is_night
from games.numberloor.cues import (
    BalloonsReturned,
    CardLaid,
    CardsDrawn,
    DeckReshuffled,
    SeatLeft,
    TooFewLeft,
    TurnSnatched,
)
from games.numberloor.judge import misfit, ride_to, stranger
from games.numberloor.refusals import Refusal
from games.numberloor.state import (
    Numberloor,
    Phase,
    Turn,
    begin_turn,
    end_turn,
    next_seat,
    pile_for,
    refuse,
)


def lay(state: Numberloor, seat: int, card: str, pile: int | None = None) -> Step[Numberloor]:
    """A card from the hand of the player on turn; only the beginners say on which pile."""
    if seat != state.turn.seat:
        return refuse(state, Refusal.NOT_YOUR_TURN)
    if (pile is None) != state.setup.has_balloons or pile not in {None, 0, 1}:
        return refuse(state, Refusal.NO_SUCH_PILE)
    return lay_on(state, card, pile_for(state, card) if pile is None else pile)


def lay_on(state: Numberloor, card: str, pile: int) -> Step[Numberloor]:
    """The card on this pile if it fits. The first floor of a turn makes the balloons before it count."""
    if refused := misfit(state, card, pile):
        return Step(state, (refused,))
    cue = CardLaid(state.turn.seat, card, state.tops[pile], ride_to(state, card, pile))
    turn = replace(state.turn, laid=(*state.turn.laid, card))
    piles = _covered(state, card, pile) if turn.has_floor else state.piles
    return Step(_used(replace(state, piles=piles, turn=turn)), (cue,))


def draw_two(state: Numberloor) -> Step[Numberloor]:
    """Two cards from the deck: the beginners' turn is over then, the others may try once more."""
    drawn = CardsDrawn(state.turn.seat)
    if state.phase == Phase.SKIPPED:
        return end_turn(state, drawn)
    if state.turn.has_floor:
        return refuse(state, Refusal.FLOOR_LAID_ALREADY)
    if state.turn.drawn:
        return refuse(state, Refusal.DRAWN_ALREADY)
    if not state.setup.has_balloons:
        return end_turn(state, drawn)
    return Step(replace(state, turn=replace(state.turn, drawn=True)), (drawn,))


def pass_on(state: Numberloor) -> Step[Numberloor]:
    """On to the next player: after a floor, or after drawing; balloons without a floor go back."""
    turn = state.turn
    if turn.has_floor:
        return end_turn(state)
    if not turn.drawn:
        return refuse(state, Refusal.DRAW_FIRST)
    returned = (BalloonsReturned(turn.seat, turn.tentative),) if turn.tentative else ()
    return end_turn(replace(state, turn=replace(turn, laid=())), *returned)


def snatch(state: Numberloor, seat: int, card: str) -> Step[Numberloor]:
    """Another player's fitting night floor begins a whole turn of its own; what was laid stays."""
    if seat == state.turn.seat:
        return refuse(state, Refusal.OWN_TURN)
    if refused := stranger(state, card):
        return Step(state, (refused,))
    if not is_night(card):
        return refuse(state, Refusal.NOT_A_NIGHT_FLOOR)
    is_open = state.turn.has_floor and not state.setup.anyone_announces
    before = replace(state, snatched=None, before=None) if is_open else None
    taken = replace(state, piles=state.tops, turn=Turn(state.turn.number + 1, seat), snatched=before)
    step = lay_on(taken, card, 0)
    if step.state is taken:
        return Step(state, step.cues)
    return Step(step.state, (TurnSnatched(seat, state.turn.seat), *step.cues))


def say_owner(state: Numberloor, seat: int) -> Step[Numberloor]:
    """Whose night floor the camera saw: the player's on turn, or a snatch."""
    asked = replace(state, phase=Phase.TURN, night=None)
    night = str(state.night)
    return lay_on(asked, night, 0) if seat == state.turn.seat else snatch(asked, seat, night)


def reshuffle(state: Numberloor) -> Step[Numberloor]:
    """The deck is used up: everything but the open cards is shuffled."""
    return Step(state, (DeckReshuffled(),))


def leave(state: Numberloor, seat: int) -> Step[Numberloor]:
    """A player goes home: the others play on, or the game ends when only one is left."""
    fresh = state.fresh - {seat}
    rest = replace(state, gone=state.gone | {seat}, fresh=fresh, night=None, snatched=None)
    left = SeatLeft(seat)
    if len(rest.present) < 2:
        return Step(replace(rest, phase=Phase.OVER), (left, TooFewLeft()))
    if seat == state.turn.seat:
        return _leave_turn(rest, left)
    phase = Phase.TURN if state.phase == Phase.OWNER else state.phase
    return Step(replace(rest, phase=phase), (left,))


def _leave_turn(rest: Numberloor, left: SeatLeft) -> Step[Numberloor]:
    following = next_seat(rest, left.seat)
    if rest.phase == Phase.OPENING:
        return Step(replace(rest, turn=Turn(0, following)), (left,))
    step = begin_turn(rest, following)
    return Step(step.state, (left, *step.cues))


def _covered(state: Numberloor, card: str, pile: int) -> tuple[str, ...]:
    return tuple(card if n == pile else top for n, top in enumerate(state.tops))


def _used(state: Numberloor) -> Numberloor:
    return replace(state, fresh=state.fresh - {state.turn.seat})
