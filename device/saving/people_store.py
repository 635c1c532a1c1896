"""The people who have played here, kept in the journal: names, tokens, and how often."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from device.saving.journal import Journal
from device.saving.remembered import PEOPLE, object_in
from games.names import refusal
from session.lobby import PeopleMet
from session.people import MOST_PEOPLE, TOKENS, People, Person

MOST_GAMES = 10**9


def keep_people(journal: Journal, met: PeopleMet) -> None:
    """Remember these, and nobody else."""
    journal.prefer(PEOPLE, json.dumps({"people": [asdict(person) for person in met.people]}))


def kept_people(journal: Journal) -> People:
    """Everybody who is remembered; what makes no sense is as if it was never kept."""
    found = (object_in(journal.preferred(PEOPLE)) or {}).get("people")
    people: list[Person] = []
    for row in found[:MOST_PEOPLE] if isinstance(found, list) else ():
        person = _person(row)
        if person and refusal(person.name, [one.name for one in people]) is None:
            people.append(person)
    return tuple(people)


def _person(row: Any) -> Person | None:
    match row:
        case {"name": str(name), "token": int(token), "games": int(games)} if (
            0 <= token < TOKENS and 0 <= games <= MOST_GAMES
        ):
            return Person(name, token, games)
        case _:
            return None
