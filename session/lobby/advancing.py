"""What may be decided before the game, and what it leads to. A new page is a new file and a row here."""

from __future__ import annotations

from typing import Any

from games.choices import Choice
from games.cues import Step
from games.decisions import Decision, Decisions
from games.events import Chosen, DiceShown, Event, FaceShown, GridSeen, LobbyEvent, TraySeen
from session.lobby.box_sheet import BOX_SHEET_PAGE, grid_seen, pointed
from session.lobby.calibrating import CALIBRATE, tray_seen
from session.lobby.decisions import Type
from session.lobby.edition_page import EDITION_PAGE
from session.lobby.features import FEATURE_SWITCHES
from session.lobby.home import HOME
from session.lobby.house import HOUSE
from session.lobby.how import HOW_IT_GOES
from session.lobby.lesson_decisions import PointCorner
from session.lobby.more import MORE
from session.lobby.naming import NAMING, typed_on
from session.lobby.own_dice import OWN_DICE_PAGE, dice_shown
from session.lobby.phones import PHONES
from session.lobby.pictures import PICTURES
from session.lobby.ranking import RANKING_PAGE
from session.lobby.saved import SAVED
from session.lobby.seats import SEATS
from session.lobby.setting import SETTING
from session.lobby.settings import SETTINGS
from session.lobby.state import Lobby, Page, PageRules
from session.lobby.statistics import DELETING, STATISTICS
from session.lobby.switch_off import SWITCH_OFF
from session.lobby.teaching import LESSON, TEACHING, face_shown
from session.lobby.update import UPDATE

ROOMS: dict[Page, PageRules[Any]] = {
    Page.HOME: HOME,
    Page.SAVED: SAVED,
    Page.SEATS: SEATS,
    Page.NAME: NAMING,
    Page.HOUSE: HOUSE,
    Page.EDITION: EDITION_PAGE,
    Page.RANKING: RANKING_PAGE,
    Page.HOW: HOW_IT_GOES,
    Page.MORE: MORE,
    Page.SETTINGS: SETTINGS,
    Page.SETTING: SETTING,
    Page.FEATURES: FEATURE_SWITCHES,
    Page.STATISTICS: STATISTICS,
    Page.DELETING: DELETING,
    Page.TEACH: TEACHING,
    Page.LESSON: LESSON,
    Page.OWN_DICE: OWN_DICE_PAGE,
    Page.BOX_SHEET: BOX_SHEET_PAGE,
    Page.CALIBRATE: CALIBRATE,
    Page.PHONES: PHONES,
    Page.SWITCH_OFF: SWITCH_OFF,
    Page.UPDATE: UPDATE,
    Page.PICTURES: PICTURES,
}


POINTING: Decisions[PointCorner] = Decisions(PointCorner)
"""A place in a picture cannot be offered like a button: there are a million of them."""


def choices(lobby: Lobby) -> tuple[Choice, ...]:
    """Every decision that is possible on this page."""
    return ROOMS[lobby.page].choices(lobby)


def meant(lobby: Lobby, choice: Choice) -> Decision | None:
    """What a choice means on this page, besides the way back."""
    own: Decision | None = ROOMS[lobby.page].decisions.read(choice)
    return own


def advance(lobby: Lobby, event: Event | LobbyEvent) -> Step[Lobby]:
    """Only decisions matter here, and what the camera sees while it is taught or calibrated."""
    match event:
        case FaceShown():
            return face_shown(lobby, event)
        case DiceShown():
            return dice_shown(lobby, event)
        case TraySeen():
            return tray_seen(lobby, event)
        case GridSeen():
            return grid_seen(lobby, event)
    if not isinstance(event, Chosen):
        return Step(lobby)
    typed = NAMING.decisions.read(event.choice)
    if lobby.page is Page.NAME and isinstance(typed, Type):
        return typed_on(lobby, typed.text)
    corner = POINTING.read(event.choice)
    if lobby.page is Page.BOX_SHEET and corner:
        return pointed(lobby, corner.x, corner.y)
    return ROOMS[lobby.page].choose(lobby, event.choice)
