"""Simulated players: real hands, the full rules, whole games read by the camera."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.numberloor import RULES, Deck, Level, Numberloor, Phase, Setup, start, verbs
from games.numberloor.cards import is_floor
from games.numberloor.cues import CardLaid, CardsDrawn, DeckReshuffled, HandReturned, SeatLeft, StarWon
from games.numberloor.hands import Dealt, deal, follow
from games.numberloor.planning import best_line
from games.numberloor.players import decide, grace, tops_after
from games.numberloor.setup import all_cards
from games.numberloor.state import Turn

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
LEVELS_AND_PLAYERS = [(level, players) for level in Level for players in range(2, 6)]


def simulated(level: Level, *seats: str) -> Setup:
    return Setup(NAMES[: len(seats)], seats, level)


def event_for(state: Numberloor, choice: Choice) -> Event:
    """What reaches the referee: the open cards where the camera can tell, else the choice itself."""
    tops = tops_after(state, choice)
    return DiceSettled(Throw((), tuple(sorted(tops)))) if tops else Chosen(choice)


def everything(dealt: Dealt) -> Counter[str]:
    return Counter((*dealt.deck, *dealt.middle, *(card for hand in dealt.hands for card in hand)))


def play(setup: Setup, seed: int) -> Numberloor:
    """A whole hands-free game, watched: every card is where it can be, every claim of an empty hand true."""
    cards, will = Random(seed), Random(-seed - 1)
    state, dealt = start(setup), deal(setup, cards.randrange)
    for _ in range(5_000):
        choice = decide(state, dealt, will.randrange)
        if choice is None:
            break
        assert choice in RULES.choices(state)
        if choice.verb == verbs.EMPTY_HANDED:
            assert not any(map(is_floor, dealt.hands[state.turn.seat]))
        step = RULES.advance(state, event_for(state, choice))
        assert not any(isinstance(cue, Refused) for cue in step.cues)
        assert_laid_from_hand(dealt, step)
        state, dealt = step.state, follow(dealt, step, cards.randrange)
        assert everything(dealt) == Counter(all_cards(setup))
        assert not Counter((*state.piles, *state.turn.tentative)) - Counter(dealt.middle)
    return state


def assert_laid_from_hand(dealt: Dealt, step: Step[Numberloor]) -> None:
    laid = [cue for cue in step.cues if isinstance(cue, CardLaid)]
    assert all(cue.card in dealt.hands[cue.seat] for cue in laid)


@pytest.mark.parametrize(("level", "players"), LEVELS_AND_PLAYERS)
@pytest.mark.parametrize("kinds", [("easy",), ("strong",), ("easy", "strong")])
def test_a_hands_free_game_ends_with_a_true_winner(
    level: Level, players: int, kinds: tuple[str, ...]
) -> None:
    setup = simulated(level, *(kinds[seat % len(kinds)] for seat in range(players)))
    for seed in range(5):
        outcome = RULES.outcome(play(setup, seed))
        assert outcome is not None
        assert [outcome.points[seat] for seat in outcome.winners] == [setup.goal]


def test_a_small_deck_that_is_often_used_up_still_ends() -> None:
    setup = replace(simulated(Level.PRO, "easy", "easy"), deck=Deck(floors=2, numbers=(1, 1, 1), skip=1))
    assert all(RULES.outcome(play(setup, seed)) for seed in range(10))


def test_the_strong_player_beats_the_easy_one() -> None:
    setup = simulated(Level.PRO, "easy", "strong")
    games = [play(setup, seed) for seed in range(40)]
    assert sum(game.stars[1] == setup.goal for game in games) >= 30


@pytest.mark.parametrize("level", Level)
def test_the_same_chance_plays_the_same_game(level: Level) -> None:
    setup = simulated(level, "easy", "strong", "easy")
    assert play(setup, 7) == play(setup, 7)


def test_everyone_is_dealt_six_cards_with_a_floor_among_them_and_two_cards_open_the_game() -> None:
    setup = simulated(Level.EXPERIENCED, *("easy",) * 5)
    for seed in range(50):
        dealt = deal(setup, Random(seed).randrange)
        assert [len(hand) for hand in dealt.hands] == [6] * 5
        assert all(any(map(is_floor, hand)) for hand in dealt.hands)
        assert is_floor(dealt.middle[0])
        assert dealt.middle[1] in {"balloon-1", "balloon-2", "balloon-3"}
        assert everything(dealt) == Counter(all_cards(setup))


# What happens to the cards, cue by cue

HANDS = (("floor-1", "balloon-2"), ("floor-3", "night-4"))
DEALT = Dealt(("floor-6", "floor-7", "floor-8"), HANDS, ("floor-5", "balloon-3", "floor-9"))
GAME = replace(
    start(Setup(NAMES[:2], ("easy", "strong"))),
    phase=Phase.TURN,
    piles=("floor-5", "balloon-3"),
    turn=Turn(1, 0),
)


def first(_: int) -> int:
    return 0


def test_a_laid_card_goes_from_the_hand_to_the_middle() -> None:
    after = follow(DEALT, Step(GAME, (CardLaid(1, "night-4", "floor-5"),)), first)
    assert after == Dealt(DEALT.deck, (HANDS[0], ("floor-3",)), (*DEALT.middle, "night-4"))


def test_two_cards_come_from_the_deck_and_then_what_there_is() -> None:
    drawn = follow(DEALT, Step(GAME, (CardsDrawn(0),)), first)
    assert drawn.hands[0] == ("floor-1", "balloon-2", "floor-6", "floor-7")
    emptied = follow(replace(drawn, middle=GAME.piles), Step(GAME, (CardsDrawn(0),)), first)
    assert emptied == Dealt((), ((*drawn.hands[0], "floor-8"), HANDS[1]), GAME.piles)
    assert follow(emptied, Step(GAME, (CardsDrawn(0),)), first) == emptied


def test_a_new_deck_leaves_the_open_and_the_tentative_cards() -> None:
    game = replace(GAME, turn=replace(GAME.turn, laid=("balloon-2",)))
    lying = replace(DEALT, middle=(*DEALT.middle, "balloon-2"))
    after = follow(lying, Step(game, (DeckReshuffled(),)), first)
    assert after == replace(
        DEALT, deck=(*DEALT.deck, "floor-9"), middle=("floor-5", "balloon-3", "balloon-2")
    )


def test_a_star_lays_off_the_balloons_and_brings_six_new_cards_with_a_floor() -> None:
    balloons = tuple(f"balloon-{number}" for number in range(1, 7))
    dealt = Dealt((*balloons, "floor-2"), (("balloon-9",), ()), GAME.piles)
    after = follow(dealt, Step(GAME, (StarWon(0, 1),)), Random(3).randrange)
    assert len(after.hands[0]) == 6
    assert "floor-2" in after.hands[0]
    assert everything(after) == everything(dealt)
    assert "balloon-9" in after.middle


def test_an_exchanged_hand_is_shuffled_back() -> None:
    after = follow(DEALT, Step(GAME, (HandReturned(0),)), Random(3).randrange)
    assert everything(after) == everything(DEALT)
    assert len(after.hands[0]) == 6


def test_the_cards_of_a_player_who_leaves_go_to_the_middle() -> None:
    after = follow(DEALT, Step(GAME, (SeatLeft(1),)), first)
    assert after == Dealt(DEALT.deck, (HANDS[0], ()), (*DEALT.middle, *HANDS[1]))


# What the players decide


def test_beside_people_only_the_simulated_player_has_cards_and_decides() -> None:
    setup = Setup(NAMES[:2], ("person", "easy"), Level.BEGINNERS)
    dealt = deal(setup, Random(1).randrange)
    assert [len(hand) for hand in dealt.hands] == [0, 6]
    assert dealt.middle == ()
    game = start(setup)
    assert decide(game, dealt, first) is None
    opened = RULES.advance(game, DiceSettled(Throw((), ("floor-4", "floor-5")))).state
    assert decide(opened, dealt, first) is None
    passed = RULES.advance(opened, Chosen(Choice(verbs.DRAW_TWO)))
    assert follow(dealt, passed, first) == dealt
    assert decide(passed.state, dealt, first) in RULES.choices(passed.state)


def test_the_longest_line_uses_balloons_where_they_help() -> None:
    line = best_line(
        ("floor-3", "balloon-2"), ("floor-3", "balloon-3", "floor-6", "floor-9", "floor-7", "floor-5")
    )
    assert (line.hand, line.worth) == ((), (5, -1))


def test_nothing_to_lay_is_an_empty_line() -> None:
    assert best_line(("floor-3", "balloon-2"), ("floor-6", "balloon-skip")).laid == ()


def test_the_strong_player_snatches_with_a_fitting_night_floor_and_the_easy_one_does_not() -> None:
    dealt = Dealt((), (("floor-1",), ("night-8", "floor-3")), GAME.piles)
    assert decide(GAME, dealt, first) == Choice(verbs.SNATCH, (1, "night-8"))
    easy = replace(GAME, setup=simulated(Level.PRO, "easy", "easy"))
    assert decide(easy, dealt, first) == Choice(verbs.DRAW_TWO)


def test_the_last_floor_is_announced_before_anyone_can_snatch() -> None:
    game = replace(GAME, turn=Turn(1, 0, ("floor-5",)))
    dealt = Dealt(("floor-0",) * 6, (("balloon-1",), ("night-8", "floor-3")), GAME.piles)
    assert decide(game, dealt, first) == Choice(verbs.EMPTY_HANDED, (0,))


def test_the_strong_player_closes_a_turn_with_the_skip_card() -> None:
    game = replace(GAME, turn=Turn(1, 1, ("floor-5",)))
    dealt = Dealt((), ((), ("floor-1", "balloon-skip")), GAME.piles)
    assert decide(game, dealt, first) == Choice(verbs.LAY, (1, "balloon-skip"))
    closed = replace(
        game, piles=("floor-5", "balloon-skip"), turn=replace(game.turn, laid=("floor-5", "balloon-skip"))
    )
    assert decide(closed, replace(dealt, hands=((), ("floor-1",))), first) == Choice(PASS)


def test_a_new_deck_is_told_before_cards_are_drawn_from_it() -> None:
    dealt = Dealt((), (("floor-1",), ("floor-3",)), (*GAME.piles, "floor-9"))
    assert decide(GAME, dealt, first) == Choice(verbs.RESHUFFLE)


def test_the_camera_is_shown_the_open_cards_unless_an_equal_card_hides_the_change() -> None:
    assert tops_after(GAME, Choice(verbs.LAY, (0, "floor-8"))) == ("floor-8", "balloon-3")
    assert tops_after(GAME, Choice(verbs.LAY, (0, "floor-5"))) is None
    assert tops_after(GAME, Choice(verbs.DRAW_TWO)) is None


def test_the_opening_cards_are_shown_when_both_lie_there() -> None:
    game = start(GAME.setup)
    assert tops_after(game, Choice(verbs.OPEN, ("floor-5",))) is None
    half = replace(game, piles=("floor-5",))
    assert tops_after(half, Choice(verbs.OPEN, ("balloon-3",))) == ("floor-5", "balloon-3")


BESIDE_A_PERSON = replace(
    start(simulated(Level.PRO, "person", "strong")),
    phase=Phase.TURN,
    piles=("floor-8", "balloon-3"),
    turn=Turn(1, 0, ("floor-8",)),
)


def test_a_snatch_from_a_person_waits_a_while_and_its_card_comes_back_if_it_was_too_late() -> None:
    dealt = Dealt(("floor-0",) * 6, ((), ("night-8", "floor-3", "balloon-1")), ())
    snatch = decide(BESIDE_A_PERSON, dealt, first)
    assert snatch == Choice(verbs.SNATCH, (1, "night-8"))
    assert grace(BESIDE_A_PERSON, snatch) >= 2
    snatched = RULES.advance(BESIDE_A_PERSON, Chosen(snatch))
    dealt = follow(dealt, snatched, first)
    assert dealt.hands[1] == ("floor-3", "balloon-1")
    back = RULES.advance(snatched.state, Chosen(Choice(ANNOUNCE)))
    dealt = follow(dealt, back, first)
    assert sorted(dealt.hands[1]) == ["balloon-1", "floor-3", "night-8"]
    assert decide(back.state, dealt, first) is None


def test_a_seat_of_the_device_that_is_snatched_after_its_last_floor_says_so_itself() -> None:
    game = replace(BESIDE_A_PERSON, turn=Turn(1, 1, ("floor-8",)))
    dealt = Dealt(("floor-0",) * 6, ((), ("balloon-1",)), ())
    snatched = RULES.advance(game, Chosen(Choice(verbs.SNATCH, (0, "night-8")))).state
    assert decide(snatched, dealt, first) == Choice(verbs.EMPTY_HANDED, (1,))


def test_in_a_hurry_a_hand_with_floors_lays_off_only_its_balloons() -> None:
    game = replace(BESIDE_A_PERSON, phase=Phase.LAY_OFF, turn=Turn(1, 1, ("floor-8",)))
    dealt = Dealt((), ((), ("floor-3", "balloon-1")), ())
    assert decide(game, dealt, first) == Choice(verbs.LAY_OFF, ("balloon-1",))
