"""The screens of Numberloor: the lift and its sums, cards to touch, snatching, and refusals that explain."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.building.parts import Button, Label, PlayerChip, TimerRing, Weight
from display.building.view_intents import PageTurned
from display.numberloor.parts import CardFace, LiftShaft
from display.samples import samples
from display.scene import scene
from display.style.look import Look
from display.window.screen import Screen
from display.wording.cue_words import sentence
from display.wording.notices import notice_for
from games.choices import ANNOUNCE, PASS, UNDO, Choice
from games.events import Chosen
from games.numberloor.cues import CardLaid
from games.numberloor.lift import Ride
from session.evening import Evening, advance
from tests.display.hands import MovedClock
from words.phrases import ENGLISH, GERMAN, Language

SAMPLES = {name: evening for name, evening in samples("en").items() if name.startswith("lift")}
LOOK = Look(language=ENGLISH)
FLOORS = [f"floor-{number}" for number in range(10)]


def buttons(evening: Evening, page: int = 0) -> list[Button]:
    return list(scene(evening, replace(LOOK, page=page)).buttons)


def chosen(evening: Evening, page: int = 0) -> list[Choice]:
    return [button.does.choice for button in buttons(evening, page) if isinstance(button.does, Chosen)]


def shafts(evening: Evening) -> list[LiftShaft]:
    return [part for part in scene(evening, LOOK).parts if isinstance(part, LiftShaft)]


def texts(evening: Evening) -> list[str]:
    return [
        " ".join(part.words.lines).replace("\u00a0", " ")
        for part in scene(evening, LOOK).parts
        if isinstance(part, Label)
    ]


def test_the_lift_stands_at_the_open_floor_and_lights_what_fits() -> None:
    (shaft,) = shafts(SAMPLES["lift-turn"])
    assert (shaft.floor, shaft.lit, shaft.rides) == (5, (2, 5, 8), (Ride(5, -3), Ride(5, 3)))
    assert {"5 − 3 = 2", "5 + 3 = 8"} <= set(texts(SAMPLES["lift-turn"]))


def test_over_the_ten_the_sum_stands_beside_the_floor_it_leads_to() -> None:
    (shaft,) = shafts(SAMPLES["lift-over-ten"])
    assert shaft.lit == (1, 7, 9)
    label = next(
        part
        for part in scene(SAMPLES["lift-over-ten"], LOOK).parts
        if isinstance(part, Label) and "11" in "".join(part.words.lines)
    )
    assert label.box.y == shaft.plan.cell(1, 0).y


def test_beginners_have_two_lifts_and_the_sums_on_their_cards() -> None:
    beginners = SAMPLES["lift-beginners"]
    assert [(shaft.floor, shaft.lit) for shaft in shafts(beginners)] == [(4, (3, 4, 5)), (0, (0, 1, 9))]
    assert {"4 − 1 = 3", "4 = 4", "4 + 1 = 5", "10 − 1 = 9"} <= set(texts(beginners))
    lays = [choice.about for choice in chosen(beginners) if choice.verb == "lay"]
    assert lays == [
        *((0, f"floor-{number}", 0) for number in (3, 4, 5)),
        *((0, f"floor-{number}", 1) for number in (0, 1, 9)),
    ]


def test_the_open_cards_are_larger_than_any_other() -> None:
    faces = [part for part in scene(SAMPLES["lift-turn"], LOOK).parts if isinstance(part, CardFace)]
    largest = sorted(faces, key=lambda face: -face.box.height)[:2]
    assert [face.card for face in largest] == ["floor-5", "balloon-3"]


def test_every_floor_is_on_the_pad_and_those_that_fit_stand_out() -> None:
    pad = [
        (button.does.choice.about[1], button.weight)
        for button in buttons(SAMPLES["lift-turn"])
        if isinstance(button.does, Chosen) and button.does.choice.verb == "lay"
    ]
    lit = {"floor-2", "floor-5", "floor-8"}
    assert pad == [(card, Weight.PLAIN if card in lit else Weight.BARE) for card in FLOORS]


def test_a_floor_that_does_not_fit_is_refused_with_the_sums_that_would() -> None:
    wrong = Choice("lay", (0, "floor-4"))
    assert wrong in chosen(SAMPLES["lift-turn"])
    step = advance(SAMPLES["lift-turn"], Chosen(wrong))
    notices = [notice_for(ENGLISH, cue, step.state) for cue in step.cues]
    assert [notice.text for notice in notices if notice] == [
        "That doesn’t fit: 5 − 3 = 2, 5 + 3 = 8. Or the same floor once more."
    ]


def test_balloons_have_a_page_of_their_own() -> None:
    laid = [choice.about[1] for choice in chosen(SAMPLES["lift-turn"], 1) if choice.verb == "lay"]
    specials = ["balloon-neighbours", "balloon-even", "balloon-odd", "balloon-skip"]
    assert laid == [*specials, *(f"balloon-{number}" for number in range(1, 7))]


def test_night_floors_have_a_page_for_each_player_and_others_snatch() -> None:
    by_page = {
        page: [choice for choice in chosen(SAMPLES["lift-turn"], page) if choice.verb in {"lay", "snatch"}]
        for page in range(2, 7)
    }
    fitting = ("night-2", "night-5", "night-8")
    assert by_page == {
        2: [Choice("lay", (0, card)) for card in fitting],
        **{2 + seat: [Choice("snatch", (seat, card)) for card in fitting] for seat in range(1, 5)},
    }
    who = [button for button in buttons(SAMPLES["lift-turn"], 6) if button.weight is Weight.CHOSEN]
    assert [(button.text, button.does) for button in who] == [("Emil", PageTurned(2))]


BESIDE = {"lay", "lay-off", "open", "more-time"}
"""What is not below: the cards, and the clock, which gives more time."""
HINTED = Choice("hint", (0,))


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("lift-turn", [Choice("draw-two"), Choice(UNDO), HINTED]),
        ("lift-floor-laid", [Choice(PASS), Choice(ANNOUNCE), Choice(UNDO), HINTED]),
        ("lift-drawn", [Choice(PASS), Choice(UNDO), HINTED]),
        ("lift-skipped", [Choice("draw-two"), Choice(UNDO)]),
        ("lift-lay-off", [Choice("nothing-left"), Choice(UNDO), HINTED]),
        ("lift-opening", [Choice("redeal")]),
    ],
)
def test_each_phase_has_its_actions_below(name: str, wanted: list[Choice]) -> None:
    actions = [choice for choice in chosen(SAMPLES[name]) if choice.verb not in BESIDE]
    assert actions == wanted


def test_whose_night_floor_it_was_is_asked_with_large_names() -> None:
    names = [button.text for button in buttons(SAMPLES["lift-owner"]) if button.text in "AdaBenCleoDanaEmil"]
    assert names == ["Ada", "Ben", "Cleo", "Dana", "Emil"]


def test_the_stars_are_counted_beside_the_goal() -> None:
    chips = [part for part in scene(SAMPLES["lift-turn"], LOOK).parts if isinstance(part, PlayerChip)]
    assert [chip.words.lines for chip in chips] == [("2/3",), ("0/3",), ("1/3",), ("1/3",), ("0/3",)]
    assert [chip.on_turn for chip in chips] == [True, False, False, False, False]


def test_the_end_counts_stars() -> None:
    told = texts(SAMPLES["lift-won"])
    assert told[0] == "Ada wins!"
    assert {"Ada", "3 stars", "Cleo", "1 star"} <= set(told)


def test_what_happens_together_is_told_one_after_the_other() -> None:
    clock = MovedClock()
    screen = Screen(LOOK, "hidden", clock=clock)
    step = advance(SAMPLES["lift-lay-off"], Chosen(Choice("lay-off", ("balloon-skip",))))
    screen.show(step.state, step.cues)
    told = []
    while screen.look.notice:
        told.append(screen.look.notice.text)
        clock.now += 6
        screen.paint()
    assert told == [
        "Now on top: skip balloon.",
        "A star for Ada, that makes 1! Take six new cards.",
        "Ben misses a turn. Draw two cards.",
    ]
    screen.close()


def test_after_a_balloon_the_floors_come_back() -> None:
    screen = Screen(LOOK, "hidden")
    screen.show(SAMPLES["lift-turn"])
    screen.turn_page(1)
    screen.paint()
    screen.show(advance(SAMPLES["lift-turn"], Chosen(Choice("lay", (0, "balloon-even")))).state)
    assert screen.look.page == 0
    screen.close()


def test_a_card_laid_is_told_with_its_sum() -> None:
    laid = CardLaid(0, "floor-1", "floor-9", Ride(9, 2))
    told = "That fits! 9 plus 2 is 11. At the top it starts again: floor 1."
    assert sentence(ENGLISH, laid, SAMPLES["lift-turn"].table) == told


@pytest.mark.parametrize("name", ["lift-opening", "lift-opening-balloon", "lift-skipped", "lift-owner"])
@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
def test_large_letters_leave_room_for_the_stars_and_the_time(name: str, language: Language) -> None:
    table = SAMPLES[name].table
    assert table
    running = replace(SAMPLES[name], table=replace(table, timer=replace(table.timer, running=True)))
    shown = scene(running, replace(LOOK, language=language, text_scale=2.0)).parts
    assert len([part for part in shown if isinstance(part, PlayerChip)]) == len(table.players)
    assert any(isinstance(part, TimerRing) for part in shown)
