from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from games.rules import Expected
from vision.frames import Frame, Picture
from vision.reading import Advice, Box, Doubt, Reading, SeenDie
from vision.settle import Blinded, Emptied, Settled, Told, Watch, look_again, watch
from vision.taught import TaughtFaces

FELT = np.random.default_rng(1).integers(80, 120, (180, 320, 3)).astype(np.uint8)
NOTHING = Reading(())


def lying(*faces: int, doubt: Doubt | None = None) -> Reading:
    dice = tuple(SeenDie(Box(40 + 60 * at, 60, 24, 24), 0.99, face) for at, face in enumerate(faces))
    return Reading(dice, Advice(doubt, 0) if doubt else None)


def picture_of(reading: Reading, shift: int = 0) -> Picture:
    """Felt with a bright square for each die."""
    picture = FELT.copy()
    for die in reading.dice:
        picture[die.box.y : die.box.y + 24, die.box.x + shift : die.box.x + shift + 24] = 240
    return picture


def tumbling(frames: int) -> list[tuple[Picture, Reading]]:
    scenes = []
    for number in range(frames):
        picture = FELT.copy()
        picture[
            20 + 12 * (number % 9) : 60 + 12 * (number % 9), 30 * (number % 7) : 30 * (number % 7) + 60
        ] = 230
        scenes.append((picture, NOTHING))
    return scenes


def at_rest(reading: Reading, frames: int, shift: int = 0) -> list[tuple[Picture, Reading]]:
    return [(picture_of(reading, shift), reading)] * frames


def told(
    scenes: Iterable[tuple[Picture, Reading]], state: Watch | None = None
) -> tuple[Watch, list[tuple[int, Told]]]:
    """Fold all scenes; the reader sees what each scene says."""
    state, heard = state or Watch(), []
    for number, (picture, reading) in enumerate(scenes):
        state, news = watch(state, Frame(picture, number, number / 30), None, None, _says(reading))
        if news is not None:
            heard.append((number, news))
    return state, heard


def _says(reading: Reading) -> Callable[[Picture, Expected | None, TaughtFaces | None], Reading]:
    return lambda _picture, _expected, _taught: reading


def test_a_throw_is_told_once_within_nine_frames_of_rest() -> None:
    throw = lying(2, 5, 6)
    _, heard = told([*tumbling(20), *at_rest(throw, 60)])
    assert [news for _, news in heard] == [Settled(throw, heard[0][0], heard[0][0] / 30)]
    assert heard[0][0] - 20 <= 9


def test_a_bump_of_the_table_is_no_new_throw() -> None:
    throw = lying(1, 4)
    _, heard = told([*tumbling(8), *at_rest(throw, 20), *at_rest(throw, 2, shift=9), *at_rest(throw, 20)])
    assert len(heard) == 1


def test_taking_some_dice_tells_nothing_and_taking_all_tells_an_empty_tray() -> None:
    throw, rest = lying(3, 3, 1), lying(3, 3)
    scenes = [*tumbling(8), *at_rest(throw, 15), *at_rest(rest, 15), *at_rest(NOTHING, 15)]
    _, heard = told(scenes)
    assert [type(news) for _, news in heard] == [Settled, Emptied]


def test_the_same_faces_thrown_again_after_an_empty_tray_are_told_again() -> None:
    throw = lying(6, 6)
    scenes = [*tumbling(8), *at_rest(throw, 15), *at_rest(NOTHING, 15), *tumbling(8), *at_rest(throw, 15)]
    _, heard = told(scenes)
    assert [type(news) for _, news in heard] == [Settled, Emptied, Settled]


def test_an_unsure_throw_is_told_again_when_a_nudge_made_it_sure() -> None:
    doubted, clear = lying(2, 4, doubt=Doubt.LEANING), lying(2, 4)
    scenes = [*tumbling(8), *at_rest(doubted, 20), *at_rest(clear, 20, shift=5)]
    _, heard = told(scenes)
    assert [news.reading for _, news in heard if isinstance(news, Settled)] == [doubted, clear]


