"""The owner of the window: shows the evening, paints when something changed, keeps notices for a moment."""

from __future__ import annotations

import io
import os
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic
from typing import Literal

import numpy as np
import pygame
from numpy.typing import NDArray

from display.building.layout import in_pieces
from display.building.parts import Button, DieFace, Does, Part, Scene, TrayPicture
from display.painting.canvas import Easel
from display.painting.painters import keep_corner, paint
from display.scene import scene
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CORNER_MM, DIMMED, EDGE_MM, THEMES, TRAY_RIM_EDGES, Ink
from display.window.dimmer import Dimmer
from display.window.focus import next_thing, place_of
from display.window.proof import ReadBack, is_seen, read_back
from display.wording.facts import facts
from display.wording.notices import Notice, notice_for
from games.cues import Cue, ThrowTaken
from games.dice import Throw
from games.table import Table, throw
from session.evening import Evening
from session.lobby import Page
from session.pip_counting import CountedOn, CountingStep
from session.preferences import Preferences
from words.phrases import Language

Mode = Literal["window", "fullscreen", "hidden"]
Picture = NDArray[np.uint8]
_NOWHERE = ("offscreen", "dummy")
"""SDL's drivers without a screen; whoever names one in SDL_VIDEODRIVER wants it."""
_FADE_TURNS = 5
"""One screen melts into the next in this many turns of the loop, a sixth of a second."""
_SHORT_SECONDS, _MOST_NOTICES = 2, 4
"""How long a notice stays while others wait, and how many are told at most: the newest."""
_REACTION_SECONDS = 0.3
"""Nobody sees a button and touches it sooner: such a touch was meant for what was there before."""
_LEAD_SECONDS = 0.6
"""How long each step of a move is to be seen."""


class NoScreen(RuntimeError):
    """There is no screen to draw on; the message is the driver's own, empty where it found none at all."""


