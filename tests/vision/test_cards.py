"""Cards: drawn, laid on two piles by a hand, taught once, and read however they are turned."""

from __future__ import annotations

import numpy as np
import pytest

from games.dice import Throw
from games.numberloor.cards import ALL_CARDS
from games.rules import Expected
from vision.frames import Picture
from vision.reading.readings import Advice, Doubt
from vision.simulated.card_faces import card_picture
from vision.simulated.cards import SimulatedCards, card_photos
from vision.simulated.scenery import scenery
from vision.taught.cards import CardsAlike, find_cards, teach_cards
from vision.taught.faces import NothingToTeach, TaughtFaces
from vision.taught.reader import read
from vision.watching.wanted import Wanted
from vision.watching.watch_news import Settled
from vision.watching.watcher import Watch, watch

TWO_CARDS = Expected(pip_dice=0, taught_dice=2)
SOME = ("floor-6", "floor-9", "night-6", "balloon-6", "balloon-skip")
ROOM = scenery(4)


@pytest.fixture(scope="module")
def taught() -> TaughtFaces:
    return teach_cards(card_photos(SOME, ROOM, 2))


def laid(seed: int, tops: tuple[str, str]) -> SimulatedCards:
    field = SimulatedCards(seed, scenery=ROOM)
    field.lay(tops)
    while not field.at_rest:
        field.read()
    return field


def test_every_card_of_the_game_has_a_face_of_its_own() -> None:
    faces = {card: card_picture(card).tobytes() for card in ALL_CARDS}
    assert len(set(faces.values())) == len(ALL_CARDS)


@pytest.mark.parametrize("card", ["floor-10", "dragon-3", "balloon", "floor-even-x", ""])
def test_a_card_that_does_not_exist_is_refused_by_name(card: str) -> None:
    with pytest.raises(ValueError, match="No game has a face"):
        card_picture(card)


@pytest.mark.parametrize("seed", range(6))
def test_two_cards_are_found_however_they_are_turned(seed: int) -> None:
    left, right = find_cards(laid(seed, ("floor-6", "night-6")).read().picture)
    assert left.x < right.x
    assert left.edge == pytest.approx(right.edge, rel=0.12)


@pytest.mark.parametrize("seed", range(6))
def test_taught_cards_are_read_surely_at_any_turn(taught: TaughtFaces, seed: int) -> None:
    rng = np.random.default_rng(seed)
    one, other = (str(card) for card in rng.choice(SOME, 2))
    field = laid(seed, (one, other))
    reading = read(field.read().picture, TWO_CARDS, taught)
    assert (Throw(reading.faces, reading.signs), reading.sure) == (field.truth, True)


def test_the_truth_is_known_only_when_the_hand_is_gone() -> None:
    field = SimulatedCards(1, scenery=ROOM)
    assert field.truth is None
    field.lay(("floor-6", "balloon-6"))
    assert field.truth is None
    while not field.at_rest:
        field.read()
    assert field.truth == Throw((), ("balloon-6", "floor-6"))


def test_only_the_pile_that_changed_is_touched() -> None:
    field = laid(2, ("floor-6", "balloon-6"))
    before = field._piles
    field.lay(("floor-9", "balloon-6"))
    assert field._piles[1] == before[1]
    assert [card.card for card in field._piles[0]] == ["floor-6", "floor-9"]
    field.lay(("floor-9", "balloon-6"))
    assert [card.card for card in field._piles[0]] == ["floor-6", "floor-9"]


def test_a_laid_card_is_told_once(taught: TaughtFaces) -> None:
    field = SimulatedCards(3, scenery=ROOM)
    state, told = Watch(), []
    for tops in (("floor-6", "balloon-6"), ("floor-9", "balloon-6")):
        field.lay(tops)
        for _ in range(75):
            state, news = watch(state, field.read(), Wanted(TWO_CARDS), taught)
            told += [news.reading.signs] if isinstance(news, Settled) and news.reading.sure else []
    assert told == [("balloon-6", "floor-6"), ("balloon-6", "floor-9")]


def test_one_card_alone_is_too_few(taught: TaughtFaces) -> None:
    ((_, picture),) = card_photos(("floor-6",), ROOM, 1)
    assert read(picture, TWO_CARDS, taught).advice == Advice(Doubt.TOO_FEW)


def test_two_equal_faces_of_different_meaning_cannot_be_taught() -> None:
    ((_, picture),) = card_photos(("floor-6",), ROOM, 1)
    with pytest.raises(CardsAlike, match=r"floor-[67] and floor-[67] look the same"):
        teach_cards([("floor-6", picture), ("floor-7", picture)])


def test_a_picture_without_a_card_teaches_nothing() -> None:
    empty: Picture = np.full((720, 1280, 3), 90, np.uint8)
    with pytest.raises(NothingToTeach, match="floor-6"):
        teach_cards([("floor-6", empty)])


def test_taught_cards_can_be_kept_as_arrays(taught: TaughtFaces) -> None:
    again = TaughtFaces.from_arrays(taught.to_arrays())
    assert (again.signs, again.are_cards) == (taught.signs, True)
    assert np.array_equal(again.rows, taught.rows)
