"""Evenings in the middle of a lesson or of setting up the camera."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.events import Chosen, DiceShown, FaceShown, GridSeen, LobbyEvent, TraySeen
from session import lobby
from session.evening import Evening, advance
from session.lobby import Lobby, Page


def lesson_samples(home: Lobby) -> dict[str, Evening]:
    """One for each way these screens can look."""
    menu = Evening(replace(home, page=Page.TEACH))
    die = _after(menu, Choice(lobby.TEACH, ("event-die",)))
    begun = _after(die, FaceShown("plus-minus", 1))
    further = _after(die, *(FaceShown("plus-minus", views) for views in (1, 2, 3)), FaceShown("minus", 2))
    survey = Evening(replace(home, page=Page.CALIBRATE))
    boxed = _after(menu, Choice(lobby.TEACH, ("sheet",)))
    fine = _after(survey, TraySeen(has_rim=True))
    return {
        "teach": menu,
        "teach-known": Evening(replace(menu.lobby, learned=("event-die", "deck"))),
        "lesson": die,
        "lesson-turned": begun,
        "lesson-further": further,
        "lesson-twin": _after(further, FaceShown("minus", 2, "twin", "plus-minus")),
        "own-dice": _after(menu, Choice(lobby.TEACH, ("dice",))),
        "own-dice-read": _after(menu, Choice(lobby.TEACH, ("dice",)), DiceShown((2, 3, 5, 6, 1), 1)),
        "own-dice-many": _after(
            menu, Choice(lobby.TEACH, ("dice",)), DiceShown((1, 2, 3, 4, 5, 6, 6, 5, 4, 3), 1)
        ),
        "lesson-deck": _after(menu, Choice(lobby.TEACH, ("deck",)), FaceShown("floor-0", 2)),
        "box-sheet": boxed,
        "box-sheet-touched": _after(boxed, *(Choice(lobby.POINT_CORNER, (200, 100 + n)) for n in range(2))),
        "box-sheet-seen": _after(boxed, GridSeen(((200, 100), (480, 110), (470, 880), (190, 870)))),
        "calibrate": survey,
        "calibrate-glare": _after(survey, TraySeen(has_rim=True, hindrance="glare")),
        "calibrate-no-rim": _after(survey, TraySeen(has_rim=False, hindrance="no-rim")),
        "calibrate-dice": _after(fine, Choice(lobby.TAKE_VIEW), TraySeen(has_rim=True, dice=3)),
    }


def _after(evening: Evening, *events: LobbyEvent | Choice) -> Evening:
    for event in events:
        evening = advance(evening, Chosen(event) if isinstance(event, Choice) else event).state
    return evening