class Screen:
    """The window and what is on it."""

    def __init__(
        self,
        look: Look,
        mode: Mode = "window",
        rotation: int = 0,
        dimmer: Dimmer | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._clock = clock
        self.look = look
        self.rotation = rotation
        self.dimmer = dimmer or Dimmer(clock=clock)
        self.evening: Evening | None = None
        self.scene = Scene("nothing", ())
        self.focus: int | None = None
        self.walked = 0
        """How often somebody has gone on to another button; a new page can move the focus, too."""
        self.held: Button | None = None
        self.decided = False
        """Has somebody decided something here since it was last told how things stand?"""
        self._since: dict[tuple[Box, Does], float] = {}
        self.hint = ""
        """What the two push buttons do just now, to be said."""
        self.asks = False
        """Does somebody want to hear this page again?"""
        self._painted: tuple[object, ...] | None = None
        self._laid_out: tuple[Evening | None, Look] = (None, look)
        self._preview: Picture | None = None
        self._fading: list[pygame.Surface] = []
        self._px_per_mm = look.px_per_mm
        self._can_fade = mode != "hidden"
        self._fades = self._can_fade and not look.reduced_motion
        self._window = _open(self._turned((look.width, look.height)), mode)
        self._fit(self._window.get_size())
        self._notice_until = 0.0
        self._waiting: deque[Notice] = deque()
        self._lead: list[tuple[Part, ...]] = []
        self._led: tuple[tuple[Part, ...], ...] = ()
        self._left: dict[Page, int] = {}
        self._lying: Throw | None = None
        self._thrown = False
        self._lead_until = 0.0

    def like(self, preferences: Preferences) -> None:
        """From now on as people like it."""
        self.look = self.look.liked(preferences, self._px_per_mm)
        self._fades = self._can_fade and not preferences.reduced_motion
        if self.rotation != preferences.rotation:
            self.rotation = preferences.rotation
            self._fit(self._window.get_size())

    def show(self, evening: Evening, cues: Iterable[Cue] = ()) -> None:
        """From now on this is what is to be seen; cues become notices."""
        language = Language(evening.lobby.language)
        if evening is not self.evening:
            self.dimmer.stir()
        cues = tuple(cues)
        if self.evening and _place(self.evening) != _place(evening):
            self._withdraw()
        if notices := [notice for cue in cues if (notice := notice_for(language, cue, evening))]:
            self.tell(*notices)
        if any(isinstance(cue, ThrowTaken) for cue in cues):
            self.look = replace(self.look, fresh=True)
        self._thrown = self._thrown or any(isinstance(cue, ThrowTaken) for cue in cues)
        page = self._page_after(evening) if self._is_elsewhere(evening) else self.look.page
        self.look = replace(self.look, language=language, page=page, counting=self._counted(cues))
        self.evening, self.decided = evening, False

    def paint(self, preview: Picture | None = None) -> bool:
        """Paint what changed; says whether anything did."""
        if self.look.notice and self._clock() > self._notice_until:
            self._next_notice()
        self._renew()
        self._step_on()
        seen = preview if self._tray() else None
        stage = (self._parts, self.look.theme, self.focus, self.held, self.dimmer.is_dim)
        if stage == self._painted and seen is self._preview and not self._fading:
            return False
        if stage != self._painted or seen is None:
            self._paint_scene()
        self._painted, self._preview = stage, seen
        if seen is not None:
            self._paint_preview(seen)
        self._flip()
        return True

    def greets(self, ask: ReadBack = read_back) -> bool:
        """Paint a die while everything else is still loading; says whether it is really to be seen."""
        side = min(self.look.width, self.look.height) // 2
        box = Box((self.look.width - side) // 2, (self.look.height - side) // 2, side, side)
        easel = self._easel()
        self._canvas.fill(easel.colour(Ink.GROUND))
        paint(easel, DieFace(box, 5))
        self._flip()
        return is_seen(self._window, ask)

    def tell(self, *notices: Notice) -> None:
        """What happens now takes the place of what was told before; what happens together is told in turn."""
        pieces = [piece for notice in notices for piece in in_pieces(self.look, notice)]
        self._waiting = deque(pieces, maxlen=_MOST_NOTICES)
        self._next_notice()

    def hold(self, x: int, y: int) -> None:
        """A finger comes down; what has only just come to this place is not meant by it."""
        button = self.scene.button_at(x, y)
        if button and self._clock() - self._since[button.box, button.does] >= _REACTION_SECONDS:
            self.held = button

    def let_go(self, x: int, y: int) -> Does | None:
        """Lifted on the same button: done. Lifted elsewhere, or the button is gone: nothing happened."""
        held, self.held = self.held, None
        if held is None or not held.box.holds(x, y):
            return None
        return held.does if (held.box, held.does) in self._since else None

    def walk_to(self, place: int) -> None:
        """Somebody goes on to this button, round and round."""
        self.focus = place % max(1, len(self.scene.buttons))
        self.walked += 1

    def skip_lead(self) -> bool:
        """Show where a move has led at once; says whether there was something to skip."""
        skipped, self._lead = bool(self._lead), []
        return skipped

    def turn_page(self, page: int) -> None:
        """Show another page of the same screen."""
        self._withdraw()
        self.look = replace(self.look, page=page, fresh=False)
        self.focus = None

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size now."""
        self._window = pygame.display.get_surface() or self._window
        self._fit(size)

    def point(self, x: int, y: int) -> tuple[int, int]:
        """A point of the window as a point of the picture, whichever way that is turned."""
        width, height = self._window.get_size()
        turned = {
            0: (x, y),
            90: (y, width - 1 - x),
            180: (width - 1 - x, height - 1 - y),
            270: (height - 1 - y, x),
        }
        return turned[self.rotation]

    @property
    def window_size(self) -> tuple[int, int]:
        """The window in pixels, as it really is."""
        return self._window.get_size()

    def png(self) -> bytes:
        """What is to be seen, as the content of a picture file."""
        content = io.BytesIO()
        pygame.image.save(self._canvas, content, "screen.png")
        return content.getvalue()

    def close(self) -> None:
        """Give the window back; closing twice is fine."""
        pygame.display.quit()

    def _withdraw(self) -> None:
        """A notice belongs to its page, and what makes another page makes it untrue."""
        self._waiting = deque((one for one in self._waiting if one.lasting), maxlen=_MOST_NOTICES)
        if self.look.notice and not self.look.notice.lasting:
            self._next_notice()

    def _next_notice(self) -> None:
        notice = self._waiting.popleft() if self._waiting else None
        self.look = replace(self.look, notice=notice)
        if notice:
            self._notice_until = self._clock() + (_SHORT_SECONDS if self._waiting else notice.seconds)

    def _counted(self, cues: Iterable[Cue]) -> CountingStep | None:
        """The step that was told last."""
        told = [cue.step for cue in cues if isinstance(cue, CountedOn)]
        return told[-1] if told else self.look.counting

    def _page_after(self, evening: Evening) -> int:
        """The first page; back in the lobby from a detail, the page where it was opened."""
        if self.evening and self.evening.table is None:
            self._left[self.evening.lobby.page] = self.look.page
        if evening.table or evening.lobby.page is Page.HOME:
            self._left.clear()
        return self._left.get(evening.lobby.page, 0)

    def _is_elsewhere(self, evening: Evening) -> bool:
        """Another page of the lobby, or another moment of the game: begin at its first page.

        Nobody's page is closed by a second that goes by, nor by what a simulated player does meanwhile.
        """
        now = self.evening
        if now is None or now.table is None or evening.table is None:
            return now is None or now.table != evening.table or now.lobby.page is not evening.lobby.page
        if self.scene.stays:
            return _stage(now.table) != _stage(evening.table)
        if self.scene.patient and not self.decided:
            return _moment(now.table) != _moment(evening.table)
        return replace(now.table, timer=evening.table.timer) != evening.table

    def _renew(self) -> None:
        """Lay out anew what changed; most turns of the loop change nothing."""
        if self.evening is None or (self._laid_out[0] is self.evening and self._laid_out[1] == self.look):
            return
        self._laid_out = (self.evening, self.look)
        new = scene(self.evening, self.look)
        self._keep_focus(new)
        if new.name != self.scene.name:
            self.held = None
            self._fading = [self._canvas.copy()] * _FADE_TURNS if self._fades else []
        now = self._clock() if self._since else self._clock() - _REACTION_SECONDS
        places = ((button.box, button.does) for button in new.buttons)
        self._since = {place: self._since.get(place, now) for place in places}
        self.scene = new
        self._begin_lead(new.lead)

    def _keep_focus(self, new: Scene) -> None:
        """The focus belongs to a choice, not to a place; after a throw it rests on what people do next."""
        table = self.evening.table if self.evening else None
        before, self._lying = self._lying, throw(table) if table else None
        thrown, self._thrown = self._thrown or self._lying != before, False
        if self.focus is None or new.name != self.scene.name or not new.buttons:
            self.focus = None
        elif thrown:
            self.focus = next_thing(new)
        else:
            self.focus = place_of(self.scene, self.focus, new)

    def _begin_lead(self, lead: tuple[tuple[Part, ...], ...]) -> None:
        """A move that was not seen yet is shown step by step, where things may move on the screen."""
        if lead and lead != self._led:
            self._lead = list(lead) if self._fades else []
            self._led, self._lead_until = lead, self._clock() + _LEAD_SECONDS

    def _step_on(self) -> None:
        if self._lead and self._clock() > self._lead_until:
            self._lead.pop(0)
            self._lead_until = self._clock() + _LEAD_SECONDS

    @property
    def _parts(self) -> tuple[Part, ...]:
        """What is to be seen: the scene, or the step that leads to it."""
        return self._lead[0] if self._lead else self.scene.parts

    def _fit(self, size: tuple[int, int]) -> None:
        width, height = self._turned(size)
        self.look = replace(self.look, width=width, height=height)
        self._canvas = pygame.Surface((width, height))
        self._painted, self._preview, self._fading = None, None, []

    def _turned(self, size: tuple[int, int]) -> tuple[int, int]:
        return size if self.rotation in {0, 180} else (size[1], size[0])

    def _paint_scene(self) -> None:
        easel = self._easel()
        self._canvas.fill(easel.colour(Ink.GROUND))
        for part in self._parts:
            paint(easel, part)
            if isinstance(part, Button) and self._is_marked(part):
                easel.rim(part.box, Ink.FOCUS, max(3, self.look.mm(1)))

    def _easel(self) -> Easel:
        return Easel(self._canvas, THEMES[self.look.theme], self.look.mm(CORNER_MM), self._edge())

    def _edge(self) -> int:
        return max(1, self.look.mm(EDGE_MM))

    def _tray(self) -> TrayPicture | None:
        return next((part for part in self._parts if isinstance(part, TrayPicture)), None)

    def _paint_preview(self, preview: Picture) -> None:
        """The camera's picture, blue-green-red as OpenCV has it, inside the tray's rim."""
        tray = self._tray()
        if tray is None:
            return
        box = tray.box.inset(TRAY_RIM_EDGES * self._edge())
        height, width = preview.shape[:2]
        picture = pygame.image.frombuffer(np.ascontiguousarray(preview).data, (width, height), "BGR")
        self._canvas.blit(pygame.transform.smoothscale(picture, (box.width, box.height)), (box.x, box.y))
        keep_corner(self._easel(), tray)

    def _is_marked(self, button: Button) -> bool:
        """Is it held, or in focus?"""
        buttons = self.scene.buttons
        return button == self.held or (
            self.focus is not None and button == buttons[self.focus % len(buttons)]
        )

    def _flip(self) -> None:
        shown = self._canvas
        if self._fading:
            before = self._fading.pop()
            before.set_alpha(255 * len(self._fading) // _FADE_TURNS)  # the last turn shows nothing of it
            shown = self._canvas.copy()
            shown.blit(before, (0, 0))
        if self.dimmer.is_dim:
            shown = shown.copy()
            shown.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        turned = pygame.transform.rotate(shown, -self.rotation) if self.rotation else shown
        self._window.blit(turned, (0, 0))
        pygame.display.flip()


def _place(evening: Evening) -> tuple[object, ...]:
    """Where people are: a page of the lobby, or a moment of the game."""
    return (_moment(evening.table) if evening.table else evening.lobby.page), evening.gate is None


def _stage(table: Table) -> tuple[object, ...]:
    """A page that stays does so until the game has another phase or another round."""
    known = facts(table)
    return table.asking, table.paused, table.doubted, known.phase, known.round


def _moment(table: Table) -> tuple[object, ...]:
    """A patient page is kept until there is another throw, too, or somebody else's turn."""
    known = facts(table)
    return *_stage(table), known.on_turn, known.number, throw(table)


def _open(size: tuple[int, int], mode: Mode) -> pygame.Surface:
    """One family of events: a finger is no mouse and a mouse no finger."""
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"
    os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"
    if mode == "hidden":
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        pygame.display.init()
        if mode == "fullscreen":
            window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            window = pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    if mode != "hidden" and _is_unseen():
        pygame.display.quit()
        raise NoScreen
    pygame.display.set_caption("Pipsight")
    return window


def _is_unseen() -> bool:
    """Does the picture go nowhere? Where SDL finds no screen it paints into memory, and nobody would know."""
    return "SDL_VIDEODRIVER" not in os.environ and pygame.display.get_driver() in _NOWHERE
