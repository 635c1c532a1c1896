"""From frames to throws: each is said once, when it lies still.

Each frame is asked four questions, each in a file of its own: does anything move (`movement`), is it time to
look and do the looks agree (`looking`), is a hand in the way (`motion`), is it a new throw (`new_throw`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from games.rules import Expected
from vision.frames import Frame, Picture, Small, glance
from vision.reading.readings import Doubt, Reading, SeenDie
from vision.taught.faces import TaughtFaces
from vision.taught.reader import read
from vision.watching.looking import Looking, agreed_on, disturbed, is_due, is_open, judged, looked
from vision.watching.motion import has_hand
from vision.watching.movement import Movement, blinded, moved_on
from vision.watching.new_throw import (
    Doubted,
    Empty,
    Lying,
    RestingLook,
    Thrown,
    answer,
    asked_away,
    only_sorted,
    sorted_into,
    wanted_again,
)
from vision.watching.placed_by_hand import was_laid
from vision.watching.wanted import Wanted
from vision.watching.watch_news import Blinded, News, Settled

PATIENCE = 60
"""Quiet frames with a hand in view before people are asked to take it away: two seconds.

How it was chosen, and the next one, is unknown: from 0.1.
"""

THINKING = 300
"""The same while dice are sorted: whoever thinks with a die in the hand has not thrown it. Ten seconds."""

Reader = Callable[[Picture, Expected | None, TaughtFaces | None], Reading]


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What the watcher remembers from frame to frame, a value for each of its questions."""

    movement: Movement = field(default_factory=Movement)
    looking: Looking = field(default_factory=Looking)
    lying: Lying = field(default_factory=Empty)
    clear: Small | None = None
    """The tray as it last looked with no hand over it, to tell a hand by."""
    second_looks: int = 0
    """How many of the wishes for a second look were granted."""

    @property
    def quiet(self) -> int:
        """Frames since something moved."""
        return self.movement.quiet

    @property
    def is_judged(self) -> bool:
        """Was what lies there judged already, and has nothing moved since?"""
        return self.looking.is_judged

    @property
    def sees(self) -> bool:
        """Does the newest frame show anything, and anything new?"""
        return not (self.movement.blind or self.movement.frozen)


def watch(
    state: Watch,
    frame: Frame,
    wanted: Wanted | None = None,
    taught: TaughtFaces | None = None,
    reader: Reader = read,
) -> tuple[Watch, News | None]:
    """The watcher after one more frame, and what there is to say."""
    wanted, small = wanted or Wanted(), glance(frame)
    state = _disturbed(_wished(state, wanted, taught), small)
    if doubt := blinded(state.movement):
        return state, Blinded(doubt)
    if not is_due(state.looking, state.movement):
        return state, None
    is_hidden = state.clear is not None and has_hand(state.clear, small)
    if is_hidden and state.quiet < (THINKING if wanted.is_sorting else PATIENCE):
        return state, None
    look = _look(state, frame, small, wanted, reader(frame.picture, wanted.expected, taught))
    if is_hidden:
        return _asked_away(state, look)
    after, news = _looked(state, look, small)
    return after, None if _is_known(state, wanted, news) else news


def _wished(state: Watch, wanted: Wanted, taught: TaughtFaces | None) -> Watch:
    """Grant a second look. Of cards none ever counted: a new one lies where the old one did."""
    if wanted.second_looks == state.second_looks:
        return state
    are_cards = taught is not None and taught.are_cards
    lying = wanted_again(state.lying, lambda reading: not are_cards and wanted.has_counted(reading))
    return replace(state, lying=lying, looking=Looking(), second_looks=wanted.second_looks)


def _disturbed(state: Watch, small: Small) -> Watch:
    """Anything that moves makes the next rest worth reading."""
    before = state.movement
    movement = moved_on(before, small, is_judged=state.is_judged)
    looking = state.looking if movement.quiet else disturbed(state.looking, is_shaky=before.is_shaky)
    if before.is_shaky and movement.is_at_rest:
        # What was seen while a long movement was taken for a shaky hand counts for nothing at rest.
        looking = Looking()
    lying = state.lying
    if movement.was_by_hand and isinstance(lying, Doubted):
        lying = replace(lying, is_handled=True)
    return replace(state, movement=movement, looking=looking, lying=lying)


def _look(state: Watch, frame: Frame, small: Small, wanted: Wanted, reading: Reading) -> RestingLook:
    def laid(die: SeenDie) -> bool:
        scale = small.shape[1] / frame.picture.shape[1]
        return was_laid(state.movement.trail, small, die.box, scale)

    return RestingLook(reading, frame.number, frame.seconds, wanted.is_sorting, laid)


def _asked_away(state: Watch, look: RestingLook) -> tuple[Watch, News]:
    """Whatever it is: forgetting the clear tray lets the next rest be read in any case."""
    lying, news = asked_away(state.lying, look)
    return replace(state, lying=lying, looking=judged(state.looking), clear=None), news


def _looked(state: Watch, look: RestingLook, small: Small) -> tuple[Watch, News | None]:
    """Pass on a sure reading when enough looks agree, an unsure one when looking longer does not help."""
    looking, is_shaky = looked(state.looking, look.reading), state.movement.is_shaky
    sorting = only_sorted(state.lying, look)
    is_plain = look.reading.sure or sorting is not None
    state = replace(state, looking=looking)
    if is_open(looking, is_shaky=is_shaky, is_plain=is_plain) or (
        not is_plain and _may_be_shaken(state, look)
    ):
        return state, None
    state = replace(state, looking=judged(looking))
    if sorting and look.reading.dice:
        lying, news = sorted_into(state.lying, sorting)
        return replace(state, lying=lying), news
    return _answered(state, replace(look, reading=agreed_on(looking, look.reading, is_shaky=is_shaky)), small)


def _answered(state: Watch, look: RestingLook, small: Small) -> tuple[Watch, News | None]:
    lying, news = answer(state.lying, look)
    is_old = news is None and bool(look.reading.dice)
    # What moves all the time may be a hand: the clear tray is learned only from a picture at rest.
    is_kept = is_old or state.movement.is_shaky
    return replace(state, lying=lying, clear=state.clear if is_kept else small), news


def _may_be_shaken(state: Watch, look: RestingLook) -> bool:
    """Are there too few dice for a throw, and not yet for long? The others may be in somebody's hand."""
    advice = look.reading.advice
    is_too_few = look.is_sorting and advice is not None and advice.doubt is Doubt.TOO_FEW
    were_there = isinstance(state.lying, Thrown | Doubted)
    return is_too_few and were_there and not state.movement.is_shaky and state.quiet < PATIENCE


def _is_known(before: Watch, wanted: Wanted, news: News | None) -> bool:
    """Are these the dice that lay there when the game was interrupted? Nobody has thrown them since."""
    is_first = before.clear is None and not wanted.second_looks
    return is_first and isinstance(news, Settled) and wanted.has_counted(news.reading)
