"""Two finders, taught apart: what either sees must be explained, and a die that leans stays one."""

from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.reading.second_opinion import agreed, explains, settled

UNCLEAR = Advice(Doubt.UNCLEAR)


def reading(*dice: tuple[int, int], advice: Advice | None = None) -> Reading:
    """Dice as (place from the left, face)."""
    return Reading(tuple(SeenDie(PictureBox(x, 10, 40, 40), 0.9, face) for x, face in dice), advice)


def test_a_die_that_one_finder_missed_is_not_passed_over() -> None:
    told = agreed(reading((10, 5)), reading((10, 5), (52, 4)))
    assert not told.sure
    assert told.advice is not None
    assert told.advice.place == PictureBox(52, 10, 40, 40)


def test_two_that_read_a_die_otherwise_are_not_sure() -> None:
    assert not agreed(reading((10, 5)), reading((12, 6))).sure


def test_what_the_second_finder_misses_takes_nothing_from_a_sure_reading() -> None:
    first = reading((10, 5), (52, 4))
    assert agreed(first, reading((12, 5), advice=UNCLEAR)) == first


def test_in_a_game_a_doubt_is_settled_by_a_sure_reading() -> None:
    second = reading((10, 5), (52, 4))
    assert settled(reading((11, 5), advice=Advice(Doubt.TOO_FEW)), second) == second


def test_on_a_photograph_a_doubt_stays_where_it_was() -> None:
    corner = PictureBox(90, 10, 40, 40)
    told = agreed(reading((11, 5), advice=Advice(Doubt.UNCLEAR, place=corner)), reading((10, 5)))
    assert told.advice is not None
    assert told.advice.place == corner


def test_a_leaning_die_is_asked_about_whoever_looks() -> None:
    leaning = reading((10, 5), advice=Advice(Doubt.LEANING, 0))
    assert settled(leaning, reading((10, 5))) == leaning
    assert not agreed(leaning, reading((10, 5))).sure


def test_an_empty_table_to_one_of_them_is_not_told_as_empty() -> None:
    assert not agreed(reading(), reading((10, 3))).sure


def test_of_two_that_are_not_sure_the_one_that_saw_more_is_shown() -> None:
    more = reading((10, 5), (52, 4), advice=UNCLEAR)
    assert agreed(reading((10, 5), advice=UNCLEAR), more) == more


def test_a_reading_that_lacks_a_die_of_another_does_not_explain_it() -> None:
    both = reading((10, 5), (52, 4))
    assert explains(both, reading((11, 5)))
    assert not explains(reading((10, 5)), both)
    assert not explains(reading((10, 5), (52, 3)), both)
