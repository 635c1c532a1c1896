"""A camera that stands low sees tops as narrow as sides: the tops are told, and nothing is told twice."""

import pytest

from games.rules import Expected
from vision.reading.finder import view
from vision.reading.judging import judge_all
from vision.reading.low_camera import is_low
from vision.reading.network import SCOUT
from vision.reading.reader import read
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.reading.second_opinion import from_low
from vision.simulated.pictures import still

THROWS = ((1, (3, 4, 5, 6)), (4, (5, 6, 6, 4)), (6, (3, 4, 4, 3)), (8, (5, 2, 2, 6)))
BESIDE = PictureBox(400, 50, 40, 40)


def reading(*dice: tuple[int, int, int], advice: Advice | None = None) -> Reading:
    """Dice as (from the left, from above, face)."""
    return Reading(tuple(SeenDie(PictureBox(x, y, 40, 40), 0.9, face) for x, y, face in dice), advice)


@pytest.mark.parametrize(("seed", "faces"), THROWS)
@pytest.mark.parametrize("known", [True, False])
def test_dice_seen_from_low_down_are_told_by_their_tops(
    seed: int, faces: tuple[int, ...], known: bool
) -> None:
    picture, _ = still(seed, faces, tilt=46)
    told = read(picture, Expected(pip_dice=len(faces)) if known else None)
    assert told.sure
    assert list(told.faces) == sorted(faces)


@pytest.mark.parametrize("tilt", [0, 8, 15])
def test_a_camera_above_the_tray_does_not_stand_low(tilt: float) -> None:
    picture, _ = still(5, (1, 2, 3, 4, 5), tilt=tilt)
    assert not is_low(judge_all(picture, view(picture, 0.07, finder=SCOUT).places))


def test_what_the_first_finder_saw_may_be_a_side_of_a_die_that_is_told() -> None:
    scout = reading((100, 50, 5), (200, 50, 2))
    sides = [PictureBox(104, 78, 40, 40), PictureBox(200, 50, 40, 40)]
    assert from_low(reading((104, 78, 3), advice=Advice(Doubt.LEANING, 0)), sides, scout) == scout


def test_what_the_first_finder_saw_elsewhere_is_asked_about() -> None:
    told = from_low(reading(), [BESIDE], reading((100, 50, 5)))
    assert told.advice == Advice(Doubt.UNCLEAR, place=BESIDE)


def test_a_sure_reading_is_not_given_up_because_the_scout_wonders() -> None:
    first = reading((100, 50, 5))
    assert from_low(first, [], reading((101, 50, 5), advice=Advice(Doubt.UNCLEAR, 0))) == first
