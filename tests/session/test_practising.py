"""A round of practice: each thing once, nothing of it saved, and back to where it was begun."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from device.loop import Loop
from device.saving.journal import open_journal
from display.samples import kinds
from display.wording.cue_words import sentence
from games.choices import LEAVE, PAUSE, Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.game import Game
from games.registry import games
from games.table import expected
from session import lobby
from session.evening import Evening, advance, choices
from session.lobby import Lobby, Page
from session.practising import PracticeDone, TaskSet, tasks_of
from tests.games.test_conformance import random_event
from words.languages import LANGUAGES
from words.phrases import Language

PRACTISED = [game for game in games().values() if game.practice]
each = pytest.mark.parametrize("game", PRACTISED, ids=lambda game: game.name)
HOME = Evening(Lobby(kinds(), ("Ada", "Ben", "Cleo")))


class Pupil:
    """Somebody who practises, and what there was to notice."""

    def __init__(self, game: str) -> None:
        self.evening = HOME
        self.cues: list[Cue] = []
        self.do(Choice(lobby.NEW_GAME, (game,)), Choice(lobby.HOW, (0,)), Choice(lobby.PRACTISE))

    def do(self, *happened: Event | Choice) -> None:
        for one in happened:
            step = advance(self.evening, Chosen(one) if isinstance(one, Choice) else one)
            self.evening = step.state
            self.cues.extend(step.cues)

    @property
    def tasks(self) -> list[str]:
        return [cue.name for cue in self.cues if isinstance(cue, TaskSet)]


@each
@pytest.mark.parametrize("seed", range(4))
def test_whatever_people_do_every_task_is_set_or_left_out_and_it_ends(
    game: Game[Any, Any], seed: int
) -> None:
    pupil, chance = Pupil(game.name), random.Random(f"{game.name} {seed}")
    for _ in range(3000):
        if pupil.evening.has_practised:
            break
        assert pupil.evening.table
        pupil.do(random_event(pupil.evening.table, chance))
    assert pupil.cues[-1] == PracticeDone()
    names = [task.name for task in tasks_of(pupil.evening.table)] if pupil.evening.table else []
    assert [name for name in names if name in pupil.tasks] == pupil.tasks


@each
def test_every_task_has_words(game: Game[Any, Any]) -> None:
    table = Pupil(game.name).evening.table
    assert table
    for task in tasks_of(table):
        for language in map(Language, LANGUAGES):
            assert sentence(language, TaskSet(task.name, praised=True), table)


def test_in_upwards_each_thing_is_done_once_in_this_order() -> None:
    pupil = Pupil("upwards")
    pick, write = Choice("pick", (0, "die", 0)), Choice("write", (0, 0))
    pupil.do(DiceSettled(Throw((1, 2, 4))), pick, write)
    pupil.do(pick, Choice("save", (0,)), pick, write, Choice("confirm", (0,)))
    pupil.do(DiceSettled(Throw((1, 3, 6))), pick, Choice("pick", (0, "die", 1)), write)
    names = ["throw", "take", "write", "save", "rest", "confirm", "throw-again", "join", "write-sum"]
    assert (pupil.tasks, pupil.evening.has_practised) == (names, True)


def test_what_cannot_be_done_with_these_dice_is_left_out() -> None:
    pupil = Pupil("upwards")
    pick, write = Choice("pick", (0, "die", 0)), Choice("write", (0, 0))
    pupil.do(DiceSettled(Throw((4, 5, 6))), pick, write, pick, Choice("save", (0,)), pick, write)
    pupil.do(Choice("confirm", (0,)), DiceSettled(Throw((4, 5, 6))))
    assert pupil.tasks[-1] == "write-sum"


@pytest.mark.parametrize("way", [(Choice("end-practice"),), (Choice(PAUSE), Choice(LEAVE))])
def test_it_can_be_left_at_any_time_and_leads_back(way: tuple[Choice, ...]) -> None:
    pupil = Pupil("beam-me-up")
    pupil.do(*way)
    assert (pupil.evening.table, pupil.evening.task) == (None, None)
    assert pupil.evening.lobby.page is Page.HOW
    assert pupil.evening.lobby.draft


def test_nothing_of_it_is_saved_and_a_game_that_waits_goes_on_waiting(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    loop = Loop(HOME, journal)

    def take(*happened: Event | Choice) -> None:
        for one in happened:
            loop.inbox.put(Chosen(one) if isinstance(one, Choice) else one)
            loop.turn()

    take(Choice(lobby.NEW_GAME, ("upwards",)), Choice(lobby.DONE), Choice(lobby.START))
    take(DiceSettled(Throw((1, 2, 3))), Choice(PAUSE), Choice(LEAVE))
    before = (journal.games(), loop.evening.lobby.saved)
    take(Choice(lobby.NEW_GAME, ("upwards",)), Choice(lobby.HOW, (0,)), Choice(lobby.PRACTISE))
    assert loop.evening.table
    assert expected(loop.evening.table)
    take(DiceSettled(Throw((1, 2, 3))), Choice("pick", (0, "die", 0)), Choice("write", (0, 1)))
    take(Choice("end-practice"))
    assert (journal.games(), loop.evening.lobby.saved) == before


def test_once_more_begins_it_anew() -> None:
    pupil = Pupil("upwards")
    begun = pupil.evening
    pupil.do(DiceSettled(Throw((1, 2, 4))))
    pupil.do(Choice("practise-again"))
    assert pupil.evening == begun
    assert Choice("end-practice") in choices(pupil.evening)
