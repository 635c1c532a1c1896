"""People are known: their names, their animals, and how often they play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.choices import Choice
from games.events import Chosen
from games.just_dice.state import Setup as JustDice
from games.registry import games
from games.upwards import Setup
from session import lobby as lobbies
from session.evening import Evening, advance, choices
from session.lobby import GameKind, Lobby, Page, PeopleMet
from session.people import MOST_PEOPLE, TOKENS, Person, most_used, spelled, tokens_of, wearing, with_people
from session.tokens import tokens

KINDS = tuple(GameKind(game.setup()) for game in games().values())
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fina")
HOME = Evening(Lobby(KINDS, NAMES))
UPWARDS = Choice(lobbies.NEW_GAME, ("upwards",))


def after(evening: Evening, *chosen: Choice) -> Evening:
    for choice in chosen:
        assert choice in choices(evening)
        evening = advance(evening, Chosen(choice)).state
    return evening


def players(evening: Evening) -> tuple[str, ...]:
    assert evening.lobby.draft
    return evening.lobby.draft.setup.players


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("ada", "Ada"),
        ("anna-lena", "Anna-Lena"),
        ("ada von", "Ada Von"),
        ("Ada von Berg", "Ada von Berg"),
        ("McKay", "McKay"),
        ("  élodie ", "Élodie"),
        ("", ""),
    ],
)
def test_capital_letters_are_put_right(typed: str, name: str) -> None:
    assert spelled(typed) == name


def test_a_name_typed_in_a_hurry_gets_its_capital_letter() -> None:
    naming = after(HOME, UPWARDS, Choice(lobbies.NAME, (0,)), *[Choice(lobbies.ERASE)] * 3)
    typed = advance(naming, Chosen(Choice(lobbies.TYPE, ("zoe",)))).state
    assert players(after(typed, Choice(lobbies.DONE)))[0] == "Zoe"


def test_whoever_plays_most_is_offered_first() -> None:
    people = with_people(with_people((), ("Ada", "Ben")), ("Ben", "Zoe"))
    assert people == (Person("Ben", 1, 2), Person("Zoe", 2, 1), Person("Ada", 0, 1))
    assert most_used(people) == ("Ben", "Zoe", "Ada")


def test_an_animal_goes_along_wherever_its_owner_sits() -> None:
    people = with_people((), ("Ada", "Ben", "Cleo"))
    assert tokens_of(people, ("Cleo", "Ada")) == (2, 0)
    assert tokens_of(people, ("Zoe", "cleo")) == (3, 2)


@given(st.lists(st.lists(st.sampled_from([f"P{n}" for n in range(30)]), max_size=8, unique=True), max_size=9))
def test_no_two_at_a_table_wear_the_same(evenings: list[list[str]]) -> None:
    people: tuple[Person, ...] = ()
    for names in evenings:
        people = with_people(people, names)
        worn = tokens_of(people, names)
        assert len(set(worn)) == len(names)
        assert worn == tuple(person.token for person in people[: len(names)])


def test_only_so_many_are_remembered() -> None:
    people: tuple[Person, ...] = ()
    for number in range(MOST_PEOPLE + 9):
        people = with_people(people, (f"P{number}",))
    assert len(people) == MOST_PEOPLE
    assert people[0].name == f"P{MOST_PEOPLE + 8}"


def test_an_animal_can_be_picked_and_is_kept() -> None:
    naming = after(HOME, UPWARDS, Choice(lobbies.NAME, (0,)), Choice(lobbies.ANIMAL))
    step = advance(naming, Chosen(Choice(lobbies.DONE)))
    assert step.cues == (PeopleMet((Person("Ada", 2), Person("Ben", 1))),)
    assert tokens(step.state) == (2, 1)


def test_every_free_animal_comes_round() -> None:
    naming = after(HOME, UPWARDS, Choice(lobbies.NAME, (0,)))
    seen = set()
    for _ in range(TOKENS):
        naming = after(naming, Choice(lobbies.ANIMAL))
        seen.add(lobbies.animal_beside(naming.lobby))
    assert len(seen) == TOKENS - 1


def test_another_animal_for_somebody_new_or_known() -> None:
    assert wearing((Person("Ada", 0, 4),), "Ada", 5) == (Person("Ada", 5, 4),)
    assert wearing((), "Ada", 5) == (Person("Ada", 5),)


def test_somebody_taken_out_can_be_brought_back_to_the_same_seat() -> None:
    full = after(HOME, UPWARDS, Choice(lobbies.ADD_SEAT), Choice(lobbies.KIND, (1,)))
    fewer = after(full, Choice(lobbies.REMOVE_SEAT, (1,)))
    assert players(fewer) == ("Ada", "Cleo")
    back = after(fewer, Choice(lobbies.BRING_BACK, ("Ben",)))
    assert back.lobby.draft == full.lobby.draft
    assert not any(choice.verb == lobbies.BRING_BACK for choice in choices(back))


def test_nobody_is_brought_back_whose_name_is_taken() -> None:
    fewer = after(HOME, UPWARDS, Choice(lobbies.ADD_SEAT), Choice(lobbies.REMOVE_SEAT, (1,)))
    again = after(fewer, Choice(lobbies.ADD_SEAT))
    assert players(again) == ("Ada", "Cleo", "Ben")
    assert not any(choice.verb == lobbies.BRING_BACK for choice in choices(again))


def test_those_who_played_last_sit_there_already() -> None:
    begun = after(HOME, UPWARDS, Choice(lobbies.ADD_SEAT), Choice(lobbies.DONE), Choice(lobbies.START))
    home = Evening(begun.lobby)
    assert players(after(home, Choice(lobbies.NEW_GAME, ("beam-me-up",)))) == ("Ada", "Ben", "Cleo")
    assert home.lobby.page is Page.HOME


def test_a_smaller_table_has_room_for_the_first_of_them() -> None:
    kinds = (GameKind(Setup()), GameKind(JustDice()))
    names = tuple("ABCDEF")
    lobby = Lobby(kinds, names, party=lobbies.Party(names, ("paper",) * 6))
    assert players(after(Evening(lobby), UPWARDS)) == names
    assert players(after(Evening(Lobby(kinds, names)), UPWARDS)) == ("A", "B")
