"""Everything with the two push buttons alone: one goes on to the next button of the screen, one does it."""

from __future__ import annotations

from display.notices import Notice
from display.phrases import phrase
from display.screen import Screen
from display.wishes import PageTurned, TossWanted
from games.evening import choices
from games.events import Chosen, Key, Pressed

Meant = Chosen | Pressed | TossWanted
"""What comes of a press, once pages are turned."""


def pressed_on(screen: Screen, pressed: Pressed) -> Meant | None:
    """What a push button means on this screen.

    Where the game has no use for them, PASS is "next" and ANNOUNCE is "do it". Elsewhere they mean what the
    game says, until PASS is held for a second: that begins, and later ends, a walk through all buttons.
    """
    screen.dimmer.stir()
    if not screen.scene.buttons:
        return pressed
    if pressed == Pressed(Key.PASS, held=True):
        _turn_walk(screen)
        return None
    if pressed.held or not _is_walking(screen):
        return pressed
    _tell_legend(screen)
    if pressed.key is Key.ANNOUNCE:
        return _do_it(screen)
    screen.focus = 0 if screen.focus is None else (screen.focus + 1) % len(screen.scene.buttons)
    return None


def _turn_walk(screen: Screen) -> None:
    if screen.focus is not None and _has_own_meaning(screen):
        screen.focus = None
    else:
        screen.focus = 0
        _tell_legend(screen)


def _tell_legend(screen: Screen) -> None:
    """What the two buttons mean now, for as long as somebody uses them."""
    key = "keys.walk" if _has_own_meaning(screen) else "keys.alone"
    screen.tell(Notice(phrase(screen.look.language, key)))


def _is_walking(screen: Screen) -> bool:
    return screen.focus is not None or not _has_own_meaning(screen)


def _has_own_meaning(screen: Screen) -> bool:
    """Does the game itself use one of the two buttons now?"""
    offered = choices(screen.evening) if screen.evening else ()
    return any(choice.verb in tuple(Key) for choice in offered)


def _do_it(screen: Screen) -> Meant | None:
    if screen.focus is None:
        screen.focus = 0
        return None
    does = screen.scene.buttons[screen.focus % len(screen.scene.buttons)].does
    if isinstance(does, PageTurned):
        screen.turn_page(does.page)
        screen.focus = 0
        return None
    return does
