"""The game for eye and ear, as one value."""

from __future__ import annotations

from importlib import resources

from display.building.parts import DieFace, Part
from display.game_view import Facts, GameView, Picture
from display.style.boxes import Box
from display.style.look import Look
from games.choices import PASS, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.table import Table, advance, begin
from piggy_bank import screen
from piggy_bank.game import GAME
from piggy_bank.rules import Collected
from piggy_bank.state import Piggy, PiggySetup
from session.evening import Evening
from session.lobby import Lobby
from words.phrases import Language, listed, phrase


def _facts(table: Table) -> Facts:
    """For the head of the table; `phase` names the sentence that says what is to be done."""
    state: Piggy = table.state
    return Facts(state.phase, (None,) * len(table.players), on_turn=state.turn, number=state.hand)


def _standing(language: Language, table: Table) -> str:
    """What the eye sees at a glance, for the ear."""
    pairs = zip(table.players, table.state.saved, strict=True)
    banks = (phrase(language, "piggy-bank.say.bank", name=name, pips=pips) for name, pips in pairs)
    return listed(language, tuple(banks)) + "."


def _at(lobby: Lobby, *events: Event) -> Evening:
    table = begin(PiggySetup(("Ada", "Ben", "Maximilian")))
    for event in events:
        table = advance(table, event).state
    return Evening(lobby, table)


def _samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each thing that its screen can show: for screenshots and tests."""
    five, save = DiceSettled(Throw((5,))), Chosen(Choice(PASS))
    return {
        "piggy-bank-waiting": _at(lobby),
        "piggy-bank": _at(lobby, five, save, five, five),
        "piggy-bank-lost": _at(lobby, five, DiceSettled(Throw((1,)))),
        "piggy-bank-over": _at(lobby, *(five, five, save) * 13),
    }


def _dice(*faces: int) -> Picture:
    """Dice side by side, as large as there is room."""

    def picture(look: Look, box: Box) -> tuple[Part, ...]:
        return tuple(
            DieFace(cell.square(), face)
            for cell, face in zip(box.columns(len(faces), look.gap), faces, strict=True)
        )

    return picture


VIEW = GameView(
    GAME.name,
    sign="dice",
    words=resources.files("piggy_bank") / "words",
    facts=_facts,
    screens=(screen,),
    samples=_samples,
    quiet=(Collected,),
    pictures={"throw": _dice(5, 3), "one": _dice(1), "save": _dice(6), "goal": _dice(6, 6)},
    standing=_standing,
)
