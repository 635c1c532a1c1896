"""Before the game: seats, names, house rules, and the way into a game or back into a saved one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.choices import BACK, LEAVE, PAUSE, Choice
from games.cues import Refused, TableLeft
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.names import NameRefusal
from games.record import Started
from games.table import TableRefusal, begin
from games.upwards import Option, Plays, Setup
from session import lobby as lobbies
from session.evening import Evening, advance, choices
from session.lobby import (
    GameKind,
    GameWanted,
    LanguageChosen,
    Lobby,
    Page,
    PeopleMet,
    PreferencesChanged,
    QuitWanted,
)
from session.people import Person
from session.preferences import Preferences

UPWARDS = GameKind(Setup(players=()))
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fina")
HOME = Evening(Lobby(kinds=(UPWARDS,), names=NAMES))


def after(evening: Evening, *chosen: Choice) -> Evening:
    for choice in chosen:
        evening = advance(evening, Chosen(choice)).state
    return evening


SEATS = after(HOME, Choice(lobbies.NEW_GAME, ("upwards",)))


def players(evening: Evening) -> tuple[str, ...]:
    assert evening.lobby.draft
    return evening.lobby.draft.setup.players


def test_a_new_game_begins_with_two_named_seats() -> None:
    assert (SEATS.lobby.page, players(SEATS)) == (Page.SEATS, ("Ada", "Ben"))


def test_seats_are_added_up_to_six_and_removed_down_to_two() -> None:
    full = after(SEATS, *(Choice(lobbies.ADD_SEAT),) * 4)
    assert players(full) == NAMES
    assert Choice(lobbies.ADD_SEAT) not in choices(full)
    fewer = after(full, *(Choice(lobbies.REMOVE_SEAT, (0,)),) * 9)
    assert players(fewer) == ("Emil", "Fina")
    assert Choice(lobbies.ADD_SEAT) in choices(fewer)


def test_a_name_can_be_typed_with_umlauts_and_begins_with_a_capital() -> None:
    naming = after(SEATS, Choice(lobbies.NAME, (1,)), *(Choice(lobbies.ERASE),) * 3)
    assert Choice(lobbies.TYPE, ("Ö",)) in choices(naming)
    typed = after(naming, *(Choice(lobbies.TYPE, (sign,)) for sign in "Öz"), Choice(lobbies.DONE))
    assert (typed.lobby.page, players(typed)) == (Page.SEATS, ("Ada", "Öz"))


def test_a_name_can_be_picked_from_the_list() -> None:
    named = after(SEATS, Choice(lobbies.NAME, (0,)), Choice(lobbies.NAME, (0, "Cleo")))
    assert players(named) == ("Cleo", "Ben")


@pytest.mark.parametrize(
    ("typed", "why"),
    [("", NameRefusal.EMPTY), ("Ada", NameRefusal.TAKEN), ("ada ", NameRefusal.TAKEN)],
)
def test_a_name_that_cannot_be_taken_stays_on_the_keyboard(typed: str, why: NameRefusal) -> None:
    naming = after(SEATS, Choice(lobbies.NAME, (1,)))
    naming = replace(naming, lobby=replace(naming.lobby, typed=typed))
    step = advance(naming, Chosen(Choice(lobbies.DONE)))
    assert step.state == naming
    assert [cue.why for cue in step.cues if isinstance(cue, Refused)] == [why]


def test_emoji_and_endless_names_are_refused_while_typing() -> None:
    naming = after(SEATS, Choice(lobbies.NAME, (1,)))
    for text, why in (("🎲", NameRefusal.ODD_SIGN), ("x" * 60, NameRefusal.TOO_LONG)):
        step = advance(naming, Chosen(Choice(lobbies.TYPE, (text,))))
        assert step.state == naming
        assert [cue.why for cue in step.cues if isinstance(cue, Refused)] == [why]


def test_the_house_rules_go_into_the_game_that_begins() -> None:
    ready = after(
        SEATS,
        Choice(lobbies.KIND, (1,)),
        Choice(lobbies.DONE),
        Choice(lobbies.ANSWER, ("option", 1)),
        Choice(lobbies.ANSWER, ("event_die", 0)),
        Choice(lobbies.ANSWER, ("seconds", 0)),
    )
    step = advance(ready, Chosen(Choice(lobbies.START)))
    setup = Setup(
        players=("Ada", "Ben"), seats=(Plays.PAPER, Plays.MACHINE), option=Option.SNAKE, event_die=True
    )
    met = PeopleMet((Person("Ada", 0, 1), Person("Ben", 1, 1)))
    assert step.cues == (GameWanted(Started(setup, 0)), met)
    assert step.state.table == begin(setup, 0)


def test_each_game_of_an_evening_is_dealt_from_a_seed_of_its_own() -> None:
    ready = after(SEATS, Choice(lobbies.DONE))
    lobby = replace(ready.lobby, seed=41)
    first = advance(replace(ready, lobby=lobby), Chosen(Choice(lobbies.START)))
    second = advance(
        replace(ready, lobby=replace(lobby, seed=first.state.lobby.seed)), Chosen(Choice(lobbies.START))
    )
    seeds = [cue.started.seed for step in (first, second) for cue in step.cues if isinstance(cue, GameWanted)]
    assert seeds == [41, 42]


def test_every_page_has_a_way_back() -> None:
    naming = after(SEATS, Choice(lobbies.NAME, (1,)))
    house = after(SEATS, Choice(lobbies.DONE))
    assert after(naming, Choice(BACK)).lobby.page is Page.SEATS
    assert after(house, Choice(BACK)).lobby.page is Page.SEATS
    assert after(SEATS, Choice(BACK)).lobby.page is Page.HOME


def test_the_language_is_chosen_by_its_own_name_and_told() -> None:
    step = advance(HOME, Chosen(Choice(lobbies.LANGUAGE, ("en",))))
    liked = Preferences(language="en")
    assert step.state.lobby.language == "en"
    assert step.cues == (PreferencesChanged(liked, Preferences()), LanguageChosen("en"))


def test_dice_and_unknown_choices_change_nothing_in_the_lobby() -> None:
    assert advance(HOME, DiceSettled(Throw((1, 2, 3)))).state == HOME
    step = advance(HOME, Chosen(Choice(lobbies.START)))
    assert (step.state, step.cues) == (HOME, (Refused(TableRefusal.NOT_NOW),))


def test_switching_off_is_asked_once_and_nothing_happens_to_whoever_only_slipped() -> None:
    assert advance(HOME, Chosen(Choice(lobbies.QUIT))).cues == (Refused(TableRefusal.NOT_NOW),)
    asked = after(HOME, Choice(lobbies.OPEN, (Page.SWITCH_OFF,)))
    assert after(asked, Choice(BACK)) == HOME
    assert advance(asked, Chosen(Choice(lobbies.QUIT))).cues == (QuitWanted(),)


SAVED = begin(Setup(players=("Ada", "Ben")), 90)
ASKED = Evening(replace(HOME.lobby, page=Page.SAVED, saved=SAVED))


def test_a_saved_game_goes_on_with_one_tap() -> None:
    assert after(ASKED, Choice(lobbies.RESUME_SAVED)).table == SAVED


def test_or_the_evening_starts_anew() -> None:
    anew = after(ASKED, Choice(lobbies.DROP_SAVED))
    assert (anew.lobby.page, anew.lobby.saved, anew.table) == (Page.HOME, None, None)


def test_a_game_left_in_the_middle_can_be_taken_up_again_from_the_start_page() -> None:
    playing = after(ASKED, Choice(lobbies.RESUME_SAVED))
    step = advance(after(playing, Choice(PAUSE)), Chosen(Choice(LEAVE)))
    assert step.cues == (TableLeft(),)
    assert step.state.table is None
    assert after(step.state, Choice(lobbies.RESUME_SAVED)).table == SAVED
