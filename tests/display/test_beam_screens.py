"""The screens of Beam me up: what can be touched, what it would do, and how a move is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.beam.parts import BoardMarks, Moved, SpaceBoard
from display.beam.samples import MIDDLE, beam_samples
from display.beam.story import last_move, moves_one_by_one, story
from display.beam.uses import use_effects, way_title, ways
from display.building.film import Slides
from display.building.parts import Bar, Button, DieFace, Label, Scene, Weight
from display.building.view_intents import PageTurned
from display.samples import after, begun, samples
from display.scene import scene
from display.style.look import Look
from display.window.screen import Screen
from display.wording.labels import choice_words
from games.beam.decisions import Boost, UsePart
from games.beam.state import Beam
from games.beam.verbs import LIFT
from games.choices import ANNOUNCE, HINT, PASS, UNDO, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from session.evening import Evening, advance, choices
from words.phrases import ENGLISH, GERMAN

SAMPLES = {name: evening for name, evening in samples("en").items() if name.startswith("beam")}
LOOK = Look(language=ENGLISH)
NUMBERS = ("one", "two", "three", "four", "five", "six")


def chosen(evening: Evening, page: int = 0) -> list[Choice]:
    """What can be touched on a page."""
    buttons = scene(evening, replace(LOOK, page=page)).buttons
    return [button.does.choice for button in buttons if isinstance(button.does, Chosen)]


def large_board(evening: Evening, page: int = 0) -> SpaceBoard:
    parts = scene(evening, replace(LOOK, page=page)).parts
    return next(part for part in parts if isinstance(part, SpaceBoard) and part.plan.foot)


def game_of(evening: Evening) -> Beam:
    assert evening.table
    assert isinstance(evening.table.state, Beam)
    return evening.table.state


def test_all_boards_are_on_the_screen_the_one_on_turn_large() -> None:
    boards = [part for part in scene(SAMPLES["beam-thrown"], LOOK).parts if isinstance(part, SpaceBoard)]
    assert [(part.seat, part.plan.foot > 0) for part in boards] == [
        (3, False),
        (2, False),
        (1, False),
        (0, True),
    ]
    assert [part.counters for part in boards] == [MIDDLE[3], MIDDLE[2], MIDDLE[1], MIDDLE[0]]


def test_the_head_start_is_taken_by_touching_a_column() -> None:
    columns = range(1, 8)
    lifts = [Choice("lift", (column,)) for column in columns]
    assert chosen(SAMPLES["beam-head-start"]) == [*lifts, Choice(HINT, (1,))]
    assert large_board(SAMPLES["beam-head-start"]).marks == BoardMarks(
        lit=tuple(columns), ghosts=tuple((column, 1) for column in columns)
    )


def test_dice_are_kept_by_touching_them_and_look_kept() -> None:
    buttons = scene(SAMPLES["beam-thrown"], LOOK).buttons
    keeps = {
        button.does.choice.about[0]: button.weight
        for button in buttons
        if isinstance(button.does, Chosen) and button.does.choice.verb == "keep"
    }
    assert keeps == {
        0: Weight.CHOSEN,
        1: Weight.CHOSEN,
        2: Weight.BARE,
        3: Weight.BARE,
        4: Weight.BARE,
    }


def test_every_use_of_the_dice_is_a_button_that_says_what_it_does() -> None:
    full_house = SAMPLES["beam-full-house"]
    texts = [button.text for button in scene(full_house, LOOK).buttons if button.weight is Weight.PLAIN]
    assert texts[:2] == ["Three 5s: column 5 up by 2", "Two 2s: column 2 up by 1"]
    use = ways(game_of(full_house))[0].uses[0]
    assert use_effects(ENGLISH, use, ("Ada", "Ben", "Cleo", "Dana")) == "going down: Ben and Dana"


def test_with_a_blue_star_each_way_has_its_page_with_every_column() -> None:
    evening = SAMPLES["beam-blue-star"]
    assert [way_title(GERMAN, way) for way in ways(game_of(evening))] == [
        "Drei 5er: irgendein Stein um 2 hoch. Tippe eine Spalte an!",
        "Zwei 5er: irgendein Stein um 1 hoch. Tippe eine Spalte an!",
        "Zwei 2er: irgendein Stein um 1 hoch. Tippe eine Spalte an!",
    ]
    moves = [[choice for choice in chosen(evening, page) if choice.verb == "move"] for page in range(3)]
    assert moves == [
        [Choice("move", (*part, column)) for column in range(1, 8)] for part in ((5, 2), (5, 1), (2, 1))
    ]


def test_a_use_of_the_dice_is_called_by_the_column_that_rises_not_by_its_squares() -> None:
    evening = SAMPLES["beam-full-house"]
    assert choice_words(ENGLISH, UsePart(dice=5, squares=2, column=4).choice, evening) == "Column 4 up"
    assert choice_words(GERMAN, Boost(column=7).choice, evening) == "Rakete: Spalte Straße"


def test_a_rocket_lifts_any_counter_or_is_left_alone() -> None:
    assert chosen(SAMPLES["beam-rocket"]) == [
        *(Choice("boost", (column,)) for column in range(1, 8)),
        Choice(PASS),
        Choice(UNDO),
        Choice(HINT, (0,)),
    ]


def test_the_chances_page_has_a_bar_for_every_combination_and_keeps_dice() -> None:
    page = scene(SAMPLES["beam-thrown"], replace(LOOK, page=1))
    bars = [part.share for part in page.parts if isinstance(part, Bar)]
    assert len(bars) == 10
    assert bars == sorted(bars, reverse=True)
    assert [choice.verb for choice in chosen(SAMPLES["beam-thrown"], 1)] == ["keep"] * 5
    assert page.stays


def test_with_all_dice_kept_the_chances_are_certain() -> None:
    all_kept = after(SAMPLES["beam-thrown"], *(Choice("keep", (die,)) for die in (2, 3, 4)))
    shown = scene(all_kept, replace(LOOK, page=1)).parts
    assert [part.share for part in shown if isinstance(part, Bar)] == [1.0, *[0.0] * 9]
    words = [part.words.lines[0] for part in shown if isinstance(part, Label)]
    assert words[1:3] == ["a pair", "100\u00a0%"]


def test_the_last_move_is_told_and_marked_until_the_next() -> None:
    waiting = SAMPLES["beam-waiting"]
    assert waiting.table
    assert story(ENGLISH, waiting.table) == "Ada: column 2 up by 2. Down one square: Ben and Dana."
    assert large_board(waiting).marks.moved == (Moved(2, 4, 3),)


def test_a_move_is_shown_square_by_square_and_then_the_cool_down() -> None:
    waiting = SAMPLES["beam-waiting"]
    assert waiting.table
    move = last_move(waiting.table)
    assert move
    rows = [[counters.row(2) for counters in step] for step in moves_one_by_one(move)]
    assert rows == [[5, 4, 6, 3], [6, 4, 6, 3], [7, 4, 6, 3], [7, 3, 6, 2]]
    lead = scene(waiting, LOOK).lead
    assert isinstance(lead, Slides)
    assert len(lead.pictures) == 4


def test_what_was_taken_back_is_not_shown_again() -> None:
    assert scene(after(SAMPLES["beam-waiting"], Choice(UNDO)), LOOK).lead is None


def test_the_end_says_who_won_and_why() -> None:
    assert _texts(scene(SAMPLES["beam-over"], LOOK))[0] == "Ada wins!"
    boards = scene(SAMPLES["beam-over"], replace(LOOK, page=2))
    assert _texts(boards)[0] == "4 counters are in space, and none is left at the bottom."


def _texts(shown: Scene) -> list[str]:
    return [" ".join(part.words.lines) for part in shown.parts if isinstance(part, Label)]


def test_a_turn_can_be_played_by_touch_alone() -> None:
    evening = beam_samples(SAMPLES["beam-thrown"].lobby)["beam-thrown"]
    for wanted in (Choice("keep", (0,)), Choice("keep", (0,)), Choice(ANNOUNCE)):
        assert wanted in chosen(evening)
        evening = after(evening, wanted)
    assert game_of(evening).turn == 1


@pytest.mark.parametrize("moves", [True, False])
def test_the_window_shows_the_steps_first_unless_motion_is_reduced(moves: bool) -> None:
    screen = Screen(replace(LOOK, reduced_motion=not moves), "hidden")
    screen.moves = moves
    screen.show(SAMPLES["beam-waiting"])
    screen.paint()
    assert bool(screen.projector.skip()) is moves
    assert screen.projector.skip() is None
    screen.close()


def test_dice_that_moved_counters_stay_in_sight() -> None:
    faces = [part.face for part in scene(SAMPLES["beam-full-house"], LOOK).parts if isinstance(part, DieFace)]
    assert faces == [2, 2, 5, 5, 5]
    assert not any(
        isinstance(part, Button) and part.text == "" for part in scene(SAMPLES["beam-full-house"], LOOK).parts
    )


@pytest.mark.parametrize(
    ("sample", "told"),
    [
        ("beam-full-house", "the best; going down: Ben and Dana"),
        ("beam-blue-star-one-way", "best: column 5"),
        ("beam-rocket", "A rocket for Ada: which counter flies one square higher? (best: column 5)"),
    ],
)
def test_the_best_use_of_the_dice_is_told(sample: str, told: str) -> None:
    labels = [part for part in scene(SAMPLES[sample], LOOK).parts if isinstance(part, Label)]
    assert told in [" ".join(label.words.lines) for label in labels]


def test_what_cannot_be_chosen_is_not_called_the_best() -> None:
    labels = [part for part in scene(SAMPLES["beam-thrown"], LOOK).parts if isinstance(part, Label)]
    assert not any("best" in line for label in labels for line in label.words.lines)


@pytest.mark.parametrize("name", ["beam-thrown", "beam-full-house", "beam-rocket"])
def test_each_die_has_its_number_as_a_word_for_those_who_wish_it(name: str) -> None:
    parts = scene(SAMPLES[name], replace(LOOK, words=True)).parts
    faces = [part.face for part in parts if isinstance(part, DieFace)]
    named = [" ".join(part.words.lines) for part in parts if isinstance(part, Label)]
    assert [word for word in named if word in NUMBERS] == [NUMBERS[face - 1] for face in faces]


def test_touching_the_small_boards_shows_all_boards_larger() -> None:
    first = scene(SAMPLES["beam-thrown"], LOOK)
    (closer,) = [each.does for each in first.buttons if each.text == "All boards"]
    assert isinstance(closer, PageTurned)
    page = scene(SAMPLES["beam-thrown"], replace(LOOK, page=closer.page))
    boards = [part for part in page.parts if isinstance(part, SpaceBoard)]
    small = [part for part in first.parts if isinstance(part, SpaceBoard) and not part.plan.foot]
    assert [part.seat for part in boards] == [0, 1, 2, 3]
    assert min(part.box.height for part in boards) > 2 * max(part.box.height for part in small)


def test_who_looks_for_something_else_finds_leaving_the_game_last() -> None:
    last = scene(SAMPLES["beam-thrown"], LOOK).pages
    offered = [choice.verb for page in range(3, last) for choice in chosen(SAMPLES["beam-thrown"], page)]
    assert offered.index("pause") < offered.index("leave-seat")
    assert offered[-4:] == ["leave-seat"] * 4


@pytest.mark.parametrize("size", [(800, 480), (480, 800), (640, 400)])
def test_two_ways_with_what_follows_from_them_fit_into_their_tiles(size: tuple[int, int]) -> None:
    evening = begun(GERMAN, "beam-me-up", 2)
    while lifts := [choice for choice in choices(evening) if choice.verb == LIFT]:
        evening = after(evening, lifts[0])
    thrown = advance(evening, DiceSettled(Throw((1, 1, 1, 5, 5)))).state
    labels = [part for part in scene(thrown, Look(*size, 5.2)).parts if isinstance(part, Label)]
    assert "Drei 1er: um 2 hoch" in {" ".join(part.words.lines) for part in labels}
    assert [part.words.lines for part in labels if part.words.height > part.box.height] == []


@pytest.mark.parametrize("panel", [(800, 480), (1280, 720)])
def test_a_simulated_tray_says_that_it_throws(panel: tuple[int, int]) -> None:
    look = Look(*panel, min(panel) / 86, language=ENGLISH, can_toss=True)
    parts = scene(SAMPLES["beam-waiting"], look).parts
    assert [part.words.lines for part in parts if isinstance(part, Label)].count(("Throw",)) == 1
