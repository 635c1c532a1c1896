"""A round of Numberloor to practise: open, lay, draw, the last floor and its star."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue
from games.helping import Practice, Task, noticed
from games.numberloor.cards import is_balloon, is_floor
from games.numberloor.cues import CardLaid, CardsDrawn, CardsOpened, HandEmptied, SkipMet, StarWon, TurnBegan
from games.numberloor.setup import PERSON, Setup
from games.numberloor.state import Numberloor, Phase


def practised_with(setup: Setup) -> Setup:
    """The first two, both played by people."""
    return replace(setup, players=setup.players[:2], seats=(PERSON, PERSON))


def _laid_floor(_: Numberloor, cues: tuple[Cue, ...]) -> bool:
    return any(isinstance(cue, CardLaid) and is_floor(cue.card) for cue in cues)


def _laid_balloon(_: Numberloor, cues: tuple[Cue, ...]) -> bool:
    return any(isinstance(cue, CardLaid) and is_balloon(cue.card) for cue in cues)


def _has_balloons(state: Numberloor) -> bool:
    return state.setup.has_balloons and state.phase is Phase.TURN


def _is_laying_off(state: Numberloor) -> bool:
    return state.phase is Phase.LAY_OFF


PRACTICE: Practice[Setup, Numberloor] = Practice(
    practised_with,
    (
        Task("open", noticed(CardsOpened)),
        Task("floor", _laid_floor),
        Task("balloon", _laid_balloon, _has_balloons),
        Task("floor-again", _laid_floor, _has_balloons),
        Task("next", noticed(TurnBegan, SkipMet, CardsDrawn)),
        Task("draw", noticed(CardsDrawn)),
        Task("another", _laid_floor),
        Task("last", noticed(HandEmptied)),
        Task("lay-off", noticed(StarWon), _is_laying_off),
    ),
)
