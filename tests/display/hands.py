"""Three ways to press a painted button, and a walk through the screens that uses only one of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pygame

from display.building.parts import Button, Does
from display.building.view_intents import PageTurned, TossWanted
from display.game_view import ScreenModule
from display.samples import NAMES, kinds
from display.scene import screen_for
from display.style.look import Look
from display.window.push_buttons import pressed_on
from display.window.screen import Screen
from display.window.touch import touches
from games.choices import Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.table import expected, rules
from session.evening import Evening, advance, choices
from session.lobby import Lobby
from session.preferences import Preferences

Hand = Callable[[Screen, Button], list[Any]]
"""Presses what is painted, and says what people have decided by it."""
NEXT, DO_IT, WALK = Pressed(Key.PASS), Pressed(Key.ANNOUNCE), Pressed(Key.PASS, held=True)


def unhurried() -> Callable[[], float]:
    """A clock for people who look before they touch: each time it is read, a second has gone by."""
    seconds = count()
    return lambda: float(next(seconds))


class MovedClock:
    """A clock that somebody moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def finger(screen: Screen, button: Button) -> list[Any]:
    """Touch the middle of it and lift again."""
    width, height = screen.window.size
    x, y = button.box.centre
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        where: dict[str, Any] = {"x": x / (width - 1), "y": y / (height - 1)}
        pygame.event.post(pygame.event.Event(kind, finger_id=0, touch_id=0, **where))
    return [*touches(screen)]


def keyboard(screen: Screen, button: Button) -> list[Any]:
    """Tab until it is framed, then Enter."""
    place = screen.scene.buttons.index(button)
    while screen.walk.focus != place:
        assert _key(screen, pygame.K_TAB) == []
    return _key(screen, pygame.K_RETURN)


def _key(screen: Screen, code: int) -> list[Any]:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
    return [*touches(screen)]


def two_buttons(screen: Screen, button: Button) -> list[Any]:
    """Begin a walk, go on until it is framed, then do it."""
    place = screen.scene.buttons.index(button)
    pressed_on(screen, WALK)
    while screen.walk.focus != place:
        assert pressed_on(screen, NEXT) is None
    does = pressed_on(screen, DO_IT)
    return [] if does is None else [does]


HANDS: dict[str, Hand] = {"touch": finger, "keyboard": keyboard, "two buttons": two_buttons}


class Walk:
    """One hand at a real screen; `seen` are the screens that it has come to."""

    def __init__(self, hand: Hand, lobby: Lobby | None = None) -> None:
        self._hand, self._chance = hand, Random(18)
        self.screen = Screen(Look(can_toss=True), "hidden", clock=unhurried())
        self.seen = set[ScreenModule]()
        self.cues: tuple[Cue, ...] = ()
        pygame.event.clear()
        self.show(Evening(lobby or Lobby(kinds(), NAMES, Preferences(language="en"))))

    def show(self, evening: Evening) -> None:
        """Somebody else has changed the evening: a restart, the journal, a throw."""
        self.evening = evening
        self.seen.add(screen_for(evening))
        self.screen.show(evening, self.cues)
        self.screen.paint()

    def happen(self, event: Event) -> None:
        """The game goes on."""
        step = advance(self.evening, event)
        self.cues = step.cues
        self.show(step.state)

    def choose(self, *wanted: Choice) -> None:
        """Press whatever means these choices, one after the other, on whichever page it is painted."""
        for choice in wanted:
            assert choice in choices(self.evening), f"{choice} cannot be chosen on {self.screen.scene.name}"
            if not self._find(Chosen(choice)):
                self.push(Key(choice.verb))
                if not choice.about:
                    continue  # the push button said it all, and nobody was asked for a name
            self._press(Chosen(choice))

    def push(self, key: Key) -> None:
        """Press the painted twin of a push button."""
        self._press(Pressed(key))

    def throw(self) -> None:
        """Touch the simulated tray."""
        self._press(TossWanted())

    def close(self) -> None:
        """Give the screen back."""
        self.screen.close()

    def _press(self, does: Does) -> None:
        button = self._find(does)
        assert button, f"{does} is not painted on {self.screen.scene.name}"
        (wish,) = self._hand(self.screen, button)
        assert wish == does
        self.happen(self._thrown() if isinstance(wish, TossWanted) else wish)

    def _find(self, does: Does) -> Button | None:
        """Turn the pages that can be turned until it is painted."""
        turned: set[Does] = set()
        while True:
            for button in self.screen.scene.buttons:
                if button.does == does:
                    return button
            ways = [button for button in self.screen.scene.buttons if isinstance(button.does, PageTurned)]
            new = next((way for way in ways if way.does not in turned), None)
            if new is None:
                return None
            turned.add(new.does)
            assert self._hand(self.screen, new) == []
            self.screen.paint()

    def _thrown(self) -> DiceSettled:
        """What falls; dice that were kept stay as they are."""
        table = self.evening.table
        assert table
        wanted = expected(table)
        assert wanted
        kept: tuple[int, ...] = getattr(table.state, "kept_faces", ())
        faces = (*kept, *(self._chance.randint(1, 6) for _ in range(wanted.pip_dice - len(kept))))
        signs = tuple(self._chance.choice(rules(table).signs(table.state)) for _ in range(wanted.taught_dice))
        return DiceSettled(Throw(tuple(sorted(faces)), signs))
