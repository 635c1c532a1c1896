"""What may be decided before the game, and what it leads to. A new page is a new file and a row here."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Refused, Step
from games.events import Chosen, Event, FaceShown, LobbyEvent, TraySeen
from games.table import TableRefusal
from session.lobby.box_page import BOX_FACTS
from session.lobby.calibrating import CALIBRATE, tray_seen
from session.lobby.features import FEATURE_SWITCHES
from session.lobby.home import HOME
from session.lobby.house import HOUSE
from session.lobby.how import HOW_IT_GOES
from session.lobby.more import MORE
from session.lobby.naming import NAMING, typed_on
from session.lobby.saved import SAVED
from session.lobby.seats import SEATS
from session.lobby.setting import SETTING
from session.lobby.settings import SETTINGS
from session.lobby.state import Lobby, Page, Room
from session.lobby.statistics import DELETING, STATISTICS
from session.lobby.teaching import LESSON, TEACHING, face_shown
from session.lobby.verbs import TYPE

ROOMS: dict[Page, Room] = {
    Page.HOME: HOME,
    Page.SAVED: SAVED,
    Page.SEATS: SEATS,
    Page.NAME: NAMING,
    Page.HOUSE: HOUSE,
    Page.BOX: BOX_FACTS,
    Page.HOW: HOW_IT_GOES,
    Page.MORE: MORE,
    Page.SETTINGS: SETTINGS,
    Page.SETTING: SETTING,
    Page.FEATURES: FEATURE_SWITCHES,
    Page.STATISTICS: STATISTICS,
    Page.DELETING: DELETING,
    Page.TEACH: TEACHING,
    Page.LESSON: LESSON,
    Page.CALIBRATE: CALIBRATE,
}


def choices(lobby: Lobby) -> tuple[Choice, ...]:
    """Every decision that is possible on this page."""
    return ROOMS[lobby.page].choices(lobby)


def advance(lobby: Lobby, event: Event | LobbyEvent) -> Step[Lobby]:
    """Only decisions matter here, and what the camera sees while it is taught or calibrated."""
    match event:
        case FaceShown():
            return face_shown(lobby, event)
        case TraySeen():
            return tray_seen(lobby, event)
    if not isinstance(event, Chosen):
        return Step(lobby)
    if event.choice.verb == TYPE and lobby.page is Page.NAME:
        return typed_on(lobby, event.choice)
    if event.choice not in choices(lobby):
        return Step(lobby, (Refused(TableRefusal.NOT_NOW),))
    return _do(lobby, event.choice)


def _do(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    room = ROOMS[lobby.page]
    if choice.verb == BACK and BACK not in room.deeds:
        return Step(replace(lobby, page=room.before, typed=""))
    return room.deeds[choice.verb](lobby, choice)
