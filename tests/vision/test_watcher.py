from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np
import pytest

from games.dice import Throw
from games.rules import Expected
from vision.frames import Frame, Picture
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.taught.faces import TaughtFaces
from vision.watching.wanted import Wanted
from vision.watching.watch_news import Blinded, Emptied, News, Settled, Sorted
from vision.watching.watcher import Watch, watch

FELT = np.random.default_rng(1).integers(80, 120, (180, 320, 3)).astype(np.uint8)
NOTHING = Reading(())


def lying(*faces: int, doubt: Doubt | None = None) -> Reading:
    dice = tuple(SeenDie(PictureBox(40 + 60 * at, 60, 24, 24), 0.99, face) for at, face in enumerate(faces))
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
    scenes: Iterable[tuple[Picture, Reading]],
    state: Watch | None = None,
    expected: Expected | Wanted | None = None,
) -> tuple[Watch, list[tuple[int, News]]]:
    """Fold all scenes; the reader sees what each scene says."""
    state, heard = state or Watch(), []
    wanted = expected if isinstance(expected, Wanted) else Wanted(expected)
    wanted = replace(wanted, second_looks=max(wanted.second_looks, state.second_looks))
    for number, (picture, reading) in enumerate(scenes):
        state, news = watch(state, Frame(picture, number, number / 30), wanted, None, _says(reading))
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


def test_a_throw_after_a_long_movement_is_told_within_nine_frames_of_rest() -> None:
    throw = lying(2, 5, 6)
    waving = [
        (
            np.where(np.indices((180, 320))[1][..., None] < 90 + 9 * (number % 5), 20, FELT).astype(np.uint8),
            NOTHING,
        )
        for number in range(70)
    ]
    _, heard = told([*waving, *at_rest(throw, 30)])
    assert [news.reading for _, news in heard if isinstance(news, Settled)] == [throw]
    assert heard[-1][0] - 70 <= 9


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
    _, second = told(at_rest(throw, 20), state, Wanted(second_looks=1))
    assert len(first) == len(second) == 1


def test_dice_that_count_are_no_throw_when_they_are_looked_at_again() -> None:
    throw, right = lying(2, 5, 6), lying(2, 5, 4)
    state, _ = told([*tumbling(8), *at_rest(throw, 15)])
    asked = Wanted(counting=(Throw((2, 5, 6)),), second_looks=1)
    state, second = told(at_rest(replace(right, advice=Advice(Doubt.GLARE, 2)), 15), state, asked)
    nudged = moved(right, 2, 164, 66)
    state, third = told([*tumbling(8), *at_rest(nudged, 15)], state)
    _, fourth = told([*tumbling(8), *at_rest(moved(right, 2, 40, 130), 15)], state)
    heard = [news for _, news in (*second, *third, *fourth) if isinstance(news, Settled)]
    assert [(news.reading.sure, news.again) for news in heard] == [(False, True), (True, True), (True, False)]


COUNTING = Wanted(counting=(Throw((2, 5, 6)),))


def wished(times: int) -> Wanted:
    """Somebody has asked so often for a second look at a throw that counts."""
    return replace(COUNTING, second_looks=times)


@pytest.mark.parametrize("frames", [15, 1])
def test_dice_that_count_are_no_throw_however_often_they_are_looked_at_again(frames: int) -> None:
    throw = lying(2, 5, 6)
    state, _ = told([*tumbling(8), *at_rest(throw, 15)])
    state, _ = told(at_rest(replace(throw, advice=Advice(Doubt.GLARE, 2)), frames), state, wished(1))
    _, heard = told(at_rest(throw, 15), state, wished(2))
    assert [news.again for _, news in heard if isinstance(news, Settled)] == [True]


def test_a_hand_in_the_way_of_a_second_look_makes_no_throw_of_it() -> None:
    throw = lying(2, 5, 6)
    state, _ = told([*at_rest(NOTHING, 15), *tumbling(8), *at_rest(throw, 15)])
    hand = picture_of(throw)
    hand[60:180, 200:320] = 190
    _, heard = told([*tumbling(8), *[(hand, throw)] * 80, *at_rest(throw, 15)], state, wished(1))
    assert [news.again for _, news in heard if isinstance(news, Settled)] == [True, True]


def test_a_tray_that_is_emptied_instead_of_looked_at_again_is_told_empty() -> None:
    state, _ = told([*tumbling(8), *at_rest(lying(2, 5, 6), 15)])
    _, heard = told([*tumbling(8), *at_rest(NOTHING, 15)], state, wished(1))
    assert [news for _, news in heard] == [Emptied(again=True)]


def test_dice_of_an_interrupted_game_that_count_already_are_no_throw() -> None:
    _, heard = told([*at_rest(lying(2, 5), 15), *tumbling(8), *at_rest(lying(2, 5, 1), 15)], None, COUNTING)
    assert [news.reading for _, news in heard if isinstance(news, Settled)] == [lying(2, 5, 1)]


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


