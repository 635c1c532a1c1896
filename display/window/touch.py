"""The only reader of pygame's queue: fingers, mouse and keyboard become decisions; no pygame event leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from display.building.parts import Does
from display.building.view_intents import PageTurned, TossWanted, WindowClosed
from display.window.push_buttons import pressed_on
from display.window.screen import Screen
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen, Key, Pressed
from session import lobby as lobbies
from session.evening import choices
from session.lobby import Page
from session.rematch import AGAIN

Wish = Chosen | Pressed | TossWanted | WindowClosed


def touches(screen: Screen) -> list[Wish]:
    """Everything people have decided on the screen since the last turn."""
    wishes: list[Wish] = []
    for event in pygame.event.get():
        answer = _ANSWERS.get(event.type)
        if answer:
            screen.dimmer.stir()
        wish = answer(screen, event) if answer else None
        if isinstance(wish, PageTurned):
            screen.turn_page(wish.page)
        elif wish is not None:
            screen.decided = True
            wishes.append(wish)
    return [*wishes, *_held(screen)]


def _held(screen: Screen) -> Iterator[Wish]:
    """What comes of keys that are still down."""
    for pressed in screen.held_keys.held():
        if wish := pressed_on(screen, pressed):
            yield wish


Answer = Does | WindowClosed | None


def _finger(screen: Screen, event: pygame.event.Event) -> tuple[int, int]:
    width, height = screen.window.size
    return screen.window.point(round(event.x * (width - 1)), round(event.y * (height - 1)))


def _finger_down(screen: Screen, event: pygame.event.Event) -> Answer:
    return _down(screen, *_finger(screen, event))


def _finger_up(screen: Screen, event: pygame.event.Event) -> Answer:
    return _up(screen, *_finger(screen, event))


def _mouse_down(screen: Screen, event: pygame.event.Event) -> Answer:
    return _down(screen, *screen.window.point(*event.pos)) if event.button == 1 else None


def _mouse_up(screen: Screen, event: pygame.event.Event) -> Answer:
    return _up(screen, *screen.window.point(*event.pos)) if event.button == 1 else None


def _down(screen: Screen, x: int, y: int) -> Answer:
    """A second finger while one holds a button changes nothing; a touch during a film ends it, and counts
    only where its button was to be seen all the time. What the rolling dice cover is only brought back."""
    if screen.throwing.dismiss():
        return None
    button, film = screen.scene.button_at(x, y), screen.projector.skip()
    if screen.fingers.held is None and (film is None or button in film):
        screen.fingers.hold(button)
    screen.fingers.points = button is None and screen.scene.place_at(x, y) is not None
    return None


def _up(screen: Screen, x: int, y: int) -> Answer:
    """A place in a picture counts where the finger leaves it: it can be looked for meanwhile."""
    place = screen.scene.place_at(x, y) if screen.fingers.points else None
    return screen.fingers.let_go(x, y) or place


def _key_down(screen: Screen, event: pygame.event.Event) -> Answer:
    screen.throwing.dismiss()
    if event.key in _FOCUS_STEPS:
        return _move_focus(screen, _FOCUS_STEPS[event.key], event.mod)
    if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
        return _do_it(screen)
    if event.key == pygame.K_ESCAPE:
        back = _offered(screen, verbs.BACK, verbs.RESUME) or _page_before(screen)
        return back or _offered(screen, verbs.PAUSE, verbs.LEAVE)
    if _is_typing(screen):
        return _offered(screen, lobbies.ERASE) if event.key == pygame.K_BACKSPACE else None
    return _shortcut(screen, event.key)


def _shortcut(screen: Screen, key: int) -> Answer:
    if key == pygame.K_SPACE:
        return TossWanted()
    if key == pygame.K_h:
        return pressed_on(screen, Pressed(Key.ANNOUNCE, held=True))
    if key in _KEYS:
        screen.held_keys.down(_KEYS[key])
    return _offered(screen, _VERBS[key]) if key in _VERBS else None


def _key_up(screen: Screen, event: pygame.event.Event) -> Answer:
    """The two push buttons act when they are let go, as those with wires do."""
    pressed = screen.held_keys.up(_KEYS[event.key]) if event.key in _KEYS else None
    return pressed_on(screen, pressed) if pressed else None


def _text_typed(screen: Screen, event: pygame.event.Event) -> Answer:
    return Chosen(Choice(lobbies.TYPE, (event.text,))) if _is_typing(screen) else None


def _is_typing(screen: Screen) -> bool:
    evening = screen.evening
    return evening is not None and evening.table is None and evening.lobby.page is Page.NAME


def _move_focus(screen: Screen, step: int, mod: int) -> Answer:
    """From button to button in reading order, and round again."""
    count = len(screen.scene.buttons)
    step = -step if mod & pygame.KMOD_SHIFT else step
    if count:
        before = -1 if step > 0 else count
        now = screen.walk.focus
        screen.walk.to((before if now is None else now) + step, screen.scene)
    return None


def _do_it(screen: Screen) -> Answer:
    """What is in focus, or the one thing that everybody waits for."""
    if button := screen.walk.button(screen.scene):
        return button.does
    return _offered(screen, *_NEXT)


def _offered(screen: Screen, *wanted: str) -> Answer:
    """The first of these decisions that is possible now."""
    offered = choices(screen.evening) if screen.evening else ()
    return next((Chosen(Choice(verb)) for verb in wanted if Choice(verb) in offered), None)


def _page_before(screen: Screen) -> Answer:
    """What Esc leads back to: a list of choices closes to the page it was opened from."""
    if not screen.look.page:
        return None
    return PageTurned(screen.look.behind if screen.scene.patient else 0)


def _closed(_: Screen, __: pygame.event.Event) -> Answer:
    return WindowClosed()


def _resized(screen: Screen, event: pygame.event.Event) -> Answer:
    screen.resize((event.x, event.y))
    return None


_FOCUS_STEPS = {
    pygame.K_TAB: 1,
    pygame.K_RIGHT: 1,
    pygame.K_DOWN: 1,
    pygame.K_LEFT: -1,
    pygame.K_UP: -1,
}
_KEYS = {
    pygame.K_p: Pressed(Key.PASS),
    pygame.K_a: Pressed(Key.ANNOUNCE),
}
_VERBS = {
    pygame.K_u: verbs.UNDO,
    pygame.K_r: verbs.REDO,
    pygame.K_l: verbs.LOOK_AGAIN,
    pygame.K_c: verbs.COUNT,
}
_NEXT = (lobbies.RESUME_SAVED, lobbies.START, lobbies.DONE, verbs.RESUME, verbs.RIGHT, "round-done", AGAIN)
_ANSWERS: dict[int, Callable[[Screen, pygame.event.Event], Answer]] = {
    pygame.FINGERDOWN: _finger_down,
    pygame.FINGERUP: _finger_up,
    pygame.MOUSEBUTTONDOWN: _mouse_down,
    pygame.MOUSEBUTTONUP: _mouse_up,
    pygame.KEYDOWN: _key_down,
    pygame.KEYUP: _key_up,
    pygame.TEXTINPUT: _text_typed,
    pygame.QUIT: _closed,
    pygame.WINDOWRESIZED: _resized,
}
