"""The last floor is played: leftover balloons, the star, six new cards, and the end of the game."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.numberloor.cards import is_balloon
from games.numberloor.cues import BalloonsLaidOff, HandEmptied, HandReturned, SnatchReturned, StarWon
from games.numberloor.judge import stranger
from games.numberloor.refusals import Refusal
from games.numberloor.setup import is_dealt
from games.numberloor.state import Numberloor, Phase, end_turn, refuse


def last_layers(state: Numberloor) -> tuple[int, ...]:
    """The seats that may have laid their last floor: the one on turn, and the one whose turn was snatched."""
    now = (state.turn.seat,) if state.turn.has_floor else ()
    return (*now, state.snatched.turn.seat) if state.snatched else now


def announcers(state: Numberloor) -> tuple[int, ...]:
    """Those among them with cards of the box: the device knows what it has dealt, and says so itself."""
    if state.setup.anyone_announces:
        return (state.turn.seat,) if state.turn.has_floor else ()
    return tuple(seat for seat in last_layers(state) if not is_dealt(state.setup, seat))


def say_empty(state: Numberloor, seat: int | None = None) -> Step[Numberloor]:
    """A person's last floor is played; nobody may come between, so a snatch after it is taken back."""
    could = announcers(state)
    if not could and is_dealt(state.setup, state.turn.seat) and state.turn.has_floor:
        return refuse(state, Refusal.HAND_OF_DEVICE)
    if not could:
        return refuse(state, Refusal.FLOOR_MISSING)
    said = could[0] if seat is None else seat
    return emptied(state, said) if said in could else refuse(state, Refusal.NOT_YOUR_TURN)


def empty_handed(state: Numberloor, seat: int) -> Step[Numberloor]:
    """The same for a seat whose cards the device has dealt."""
    if seat not in last_layers(state) or not is_dealt(state.setup, seat):
        return refuse(state, Refusal.NOT_NOW)
    return emptied(state, seat)


def emptied(state: Numberloor, seat: int) -> Step[Numberloor]:
    """From where this seat laid its last floor."""
    if seat == state.turn.seat or state.snatched is None:
        return _emptied(state)
    step = _emptied(state.snatched)
    return Step(step.state, (SnatchReturned(state.turn.seat, state.turn.laid), *step.cues))


def _emptied(state: Numberloor) -> Step[Numberloor]:
    """The star that wins counts at once, else the balloons are laid off first."""
    seat = state.turn.seat
    emptied = HandEmptied(seat)
    if state.setup.has_balloons and state.stars[seat] + 1 < state.setup.goal:
        return Step(replace(state, phase=Phase.LAY_OFF), (emptied,))
    step = _award(state)
    return Step(step.state, (emptied, *step.cues))


def lay_off(state: Numberloor, top: str) -> Step[Numberloor]:
    """The leftover balloons with this one on top; a skip balloon there counts like a last card."""
    if refused := stranger(state, top):
        return Step(state, (refused,))
    if not is_balloon(top):
        return refuse(state, Refusal.NOT_A_BALLOON)
    turn = replace(state.turn, laid=(*state.turn.laid, top))
    step = _award(replace(state, piles=(state.piles[0], top), turn=turn))
    return Step(step.state, (BalloonsLaidOff(state.turn.seat, top), *step.cues))


def say_nothing_left(state: Numberloor) -> Step[Numberloor]:
    """No balloon is left over, so the open cards stay as they are."""
    return _award(state)


def return_hand(state: Numberloor, seat: int) -> Step[Numberloor]:
    """Six new cards without a floor are no instant win: they are exchanged."""
    if seat not in state.fresh:
        return refuse(state, Refusal.HAND_NOT_FRESH)
    return Step(state, (HandReturned(seat),))


def _award(state: Numberloor) -> Step[Numberloor]:
    seat = state.turn.seat
    stars = tuple(count + (other == seat) for other, count in enumerate(state.stars))
    won = StarWon(seat, stars[seat], wins=stars[seat] >= state.setup.goal)
    renewed = {seat} if state.setup.has_balloons and not won.wins else set()
    awarded = replace(state, stars=stars, fresh=(state.fresh - {seat}) | renewed)
    if won.wins:
        return Step(replace(awarded, phase=Phase.OVER), (won,))
    return end_turn(awarded, won)
