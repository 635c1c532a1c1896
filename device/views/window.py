"""The screen in the loop: what people touch comes in, what is to be seen goes out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from device.calls.play_call import Call
from device.camera.eye import Eye, Seen
from device.loop import Sense
from device.parts.surroundings import panel_card
from display.building.view_intents import TossWanted, WindowClosed
from display.style.look import Look
from display.window.dimmer import Dimmer
from display.window.proof import ReadBack, read_back
from display.window.push_buttons import pressed_on
from display.window.pygame_window import Mode, NoWindow
from display.window.screen import Screen
from display.window.throwing import Spot
from display.window.touch import touches
from games.cues import Cue
from games.events import Event, Pressed
from games.table import Table
from session.evening import Evening
from session.preferences import Preferences
from words.faults import Fault
from words.sentences import sentence

Toss = Callable[[Table], None]


class NoScreen(Fault):
    """There is nothing to show the game on."""


def open_screen(call: Call, *, can_toss: bool) -> Screen:
    """The screen that the call asks for."""
    mode: Mode = "fullscreen" if call.screen == "fullscreen" else "window"
    settings = call.settings.screen
    if card := panel_card():
        os.environ.setdefault("SDL_KMSDRM_DEVICE_INDEX", card)
    try:
        screen = Screen(_look(call, can_toss=can_toss), mode, settings.rotation, Dimmer(settings.dim_seconds))
    except NoWindow as error:
        why = str(error) or sentence("play.none-connected")
        raise NoScreen("play.no-screen", why=why) from error
    return proven(screen) if mode == "fullscreen" else screen


def proven(screen: Screen, ask: ReadBack = read_back) -> Screen:
    """Nobody is told that all is ready on a panel that stays black."""
    if screen.greets(ask):
        return screen
    screen.close()
    raise NoScreen("play.black-screen")


def screen_picture(call: Call, evening: Evening) -> bytes:
    """Paint this evening where nobody sees it; the picture as the content of a PNG file."""
    screen = Screen(_look(call, can_toss=False), "hidden")
    try:
        screen.show(evening)
        screen.paint()
        return screen.png()
    finally:
        screen.close()


def _look(call: Call, *, can_toss: bool) -> Look:
    settings = call.settings.screen
    return Look(
        width=settings.width,
        height=settings.height,
        px_per_mm=settings.width / settings.panel_width_mm,
        language=call.language,
        theme=settings.theme,
        text_scale=settings.text_scale,
        reduced_motion=settings.reduced_motion,
        can_toss=can_toss,
        corner=call.settings.camera.corner,
    )


class Window:
    """One screen as a sense and a view."""

    def __init__(self, screen: Screen, eye: Eye, toss: Toss | None, close: Callable[[], None]) -> None:
        self._screen, self._eye, self._toss, self._close = screen, eye, toss, close
        self._liked: Preferences | None = None

    def sense(self, evening: Evening) -> Iterator[Event]:
        """What people have decided on the screen."""
        for wish in touches(self._screen):
            yield from self._granted(evening, wish)

    def pressing(self, buttons: Sense) -> Sense:
        """The push buttons, which mean whatever the screen shows; it tells what that is."""

        def pressed(evening: Evening) -> Iterator[Event]:
            for event in buttons(evening):
                self._screen.dimmer.stir()
                wish = pressed_on(self._screen, event) if isinstance(event, Pressed) else event
                yield from self._granted(evening, wish)

        return pressed

    def _granted(self, evening: Evening, wish: Event | TossWanted | WindowClosed | None) -> Iterator[Event]:
        """Events go on to the game; what only concerns this machine is done here."""
        match wish:
            case WindowClosed():
                self._close()
            case TossWanted():
                if self._toss and evening.table:
                    self._toss(evening.table)
            case None:
                pass
            case _:
                yield wish

    def view(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Paint how things stand."""
        frame, liked = self._eye.seen.preview, evening.lobby.preferences
        if liked != self._liked:
            self._liked = liked
            self._screen.like(liked)
        self._screen.throwing.sees(spots(self._eye.seen), rolls=_rolls(self._eye.seen))
        self._screen.show(evening, cues)
        self._screen.paint(frame.picture if frame else None)


def spots(seen: Seen) -> tuple[Spot, ...]:
    """Where the eye read which die, in shares of its picture."""
    if seen.preview is None:
        return ()
    high, wide = seen.preview.picture.shape[:2]
    boxes = ((die, die.box) for die in seen.dice)
    return tuple(
        Spot(box.x / wide, box.y / high, box.width / wide, box.height / high, die.face, die.sign)
        for die, box in boxes
    )


def _rolls(seen: Seen) -> bool:
    """Something moves in a picture that can be seen."""
    return seen.is_reading and seen.preview is not None and seen.blind is None
