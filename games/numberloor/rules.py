"""Numberloor as one row of functions: the referee for all three levels."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from games.choices import ANNOUNCE, LEAVE_SEAT, PASS, Choice
from games.cues import Step
from games.dice import Throw
from games.numberloor import offers, verbs
from games.numberloor.cards import CARDS
from games.numberloor.opening import open_with, redeal
from games.numberloor.refusals import Refusal
from games.numberloor.sight import correct, see
from games.numberloor.stars import lay_off, return_hand, say_empty, say_nothing_left
from games.numberloor.state import WAITS, Numberloor, Phase, refuse
from games.numberloor.turns import draw_two, lay, leave, pass_on, reshuffle, say_owner, snatch
from games.rules import Expected, Outcome, Rules


@dataclass(frozen=True, slots=True)
class Deed:
    """What a verb does, when it may, and the shapes its `about` may have (a number first is a seat)."""

    act: Callable[..., Step[Numberloor]]
    phases: frozenset[Phase]
    shapes: tuple[tuple[type, ...], ...] = ((),)


def choose(state: Numberloor, choice: Choice) -> Step[Numberloor]:
    """Do what was decided, or say why it cannot be done."""
    deed, about = _DEEDS.get(choice.verb), choice.about
    if deed is None or not any(_has_shape(about, shape) for shape in deed.shapes):
        return refuse(state, Refusal.NOT_NOW)
    if state.phase not in deed.phases:
        return refuse(state, WAITS[state.phase])
    if about and isinstance(about[0], int) and about[0] not in state.present:
        return refuse(state, Refusal.NO_SUCH_SEAT, about[0])
    step = deed.act(state, *about)
    return step if step.state == state else Step(replace(step.state, before=None), step.cues)


def _has_shape(about: tuple[int | str, ...], shape: tuple[type, ...]) -> bool:
    return len(about) == len(shape) and all(map(isinstance, about, shape))


def outcome(state: Numberloor) -> Outcome | None:
    """Stars by seat once it is over; nobody has won when too few were left to play on."""
    if state.phase != Phase.OVER:
        return None
    winners = tuple(seat for seat, stars in enumerate(state.stars) if stars >= state.setup.goal)
    return Outcome(state.stars, winners)


def expected(state: Numberloor) -> Expected | None:
    """The tops of the two piles, while a card may be laid."""
    if state.phase not in {Phase.OPENING, Phase.TURN, Phase.LAY_OFF}:
        return None
    return Expected(pip_dice=0, taught_dice=2)


def signs(state: Numberloor) -> tuple[str, ...]:
    """The cards of this level, for entering and correcting by touch."""
    return CARDS[state.setup.level]


def throw(state: Numberloor) -> Throw | None:
    """The open cards, while the newest of them came from the camera and can be corrected."""
    if state.before is None:
        return None
    return Throw((), (state.night, state.tops[1]) if state.night else state.tops)


def timed(state: Numberloor) -> Hashable:
    """Each turn is measured anew."""
    return None if state.phase in {Phase.OPENING, Phase.OVER} else state.turn.number


_PLAYING = frozenset({Phase.TURN, Phase.SKIPPED, Phase.OWNER, Phase.LAY_OFF})
_DEEDS = {
    verbs.OPEN: Deed(open_with, frozenset({Phase.OPENING}), ((str,),)),
    verbs.REDEAL: Deed(redeal, frozenset({Phase.OPENING})),
    verbs.LAY: Deed(lay, frozenset({Phase.TURN}), ((int, str), (int, str, int))),
    verbs.DRAW_TWO: Deed(draw_two, frozenset({Phase.TURN, Phase.SKIPPED})),
    PASS: Deed(pass_on, frozenset({Phase.TURN})),
    verbs.SNATCH: Deed(snatch, frozenset({Phase.TURN}), ((int, str),)),
    verbs.SAY_OWNER: Deed(say_owner, frozenset({Phase.OWNER}), ((int,),)),
    ANNOUNCE: Deed(say_empty, frozenset({Phase.TURN})),
    verbs.LAY_OFF: Deed(lay_off, frozenset({Phase.LAY_OFF}), ((str,),)),
    verbs.NOTHING_LEFT: Deed(say_nothing_left, frozenset({Phase.LAY_OFF})),
    verbs.RETURN_HAND: Deed(return_hand, _PLAYING, ((int,),)),
    verbs.RESHUFFLE: Deed(reshuffle, _PLAYING),
    LEAVE_SEAT: Deed(leave, _PLAYING | {Phase.OPENING}, ((int,),)),
}

RULES = Rules(
    name="numberloor",
    choices=offers.choices,
    choose=choose,
    take=see,
    correct=correct,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
    signs=signs,
)
