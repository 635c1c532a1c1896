"""A name and an animal: from the list, on the painted keyboard, or on a real one."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Refused, Step
from games.decisions import Decisions
from games.names import LONGEST_NAME, NameRefusal, can_show, refusal
from games.table.decisions import Back
from session.lobby.cues import PeopleMet
from session.lobby.decisions import Done, Erase, NextAnimal, TakeName, Type
from session.lobby.seats import with_seats
from session.lobby.state import Lobby, Page, PageRules, setup_of
from session.people import TOKENS, spelled, tokens_of, wearing
from words.phrases import Language, phrase

NamingDecision = Done | Erase | NextAnimal | TakeName | Type
_MARKS = (" ", "-", ".")


def _offered(lobby: Lobby) -> tuple[NamingDecision | Back, ...]:
    has_room, others = len(lobby.typed) < LONGEST_NAME, _other_names(lobby)
    letters = map(Type, keyboard_signs(lobby.language, lobby.typed)) if has_room else ()
    erase = (Erase(),) if lobby.typed else ()
    names = (TakeName(lobby.naming, name) for name in lobby.known_names if refusal(name, others) is None)
    return (*letters, *erase, *names, NextAnimal(), Done(), Back())


def _decide(lobby: Lobby, decision: NamingDecision) -> Step[Lobby]:
    match decision:
        case Done():
            return _named(lobby, spelled(lobby.typed))
        case Erase():
            return Step(replace(lobby, typed=lobby.typed[:-1]))
        case NextAnimal():
            return _next_animal(lobby)
        case TakeName(name=name):
            return _named(lobby, name)
        case Type(text):
            return typed_on(lobby, text)
        case _:
            assert_never(decision)


def keyboard_signs(language: str, typed: str) -> tuple[str, ...]:
    """What can be typed next: a name begins with a capital, so no shift key is needed."""
    begins = not typed or typed[-1] in " -"
    letters = tuple(
        letter.upper() if begins and letter != "ß" else letter
        for letter in phrase(Language(language), "language.keyboard").replace(" ", "")
    )
    return (*letters, *(_MARKS if typed else ()))


def typed_on(lobby: Lobby, text: str) -> Step[Lobby]:
    """A real keyboard can type more than the painted one shows."""
    typed = lobby.typed + text
    if not all(can_show(sign) for sign in typed):
        return Step(lobby, (Refused(NameRefusal.ODD_SIGN),))
    if len(typed) > LONGEST_NAME:
        return Step(lobby, (Refused(NameRefusal.TOO_LONG, (LONGEST_NAME,)),))
    return Step(replace(lobby, typed=typed))


def animal_beside(lobby: Lobby) -> int:
    """What whoever is being named wears: as picked, else what belongs to the name or to the seat."""
    if lobby.animal is not None:
        return lobby.animal
    players = list(setup_of(lobby).players)
    players[lobby.naming] = spelled(lobby.typed) or players[lobby.naming]
    return tokens_of(lobby.people, players)[lobby.naming]


def _next_animal(lobby: Lobby) -> Step[Lobby]:
    players = setup_of(lobby).players
    worn = [token for seat, token in enumerate(tokens_of(lobby.people, players)) if seat != lobby.naming]
    now = animal_beside(lobby)
    following = ((now + step) % TOKENS for step in range(1, TOKENS + 1))
    return Step(replace(lobby, animal=next(token for token in following if token not in worn)))


def _other_names(lobby: Lobby) -> tuple[str, ...]:
    return tuple(name for seat, name in enumerate(setup_of(lobby).players) if seat != lobby.naming)


def _named(lobby: Lobby, name: str) -> Step[Lobby]:
    why = refusal(name, _other_names(lobby))
    if why:
        return Step(lobby, (Refused(why, (name or LONGEST_NAME,)),))
    setup = setup_of(lobby)
    players = (*setup.players[: lobby.naming], name, *setup.players[lobby.naming + 1 :])
    people = lobby.people if lobby.animal is None else wearing(lobby.people, name, lobby.animal)
    met = (PeopleMet(people),) if people != lobby.people else ()
    after = replace(lobby, page=Page.SEATS, typed="", animal=None, people=people)
    return Step(with_seats(after, players, setup.seats).state, met)


NAMING: PageRules[NamingDecision] = PageRules(Decisions(NamingDecision), _offered, _decide, before=Page.SEATS)
