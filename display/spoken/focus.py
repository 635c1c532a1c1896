"""Walking through the buttons without looking: the name of each one as it comes into focus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from display.building.parts import Label, Scene, SeatShape
from display.scene import scene
from display.spoken.names import Focused, PageShown, ReadOut, button_names
from display.spoken.seats import Seats, seats_of, seats_words
from display.style.boxes import Box
from display.window.screen import Screen
from games.cues import Cue
from words.phrases import phrase, with_stop


class FocusTold:
    """Asked once a turn of the loop whether somebody has walked on."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._at: tuple[Scene, int | None, int] = (screen.scene, None, 0)
        self._name = ""
        self._page, self._now = screen.scene.name, screen.scene.now
        self._turned = _place(screen)
        self._language = screen.look.language
        self._hinted: set[str] = set()
        self._seats: Seats = {}

    def __call__(self) -> Iterator[Cue]:
        """The page, what was set on it, and the button in focus, when it is another one than before."""
        self._screen.lay_out()  # so that a page that was just turned is named, not what stood there before
        turned = self._turned_to()
        shown, named = self._page_cue() or (PageShown(turned) if turned else None), False
        if shown and not (turned and self._walked):
            yield shown
        at = (self._screen.scene, self._screen.walk.focus, self._screen.walk.steps)
        if at[0] is not self._at[0] or at[1:] != self._at[1:]:
            walked, self._at = self._walked, at
            before, self._name = (self._name, self._language), self._focused()
            self._language = self._screen.look.language
            is_renamed = self._name != before[0] and self._language == before[1]
            named = bool(self._name) and (walked or (is_renamed and not shown))
            if named:
                place = with_stop(turned) if turned and walked else ""
                yield Focused(f"{place} {self._name}".strip(), waits=not walked)
        yield from self._seats_cues(is_told=named or shown is not None)
        yield from self._asked()

    @property
    def _walked(self) -> bool:
        """Has somebody gone on to another button since the last turn?"""
        return self._screen.walk.steps != self._at[2]

    def _turned_to(self) -> str:
        """The headline of a page beside the table, such as everything else that can be done."""
        screen = self._screen
        before, self._turned = self._turned, _place(screen)
        if before == self._turned or not screen.evening or not screen.evening.table:
            return ""
        if screen.scene.title and (self._walked or screen.look.page not in {0, before[1]}):
            return screen.scene.title
        first = next(iter(screen.scene.parts), None)
        if screen.look.page and isinstance(first, SeatShape) and not screen.scene.title:
            return " ".join(map(with_stop, self._free_words()))
        return self._title() if screen.look.page and isinstance(first, Label) else ""

    def _free_words(self) -> list[str]:
        """What stands there beside the buttons, such as an account of somebody's points."""
        buttons = self._screen.scene.buttons
        return [
            " ".join(label.words.lines)
            for label in self._labels()
            if not any(_holds(button.box, label.box) for button in buttons)
        ]

    def _page_cue(self) -> Cue | None:
        """The headline of another page before the game; at the table the game says what is to be done."""
        screen = self._screen
        before, self._page = (self._page, self._now), screen.scene.name
        self._now = screen.scene.now
        if screen.evening is None or screen.evening.table or before == (self._page, self._now):
            return None
        if before[0] == self._page:
            return ReadOut(self._now) if self._now else None
        told = [text for text in (self._title(), self._now) if text]
        title = " ".join((*map(with_stop, told[:-1]), *told[-1:]))
        return PageShown(title) if title else None

    def _seats_cues(self, *, is_told: bool) -> Iterator[Cue]:
        """What somebody changed about the seats, unless the new name of the button in focus tells it."""
        evening, before = self._screen.evening, self._seats
        self._seats = now = seats_of(evening) if evening else {}
        if evening and now and before and now != before and not is_told:
            yield ReadOut(seats_words(self._screen.look.language, evening, before, now))

    def _asked(self) -> Iterator[Cue]:
        """What the two push buttons do, the first time that they do it; the page, for who asks for it."""
        screen = self._screen
        hint, screen.walk.hint = screen.walk.hint, ""
        if hint and hint not in self._hinted:
            self._hinted.add(hint)
            yield ReadOut(hint)
        asks, screen.walk.asks = screen.walk.asks, False
        if asks and screen.evening and screen.evening.table is None:
            yield ReadOut(" ".join(with_stop(text) for text in self._everything() if text))

    def _everything(self) -> Iterator[str]:
        """What the eye would see at a glance, and how to go on."""
        screen = self._screen
        yield self._title()
        yield screen.scene.now
        yield from (words for words in self._free_words()[1:] if words != screen.scene.now)
        yield phrase(screen.look.language, "keys.alone")

    def _title(self) -> str:
        said = (self._screen.scene.title, *(" ".join(label.words.lines) for label in self._labels()))
        return next((text for text in said if text), "")

    def _labels(self) -> list[Label]:
        """The words of the page as they stand there without a notice."""
        screen = self._screen
        if screen.evening is None:
            return []
        plain = scene(screen.evening, replace(screen.look, notice=None))
        return [part for part in plain.parts if isinstance(part, Label)]

    def _focused(self) -> str:
        screen = self._screen
        if screen.walk.focus is None or screen.evening is None or not screen.scene.buttons:
            return ""
        names = button_names(screen.look.language, screen.evening, screen.scene)
        return names[screen.walk.focus % len(names)]


def _place(screen: Screen) -> tuple[str, int, str]:
    return screen.scene.name, screen.look.page, screen.scene.title


def _holds(outer: Box, inner: Box) -> bool:
    return outer.holds(inner.x, inner.y) and outer.holds(
        inner.x + inner.width - 1, inner.y + inner.height - 1
    )