def test_an_unsure_throw_is_not_told_twice_for_a_nudge_that_changed_nothing() -> None:
    doubted = lying(2, 4, doubt=Doubt.GLARE)
    _, heard = told([*tumbling(8), *at_rest(doubted, 20), *at_rest(doubted, 20, shift=5)])
    assert len(heard) == 1


def test_an_unsure_throw_is_told_again_when_a_hand_changed_something_in_vain() -> None:
    doubted = lying(2, 4, doubt=Doubt.GLARE)
    _, heard = told([*tumbling(8), *at_rest(doubted, 20), *tumbling(8), *at_rest(doubted, 20)])
    assert [news.reading for _, news in heard if isinstance(news, Settled)] == [doubted, doubted]


def test_looks_that_disagree_are_told_as_unsure() -> None:
    one, two = lying(5), lying(6)
    scenes = [
        *tumbling(8),
        *at_rest(one, 5),
        (picture_of(two), two),
        (picture_of(one), one),
        *at_rest(one, 9),
    ]
    _, heard = told(scenes)
    assert [isinstance(news, Settled) and news.reading.sure for _, news in heard] == [False]


def test_looking_again_tells_the_same_throw_once_more() -> None:
    throw = lying(4, 5)
    state, first = told([*tumbling(8), *at_rest(throw, 20)])
    _, second = told(at_rest(throw, 20), look_again(state))
    assert len(first) == len(second) == 1


def test_a_hand_that_rests_over_the_tray_is_waited_for() -> None:
    throw = lying(1, 2)
    state, _ = told(at_rest(NOTHING, 15))
    hand = picture_of(throw)
    hand[60:180, 200:320] = 190
    scenes = [*tumbling(8), *[(hand, throw)] * 30]
    state, heard = told(scenes, state)
    assert heard == []
    _, heard = told(at_rest(throw, 15), state)
    assert [type(news) for _, news in heard] == [Settled]


def test_a_hand_that_stays_is_asked_away_and_the_throw_is_told_afterwards() -> None:
    throw = lying(1, 2)
    state, _ = told(at_rest(NOTHING, 15))
    hand = picture_of(throw)
    hand[60:180, 200:320] = 190
    _, heard = told([*tumbling(8), *[(hand, throw)] * 80, *at_rest(throw, 15)], state)
    assert [news.reading for _, news in heard if isinstance(news, Settled)] == [
        Reading(throw.dice, Advice(Doubt.HAND)),
        throw,
    ]


def test_a_die_that_rolls_slowly_is_not_told_before_it_lies_still() -> None:
    _, heard = told([*tumbling(8), *((creeping(number), lying(4)) for number in range(20))])
    assert heard == []


def creeping(number: int) -> Picture:
    """A small die that moves too little for two frames in a row to show it."""
    picture = FELT.copy()
    picture[60:74, 40 + 2 * number : 54 + 2 * number] = 240
    return picture


def test_a_picture_that_never_rests_is_told_when_the_dice_keep_their_places() -> None:
    throw = lying(3, 6)
    shaky = [(np.roll(picture_of(throw), 3 * (number % 3), axis=1), throw) for number in range(60)]
    _, heard = told(shaky)
    assert [type(news) for _, news in heard] == [Settled]


def test_a_black_picture_and_a_covered_lens_are_told_as_such() -> None:
    black = np.zeros((180, 320, 3), np.uint8)
    _, heard = told([(black, NOTHING)] * 40)
    assert [news for _, news in heard] == [Blinded(Doubt.DARK)]
    _, heard = told([(black + 60, NOTHING)] * 40)
    assert [news for _, news in heard] == [Blinded(Doubt.HIDDEN)]


def test_a_picture_that_stands_still_for_seconds_is_told_as_frozen() -> None:
    _, heard = told(at_rest(NOTHING, 200))
    assert [news for _, news in heard] == [Blinded(Doubt.UNCLEAR)]
