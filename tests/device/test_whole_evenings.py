"""Whole evenings as a person has them: the clock runs, pages stay open, notices are read, sentences heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pygame
import pytest

from display.building.parts import Button, Does
from display.building.view_intents import PageTurned, TossWanted
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen, Key, Pressed
from games.table import expected, outcome, rules
from session import lobby as lobbies
from session.lobby import Page
from session.rematch import AGAIN, ANOTHER_GAME
from tests.device.living_room import Room

GAMES = ("upwards", "beam-me-up", "numberloor", "just-dice")
LIKELY = {
    "announce": 4,
    "skip-scoring": 9,
    "round-done": 9,
    "confirm": 9,
    "keep": 0.3,
    "waive": 0.01,
    "finish": 9,
}
"""How gladly a person does what; the others are done now and then."""
MOST_MOVES = 500
MANY = 12
"""Among so many choices a person takes what is to be seen, or what there is to do anyway."""
LEFT_OPEN_SECONDS = 10
NEXT, DO_IT, WALK = Pressed(Key.PASS), Pressed(Key.ANNOUNCE), Pressed(Key.PASS, held=True)

Hand = Callable[[Room, Button], None]


def finger(room: Room, button: Button) -> None:
    """Look, touch the middle of it and lift again."""
    room.wait(0.4)
    tap(room, button.box.centre)


def tap(room: Room, place: tuple[int, int]) -> None:
    """A finger comes down here and is lifted a tenth of a second later."""
    width, height = room.screen.window.size
    x, y = place
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        where = {"finger_id": 0, "touch_id": 0, "x": x / (width - 1), "y": y / (height - 1)}
        pygame.event.post(pygame.event.Event(kind, where))
        room.touch()


def keyboard(room: Room, button: Button) -> None:
    """Tab until it is framed, then Enter."""
    _walk(room, button, lambda: _key(room, pygame.K_TAB))
    _key(room, pygame.K_RETURN)


def _walk(room: Room, button: Button, step: Callable[[], None]) -> None:
    """Once round the page at most: whoever does not find it does not look for it for ever."""
    for _ in range(len(room.scene.buttons) + 1):
        if room.screen.walk.button(room.scene) == button:
            return
        step()
    raise AssertionError(f"{button.text or button.does} cannot be reached on {room.scene.name}")


def _key(room: Room, code: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
    room.touch()


def two_buttons(room: Room, button: Button) -> None:
    """Begin a walk, go on until it is framed, then do it."""
    if room.screen.walk.focus is None:
        _push(room, WALK)
    _walk(room, button, lambda: _push(room, NEXT))
    _push(room, DO_IT)


def _push(room: Room, pressed: Pressed) -> None:
    room.pushed.append(pressed)
    room.touch()


HANDS: dict[str, Hand] = {"touch": finger, "keyboard": keyboard, "two buttons": two_buttons}


class Person:
    """Somebody with one kind of hand who looks for what is wanted, page by page, and presses it."""

    def __init__(self, room: Room, hand: Hand) -> None:
        self.room, self._hand = room, hand
        self._chance = Random(18)

    def choose(self, *wanted: Choice) -> None:
        """Press whatever means these choices, one after the other."""
        for choice in wanted:
            self.room.wait(0.6)
            button = self._find(Chosen(choice)) or self._find(Pressed(Key(choice.verb)))
            assert button, f"{choice} is not painted on {self.room.scene.name}"
            by_key = isinstance(button.does, Pressed)
            self._hand(self.room, button)
            if by_key and choice.about:
                self.choose(choice)

    def throw(self) -> None:
        """Touch the tray, and watch the dice."""
        button = self._find(TossWanted())
        assert button, f"nothing to throw with on {self.room.scene.name}"
        self._hand(self.room, button)
        self.room.wait(2)

    def look_around(self) -> None:
        """Open what else can be done, leave it open, and go back."""
        page = self.room.screen.look.page
        way = next((one for one in self.room.scene.buttons if one.text == "More"), None)
        if way is None:
            return
        self._hand(self.room, way)
        self.room.turn()
        opened = self.room.scene
        self.room.wait(LEFT_OPEN_SECONDS)
        if self.room.scene.buttons != opened.buttons:
            self.room.complaints.append(f"{opened.name} did not stay open: {self.room.scene.name}")
        back = next((one for one in self.room.scene.buttons if one.does == PageTurned(page)), None)
        if back:
            self._hand(self.room, back)

    def play(self) -> None:
        """Moves as they come until the game is over, with a look around now and then."""
        for move in range(MOST_MOVES):
            table = self.room.evening.table
            assert table
            if outcome(table):
                return
            if move in {1, 6}:
                self.look_around()
            if move == 2 and table.timer.running and self._hand is finger:
                self.room.wait(table.timer.left + 1)
            offered = [one for one in rules(table).choices(table.state) if one.verb != "leave-seat"]
            wanted = expected(table)
            if wanted and wanted.pip_dice and (not offered or self._chance.random() < 0.9):
                self.throw()
            elif offered:
                seen = [one for one in offered if one.verb in LIKELY or self._is_painted(Chosen(one))]
                seen = seen if len(offered) > MANY else offered
                weights = [LIKELY.get(one.verb, 1) for one in seen]
                self.choose(self._chance.choices(seen, weights)[0])
            else:
                self.room.wait(1)
        raise AssertionError(f"still going on after {MOST_MOVES} moves")

    def _is_painted(self, does: Does) -> bool:
        return any(button.does == does for button in self.room.scene.buttons)

    def _find(self, does: Does) -> Button | None:
        """Turn the pages that can be turned until it is painted."""
        turned: set[Does] = set()
        while True:
            buttons = self.room.scene.buttons
            if found := next((button for button in buttons if button.does == does), None):
                return found
            ways = (button for button in buttons if isinstance(button.does, PageTurned))
            new = next((way for way in ways if way.does not in turned), None)
            if new is None:
                return None
            turned.add(new.does)
            self._hand(self.room, new)
            self.room.turn()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with ExitStack() as closing:
        yield Room(tmp_path, closing)


def first_start(person: Person) -> None:
    """The few questions of the first evening, up to the start page."""
    while person.room.evening.lobby.page is not Page.HOME:
        person.choose(Choice(lobbies.DONE) if _is_painted(person.room, lobbies.DONE) else Choice(verbs.BACK))


def _is_painted(room: Room, verb: str) -> bool:
    return any(button.does == Chosen(Choice(verb)) for button in room.scene.buttons)


def sit_down(person: Person, game: str) -> None:
    """From the start page to the first move."""
    person.choose(Choice(lobbies.NEW_GAME, (game,)), Choice(lobbies.DONE), Choice(lobbies.START))
    person.room.wait(2)


def test_two_quick_taps_do_not_start_the_game(room: Room) -> None:
    person = Person(room, finger)
    first_start(person)
    person.choose(Choice(lobbies.NEW_GAME, ("upwards",)))
    room.wait(1)
    done = next(one for one in room.scene.buttons if one.does == Chosen(Choice(lobbies.DONE)))
    place = (done.box.right - 10, done.box.centre[1])
    tap(room, place)
    tap(room, place)
    room.wait(1)
    assert room.evening.lobby.page is Page.HOUSE
    assert room.evening.table is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_evening_needs_no_forgiving(room: Room, game: str, hand: str) -> None:
    person = Person(room, HANDS[hand])
    first_start(person)
    sit_down(person, game)
    person.play()
    room.wait(3)
    ended = room.evening.table
    person.choose(Choice(AGAIN))
    room.wait(2)
    again = room.evening.table
    assert ended
    assert again
    assert (again.setup, again.timer.length) == (ended.setup, ended.timer.length)
    assert outcome(again) is None
    assert room.complaints == []


def test_the_same_people_go_on_to_another_game_and_medals_are_counted(room: Room) -> None:
    person = Person(room, finger)
    first_start(person)
    person.choose(Choice(lobbies.NEW_GAME, ("just-dice",)), Choice(lobbies.ADD_SEAT))
    person.choose(Choice(lobbies.DONE), Choice(lobbies.START))
    room.wait(2)
    person.throw()
    person.choose(Choice("finish"), Choice(ANOTHER_GAME), Choice(lobbies.NEW_GAME, ("upwards",)))
    room.wait(1)
    assert room.evening.lobby.page is Page.HOUSE
    person.choose(Choice(verbs.BACK), Choice(verbs.BACK), Choice(lobbies.RANKING))
    room.wait(1)
    assert room.scene.name == "ranking"
    assert [game.game for game in room.evening.lobby.history.of_this_evening()] == ["just-dice"]
    assert room.complaints == []
