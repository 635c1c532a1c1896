"""Mäxchen: the rules as docs/traditional-games.md has them, a second implementation, and its secrets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

import pytest

from config.settings import load
from device.feed.story import Story, Turn
from device.games_from_settings import lobby_for
from display.registry import view_of
from display.spoken import Ear, spoken
from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Cue, Refused, SecretUnclear, ThrowTaken
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.maexchen import RULES, Looking, Phase, Plays, Setup, start
from games.maexchen.cues import Refusal
from games.maexchen.players import decide
from games.maexchen.values import VALUES, value_of, ways_from
from games.maexchen.verbs import GO_ON, SAY, UNSEEN
from games.table import Table, advance, begin
from session.evening import Evening
from session.evening import advance as happen
from session.evening import choices as offered
from stream import Happened
from words.languages import LANGUAGES
from words.phrases import Language

NAMES = ("Ada", "Ben", "Cem")
DOUBT, BELIEVE, ON = Choice(ANNOUNCE), Choice(PASS), Choice(GO_ON)


def say(value: int) -> Choice:
    return Choice(SAY, (value,))


def played(table: Table, *events: Event | Choice) -> Table:
    for event in events:
        table = advance(table, Chosen(event) if isinstance(event, Choice) else event).state
    return table


def thrown(*faces: int) -> DiceSettled:
    return DiceSettled(Throw(faces))


def test_twenty_one_beats_doubles_and_doubles_beat_the_rest() -> None:
    assert [value_of(pair) for pair in ((1, 2), (6, 6), (1, 1), (5, 6), (3, 1))] == [21, 66, 11, 65, 31]
    ranks = [VALUES.index(value) for value in (21, 66, 11, 65, 31)]
    assert ranks == sorted(ranks, reverse=True)
    assert len(VALUES) == 21


def test_the_chances_are_those_of_all_36_throws() -> None:
    every = [VALUES.index(value_of(pair)) for pair in product(range(1, 7), repeat=2)]
    assert [ways_from(place) for place in range(22)] == [
        sum(rank >= place for rank in every) for place in range(22)
    ]


@pytest.mark.parametrize(("lies", "loser"), [((5, 4), 1), ((6, 6), 1), ((5, 3), 0), ((2, 1), 1)])
def test_what_is_at_least_what_was_announced_is_true(lies: tuple[int, int], loser: int) -> None:
    table = played(begin(Setup(NAMES)), say(54), DOUBT, thrown(*lies))
    assert table.state.lives == tuple(3 - (seat == loser) for seat in range(3))
    assert played(table, ON).state.turn == loser


def test_dice_that_nobody_waits_for_are_refused_with_the_true_reason() -> None:
    judged = played(begin(Setup(NAMES)), say(54)).state
    assert RULES.take(judged, Throw((5, 4))).cues == (Refused(Refusal.STAYS_COVERED),)
    over = replace(judged, phase=Phase.OVER)
    assert RULES.take(over, Throw((5, 4))).cues == (Refused(Refusal.FINISHED),)


def test_a_misread_cup_can_be_put_right() -> None:
    table = played(begin(Setup(NAMES)), say(54), DOUBT, thrown(5, 3))
    assert table.state.lives == (2, 3, 3)
    assert RULES.correct(table.state, Throw((5, 5))).state.lives == (3, 2, 3)


def test_an_announcement_goes_up_unless_the_house_lets_it_be_equal() -> None:
    strict = played(begin(Setup(NAMES)), say(54), BELIEVE)
    kind = played(begin(Setup(NAMES, equal=True)), say(54), BELIEVE)
    assert (say(54) in RULES.choices(strict.state), say(54) in RULES.choices(kind.state)) == (False, True)


def test_a_believed_maexchen_costs_one_life_and_a_doubted_one_two() -> None:
    told = played(begin(Setup(NAMES)), say(21))
    assert Choice(UNSEEN) not in RULES.choices(told.state)
    assert played(told, BELIEVE).state.lives == (3, 2, 3)
    assert played(told, DOUBT, thrown(1, 2)).state.lives == (3, 1, 3)
    assert played(told, DOUBT, thrown(6, 6)).state.lives == (1, 3, 3)
    single = played(begin(Setup(NAMES, double=False)), say(21), DOUBT, thrown(6, 6))
    assert single.state.lives == (2, 3, 3)


def test_whoever_passes_on_unseen_answers_for_it() -> None:
    table = played(begin(Setup(NAMES)), say(43), Choice(UNSEEN), say(51), DOUBT, thrown(4, 3))
    assert table.state.lives == (3, 2, 3)


def test_whoever_is_out_is_passed_over_and_the_last_one_wins() -> None:
    table = played(begin(Setup(NAMES, lives=1)), say(54), DOUBT, thrown(1, 3), ON)
    assert (table.state.turn, table.state.lives) == (1, (0, 1, 1))
    table = played(table, say(31), BELIEVE, say(32))
    assert table.state.turn == 1
    ended = RULES.outcome(played(table, DOUBT, thrown(6, 5)).state)
    assert ended is not None
    assert (ended.points, ended.winners) == ((0, 0, 1), (2,))


@dataclass
class Second:
    """The rules in words, written a second time without a look at the first."""

    lives: list[int]
    double: bool
    equal: bool
    turn: int = 0
    said: int = 0
    teller: int = 0
    dice: tuple[int, int] = (0, 0)
    high: list[int] = field(default_factory=list)

    @staticmethod
    def worth(value: int) -> int:
        tens, ones = divmod(value, 10)
        return 1000 if value == 21 else 100 + value if tens == ones else value

    def following(self, seat: int) -> int:
        while True:
            seat = (seat + 1) % len(self.lives)
            if self.lives[seat]:
                return seat

    def may_say(self, value: int) -> bool:
        if not self.said:
            return True
        mine, before = self.worth(value), self.worth(self.said)
        return mine > before or (self.equal and mine == before)

    def say(self, value: int) -> None:
        self.said, self.teller, self.turn = value, self.turn, self.following(self.turn)

    def lose(self, seat: int, lives: int) -> None:
        self.lives[seat] = max(0, self.lives[seat] - lives)
        self.said, self.turn = 0, seat if self.lives[seat] else self.following(seat)

    def doubt(self) -> None:
        lies = self.worth(max(self.dice) * 10 + min(self.dice))
        wrong = self.teller if lies < self.worth(self.said) else self.turn
        self.lose(wrong, 2 if self.said == 21 and self.double else 1)


@pytest.mark.parametrize("seed", range(60))
def test_a_second_implementation_plays_the_same_game(seed: int) -> None:
    chance = Random(seed)
    double, equal, seats = chance.random() < 0.5, chance.random() < 0.3, chance.randint(2, 6)
    lives = chance.randint(1, 4)
    setup = Setup(tuple("abcdef"[:seats]), (Plays.EASY,) * seats, lives=lives, double=double, equal=equal)
    state, other = start(setup), Second([lives] * seats, double, equal)
    while RULES.outcome(state) is None:
        if state.phase is Phase.THROWING:
            other.dice = (chance.randint(1, 6), chance.randint(1, 6))
            state = RULES.take(state, Throw(other.dice)).state
            continue
        offered = RULES.choices(state)
        assert (state.turn, state.lives) == (other.turn, tuple(other.lives)) or state.phase is Phase.SHOWING
        choice = chance.choice(offered)
        if choice.verb == SAY:
            assert {each.about[0] for each in offered} == {one for one in VALUES if other.may_say(one)}
            other.say(int(choice.about[0]))
        elif choice == DOUBT:
            other.doubt()
        elif choice == BELIEVE and state.is_max:
            other.lose(other.turn, 1)
        state = RULES.choose(state, choice).state
    assert state.lives == tuple(other.lives)
    assert sum(map(bool, other.lives)) == 1


@pytest.mark.parametrize(("weak", "strong"), [(Plays.EASY, Plays.MIDDLE), (Plays.MIDDLE, Plays.STRONG)])
def test_the_stronger_players_win_more_often(weak: Plays, strong: Plays) -> None:
    chance, wins = Random(3), 0
    for game in range(300):
        seats = (weak, strong, weak, strong) if game % 2 else (strong, weak, strong, weak)
        state = start(Setup(("a", "b", "c", "d"), seats))
        while (ended := RULES.outcome(state)) is None:
            if state.phase is Phase.THROWING:
                state = RULES.take(state, Throw((chance.randint(1, 6), chance.randint(1, 6)))).state
            else:
                choice = decide(state, chance.randrange)
                assert choice
                state = RULES.choose(state, choice).state
        wins += seats[ended.winners[0]] is strong
    assert wins > 165


SECRET = thrown(6, 5)


def secret_tables() -> list[Table]:
    """A throw of the device's seat, and one where everybody looks on a phone."""
    return [
        begin(Setup(NAMES, (Plays.STRONG, Plays.PERSON, Plays.PERSON))),
        begin(Setup(NAMES, looking=Looking.OWN_SCREEN)),
    ]


