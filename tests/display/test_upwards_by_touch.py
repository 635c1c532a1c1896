"""Stories of Upwards! with one finger on the painted screen: a round on the device, a paper sheet counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from display.building.parts import Button, Does, Label
from display.building.view_intents import PageTurned
from display.samples import begun, samples
from display.style.look import Look
from display.upwards.samples import counting, on_device
from display.window.screen import Screen
from display.window.touch import touches
from games.choices import ASK, BACK, CORRECT, PAUSE, RESUME, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.upwards import Option, Plays, Setup, Upwards
from games.upwards.sheet import Outlined
from games.upwards.state import Phase
from session.evening import Evening, advance
from session.lobby import Page
from tests.display.hands import unhurried

SEATS = (Plays.MACHINE, Plays.MACHINE)
ON_DEVICE = Setup(("Ada", "Ben"), SEATS, event_die=True)
LOBBY = samples("en")["home"].lobby


class Finger:
    """Touches the middle of painted buttons and lets the evening go on."""

    def __init__(self, evening: Evening) -> None:
        self.screen = Screen(Look(), "hidden", clock=unhurried())
        self.evening = evening
        self.taps = 0
        pygame.event.clear()
        self._show(evening)

    @property
    def game(self) -> Upwards:
        """The game on the table."""
        assert self.evening.table
        state = self.evening.table.state
        assert isinstance(state, Upwards)
        return state

    def throw(self, faces: tuple[int, ...], sign: str) -> None:
        """Dice fall into the tray."""
        self._show(advance(self.evening, DiceSettled(Throw(faces, (sign,)))).state)

    def touch(self, *meant: Choice | PageTurned) -> None:
        """Touch what means this, one after the other; it must be on the screen."""
        for one in meant:
            self._tap(Chosen(one) if isinstance(one, Choice) else one)

    def turn(self, name: str) -> None:
        """Touch the button with these words that leads to another page."""
        buttons = [button for button in self.screen.scene.buttons if button.text == name]
        self._tap(buttons[0].does)

    def find(self, choice: Choice) -> None:
        """Turn on through a list until this choice is to be seen."""
        first = self.screen.scene
        while not any(button.does == Chosen(choice) for button in self.screen.scene.buttons):
            self.turn("Next")
            assert self.screen.scene != first, f"{choice} is not on any page of {first.name}"

    def _tap(self, does: Does) -> None:
        x, y = self._button(does).box.centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
        self.taps += 1
        for wish in touches(self.screen):
            assert isinstance(wish, Chosen)
            self._show(advance(self.evening, wish).state)
        self.screen.paint()

    def _button(self, does: Does) -> Button:
        found = [button for button in self.screen.scene.buttons if button.does == does]
        assert found, f"{does} is not on the screen {self.screen.scene.name}"
        return found[0]

    def _show(self, evening: Evening) -> None:
        self.evening = evening
        self.screen.show(evening)
        self.screen.paint()


@pytest.fixture
def finger() -> Iterator[Finger]:
    one = Finger(on_device(LOBBY, ON_DEVICE))
    yield one
    one.screen.close()


def pick(seat: int, place: int) -> Choice:
    return Choice("pick", (seat, "die", place))


def test_a_whole_round_on_the_device(finger: Finger) -> None:
    finger.throw((1, 2, 5), "meteorite")
    assert finger.screen.scene.name == "sheet"
    finger.touch(Choice("drop-meteorite", (0, 3)))
    finger.touch(pick(0, 0), pick(0, 1), Choice("write", (0, 1)))
    finger.touch(pick(0, 0), Choice("save", (0,)), Choice("take-back", (0,)))
    finger.touch(pick(0, 0), Choice("write", (0, 0)), Choice("confirm", (0,)))
    finger.touch(Choice("drop-meteorite", (1, 0)))
    for column in (1, 2, 3):
        finger.touch(pick(1, 0), Choice("write", (1, column)))
    finger.touch(Choice("confirm", (1,)), Choice("round-done"))
    ada, ben = (desk.sheet.columns for desk in finger.game.desks if desk)
    assert ada == ((1, 2, 2, 3, 4, 5), (1, 2, 2, 5, 3), (0, 2, 3, 3, 3, 4), (6, 2, 5, 0))
    assert ben == ((1, 2, 2, 3, 4, 0), (1, 2, 2, 5, 1), (0, 2, 3, 3, 3, 4, 2), (6, 2, 5, 5))
    assert (finger.game.phase, finger.game.round) == (Phase.WAITING, 2)
    assert finger.screen.scene.name == "round"


def test_a_sheet_stays_on_the_screen_while_its_player_writes(finger: Finger) -> None:
    finger.throw((1, 2, 5), "no-effect")
    finger.turn("Ben")
    finger.touch(pick(1, 0), Choice("write", (1, 0)), pick(1, 0))
    assert [desk.picked.dice for desk in finger.game.desks if desk] == [(), (0,)]
    assert finger.screen.scene.name == "sheet"


def asides() -> dict[str, tuple[Choice, ...]]:
    """What somebody does beside a sheet that changes nothing, tap by tap."""
    return {
        "the face it shows": (Choice(CORRECT, (0,)), Choice(CORRECT, (0, 1))),
        "no die after all": (Choice(CORRECT, (0,)), Choice(BACK)),
        "a question": (Choice(ASK), Choice(BACK)),
        "a pause": (Choice(PAUSE), Choice(RESUME)),
    }


@pytest.mark.parametrize("aside", asides())
def test_what_changes_nothing_leads_back_to_the_sheet_it_was_done_beside(finger: Finger, aside: str) -> None:
    finger.throw((1, 2, 5), "no-effect")
    finger.turn("Ben")
    finger.touch(pick(1, 0), Choice("write", (1, 0)))
    before, seen = finger.evening.table, finger.screen.scene
    finger.turn("More")
    for choice in asides()[aside]:
        finger.find(choice)
        finger.touch(choice)
    assert finger.evening.table == before
    assert finger.screen.scene == seen


def test_the_list_of_everything_else_closes_to_the_sheet_it_was_opened_beside(finger: Finger) -> None:
    finger.throw((1, 2, 5), "no-effect")
    finger.turn("Ben")
    seen = finger.screen.scene
    finger.turn("More")
    finger.turn("Next")
    finger.turn("Back")
    assert finger.screen.scene == seen


def test_a_row_is_marked_by_touching_it(finger: Finger) -> None:
    finger.throw((1, 2, 5), "bonus-row")
    finger.touch(Choice("mark-row", (0, 6)))
    assert finger.game.desks[0] is not None
    assert finger.game.desks[0].sheet.bonus_rows == (1, 6)


def test_with_plus_and_minus_the_player_says_which_number_it_becomes(finger: Finger) -> None:
    finger.throw((1, 2, 5), "plus-minus")
    finger.touch(pick(0, 0), pick(0, 2), Choice("result", (0, 4)), Choice("write", (0, 3)))
    assert finger.game.desks[0] is not None
    assert finger.game.desks[0].sheet.columns[3] == (6, 2, 5, 4)


def test_who_has_no_room_is_warned_once_and_then_gives_up() -> None:
    full = ((1,) * 8, (2,) * 8, (3,) * 8, (4,) * 6)
    finger = Finger(on_device(LOBBY, replace(ON_DEVICE, full_grid_ends=True)))
    finger.evening = with_columns(finger.evening, full)
    finger.throw((1, 2, 3), "no-effect")
    finger.touch(pick(0, 0), Choice("write", (0, 3)), pick(0, 0), Choice("write", (0, 3)))
    finger.touch(Choice("announce", (0,)))
    warned = finger.game.announced
    finger.touch(Choice("announce", (0,)))
    assert (warned, finger.game.announced) == ((), (0,))
    finger.screen.close()


def with_columns(evening: Evening, columns: tuple[tuple[int, ...], ...]) -> Evening:
    assert evening.table
    game = evening.table.state
    desks = tuple(
        replace(desk, now=replace(desk.now, sheet=replace(desk.sheet, columns=columns)))
        for desk in game.desks
    )
    return replace(evening, table=replace(evening.table, state=replace(game, desks=desks)))


def test_a_block_is_outlined_box_by_box_and_another_by_its_picture() -> None:
    blocks = replace(ON_DEVICE, option=Option.BLOCKS)
    finger = Finger(on_device(LOBBY, blocks))
    finger.turn("Ada’s sheet")
    finger.turn("Blocks")
    finger.touch(*(Choice("cell", (0, 1, column)) for column in range(4)), Choice("outline", (0,)))
    finger.touch(Choice("claim", (0, "three in a row")))
    assert finger.game.desks[0] is not None
    assert finger.game.desks[0].sheet.blocks == (
        Outlined("four in a row", ((1, 0), (1, 1), (1, 2), (1, 3))),
        Outlined("three in a row", ((2, 2), (3, 2), (4, 2))),
    )
    finger.screen.close()


def test_a_full_paper_sheet_is_counted_with_few_touches() -> None:
    finger = Finger(counting(LOBBY, Setup(("Ada", "Ben", "Cleo"), event_die=True)))
    finger.turn("More")
    finger.touch(Choice("open-sheet", (2,)))
    for column, first in enumerate((1, 2, 3, 4)):
        numbers = [(first + row - 1) % 6 + 1 for row in range(7)]
        finger.touch(*(Choice("number", (2, number)) for number in numbers), Choice("repeat", (2,)))
        assert finger.game.entered[2] is not None
        assert finger.game.entered[2].sheet.columns[column] == (*numbers, numbers[-1])
    finger.touch(Choice("mark-row", (2, 0)))
    taps = finger.taps
    finger.turn("Points")
    finger.touch(Choice("sheet-done", (2,)))
    assert taps <= 40
    assert finger.game.entering == 0
    finger.screen.close()


def test_a_wrong_number_is_rubbed_out_and_a_meteorite_entered() -> None:
    finger = Finger(counting(LOBBY, Setup(("Ada", "Ben"), event_die=True)))
    finger.touch(Choice("column", (0, 1)), Choice("erase", (0,)), Choice("number", (0, 0)))
    assert finger.game.entered[0] is not None
    assert finger.game.entered[0].sheet.columns[1] == (1, 2, 2, 0)
    finger.screen.close()


def test_every_point_is_told_on_the_way_from_the_first_to_the_total() -> None:
    finger = Finger(counting(LOBBY, Setup(("Ada", "Ben"), option=Option.SNAKE, event_die=True)))
    finger.turn("Points")
    together = finger.screen.look.page
    finger.turn("Why?")
    seen = 0
    while finger.screen.look.page != together:
        finger.turn("Next")
        seen += 1
    assert seen == 9
    finger.screen.close()


def test_somebody_asks_in_the_middle_of_writing_and_goes_on(finger: Finger) -> None:
    finger.throw((1, 2, 5), "no-effect")
    finger.touch(pick(0, 0))
    before = finger.evening
    finger.turn("More")
    finger.touch(Choice(ASK), Choice(ASK, ("uses", 0)), Choice(ASK), Choice(ASK, ("worth", 1)), Choice(BACK))
    assert finger.evening == before


def test_the_owner_of_a_box_counts_its_rows_once() -> None:
    evening = begun("en", "upwards")
    finger = Finger(replace(evening, table=None))
    finger.touch(Choice("new-game", ("upwards",)), Choice("done"), Choice("box"))
    finger.touch(Choice("tell", ("rows", 9)), Choice("tell", ("rows", 10)), Choice(BACK), Choice("start"))
    assert finger.game.setup.facts.rows == 10
    assert finger.evening.lobby.page is Page.HOME
    finger.screen.close()


def test_nobody_is_asked_to_throw_while_the_computer_still_writes() -> None:
    beside_a_computer = replace(ON_DEVICE, seats=(Plays.MACHINE, Plays.EASY))
    finger = Finger(on_device(LOBBY, beside_a_computer))
    finger.throw((1, 2, 5), "no-effect")
    for column in range(3):
        finger.touch(pick(0, 0), Choice("write", (0, column)))
    finger.touch(Choice("confirm", (0,)))
    shown = [" ".join(part.words.lines) for part in finger.screen.scene.parts if isinstance(part, Label)]
    assert not [text for text in shown if text.startswith("Throw")]
    finger.screen.close()
