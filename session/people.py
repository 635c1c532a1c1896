"""The people this device knows: names typed once, a token each, and how often they have played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain, count

from games.names import tidy

TOKENS = 12
"""So many animals there are; the first six have a colour of their own each, the others share those."""
MOST_PEOPLE = 60
"""Whoever has not played for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played here."""

    name: str
    token: int
    games: int = 0


People = tuple[Person, ...]
"""Whoever played last comes first."""


def spelled(name: str) -> str:
    """The name as people write it: somebody in a hurry types no capital letters."""
    name = tidy(name)
    if not name.islower():
        return name[:1].upper() + name[1:]
    return "".join(
        sign.upper() if before in " -" else sign for before, sign in zip(" " + name, name, strict=False)
    )


def with_people(people: People, names: Iterable[str]) -> People:
    """These have just sat down to play: they come first, and nobody is told twice."""
    before = {person.name.casefold(): person for person in people}
    players = tuple(names)
    tokens = tokens_of(people, players)
    seated = tuple(
        Person(name, token, before[name.casefold()].games + 1 if name.casefold() in before else 1)
        for name, token in zip(players, tokens, strict=True)
    )
    here = {name.casefold() for name in players}
    others = (one for one in people if one.games and one.name.casefold() not in here)
    return (*seated, *others)[:MOST_PEOPLE]


def introduced(people: People, names: Iterable[str]) -> People:
    """Whoever is not known yet wears from now on what they wear now."""
    players = tuple(names)
    known = {person.name.casefold() for person in people}
    worn = zip(players, tokens_of(people, players), strict=True)
    return (*people, *(Person(name, token) for name, token in worn if name.casefold() not in known))


def tokens_of(people: People, names: Iterable[str]) -> tuple[int, ...]:
    """By seat what each wears: one's own token, or the first that nobody here and nobody known wears."""
    known = {person.name.casefold(): person.token for person in people}
    names = tuple(names)
    own = [known.get(name.casefold()) for name in names]
    worn = {token for token in own if token is not None}
    free = chain((token for token in range(TOKENS) if token not in worn | set(known.values())), _others(worn))
    given: list[int] = []
    for token in own:
        wears = token if token is not None and token not in given else next(t for t in free if t not in given)
        given.append(wears)
    return tuple(given)


def _others(worn: set[int]) -> Iterable[int]:
    """Where all animals are taken by people who are not here, theirs; at last, any."""
    return chain((token for token in range(TOKENS) if token not in worn), count(TOKENS))


def most_used(people: People) -> tuple[str, ...]:
    """The names to offer: whoever plays most comes first."""
    return tuple(person.name for person in sorted(people, key=lambda person: -person.games))


def wearing(people: People, name: str, token: int) -> People:
    """The same people, and this one wears another token from now on."""
    if all(person.name != name for person in people):
        return (*people, Person(name, token))
    return tuple(replace(one, token=token) if one.name == name else one for one in people)
