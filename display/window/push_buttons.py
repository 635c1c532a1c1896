"""Everything with the two push buttons alone: one goes on to the next button of the screen, one does it."""

from __future__ import annotations

from display.building.view_intents import PageTurned, TossWanted
from display.window.moments import asks_who, uses_keys
from display.window.screen import Screen
from display.wording.notices import Notice
from games.events import Chosen, Key, Pressed
from words.phrases import phrase

Meant = Chosen | Pressed | TossWanted
"""What comes of a press, once pages are turned."""


def pressed_on(screen: Screen, pressed: Pressed) -> Meant | None:
    """What a push button means on this screen.

    Where the game has no use for them, PASS is "next" and ANNOUNCE is "do it". Elsewhere they mean what the
    game says, until PASS is held for a second: that begins a walk through all buttons. ANNOUNCE held ends
    it, and says again what matters now.
    """
    screen.dimmer.stir()
    screen.throwing.dismiss()
    meant = _meant(screen, pressed)
    screen.decided = screen.decided or meant is not None
    return meant


def _meant(screen: Screen, pressed: Pressed) -> Meant | None:
    is_walking = screen.walk.focus is not None or not _has_own_meaning(screen)
    match pressed:
        case Pressed(Key.ANNOUNCE, held=True):
            screen.walk.focus, screen.walk.asks, screen.walk.goes_on = None, True, False
            return pressed
        case Pressed(Key.PASS, held=True):
            _walk_to(screen, 0)
        case _ if not is_walking or not screen.scene.buttons:
            return pressed
        case Pressed(Key.ANNOUNCE) if screen.walk.focus is not None:
            return _done(screen, screen.walk.focus)
        case _:
            _walk_to(screen, 0 if screen.walk.focus is None else screen.walk.focus + 1)
    return None


def _walk_to(screen: Screen, place: int) -> None:
    """On to this button, round and round; the screen tells what the two push buttons mean meanwhile."""
    screen.walk.to(place, screen.scene)
    screen.walk.goes_on = _goes_on(screen)
    key = "keys.walk" if _has_own_meaning(screen) else "keys.alone"
    screen.walk.hint = phrase(screen.look.language, key)
    screen.tell(Notice(screen.walk.hint))


def _goes_on(screen: Screen) -> bool:
    """Does a walk at the table go on at its next page? Not if people only say who it was that pressed."""
    if screen.evening is None or screen.evening.table is None:
        return False
    return screen.walk.goes_on or not asks_who(screen.evening)


def _has_own_meaning(screen: Screen) -> bool:
    return screen.evening is not None and uses_keys(screen.evening)


def _done(screen: Screen, place: int) -> Meant | None:
    does = screen.scene.buttons[place % len(screen.scene.buttons)].does
    if isinstance(does, PageTurned):
        screen.turn_page(does.page)
        screen.lay_out()  # the walk goes on there, not among the buttons that were here
        _walk_to(screen, 0)
        return None
    return does
