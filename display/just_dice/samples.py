"""Evenings with just dice: nothing thrown yet, a few throws, ten dice, the end."""

from __future__ import annotations

from display.samples import after
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.just_dice.state import Setup
from games.just_dice.verbs import FINISH
from games.table import advance, begin
from session.evening import Evening
from session.lobby import DONE, NEW_GAME, Lobby

_MANY = ((1, 2, 2, 3, 4, 4, 5, 5, 6, 6), (1, 1, 1, 2, 3, 3, 4, 5, 6, 6)) * 6


def _at(lobby: Lobby, setup: Setup, *events: Event) -> Evening:
    table = begin(setup)
    for event in events:
        table = advance(table, event).state
    return Evening(lobby, table)


def _thrown(*throws: tuple[int, ...]) -> tuple[DiceSettled, ...]:
    return tuple(DiceSettled(Throw(faces)) for faces in throws)


def just_dice_samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each of its screens."""
    two, ten = Setup(("Maximilian", "Ben")), Setup(("Ada",), dice=10)
    first, *others = _thrown((2, 6), (1, 2), (3, 5))
    handed: tuple[Event, ...] = (first, Chosen(Choice(verbs.PASS)), *others)
    return {
        "house-rules-dice": after(Evening(lobby), Choice(NEW_GAME, ("just-dice",)), Choice(DONE)),
        "just-dice-waiting": _at(lobby, two),
        "just-dice": _at(lobby, two, *handed),
        "just-dice-one": _at(lobby, Setup(("Ada",), dice=1), DiceSettled(Throw((6,)))),
        "just-dice-ten": _at(lobby, ten, *_thrown(*_MANY)),
        "just-dice-over": _at(lobby, two, *handed, Chosen(Choice(FINISH))),
    }
