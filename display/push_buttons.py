"""Everything with the two push buttons alone: one goes on to the next button of the screen, one does it."""

from __future__ import annotations

from display.parts import Does
from display.screen import Screen
from display.wishes import PageTurned
from games.evening import choices
from games.events import Key, Pressed


def pressed_on(screen: Screen, pressed: Pressed) -> Does | None:
    """What a push button means on this screen.

    Where the game has no use for them, PASS is "next" and ANNOUNCE is "do it". Elsewhere they mean what the
    game says, until PASS is held for a second: that begins the walk through the screen's buttons.
    """
    if pressed == Pressed(Key.PASS, held=True):
        screen.focus = 0
        return None
    if pressed.held or not _is_walking(screen):
        return pressed
    return _next(screen) if pressed.key is Key.PASS else _do_it(screen)


def _is_walking(screen: Screen) -> bool:
    if screen.focus is not None:
        return True
    offered = choices(screen.evening) if screen.evening else ()
    has_own_meaning = any(choice.verb in tuple(Key) for choice in offered)
    return not has_own_meaning and bool(screen.scene.buttons)


def _next(screen: Screen) -> Does | None:
    screen.focus = 0 if screen.focus is None else (screen.focus + 1) % len(screen.scene.buttons)
    return None


def _do_it(screen: Screen) -> Does | None:
    if screen.focus is None:
        screen.focus = 0
        return None
    does = screen.scene.buttons[screen.focus % len(screen.scene.buttons)].does
    if isinstance(does, PageTurned):
        screen.turn_page(does.page)
        return None
    return does
