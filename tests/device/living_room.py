"""A living room on a clock of its own: the real loop, screen, voice and simulated players, and a person.

Every turn of the loop is a tenth of a second. After each one the room looks at what is painted and listens to
what is said; `complaints` are what a person would have to forgive.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pygame

from device.camera.eye import Eye
from device.evening.tapping import taps
from device.first_page import opening
from device.loop import Loop, Sense, timekeeper
from device.parts.speech import Speech
from device.parts.voice import SpeakingPrograms
from device.parts.voices import Voices
from device.saving.journal import open_journal
from device.simulated.players import SimulatedPlayers
from device.views.counting_aloud import CountingAloud
from device.views.window import Window
from display.building.parts import Banner, Button, Panel, Part, Scene, Weight
from display.spoken import FocusTold
from display.style.look import Look
from display.window.screen import Screen
from games.dice import Throw
from games.events import DiceSettled, Event, Pressed, Ticked
from games.table import Table, expected, outcome, rules, throw
from session.evening import Evening
from session.preferences import Preferences
from session.tokens import tokens
from tests.device.calls import call_with

TURN_SECONDS = 0.1
ROLLING_SECONDS = 1.5
LETTERS_A_SECOND = 16


@dataclass(slots=True)
class Sentence:
    """Something said: when it began, when it would end, and what cut it off."""

    began: float
    words: str
    ends: float
    is_throw: bool
    cut_by: str = ""


class Voice(Speech):
    """A voice that takes as long as a real one, and knows what it was cut off by."""

    def __init__(self, room: Room) -> None:
        super().__init__(SpeakingPrograms(Voices()))
        self._room = room
        self.said: list[Sentence] = []

    def say(self, liked: Preferences, text: str) -> None:  # noqa: ARG002 - as a real voice is asked
        now = self._room.now
        if self.is_talking:
            self.said[-1].cut_by = text
            self._room.cut_off(self.said[-1])
        is_throw = any(isinstance(event, DiceSettled) for event in self._room.happened)
        self.said.append(Sentence(now, text, now + len(text) / LETTERS_A_SECOND, is_throw))

    @property
    def is_talking(self) -> bool:
        return bool(self.said) and self.said[-1].ends > self._room.now


class Room:
    """Where the evening takes place."""

    def __init__(self, folder: Path, closing: ExitStack, language: str = "en") -> None:
        self.now = 0.0
        self.happened: list[Event] = []
        self.complaints: list[str] = []
        self.pushed: list[Pressed] = []
        self._touched = self._touched_before = False
        self._was_over = False
        self._dice: tuple[float, DiceSettled] | None = None
        self._chance = Random(5)
        self._notice: tuple[object, object] = (None, None)
        self._animals: dict[str, int] = {}
        journal, _ = open_journal(folder)
        closing.callback(journal.close)
        self.screen = Screen(Look(can_toss=True), "hidden", clock=self.clock)
        closing.callback(self.screen.close)
        pygame.event.clear()
        call = call_with()
        lobby = opening(call, journal, None)
        liked = replace(lobby.preferences, language=language)
        self.loop = Loop(Evening(replace(lobby, preferences=liked, seed=5)), journal)
        self.voice = Voice(self)
        self._furnish()
        self.turn()

    def _furnish(self) -> None:
        players, loop = SimulatedPlayers(), self.loop
        window = Window(self.screen, Eye(), self._toss, loop.stop)
        counting = CountingAloud(self.clock, lambda: self.voice.is_talking)
        senses = (
            timekeeper(self.clock),
            window.sense,
            window.pressing(self._push),
            self._settle,
            taps(players, self.clock),
        )
        loop.senses = tuple(self._overheard(sense) for sense in senses)
        loop.asides = (*loop.asides, counting.count_on, FocusTold(self.screen))
        loop.views = (players, self.voice, counting, window.view)

    def clock(self) -> float:
        """The room's own time."""
        return self.now

    @property
    def evening(self) -> Evening:
        """How things stand."""
        return self.loop.evening

    @property
    def scene(self) -> Scene:
        """What is painted."""
        return self.screen.scene

    def wait(self, seconds: float) -> None:
        """Nobody does anything for so long."""
        for _ in range(round(seconds / TURN_SECONDS)):
            self.turn()

    def touch(self) -> None:
        """Somebody has posted something to the screen: the next turn will tell what came of it."""
        self._touched = True
        self.turn()

    def turn(self) -> None:
        """A tenth of a second."""
        self.now += TURN_SECONDS
        self.happened = []
        before, table = self.scene, self.evening.table
        self.loop.turn()
        self._look_at_choices(before, table)
        self._look_at_places(before, table)
        self._look_at_notices()
        self._look_at_focus()
        self._look_at_weights()
        self._look_at_animals()
        self._touched_before, self._touched = self._touched, False

    def cut_off(self, sentence: Sentence) -> None:
        """A throw may be cut off by what a person does, never by what the device says of itself."""
        if sentence.is_throw and not (self._touched or self._touched_before or self.happened):
            self._complain(f"{sentence.words!r} was cut off by {sentence.cut_by!r}")

    def _look_at_choices(self, before: Scene, table: Table | None) -> None:
        """A choice that was visible stays where it is until somebody acts."""
        acted = [event for event in self.happened if not isinstance(event, Ticked)]
        if self._touched or acted or table is None or self.evening.table is None:
            return
        if "counting" in {before.name, self.scene.name}:  # somebody asked for it, and it ends by itself
            return
        moved = [button for button in before.buttons if button not in self.scene.buttons]
        if moved:
            self._complain(f"{before.name} became {self.scene.name}; {names(moved)} went away or moved")

    def _look_at_places(self, before: Scene, table: Table | None) -> None:
        """Whatever was done at the table: where a button was that is still there, no other one lies now."""
        if table is None or self.evening.table is None or self.scene.name != before.name:
            return
        now = {button.does: button for button in solid(self.scene)}
        for button in solid(before):
            x, y = button.box.centre
            there = [
                one for one in solid(self.scene) if one.box.holds(x, y) and not mean_the_same(one, button)
            ]
            if button.does in now and there:
                self._complain(f"on {before.name} {names(there)} took the place of {names([button])}")

    def _look_at_notices(self) -> None:
        """A notice covers nothing and goes away with its page; trouble with the machine is no page's own."""
        notice, banner = self.screen.look.notice, _banner(self.scene)
        place, (known, where) = self._place(), self._notice
        is_over = self.evening.table is not None and outcome(self.evening.table) is not None
        begins, self._was_over = is_over and not self._was_over, is_over
        if notice is not known:
            self._notice = (notice, place)
        if notice is None or banner is None or notice.lasting:
            return
        if notice is known and where != place:
            self._complain(f"{notice.text!r} of {where} is still there on {place}")
        if covered := [type(part).__name__ for part in self.scene.parts if covers(banner, part)]:
            self._complain(f"{notice.text!r} covers {covered} on {self.scene.name}")
        if begins:
            self._complain(f"the end of the game opens with {notice.text!r}")

    def _look_at_focus(self) -> None:
        """After a throw the focus rests on what people do next."""
        focus, thrown = self.screen.walk.focus, any(isinstance(one, DiceSettled) for one in self.happened)
        mains = [button for button in self.scene.buttons if button.weight is Weight.MAIN]
        if not thrown or focus is None or not mains:
            return
        if self.scene.buttons[focus] not in mains:
            self._complain(f"after a throw the focus rests on {self.scene.buttons[focus].does}")

    def _look_at_weights(self) -> None:
        """One thing to do stands out, whatever is shown."""
        mains = [button for button in self.scene.buttons if button.weight is Weight.MAIN]
        if len(mains) > 1:
            self._complain(f"on {self.scene.name} there stand out {names(mains)}")

    def _look_at_animals(self) -> None:
        """Whoever plays keeps the same animal all evening, unless another is picked."""
        table = self.evening.table
        worn = dict(zip(table.players, tokens(self.evening), strict=True)) if table else {}
        for name, animal in worn.items():
            if self._animals.setdefault(name, animal) != animal:
                self._complain(f"{name} wears another animal on {self.scene.name}")

    def _place(self) -> tuple[object, ...]:
        """Where people are: a page of the lobby, or a throw and a phase of the game."""
        table = self.evening.table
        if table is None:
            return ("lobby", self.evening.lobby.page)
        return ("table", table.paused, throw(table))

    def _complain(self, text: str) -> None:
        self.complaints.append(f"{self.now:.1f} s: {text}")

    def _overheard(self, sense: Sense) -> Sense:
        def overheard(evening: Evening) -> Iterator[Event]:
            for event in sense(evening):
                self.happened.append(event)
                yield event

        return overheard

    def _push(self, _: Evening) -> Iterable[Event]:
        pushed, self.pushed = self.pushed, []
        return pushed

    def _toss(self, table: Table) -> None:
        """The dice roll for a while; what was kept stays as it is."""
        wanted = expected(table)
        if wanted is None or self._dice:
            return
        kept: tuple[int, ...] = getattr(table.state, "kept_faces", ())
        faces = (*kept, *(self._chance.randint(1, 6) for _ in range(wanted.pip_dice - len(kept))))
        signs = tuple(self._chance.choice(rules(table).signs(table.state)) for _ in range(wanted.taught_dice))
        self._dice = self.now + ROLLING_SECONDS, DiceSettled(Throw(tuple(sorted(faces)), signs))

    def _settle(self, _: Evening) -> Iterator[Event]:
        if self._dice and self.now >= self._dice[0]:
            settled = self._dice[1]
            self._dice = None
            yield settled


def names(buttons: Iterable[Button]) -> list[str]:
    """What the buttons say."""
    return [button.text or str(button.does) for button in buttons]


def solid(scene: Scene) -> list[Button]:
    """The buttons with a frame; dice, rows of a sheet and the tray lie where things lie."""
    return [button for button in scene.buttons if button.weight is not Weight.BARE]


def mean_the_same(one: Button, other: Button) -> bool:
    """The way to a page keeps its name where pages are added before it."""
    return one.does == other.does or (bool(one.text) and one.text == other.text)


def _banner(scene: Scene) -> Banner | None:
    return next((part for part in scene.parts if isinstance(part, Banner)), None)


def covers(banner: Banner, part: Part) -> bool:
    """Does the notice lie on something else?"""
    return part != banner and not isinstance(part, Panel) and part.box.meets(banner.box)
