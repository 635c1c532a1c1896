"""A name: from the list, on the painted keyboard, or on a real one."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Refused, Step
from games.decisions import Decisions
from games.names import LONGEST_NAME, NameRefusal, can_show, refusal, tidy
from games.table.decisions import Back
from session.lobby.decisions import Done, Erase, TakeName, Type
from session.lobby.seats import with_seats
from session.lobby.state import Lobby, Page, Room, setup_of
from words.phrases import Language, phrase

NamingDecision = Done | Erase | TakeName | Type
_MARKS = (" ", "-", ".")


def _offered(lobby: Lobby) -> tuple[NamingDecision | Back, ...]:
    has_room, others = len(lobby.typed) < LONGEST_NAME, _other_names(lobby)
    letters = map(Type, keyboard_signs(lobby.language, lobby.typed)) if has_room else ()
    erase = (Erase(),) if lobby.typed else ()
    names = (TakeName(lobby.naming, name) for name in lobby.names if refusal(name, others) is None)
    return (*letters, *erase, *names, Done(), Back())


def _decide(lobby: Lobby, decision: NamingDecision) -> Step[Lobby]:
    match decision:
        case Done():
            return _named(lobby, tidy(lobby.typed))
        case Erase():
            return Step(replace(lobby, typed=lobby.typed[:-1]))
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


def _other_names(lobby: Lobby) -> tuple[str, ...]:
    return tuple(name for seat, name in enumerate(setup_of(lobby).players) if seat != lobby.naming)


def _named(lobby: Lobby, name: str) -> Step[Lobby]:
    why = refusal(name, _other_names(lobby))
    if why:
        return Step(lobby, (Refused(why, (name or LONGEST_NAME,)),))
    setup = setup_of(lobby)
    players = (*setup.players[: lobby.naming], name, *setup.players[lobby.naming + 1 :])
    return with_seats(replace(lobby, page=Page.SEATS, typed=""), players, setup.seats)


NAMING: Room[NamingDecision] = Room(Decisions(NamingDecision), _offered, _decide, before=Page.SEATS)
