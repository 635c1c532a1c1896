"""The owner of the window: shows the evening, paints when something changed, keeps notices for a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic

from display.building.layout import in_pieces
from display.building.parts import Button, Part, Scene
from display.scene import scene, world_around
from display.style.look import Look
from display.window.animations import Fade, Projector
from display.window.dimmer import Dimmer
from display.window.fingers import Fingers
from display.window.held_keys import HeldKeys
from display.window.moments import PagesLeft, is_another_moment, is_another_place, uses_keys
from display.window.notice_queue import NoticeQueue
from display.window.proof import ReadBack, read_back
from display.window.pygame_window import Mode, PygameWindow
from display.window.stage import PictureState, Preview, Stage
from display.window.throwing import Throwing
from display.window.walk import Walk
from display.wording.notices import Notice, is_answered, notices_for
from games.cues import Cue, ThrowTaken
from games.table import throw
from session.evening import Evening
from session.pip_counting import CountedOn
from session.preferences import Preferences
from session.tokens import tokens
from words.phrases import Language


class Screen:
    """What is to be seen, and who looks at it: the pieces of the window put together."""

    def __init__(
        self,
        look: Look,
        mode: Mode = "window",
        rotation: int = 0,
        dimmer: Dimmer | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.look = look
        self.evening: Evening | None = None
        self.scene = Scene("nothing", ())
        self.decided = False
        """Has somebody decided something here since it was last told how things stand?"""
        self.walk, self.fingers, self.notices = Walk(), Fingers(clock), NoticeQueue(clock)
        self.held_keys = HeldKeys(clock)
        self.fade, self.projector, self.throwing = Fade(), Projector(clock), Throwing(clock)
        self.dimmer = dimmer or Dimmer(clock=clock)
        self._pages = PagesLeft()
        self._laid_out: tuple[Evening, Look] | None = None
        self._px_per_mm, self._can_move = look.px_per_mm, mode != "hidden"
        self.moves = self._can_move and not look.reduced_motion
        """May anything move here? People can say no, and nobody watches a hidden window."""
        self.window = PygameWindow((look.width, look.height), mode, rotation)
        self._fit(self.window.size)

    def like(self, preferences: Preferences) -> None:
        """From now on as people like it."""
        self.look = self.look.liked(preferences, self._px_per_mm)
        self.moves = self._can_move and not preferences.reduced_motion
        if self.window.rotation != preferences.rotation:
            self.window.rotation = preferences.rotation
            self._fit(self.window.size)

    def show(self, evening: Evening, cues: Iterable[Cue] = ()) -> None:
        """From now on this is what is to be seen; cues become notices."""
        cues, language = tuple(cues), Language(evening.lobby.language)
        if evening is not self.evening:
            self.dimmer.stir()
        if self.evening and self._is_untrue(cues, self.evening, evening):
            self._withdraw()
        if notices := notices_for(language, cues, evening):
            self.tell(*notices)
        self._take_up(cues)
        if is_another_moment(self.evening, evening, self.scene, decided=self.decided):
            self.look = replace(self.look, page=self._pages.page(self.evening, self._open_page, evening))
        self.look = replace(self.look, language=language)
        self.evening, self.decided = evening, False

    def paint(self, preview: Preview | None = None) -> bool:
        """Paint what changed; says whether anything did."""
        if self.look.notice and self.notices.is_time:
            self.look = replace(self.look, notice=self.notices.next())
        self.lay_out()
        tray = self._rolling()
        parts = self.projector.now or tray or self.scene.parts
        marked = (self.fingers.held, self.walk.button(self.scene))
        shown = self._shown(parts, tuple(filter(None, marked)))
        if not self._stage.paint(self.look, shown, preview) and not self.fade.is_on:
            return False
        self.window.show(self.fade.over(self._stage.picture), dim=shown.dim)
        return True

    def _shown(self, parts: tuple[Part, ...], marked: tuple[Button, ...]) -> PictureState:
        """In the colours of the game and with the animals of those who play it."""
        worn = tokens(self.evening) if self.evening else ()
        world = world_around(self.evening) if self.evening else ""
        return PictureState(parts, self.look.theme, world, worn, marked, self.dimmer.is_dim)

    def _rolling(self) -> tuple[Part, ...] | None:
        """The tray while dice roll; it melts into what they lead to."""
        before = self.throwing.is_shown
        table = self.evening.table if self.evening else None
        tray = self.throwing.hero(self.look, table, self.scene) if self.moves else None
        if before and not tray:
            self.fade.begin(self._stage.picture)
        return tray

    def greets(self, ask: ReadBack = read_back) -> bool:
        """Paint a die while everything else is still loading; says whether it is really to be seen."""
        self._stage.paint_greeting(self.look)
        self.window.show(self._stage.picture)
        return self.window.is_seen(ask)

    def tell(self, *notices: Notice) -> None:
        """What happens now takes the place of what was told before; what happens together is told in turn."""
        pieces = [piece for notice in notices for piece in in_pieces(self.look, notice)]
        self.look = replace(self.look, notice=self.notices.replace(pieces))

    def turn_page(self, page: int) -> None:
        """Show another page of the same screen."""
        self._withdraw()
        self.look = replace(self.look, page=page, behind=self._open_page, fresh=False)
        self.walk.focus = None

    @property
    def _open_page(self) -> int:
        """The page that people look at; with a list of choices over it, the one below."""
        return self.look.behind if self.scene.patient else self.look.page

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size now."""
        self.window.renew()
        self._fit(size)

    def png(self) -> bytes:
        """What is to be seen, as the content of a picture file."""
        return self._stage.png()

    def close(self) -> None:
        """Give the window back; closing twice is fine."""
        self.window.close()

    def _is_untrue(self, cues: tuple[Cue, ...], before: Evening, now: Evening) -> bool:
        """Is the notice that is shown about another page, or answered by what has happened?"""
        return is_another_place(before, now) or is_answered(self.look.notice, cues, before, now)

    def _withdraw(self) -> None:
        self.look = replace(self.look, notice=self.notices.withdraw(self.look.notice))

    def _take_up(self, cues: tuple[Cue, ...]) -> None:
        """What the screen itself makes of a cue, besides telling it."""
        for cue in cues:
            if isinstance(cue, ThrowTaken):
                self.look = replace(self.look, fresh=True)
                self.walk.notice_throw()
                self.throwing.taken()
            elif isinstance(cue, CountedOn):
                self.look = replace(self.look, counting=cue.step)

    def lay_out(self) -> None:
        """Lay out anew what changed; most turns of the loop change nothing."""
        laid_out, look = self._laid_out, self.look
        if self.evening is None or (laid_out and laid_out[0] is self.evening and laid_out[1] == look):
            return
        self._laid_out = (self.evening, look)
        before, self.scene = self.scene, scene(self.evening, look)
        lying = throw(self.evening.table) if self.evening.table else None
        self.walk.goes_on = self.walk.goes_on and self.evening.table is not None
        self.walk.keep(before, self.scene, lying, instead=uses_keys(self.evening))
        self.fingers.renew(before, self.scene)
        if self.scene.name != before.name and self.moves:
            self.fade.begin(self._stage.picture)
        self.projector.begin(self.scene.lead, moves=self.moves)
        self.projector.begin(self.throwing.flight(look, self.scene), moves=self.moves)

    def _fit(self, size: tuple[int, int]) -> None:
        """A stage as large as the window, on which nothing is painted yet."""
        width, height = self.window.upright(size)
        self.look = replace(self.look, width=width, height=height)
        self._stage = Stage(self.look)
        self.fade.end()
