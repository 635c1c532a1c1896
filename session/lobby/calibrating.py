"""Calibrating: the camera looks at the empty tray, then at dice in it, and says what should change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.events import TraySeen
from games.table.decisions import Back
from session.lobby.lesson_decisions import MeasureAnew, TakeView
from session.lobby.state import Calibrating, Lobby, Page, PageRules

CalibratingDecision = MeasureAnew | TakeView
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


def _offered(lobby: Lobby) -> tuple[CalibratingDecision | Back, ...]:
    now = lobby.calibrating
    take = (TakeView(),) if now.seen and (now.seen.dice or not now.has_empty) else ()
    anew = (MeasureAnew(),) if now.has_empty else ()
    return (*take, *anew, Back())


def _decide(lobby: Lobby, decision: CalibratingDecision) -> Step[Lobby]:
    match decision:
        case MeasureAnew():
            return Step(_begun(lobby, has_empty=False))
        case TakeView():
            return _take(lobby)
        case _:
            assert_never(decision)


def _take(lobby: Lobby) -> Step[Lobby]:
    """First the empty tray, then the dice."""
    if not lobby.calibrating.has_empty:
        return Step(_begun(lobby, has_empty=True), (EmptyTaken(),))
    learned = tuple(dict.fromkeys((*lobby.learned, CAMERA)))
    return Step(replace(_ended(lobby), learned=learned), (CalibrationTaken(),))


def _begun(lobby: Lobby, has_empty: bool) -> Lobby:
    return replace(lobby, calibrating=Calibrating(has_empty, then=lobby.calibrating.then))


def _ended(lobby: Lobby) -> Lobby:
    return replace(lobby, page=lobby.calibrating.then, calibrating=Calibrating())


def _leave(lobby: Lobby) -> Step[Lobby]:
    return Step(_ended(lobby), (CalibrationLeft(),))


CALIBRATE: PageRules[CalibratingDecision] = PageRules(
    Decisions(CalibratingDecision), _offered, _decide, leave=_leave
)
