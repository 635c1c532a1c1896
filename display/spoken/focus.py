"""Walking through the buttons without looking: the name of each one as it comes into focus."""

from __future__ import annotations

from collections.abc import Iterator

from display.building.parts import Label, Scene
from display.spoken.names import Focused, PageShown, button_names
from display.window.screen import Screen
from games.cues import Cue


class FocusTold:
    """Asked once a turn of the loop whether somebody has walked on."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._at: tuple[Scene, int | None] = (screen.scene, None)
        self._name = ""
        self._page = screen.scene.name

    def __call__(self) -> Iterator[Cue]:
        """The page, and the button in focus, when it is another one than before."""
        if title := self._title():
            yield PageShown(title)
        at = (self._screen.scene, self._screen.focus)
        if at[0] is self._at[0] and at[1] == self._at[1]:
            return
        moved, self._at = at[1] != self._at[1], at
        name = self._focused()
        if name and (moved or name != self._name):
            yield Focused(name)
        self._name = name

    def _title(self) -> str:
        """The headline of another page before the game; at the table the game says what is to be done."""
        screen = self._screen
        before, self._page = self._page, screen.scene.name
        if screen.evening is None or screen.evening.table or before == self._page:
            return ""
        return next(
            (" ".join(part.words.lines) for part in screen.scene.parts if isinstance(part, Label)), ""
        )

    def _focused(self) -> str:
        screen = self._screen
        if screen.focus is None or screen.evening is None or not screen.scene.buttons:
            return ""
        names = button_names(screen.look.language, screen.evening, screen.scene)
        return names[screen.focus % len(names)]
