"""Calibrating: the camera looks at the empty tray, then at dice in it, and says what should change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.choices import BACK, Choice
from games.cues import Cue, Step
from games.events import TraySeen
from session.lobby.state import Calibrating, Lobby, Page, Room
from session.lobby.verbs import MEASURE_ANEW, TAKE_VIEW

CAMERA = "camera"
"""The calibrated camera among all that was learned."""


@dataclass(frozen=True, slots=True)
class EmptyTaken(Cue):
    """This is how the empty tray looks; dice are wanted next."""


@dataclass(frozen=True, slots=True)
class CalibrationTaken(Cue):
    """The calibration is to be kept."""


@dataclass(frozen=True, slots=True)
class CalibrationLeft(Cue):
    """Nothing changes: light and tray are as they were calibrated before."""


def tray_seen(lobby: Lobby, seen: TraySeen) -> Step[Lobby]:
    """The camera has looked at the tray."""
    if lobby.page is not Page.CALIBRATE:
        return Step(lobby)
    return Step(replace(lobby, calibrating=replace(lobby.calibrating, seen=seen)))


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    now = lobby.calibrating
    take = (Choice(TAKE_VIEW),) if now.seen and (now.seen.dice or not now.has_empty) else ()
    anew = (Choice(MEASURE_ANEW),) if now.has_empty else ()
    return (*take, *anew, Choice(BACK))


def _take(lobby: Lobby, _: Choice) -> Step[Lobby]:
    """First the empty tray, then the dice."""
    if not lobby.calibrating.has_empty:
        return Step(_begun(lobby, has_empty=True), (EmptyTaken(),))
    learned = tuple(dict.fromkeys((*lobby.learned, CAMERA)))
    return Step(replace(_ended(lobby), learned=learned), (CalibrationTaken(),))


def _begun(lobby: Lobby, has_empty: bool) -> Lobby:
    return replace(lobby, calibrating=Calibrating(has_empty, then=lobby.calibrating.then))


def _ended(lobby: Lobby) -> Lobby:
    return replace(lobby, page=lobby.calibrating.then, calibrating=Calibrating())


CALIBRATE = Room(
    _choices,
    {
        BACK: lambda lobby, _: Step(_ended(lobby), (CalibrationLeft(),)),
        MEASURE_ANEW: lambda lobby, _: Step(_begun(lobby, has_empty=False)),
        TAKE_VIEW: _take,
    },
)
