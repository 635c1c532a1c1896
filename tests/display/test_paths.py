"""To every screen and to the end of every game: by touch, by keyboard, or by two buttons alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from display.registry import views
from display.samples import samples
from display.scene import AFTER, BEFORE, BETWEEN
from display.upwards.samples import LEANING
from games import choices as verbs
from games.choices import BACK, Choice
from games.events import Key
from games.table import expected, outcome, rules
from session import lobby as lobbies
from session.evening import Evening, advance, choices
from session.events import GamesRead, UpdatesTold
from session.lobby import Page
from session.lobby.setting import on_tour
from session.lock import LOCK, NUMBER, UNLOCK
from session.practising import END_PRACTICE
from session.updates import Updates
from tests.display.hands import HANDS, Hand, Walk

SAMPLES = samples("en")
LIKELY = {
    "announce": 3,
    "skip-scoring": 9,
    "round-done": 9,
    "confirm": 9,
    "keep": 0.3,
    "waive": 0.01,
    "finish": 9,
}
"""How gladly a player does what; the others are done now and then."""
MOST_MOVES = 400


def opened(page: Page) -> Choice:
    return Choice(lobbies.OPEN, (page,))


def begin(walk: Walk, game: str) -> None:
    """From the start page to the first move."""
    walk.choose(Choice(lobbies.NEW_GAME, (game,)), Choice(lobbies.DONE), Choice(lobbies.START))


def play(walk: Walk, gladly: Mapping[str, float] = LIKELY) -> None:
    """Moves as they come, until the game is over; then home."""
    chance = Random(18)
    for _ in range(MOST_MOVES):
        table = walk.evening.table
        assert table
        if outcome(table):
            walk.choose(Choice(verbs.LEAVE))
            return
        offered = [choice for choice in rules(table).choices(table.state) if choice.verb != "leave-seat"]
        wanted = expected(table)
        if wanted and wanted.pip_dice and (not offered or chance.random() < 0.9):
            walk.throw()
        else:
            weights = [gladly.get(choice.verb, 1) for choice in offered]
            walk.choose(chance.choices(offered, weights)[0])
    raise AssertionError(f"still going on after {MOST_MOVES} moves")


def through_the_lobby(walk: Walk) -> None:
    """First start, settings, features, the lock, looking back, seats, a name, boxes."""
    walk.show(Evening(on_tour(walk.evening.lobby)))
    walk.choose(*(Choice(lobbies.DONE) for _ in range(3)), Choice(BACK))
    walk.choose(opened(Page.MORE), opened(Page.SETTINGS), Choice(lobbies.CHANGE, ("theme",)))
    walk.choose(Choice(lobbies.PREFER, ("theme", 1)), Choice(verbs.UNDO), Choice(BACK))
    walk.choose(Choice(lobbies.CHANGE, ("keep_pictures",)), Choice(lobbies.LOOK_AT_PICTURES), Choice(BACK))
    walk.choose(Choice(BACK))
    walk.choose(
        opened(Page.FEATURES), Choice(lobbies.SWITCH, ("statistics",)), Choice(verbs.UNDO), Choice(BACK)
    )
    walk.choose(Choice(LOCK), Choice(UNLOCK), *(Choice(NUMBER, (digit,)) for digit in (7, 3, 9)))
    walk.choose(opened(Page.MORE), opened(Page.STATISTICS))
    walk.show(advance(walk.evening, GamesRead(SAMPLES["statistics"].lobby.history.games)).state)
    walk.choose(opened(Page.DELETING), Choice(lobbies.KEEP_HISTORY), Choice(BACK))
    walk.choose(opened(Page.TEACH), Choice(lobbies.TEACH, ("event-die",)), Choice(BACK), Choice(BACK))
    for taught in ("dice", "sheet"):
        walk.choose(opened(Page.TEACH), Choice(lobbies.TEACH, (taught,)), Choice(BACK), Choice(BACK))
    walk.choose(opened(Page.CALIBRATE), Choice(BACK), opened(Page.PHONES), Choice(BACK))
    walk.show(advance(walk.evening, UpdatesTold(Updates(can_be_installed=True, places=("stick",)))).state)
    walk.choose(opened(Page.UPDATE), Choice(lobbies.LOOK_FOR_UPDATE), Choice(BACK), Choice(BACK))
    walk.choose(opened(Page.SWITCH_OFF), Choice(BACK))
    walk.choose(Choice(lobbies.RANKING), Choice(BACK))
    for game in ("upwards", "beam-me-up"):
        walk.choose(Choice(lobbies.NEW_GAME, (game,)), Choice(lobbies.NAME, (0,)), Choice(lobbies.ERASE))
        walk.choose(Choice(lobbies.TYPE, ("i",)), Choice(lobbies.DONE), Choice(lobbies.DONE))
        walk.choose(Choice(lobbies.EDITION), *(Choice(BACK) for _ in range(3)))
    assert walk.evening.lobby.page is Page.HOME


def through_the_table(walk: Walk) -> None:
    """Doubt, correction, dice typed in, a question, a name, a pause, and the game that waited."""
    walk.choose(Choice(lobbies.NEW_GAME, ("upwards",)), Choice(lobbies.ADD_SEAT), Choice(lobbies.KIND, (1,)))
    walk.choose(Choice(lobbies.DONE), Choice(lobbies.ANSWER, ("event_die", 0)), Choice(lobbies.START))
    walk.happen(LEANING)
    walk.choose(Choice(verbs.ENTER), Choice(BACK), Choice(verbs.RIGHT))
    walk.choose(Choice(verbs.CORRECT, (1,)), Choice(verbs.CORRECT, (1, 5)))
    walk.choose(Choice(verbs.ASK), Choice(BACK))
    walk.push(Key.ANNOUNCE)
    walk.choose(Choice(BACK), Choice(verbs.PAUSE), Choice(verbs.LEAVE))
    walk.show(Evening(replace(walk.evening.lobby, page=Page.SAVED)))
    walk.choose(Choice(lobbies.RESUME_SAVED))
    play(walk)


def through_practice(walk: Walk) -> None:
    """How it goes, then everything once, then back to the start page."""
    walk.choose(Choice(lobbies.NEW_GAME, ("upwards",)), Choice(lobbies.HOW, (0,)), Choice(lobbies.PRACTISE))
    chance = Random(3)
    for _ in range(MOST_MOVES):
        if walk.evening.has_practised:
            break
        table = walk.evening.table
        assert table
        offered = [choice for choice in rules(table).choices(table.state) if choice.verb != "leave-seat"]
        walk.choose(chance.choice(offered)) if offered else walk.throw()
    walk.choose(Choice(END_PRACTICE))
    while walk.evening.lobby.page is not Page.HOME:
        walk.choose(Choice(BACK))


def through_paper(walk: Walk) -> None:
    """A question about a throw; at the end a sheet is shown to the camera, and a total is told."""
    begin(walk, "upwards")
    walk.throw()
    walk.choose(Choice(verbs.ASK))
    asked = next(choice for choice in choices(walk.evening) if choice.about[:1] == ("worth",))
    walk.choose(asked, Choice(BACK))
    play(walk, {**LIKELY, "show-sheet": 3, "open-sheet": 9, "own-total": 9, "skip-scoring": 1})


def through_real_boards(walk: Walk) -> None:
    """Beam me up on the boards from the box."""
    walk.choose(Choice(lobbies.NEW_GAME, ("beam-me-up",)), Choice(lobbies.DONE))
    walk.choose(Choice(lobbies.ANSWER, ("real_boards", 0)), Choice(lobbies.START))
    play(walk)


@pytest.fixture(params=HANDS)
def walk(request: pytest.FixtureRequest) -> Iterator[Walk]:
    hand: Hand = HANDS[request.param]
    one = Walk(hand)
    yield one
    one.close()


def test_every_screen_and_the_end_of_every_game_can_be_reached(walk: Walk) -> None:
    through_the_lobby(walk)
    through_the_table(walk)
    through_practice(walk)
    through_paper(walk)
    through_real_boards(walk)
    for game in ("beam-me-up", "numberloor", "just-dice", "pig", "maexchen"):
        begin(walk, game)
        play(walk)
    own = [screen for view in views().values() for screen in (*view.first, *view.screens)]
    own_screens = (
        *BEFORE,
        *BETWEEN,
        *own,
        *AFTER[:-1],
    )  # the last one is for a game that has none of its own
    assert {*own_screens} - walk.seen == set()


WAYS_BACK = {
    verbs.BACK,
    verbs.LEAVE,
    verbs.PAUSE,
    verbs.RESUME,
    lobbies.DROP_SAVED,
    lobbies.KEEP_HISTORY,
    lobbies.KEEP_PICTURES,
    END_PRACTICE,
    UNLOCK,
}


@pytest.mark.parametrize("name", SAMPLES)
def test_every_screen_has_a_way_back(name: str) -> None:
    offered = choices(SAMPLES[name])
    assert {choice.verb for choice in offered} & WAYS_BACK or opened(Page.SWITCH_OFF) in offered
