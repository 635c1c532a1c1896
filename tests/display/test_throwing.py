"""The throw is everybody's: the tray while dice roll, then each die flies from where the eye read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pygame
import pytest

from config.corners import CORNERS, HEIGHT, WIDTH
from display.building.parts import DieFace, TrayPicture
from display.painting.canvas import Easel
from display.painting.painters import keep_corner
from display.samples import begun
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import THEMES
from display.window.screen import Screen
from display.window.throwing import Spot, large_tray
from display.window.touch import touches
from games.choices import PAUSE, Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from session.evening import Evening, advance
from tests.display.hands import MovedClock

THROW = Throw((2, 5))
SPOTS = (Spot(0.5, 0.5, 0.1, 0.1, face=5), Spot(0.1, 0.2, 0.1, 0.1, face=2))
PICTURE = np.full((90, 160, 3), 90, np.uint8)


class Table:
    """Just dice in a window where things may move, with an eye that somebody speaks for."""

    def __init__(self, screen: Screen, clock: MovedClock) -> None:
        self.screen, self.clock = screen, clock
        self.evening: Evening = begun("en", "just-dice", 2)
        self.turn(rolls=False)

    def turn(
        self, seconds: float = 1.0, *, rolls: bool, spots: tuple[Spot, ...] = (), cues: tuple[Cue, ...] = ()
    ) -> None:
        self.clock.now += seconds
        self.screen.throwing.sees(spots, rolls=rolls)
        self.screen.show(self.evening, cues)
        self.screen.paint(PICTURE)

    def happens(self, event: Event) -> tuple[Cue, ...]:
        step = advance(self.evening, event)
        self.evening = step.state
        return step.cues

    @property
    def is_tray_large(self) -> bool:
        return self.screen.throwing.is_shown

    @property
    def dice(self) -> list[DieFace]:
        return [part for part in self.screen.projector.now or () if isinstance(part, DieFace)]


@pytest.fixture
def table() -> Iterator[Table]:
    clock = MovedClock()
    screen = Screen(Look(can_toss=True), "hidden", clock=clock)
    screen.moves = True
    yield Table(screen, clock)
    screen.close()


def test_the_live_tray_fills_the_screen_while_dice_roll(table: Table) -> None:
    table.turn(rolls=True)
    assert not table.is_tray_large
    table.turn(0.2, rolls=True)
    assert table.is_tray_large
    table.turn(rolls=False)
    assert not table.is_tray_large


def test_a_passing_shadow_and_a_restless_room_do_not_take_the_screen(table: Table) -> None:
    table.turn(rolls=True)
    table.turn(0.1, rolls=True)
    assert not table.is_tray_large
    table.turn(7, rolls=True)
    assert not table.is_tray_large


def test_nobody_who_reads_another_page_is_disturbed(table: Table) -> None:
    table.screen.turn_page(1)
    table.turn(rolls=True)
    table.turn(rolls=True)
    assert not table.is_tray_large
    table.happens(Chosen(Choice(PAUSE)))
    table.turn(rolls=True)
    assert not table.is_tray_large


def test_a_touch_brings_the_page_back_and_presses_nothing_that_was_covered(table: Table) -> None:
    table.turn(rolls=True)
    table.turn(rolls=True)
    x, y = table.screen.scene.buttons[0].box.centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    assert touches(table.screen) == []
    table.turn(rolls=True)
    assert not table.is_tray_large
    table.turn(rolls=False)
    table.turn(rolls=True)
    table.turn(rolls=True)
    assert table.is_tray_large


def test_each_die_flies_from_where_the_eye_read_it_and_its_digit_comes_last(table: Table) -> None:
    table.turn(rolls=True)
    table.turn(0, rolls=False, spots=SPOTS, cues=table.happens(DiceSettled(THROW)))
    tray = large_tray(table.screen.look)
    two, five = table.dice
    assert (two.face, five.face) == (2, 5)
    for die, spot in ((two, SPOTS[1]), (five, SPOTS[0])):
        assert die.digit is None
        assert abs(die.box.centre[0] - (tray.x + tray.width * (spot.x + 0.05))) < 2
        assert abs(die.box.centre[1] - (tray.y + tray.height * (spot.y + 0.05))) < 2
    table.turn(0.26, rolls=False, spots=SPOTS)
    shown = [part for part in table.screen.scene.parts if isinstance(part, DieFace)]
    assert [die.box for die in table.dice] == [die.box for die in shown]
    assert all(
        die.digit and end.digit and die.digit.height < end.digit.height
        for die, end in zip(table.dice, shown, strict=True)
    )
    table.turn(0.3, rolls=False, spots=SPOTS)
    assert table.dice == []


def test_dice_that_were_typed_in_fly_from_nowhere(table: Table) -> None:
    table.turn(0, rolls=False, cues=table.happens(DiceSettled(THROW)))
    assert table.dice == []
    table.turn(0, rolls=False, spots=SPOTS, cues=table.happens(DiceSettled(Throw((5, 2)))))
    assert table.dice
    table.turn(rolls=False, spots=SPOTS)
    table.turn(0, rolls=False, spots=SPOTS, cues=table.happens(DiceSettled(THROW)))
    assert table.dice == []


def test_where_nothing_may_move_the_picture_just_changes(table: Table) -> None:
    table.screen.like(replace(table.evening.lobby.preferences, reduced_motion=True))
    table.turn(rolls=True)
    table.turn(rolls=True)
    assert not table.is_tray_large
    table.turn(0, rolls=False, spots=SPOTS, cues=table.happens(DiceSettled(THROW)))
    assert table.dice == []


def test_the_corner_for_kept_dice_is_shown_only_where_dice_are_kept(table: Table) -> None:
    table.turn(rolls=True)
    table.turn(rolls=True)
    (tray,) = table.screen.throwing.hero(table.screen.look, table.evening.table, table.screen.scene) or ()
    assert isinstance(tray, TrayPicture)
    assert tray.corner is None


def test_the_lock_of_the_keep_corner_covers_no_die_that_is_kept() -> None:
    tray = TrayPicture(Box(0, 0, 800, 450), CORNERS["top-left"])
    surface = pygame.Surface((800, 450))
    surface.fill((200, 0, 0))
    keep_corner(Easel(surface, THEMES["light"], corner=13, edge=2), tray)
    lying = (round(WIDTH * 800) // 3, round(HEIGHT * 450) // 3)
    assert surface.get_at(lying)[:3] == (200, 0, 0)
