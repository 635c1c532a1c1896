"""Evenings with Mäxchen at each of its screens."""

from __future__ import annotations

from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.maexchen.state import Looking, Plays, Setup
from games.maexchen.verbs import SAY, UNSEEN
from games.table import advance, begin
from session.evening import Evening
from session.lobby import Lobby


def _at(lobby: Lobby, setup: Setup, *events: Event) -> Evening:
    table = begin(setup)
    for event in events:
        table = advance(table, event).state
    return Evening(lobby, table)


def _say(value: int) -> Event:
    return Chosen(Choice(SAY, (value,)))


def samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each thing that its screen can show."""
    names = ("Ada", "Ben", "Maximilian")
    people = Setup(names)
    device = Setup(names, (Plays.EASY, Plays.PERSON, Plays.STRONG), lives=9)
    phones = Setup(names, looking=Looking.OWN_SCREEN)
    doubt, believe = Chosen(Choice(verbs.ANNOUNCE)), Chosen(Choice(verbs.PASS))
    lies = DiceSettled(Throw((2, 5)))
    return {
        "maexchen": _at(lobby, people),
        "maexchen-higher": _at(lobby, people, _say(65), believe),
        "maexchen-told": _at(lobby, people, _say(54)),
        "maexchen-max": _at(lobby, people, _say(21)),
        "maexchen-unseen": _at(lobby, people, _say(43), Chosen(Choice(UNSEEN))),
        "maexchen-lifting": _at(lobby, people, _say(54), doubt),
        "maexchen-showing": _at(lobby, people, _say(54), doubt, lies),
        "maexchen-gave-in": _at(lobby, people, _say(21), believe),
        "maexchen-device": _at(lobby, device),
        "maexchen-thinking": _at(lobby, device, lies),
        "maexchen-phone": _at(lobby, phones, lies),
        "maexchen-over": _at(lobby, Setup(names[:2], lives=1), _say(54), doubt, lies),
    }