@pytest.mark.parametrize("table", secret_tables())
def test_a_secret_throw_is_neither_shown_nor_said_nor_told_to_other_seats(table: Table) -> None:
    step = advance(table, SECRET)
    assert step.state.state.hidden == (5, 6)
    assert not any(isinstance(cue, ThrowTaken) for cue in step.cues)
    assert RULES.throw(step.state.state) is None
    for name in LANGUAGES:
        said = spoken(Language(name), Ear(), step.state, step.cues)[1]
        assert said
        assert not any(word in said for word in ("65", "sechs", "six", "fünf", "five"))
    grid = view_of("maexchen").grid
    assert [grid(Language("en"), step.state, seat) is not None for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize("table", secret_tables())
def test_the_stream_tells_a_secret_throw_to_its_own_seat_only(table: Table) -> None:
    lobby, story = lobby_for(load(), "en"), Story()
    before, step = Evening(lobby, table), advance(table, SECRET)
    tuple(story.follow(Turn(before)))
    told = tuple(story.follow(Turn(Evening(lobby, step.state), step.cues, ((before, SECRET),))))
    happened = [message for message in told if isinstance(message, Happened)]
    assert [message.seat for message in happened] == [0]
    assert "[5, 6]" not in repr([message for message in told if message not in happened])


@pytest.mark.parametrize("table", secret_tables())
def test_nobody_is_asked_about_a_secret_throw_that_is_unclear(table: Table) -> None:
    step = advance(table, DiceSettled(Throw((6, 5)), sure=False, why="unclear", die=0))
    cues: tuple[Cue, ...] = (SecretUnclear(),)
    assert (step.state, step.cues) == (table, cues)


def test_nobody_but_the_device_answers_for_its_seat() -> None:
    """Two seconds pass while it thinks: neither a finger nor a push button comes before it."""
    table = played(begin(Setup(NAMES, (Plays.PERSON, Plays.STRONG, Plays.PERSON))), say(31))
    evening = Evening(lobby_for(load(), "en"), table)
    assert not {choice.verb for choice in offered(evening)} & {ANNOUNCE, PASS, UNSEEN}
    assert happen(evening, Pressed(Key.ANNOUNCE)).state == evening
    asked = replace(evening, table=played(table, BELIEVE, SECRET, say(65)))
    assert {choice.verb for choice in offered(asked)} >= {ANNOUNCE, PASS, UNSEEN}
    assert happen(asked, Pressed(Key.ANNOUNCE)).state != asked
