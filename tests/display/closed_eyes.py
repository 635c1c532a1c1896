"""A table for a player with closed eyes: sentences come out, hands and two push buttons go in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from display.spoken import Ear, Focused, FocusTold, spoken
from display.style.look import Look
from display.window.push_buttons import pressed_on
from display.window.screen import Screen
from games.cues import Cue
from games.dice import Throw
from games.events import DiceSettled, Event, Key, Pressed
from games.record import Started
from games.setup import Setup
from games.table import Table, begin, expected, rules
from session.evening import Evening, advance
from session.lobby import GameWanted, Lobby
from session.preferences import Preferences
from words.phrases import ENGLISH

NEXT, DO_IT, WALK, AGAIN = (
    Pressed(Key.PASS),
    Pressed(Key.ANNOUNCE),
    Pressed(Key.PASS, held=True),
    Pressed(Key.ANNOUNCE, held=True),
)
MOST_BUTTONS = 60


class DarkRoom:
    """The companion at work; `said` and the names of buttons are all that the player ever learns."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.said: list[str] = []
        self._name = ""
        self._chance = Random(seed)
        self._ear = Ear()
        self.evening = Evening(Lobby((), setup.players, Preferences(language="en")), begin(setup))
        self._screen = Screen(Look(language=ENGLISH), "hidden")
        self._focus = FocusTold(self._screen)
        self._painted: tuple[Evening, int, bool] | None = None
        self._hear((GameWanted(Started(setup, 0)),))

    @property
    def table(self) -> Table:
        """For the referee of the test only: what is true."""
        assert self.evening.table
        return self.evening.table

    def throw(self) -> None:
        """The player throws what the table waits for; kept dice stay."""
        wanted = expected(self.table)
        assert wanted, f"nobody waits for a throw after {self.said[-1]!r}"
        kept: tuple[int, ...] = getattr(self.table.state, "kept_faces", ())
        faces = (*kept, *(self._chance.randint(1, 6) for _ in range(wanted.pip_dice - len(kept))))
        signs = rules(self.table).signs(self.table.state)
        thrown = tuple(self._chance.choice(signs) for _ in range(wanted.taught_dice))
        self._happen(DiceSettled(Throw(tuple(sorted(faces)), thrown)))

    def lay(self, *cards: str) -> None:
        """The player lays cards until these two are open."""
        self._happen(DiceSettled(Throw((), cards)))

    def press(self, pressed: Pressed) -> None:
        """One of the two push buttons, for a moment or for a second."""
        does = pressed_on(self._screen, pressed)
        if isinstance(does, Event):
            self._happen(does)
        else:
            self._hear(())

    def walk_to(self, is_it: Callable[[str], bool], *ways: str) -> bool:
        """From button to button until one sounds right, and do it; `ways` lead to further pages."""
        if self._finds(is_it):
            self.press(DO_IT)
            return True
        for way in ways:
            if self._finds(way.__eq__):
                self.press(DO_IT)
                return self.walk_to(is_it)
        return False

    def close(self) -> None:
        """Give the screen back."""
        self._screen.close()

    def _finds(self, is_it: Callable[[str], bool]) -> bool:
        """Walk until a name sounds right, or all were heard."""
        self.press(WALK)
        first, steps = self._name, 0
        while not is_it(self._name) and steps < MOST_BUTTONS:
            self.press(NEXT)
            steps += 1
            if self._name == first:
                break
        return is_it(self._name)

    def _happen(self, event: Event) -> None:
        self._screen.walk.focus = None
        step = advance(self.evening, event)
        self.evening = step.state
        self._hear(step.cues)

    def _hear(self, cues: tuple[Cue, ...]) -> None:
        if self._screen.evening is not self.evening:
            self._screen.show(self.evening, cues)
        look = self._screen.look
        if self._painted != (self.evening, look.page, look.fresh):
            self._screen.paint()
            self._painted = (self.evening, look.page, look.fresh)
        for focused in self._focus():
            self._name = focused.text if isinstance(focused, Focused) else self._name
        self._ear, text = spoken(ENGLISH, self._ear, self.evening.table, cues)
        if text:
            self.said.append(text)
