"""The sheet from a game's box is shown: found by the camera, or its corners touched one after the other."""

from __future__ import annotations

from config.settings import load
from device.games_from_settings import lobby_for
from games.choices import BACK, Choice
from games.cues import Cue
from games.events import Chosen, GridSeen, LobbyEvent
from session.evening import Evening, advance, choices
from session.lobby import Page, SheetLearned
from session.lobby.verbs import OPEN, POINT_ANEW, POINT_CORNER, TAKE_GRID, TEACH, TURN_GRID

CORNERS = ((200, 100), (400, 100), (400, 800), (200, 800))


def _after(evening: Evening, *events: Choice | LobbyEvent) -> tuple[Evening, tuple[Cue, ...]]:
    cues: tuple[Cue, ...] = ()
    for event in events:
        step = advance(evening, Chosen(event) if isinstance(event, Choice) else event)
        evening, cues = step.state, step.cues
    return evening, cues


def _page() -> Evening:
    home = Evening(lobby_for(load(None), "en"))
    opened = (Choice(OPEN, (Page.MORE,)), Choice(OPEN, (Page.TEACH,)), Choice(TEACH, ("sheet",)))
    return _after(home, *opened)[0]


def test_a_grid_that_the_camera_finds_is_turned_and_kept() -> None:
    evening, _ = _after(_page(), GridSeen(CORNERS))
    assert {Choice(TAKE_GRID), Choice(TURN_GRID), Choice(BACK)} == set(choices(evening))
    evening, cues = _after(evening, Choice(TURN_GRID), Choice(TAKE_GRID))
    assert cues == (SheetLearned((*CORNERS[1:], CORNERS[0])),)
    assert (evening.lobby.page, "sheet" in evening.lobby.learned) == (Page.TEACH, True)


def test_four_touches_are_wanted_before_it_is_kept() -> None:
    touched, _ = _after(_page(), *(Choice(POINT_CORNER, corner) for corner in CORNERS[:3]))
    assert Choice(TAKE_GRID) not in choices(touched)
    anew, _ = _after(touched, Choice(POINT_ANEW))
    assert anew.lobby.box_sheet.touched == ()
    whole, _ = _after(touched, Choice(POINT_CORNER, CORNERS[3]), GridSeen(CORNERS))
    assert _after(whole, Choice(TAKE_GRID))[1] == (SheetLearned(CORNERS),)


def test_a_touch_counts_only_on_its_page() -> None:
    home = Evening(lobby_for(load(None), "en"))
    assert _after(home, Choice(POINT_CORNER, (1, 2)))[0].lobby == home.lobby
