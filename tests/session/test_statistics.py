"""What the history says about games and dice, compared with published values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import beam, just_dice
from games.choices import CORRECT, REDO, UNDO, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.just_dice.verbs import FINISH
from games.record import Started
from session.history import played
from session.statistics import (
    History,
    PlayedGame,
    Record,
    chance_of,
    chi_square,
    face_counts,
    records,
    verdict,
)

# Upper tail of chi-square with five degrees of freedom, as printed in every statistics book.
TABLE = [(1.145, 0.95), (4.351, 0.50), (9.236, 0.10), (11.070, 0.05), (15.086, 0.01), (20.515, 0.001)]
ALONE = Started(just_dice.Setup(("Ada",)), 0)


def game_of(*events: Event, started: Started = ALONE) -> PlayedGame:
    return played(1, "2026-11-16 20:00", "2026-11-16", started, events)


def thrown(*faces: int) -> DiceSettled:
    return DiceSettled(Throw(faces))


@pytest.mark.parametrize(("deviation", "chance"), TABLE)
def test_chances_are_those_of_the_printed_tables(deviation: float, chance: float) -> None:
    assert chance_of(deviation) == pytest.approx(chance, rel=2e-3)


def test_the_deviation_of_a_well_known_example() -> None:
    assert chi_square((5, 8, 9, 8, 10, 20)) == pytest.approx(13.4)
    assert chance_of(13.4) == pytest.approx(0.0199, rel=1e-2)
    assert chi_square((0,) * 6) == 0.0


@given(st.lists(st.integers(0, 500), min_size=6, max_size=6).map(tuple))
def test_a_chance_is_a_chance_and_grows_as_counts_get_more_equal(counts: tuple[int, ...]) -> None:
    middle = sum(counts) // 6
    flatter = tuple((count + middle) // 2 for count in counts)
    assert 0.0 <= chance_of(chi_square(counts)) <= 1.0
    if chi_square(flatter) <= chi_square(counts):
        assert chance_of(chi_square(flatter)) >= chance_of(chi_square(counts))


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ((99, 100, 100, 100, 100, 100), "too-few"),
        ((100, 100, 100, 100, 100, 100), "ordinary"),
        ((100, 84, 100, 90, 100, 128), "rare"),
        ((80, 80, 100, 100, 100, 150), "odd"),
    ],
)
def test_nothing_is_said_about_the_dice_before_600_of_them_fell(counts: tuple[int, ...], said: str) -> None:
    assert verdict(counts) == said


def test_a_game_is_told_with_its_throws_and_points() -> None:
    told = game_of(thrown(3, 5), thrown(1, 1), Chosen(Choice(FINISH)))
    assert told == PlayedGame(
        1, "2026-11-16 20:00", "2026-11-16", "just-dice", ("Ada",), ((3, 5), (1, 1)), (10,), ()
    )


def test_what_was_taken_back_never_happened_unless_it_counts_again() -> None:
    undo, redo = Chosen(Choice(UNDO)), Chosen(Choice(REDO))
    assert game_of(thrown(3, 5), thrown(1, 1), undo).throws == ((3, 5),)
    assert game_of(thrown(3, 5), thrown(1, 1), undo, redo).throws == ((3, 5), (1, 1))
    assert game_of(thrown(3, 5), undo, thrown(2, 2)).throws == ((2, 2),)


def test_a_corrected_throw_counts_once_and_right() -> None:
    corrected = Chosen(Choice(CORRECT, (0,))), Chosen(Choice(CORRECT, (0, 4)))
    assert game_of(thrown(3, 5), *corrected).throws == ((4, 5),)


def test_refused_throws_do_not_count() -> None:
    assert game_of(thrown(3, 5, 6)).throws == ()


def test_dice_that_were_kept_count_once() -> None:
    started = Started(beam.Setup(("Ada", "Ben")), 0)
    lift = Chosen(Choice("lift", (1,)))
    keep = Chosen(Choice("keep", (0,)))
    told = game_of(lift, thrown(2, 2, 3, 5, 6), keep, thrown(2, 4, 4, 5, 6), started=started)
    assert told.throws == ((2, 2, 3, 5, 6), (4, 4, 5, 6))


def test_a_misread_die_among_kept_ones_does_not_count_them_twice() -> None:
    started = Started(beam.Setup(("Ada", "Ben")), 0)
    told = game_of(
        Chosen(Choice("lift", (1,))),
        thrown(2, 2, 3, 5, 6),
        Chosen(Choice("keep", (0,))),
        thrown(2, 4, 4, 5, 6),
        Chosen(Choice(CORRECT, (4,))),
        Chosen(Choice(CORRECT, (4, 5))),
        started=started,
    )
    assert told.throws == ((2, 2, 3, 5, 6), (4, 4, 5, 5))


def test_faces_are_counted_over_all_games() -> None:
    assert face_counts([game_of(thrown(1, 6)), game_of(thrown(6, 6))]) == (1, 0, 0, 0, 0, 3)


def test_records_count_finished_games_of_each_player() -> None:
    one = PlayedGame(1, "", "", "upwards", ("Ada", "Ben"), (), (20, 30), (1,))
    two = PlayedGame(2, "", "", "upwards", ("Ben", "Ada"), (), (25, 10), (0,))
    unfinished = PlayedGame(3, "", "", "upwards", ("Ada", "Ben"), ())
    assert records([one, two, unfinished]) == (
        Record("Ada", "upwards", 2, 0, 20, 15.0),
        Record("Ben", "upwards", 2, 2, 30, 27.5),
    )


def test_this_evening_is_told_apart_from_the_others() -> None:
    today = PlayedGame(2, "2026-11-16 20:00", "2026-11-16", "upwards", ("Ada",), ())
    before = PlayedGame(1, "2026-11-09 20:00", "2026-11-09", "upwards", ("Ada",), ())
    assert History((today, before), "2026-11-16").of_this_evening() == (today,)


def test_points_that_nobody_told_are_no_points() -> None:
    game = PlayedGame(1, "", "", "upwards", ("Ada", "Ben"), (), (12, None), ())
    assert records((game,)) == (Record("Ada", "upwards", 1, 0, 12, 12.0),)