FIVE = lying(2, 2, 3, 5, 6)
SORTING = Expected(5, sorting=True)


def moved(reading: Reading, die: int, x: int, y: int) -> Reading:
    """The same dice, one of them laid elsewhere."""
    there = replace(reading.dice[die], box=PictureBox(x, y, 24, 24))
    return replace(reading, dice=(*reading.dice[:die], there, *reading.dice[die + 1 :]))


def without(reading: Reading, *dice: int) -> Reading:
    """What is left when some dice are taken up: too few for a throw."""
    left = tuple(die for number, die in enumerate(reading.dice) if number not in dice)
    return Reading(left, Advice(Doubt.TOO_FEW))


def sorted_after(*rests: Reading, frames: int = 15) -> list[News]:
    """What is told after five dice were thrown and then lay like this, one rest after the other."""
    scenes = [*tumbling(8), *at_rest(FIVE, 15)]
    for rest in rests:
        scenes += [*tumbling(8), *at_rest(rest, frames)]
    return [news for _, news in told(scenes, expected=SORTING)[1]][1:]


def test_dice_left_while_the_others_are_shaken_are_not_too_few() -> None:
    left = without(FIVE, 2, 3, 4)
    assert sorted_after(left) == [Sorted(left.dice)]


def test_dice_that_were_moved_aside_are_no_throw() -> None:
    aside = moved(FIVE, 1, 280, 10)
    assert sorted_after(aside) == [Sorted(aside.dice)]


def test_a_bump_sorts_nothing() -> None:
    assert sorted_after(FIVE) == []


def test_a_die_hidden_by_the_hand_comes_back_without_being_thrown() -> None:
    hidden = without(FIVE, 4)
    assert sorted_after(hidden, FIVE) == [Sorted(hidden.dice), Sorted(FIVE.dice)]


def test_a_throw_beside_dice_that_stayed_names_them() -> None:
    left = without(FIVE, 3, 4)
    thrown = moved(moved(lying(2, 2, 3, 5, 1), 3, 60, 120), 4, 150, 120)
    taken, throw = sorted_after(left, thrown)
    assert isinstance(throw, Settled)
    assert (taken, throw) == (Sorted(left.dice), replace(throw, reading=thrown, stayed=thrown.dice[:3]))


def test_a_die_that_rolls_beside_a_kept_one_and_shows_the_same_was_thrown() -> None:
    left, kept = without(FIVE, 4), FIVE.dice[2].box
    thrown = moved(lying(2, 2, 3, 5, 3), 4, kept.x, kept.y + 27)
    *_, throw = sorted_after(left, thrown)
    assert isinstance(throw, Settled)
    assert throw.stayed == thrown.dice[:4]


def test_a_die_that_did_not_move_shows_what_it_showed() -> None:
    unclear = Reading((replace(FIVE.dice[0], face=4), *FIVE.dice[1:3]), Advice(Doubt.UNCLEAR, 0))
    assert sorted_after(unclear) == [Sorted(FIVE.dice[:3])]


def test_a_die_that_did_not_move_while_others_were_thrown_and_shows_something_else_is_doubted() -> None:
    thrown = moved(moved(lying(4, 2, 3, 5, 1), 3, 60, 120), 4, 150, 120)
    *_, news = sorted_after(without(FIVE, 3, 4), thrown)
    assert isinstance(news, Settled)
    assert news.reading.advice == Advice(Doubt.UNCLEAR, 0)


def test_too_few_thrown_dice_are_told_when_no_other_one_comes() -> None:
    thrown = moved(without(FIVE, 4), 3, 150, 130)
    fallen = replace(thrown, dice=(*thrown.dice[:3], replace(thrown.dice[3], face=1)))
    assert sorted_after(fallen) == []
    (news,) = sorted_after(fallen, frames=80)
    assert isinstance(news, Settled)
    assert news.reading == fallen


def test_two_kept_dice_that_look_like_one_large_two_are_not_kept_as_a_two() -> None:
    large = replace(FIVE.dice[0], box=PictureBox(220, 10, 90, 90))
    assert sorted_after(Reading((large,), Advice(Doubt.TOO_FEW))) == []


def thinking(reading: Reading, frames: int) -> list[tuple[Picture, Reading]]:
    """An arm lies over the tray, nearly still, and this is what the reader makes of it."""
    picture = picture_of(reading)
    picture[:140, 100:190] = 30
    breathing = [picture.copy(), picture.copy()]
    breathing[1][:8, 100:190] = 34
    return [(breathing[number % 2], reading) for number in range(frames)]


