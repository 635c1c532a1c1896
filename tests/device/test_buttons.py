"""Buttons and lamps on gpiozero's mock pins."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace

import gpiozero
import pytest
from gpiozero.pins.mock import MockFactory

from config.settings import load
from device.parts.buttons import Buttons, ButtonStuck, OwnButtonStuck
from device.parts.lamps import Lamps, lit
from device.parts.pins import wired_buttons, wired_lamps
from display.wording.notices import Notice, notice_for
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.table import advance, begin
from games.upwards import Setup
from session.evening import Evening
from session.lobby import Lobby
from words.languages import LANGUAGES
from words.phrases import ENGLISH, GERMAN, Language

PASS_PIN, ANNOUNCE_PIN, PASS_LAMP, ANNOUNCE_LAMP = 17, 27, 5, 6
WIRED = replace(load().buttons, pass_lamp_pin=PASS_LAMP, announce_lamp_pin=ANNOUNCE_LAMP)
LOBBY = Lobby(kinds=(), names=("Ada", "Ben"))
AT_START = Evening(LOBBY)


class HandClock:
    """Goes only where it is put."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    """Mock pins for one test; the factory of before is put back."""
    before = gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory = MockFactory()
    yield gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory.reset()
    gpiozero.Device.pin_factory = before


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def buttons(pins: MockFactory, clock: HandClock) -> Iterator[Buttons]:  # noqa: ARG001 - pins must be there
    opened = Buttons(wired_buttons(WIRED, ENGLISH), clock)
    yield opened
    opened.close()


def heard(buttons: Buttons) -> list[Event]:
    return list(buttons(AT_START))


def evening_after(*events: Event) -> Evening:
    table = begin(Setup(players=("Ada", "Ben")))
    for event in events:
        table = advance(table, event).state
    return Evening(LOBBY, table)


def test_a_short_press_is_told_when_the_button_is_let_go(
    buttons: Buttons, pins: MockFactory, clock: HandClock
) -> None:
    pins.pin(ANNOUNCE_PIN).drive_low()
    clock.seconds += 0.1
    assert heard(buttons) == []
    pins.pin(ANNOUNCE_PIN).drive_high()
    clock.seconds += 0.1
    assert heard(buttons) == [Pressed(Key.ANNOUNCE)]
    assert heard(buttons) == []


def test_holding_for_a_second_is_told_once(buttons: Buttons, pins: MockFactory, clock: HandClock) -> None:
    pins.pin(ANNOUNCE_PIN).drive_low()
    told = []
    for _ in range(60):
        clock.seconds += 1 / 30
        told += heard(buttons)
    pins.pin(ANNOUNCE_PIN).drive_high()
    clock.seconds += 0.1
    assert [*told, *heard(buttons)] == [Pressed(Key.ANNOUNCE, held=True)]


def test_bounce_on_the_wire_is_one_press(buttons: Buttons, pins: MockFactory, clock: HandClock) -> None:
    pin = pins.pin(PASS_PIN)
    for drive in (pin.drive_low, pin.drive_high, pin.drive_low, pin.drive_high, pin.drive_low):
        drive()
        clock.seconds += 0.002
    clock.seconds += 0.1
    pin.drive_high()
    clock.seconds += 0.1
    assert heard(buttons) == [Pressed(Key.PASS)]


def test_both_buttons_at_once_are_both_told(buttons: Buttons, pins: MockFactory, clock: HandClock) -> None:
    for pin in (PASS_PIN, ANNOUNCE_PIN):
        pins.pin(pin).drive_low()
    clock.seconds += 0.2
    for pin in (PASS_PIN, ANNOUNCE_PIN):
        pins.pin(pin).drive_high()
    clock.seconds += 0.2
    assert heard(buttons) == [Pressed(Key.PASS), Pressed(Key.ANNOUNCE)]


def test_a_button_that_hangs_is_known_as_stuck(buttons: Buttons, pins: MockFactory, clock: HandClock) -> None:
    pins.pin(PASS_PIN).drive_low()
    heard(buttons)
    assert list(buttons.stuck) == []
    clock.seconds += 10.0
    heard(buttons)
    assert list(buttons.stuck) == [Key.PASS]
    pins.pin(PASS_PIN).drive_high()
    heard(buttons)
    assert buttons.stuck == ()


def test_a_button_that_hangs_is_told_once_and_again_only_after_it_was_free(
    buttons: Buttons, pins: MockFactory, clock: HandClock
) -> None:
    for _ in range(2):
        pins.pin(ANNOUNCE_PIN).drive_low()
        heard(buttons)
        clock.seconds += 10.0
        heard(buttons)
        assert list(buttons.troubles()) == [ButtonStuck(Key.ANNOUNCE)]
        assert list(buttons.troubles()) == []
        pins.pin(ANNOUNCE_PIN).drive_high()
        heard(buttons)
        assert list(buttons.troubles()) == []


def test_a_button_that_hangs_is_told_on_the_screen_in_both_languages() -> None:
    stuck = ButtonStuck(Key.ANNOUNCE)
    words = {language: notice_for(language, stuck, AT_START) for language in map(Language, LANGUAGES)}
    assert words == {
        GERMAN: Notice(
            "Die Taste „Ansagen“ klemmt. Auf dem Bildschirm geht alles auch ohne sie.", lasting=True
        ),
        ENGLISH: Notice(
            "The button “Announce” is stuck. Everything works on the screen without it.", lasting=True
        ),
    }


def test_a_lost_edge_is_made_up_for_by_looking_at_the_level(
    buttons: Buttons, pins: MockFactory, clock: HandClock
) -> None:
    button = buttons._buttons[Key.PASS]
    button.when_pressed = button.when_released = None
    pins.pin(PASS_PIN).drive_low()
    assert heard(buttons) == []
    clock.seconds += 0.1
    pins.pin(PASS_PIN).drive_high()
    assert heard(buttons) == []
    clock.seconds += 0.1
    assert heard(buttons) == [Pressed(Key.PASS)]


SEATS = (13, 19, 26)


def own_buttons(clock: HandClock) -> Buttons:
    return Buttons(wired_buttons(replace(WIRED, seat_pins=SEATS), ENGLISH), clock)


def press(buttons: Buttons, pins: MockFactory, clock: HandClock, pin: int, evening: Evening) -> list[Event]:
    pins.pin(pin).drive_low()
    clock.seconds += 0.1
    pins.pin(pin).drive_high()
    clock.seconds += 0.1
    return [event for _ in range(2) for event in buttons(evening)]


def test_a_players_own_button_decides_for_its_seat(pins: MockFactory, clock: HandClock) -> None:
    own, playing = own_buttons(clock), evening_after(DiceSettled(Throw((1, 2, 3))))
    assert press(own, pins, clock, SEATS[1], playing) == [Chosen(Choice("announce", (1,)))]
    assert press(own, pins, clock, SEATS[2], playing) == []  # nobody sits there
    assert press(own, pins, clock, SEATS[0], AT_START) == []
    own.close()


def test_a_players_own_button_that_is_held_asks_to_hear_again(pins: MockFactory, clock: HandClock) -> None:
    own = own_buttons(clock)
    pins.pin(SEATS[0]).drive_low()
    assert heard(own) == []
    clock.seconds += 0.1
    assert heard(own) == []
    clock.seconds += 1.0
    assert heard(own) == [Pressed(Key.ANNOUNCE, held=True)]
    clock.seconds += 20.0
    assert heard(own) == []
    assert list(own.troubles()) == [OwnButtonStuck(1)]
    own.close()


@pytest.mark.usefixtures("pins")
def test_a_pin_that_is_not_wired_has_no_button() -> None:
    only_pass = wired_buttons(replace(WIRED, announce_pin=0), ENGLISH)
    assert list(only_pass) == [Key.PASS]


@pytest.mark.usefixtures("pins")
def test_a_pin_in_use_is_told_and_the_rest_works(caplog: pytest.LogCaptureFixture) -> None:
    taken = gpiozero.LED(PASS_PIN)
    assert list(wired_buttons(WIRED, ENGLISH)) == [Key.ANNOUNCE]
    assert [record.getMessage().partition(" (")[0] for record in caplog.records] == ["Pin 17 cannot be used"]
    taken.close()


def test_where_there_are_no_pins_there_are_no_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpiozero.Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "none-here")
    assert wired_buttons(WIRED, ENGLISH) == {}


@pytest.mark.usefixtures("pins")
def test_lgpio_is_sent_to_a_place_where_it_can_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LG_WD", raising=False)
    wired_buttons(WIRED, ENGLISH)
    assert os.access(os.environ["LG_WD"], os.W_OK)


def test_a_key_is_lit_exactly_while_it_is_a_choice() -> None:
    thrown = DiceSettled(Throw((1, 2, 3)))
    asked = Pressed(Key.ANNOUNCE)
    announced = Chosen(Choice("announce", (0,)))
    assert lit(AT_START) == frozenset()
    assert lit(evening_after(thrown)) == {Key.ANNOUNCE}
    assert lit(evening_after(thrown, asked)) == {Key.ANNOUNCE}
    assert lit(evening_after(thrown, Chosen(Choice("pause")))) == frozenset()
    assert Key.ANNOUNCE in lit(evening_after(thrown, asked, announced))


def test_the_lamps_follow_the_choices(pins: MockFactory) -> None:
    lamps = Lamps(wired_lamps(WIRED, ENGLISH))
    playing = evening_after(DiceSettled(Throw((1, 2, 3))))
    for evening in (AT_START, playing, playing, AT_START):
        lamps(evening, ())
    assert [state.state for state in pins.pin(ANNOUNCE_LAMP).states] == [False, True, False]
    assert [state.state for state in pins.pin(PASS_LAMP).states] == [False]
    lamps.close()
