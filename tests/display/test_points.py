"""What a sheet's points are told with, and what is drawn on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.samples import samples
from display.scene import scene
from display.style.look import Look
from display.upwards.parts import Ghost, SheetGrid
from display.upwards.points import BONUS, OPTION, Counted, circle_points, stops, why_words
from display.upwards.samples import half_full_sheet
from display.upwards.sheet_area import ghosts
from display.wording.cue_words import sentence
from games.cues import Asked
from games.upwards import Option, Setup
from games.upwards.scoring import score
from games.upwards.setup import BLOCKS
from games.upwards.sheet import blank
from words.phrases import ENGLISH, GERMAN, Language

SETUP = Setup(("Ada", "Ben"), event_die=True)
SHEET = half_full_sheet(blank(SETUP.facts))


def counted(option: Option) -> Counted:
    setup = replace(SETUP, option=option)
    return Counted(0, "Ada", setup, SHEET, score(SHEET, option, True, BLOCKS))


@pytest.mark.parametrize("option", Option)
def test_the_way_through_all_points_ends_at_the_total(option: Option) -> None:
    one = counted(option)
    assert stops(one)[-1].so_far == one.score.total
    circles = [*range(4), OPTION, BONUS]
    assert sum(circle_points(one, circle) for circle in circles) == one.score.total


@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
@pytest.mark.parametrize("option", Option)
def test_every_stop_has_a_sentence_without_gaps(option: Option, language: Language) -> None:
    one = counted(option)
    empty = replace(one, sheet=blank(SETUP.facts), score=score(blank(SETUP.facts), option, True, BLOCKS))
    told = [why_words(language, stop, sheet.setup) for sheet in (one, empty) for stop in stops(sheet)]
    assert all(text and "{" not in text for text in told)


def test_reasons_name_what_they_are_for() -> None:
    told = [why_words(ENGLISH, stop, SETUP) for stop in stops(counted(Option.SNAKE))]
    assert told[0] == "The 2 is right above the 1: one step up, 1 point."
    assert told[-2:] == [
        "The longest snake: 6 boxes with the 2, 3 points each.",
        "Bonus row 2: only one number, 1 point.",
    ]


def test_a_ghost_says_where_a_number_falls_and_what_it_brings() -> None:
    assert ghosts(SETUP, SHEET, 5, (0, 1)) == (Ghost((5, 0), 5, 1), Ghost((4, 1), 5, 0))


def test_ghosts_stand_in_every_open_column_once_a_number_is_made() -> None:
    shown = scene(samples("en")["sheet-picked"], Look(language=ENGLISH))
    grid = next(part for part in shown.parts if isinstance(part, SheetGrid))
    assert [(ghost.cell, ghost.number) for ghost in grid.marks.ghosts] == [
        ((5, 0), 3),
        ((4, 1), 3),
        ((6, 2), 3),
        ((3, 3), 3),
    ]


@pytest.mark.parametrize(
    ("name", "about", "said"),
    [
        ("ask-worth", ("worth", 1), "Ben has 25 points now."),
        (
            "round-without-event",
            ("uses",),
            "You can write: four, four and six.",
        ),
    ],
)
def test_answers_are_told_aloud(name: str, about: tuple[int | str, ...], said: str) -> None:
    assert sentence(ENGLISH, Asked(about), samples("en")[name].table) == said


def test_many_ways_are_not_all_told_one_by_one() -> None:
    said = sentence(GERMAN, Asked(("uses", 0)), samples("de")["sheet-several-results"].table)
    assert said is not None
    assert said.startswith("Das geht: eins, zwei und fünf; eins und drei; ")
    assert said.endswith(" andere.")