def test_a_hand_that_thinks_while_it_sorts_is_not_asked_away_and_takes_nothing() -> None:
    hand = thinking(without(FIVE, 1, 2), 80)
    _, heard = told([*tumbling(8), *at_rest(FIVE, 15), *hand, *at_rest(FIVE, 15)], expected=SORTING)
    assert [type(news) for _, news in heard] == [Settled]


def test_a_die_held_still_in_the_hand_shows_nothing_that_counts() -> None:
    held = moved(lying(2, 2, 3, 5, 1), 4, 150, 60)
    aside = moved(FIVE, 4, 280, 10)
    scenes = [*tumbling(8), *at_rest(FIVE, 15), *thinking(held, 200), *at_rest(aside, 15)]
    _, heard = told(scenes, expected=SORTING)
    assert [news for _, news in heard[1:]] == [Sorted(aside.dice)]


def test_a_hand_that_never_goes_is_asked_away_at_last_and_no_throw_is_lost_by_it() -> None:
    scenes = [*tumbling(8), *at_rest(FIVE, 15), *thinking(without(FIVE, 1, 2), 400)]
    state, heard = told(scenes, expected=SORTING)
    assert [type(news) for _, news in heard] == [Settled, Settled]
    _, afterwards = told(at_rest(FIVE, 15), state, Expected(5))
    assert [news for _, news in afterwards] == [Sorted(FIVE.dice, settles_doubt=True)]


def laid_by_hand(reading: Reading, die: int) -> list[tuple[Picture, Reading]]:
    """An arm reaches in from above and is drawn back: then the die lies there."""
    box, scenes = reading.dice[die].box, list[tuple[Picture, Reading]]()
    for reach in (20, 60, 100, 144, 144, 100, 60, 20):
        picture = picture_of(reading if reach == 144 or len(scenes) > 4 else without(reading, die))
        picture[:reach, box.x - 30 : box.x + 54] = 30
        scenes.append((picture, NOTHING))
    return scenes


def rolled(reading: Reading, die: int) -> list[tuple[Picture, Reading]]:
    """An arm lets go at the edge and is gone when the die comes to rest."""
    box, scenes = reading.dice[die].box, []
    for number in range(10):
        picture = picture_of(without(reading, die))
        if number < 4:
            picture[:60, :120] = 30
        x = round(40 + (box.x - 40) * number / 9)
        picture[box.y : box.y + 24, x : x + 24] = 240
        scenes.append((picture, NOTHING))
    return scenes


@pytest.mark.parametrize(("comes", "counts"), [(laid_by_hand, False), (rolled, True)])
def test_a_die_that_was_held_out_of_view_is_a_throw_only_if_it_rolled(
    comes: Callable[[Reading, int], list[tuple[Picture, Reading]]], counts: bool
) -> None:
    held, back = without(FIVE, 4), moved(FIVE, 4, 200, 120)
    scenes = [*tumbling(8), *at_rest(FIVE, 15), *tumbling(8), *at_rest(held, 15), *comes(back, 4)]
    _, heard = told([*scenes, *at_rest(back, 15)], expected=SORTING)
    assert [type(news) for _, news in heard] == [Settled, Sorted, Settled if counts else Sorted]


def test_a_throw_that_was_doubted_still_names_the_dice_that_stayed() -> None:
    left = without(FIVE, 3, 4)
    thrown = moved(moved(lying(2, 2, 3, 5, 1), 3, 60, 120), 4, 150, 120)
    doubted = replace(thrown, advice=Advice(Doubt.LEANING, 4))
    nudged = moved(thrown, 4, 154, 124)
    state, _ = told([*tumbling(8), *at_rest(FIVE, 15), *tumbling(8), *at_rest(left, 15)], expected=SORTING)
    state, asked = told([*tumbling(8), *at_rest(doubted, 15)], state, SORTING)
    _, answered = told([*tumbling(8), *at_rest(nudged, 15)], state, Expected(5))
    assert [news.stayed for _, news in (*asked, *answered) if isinstance(news, Settled)] == [
        thrown.dice[:3],
        thrown.dice[:3],
    ]


def test_a_doubt_about_dice_that_count_already_is_cleared_without_a_throw() -> None:
    half_turned = replace(FIVE.dice[4], box=PictureBox(250, 130, 24, 24), face=3)
    doubted = Reading((*FIVE.dice[:4], half_turned), Advice(Doubt.LEANING, 4))
    state, asked = told(
        [*tumbling(8), *at_rest(FIVE, 15), *tumbling(8), *at_rest(doubted, 15)], expected=SORTING
    )
    _, answered = told([*tumbling(8), *at_rest(FIVE, 15)], state, Expected(5))
    assert [type(news) for _, news in asked] == [Settled, Settled]
    assert [news for _, news in answered] == [Sorted(FIVE.dice, settles_doubt=True)]
