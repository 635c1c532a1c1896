"""Just dice as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.game_view import Facts, GameView, Tune
from display.just_dice import round as round_screen
from display.just_dice.cover import cover
from display.just_dice.samples import just_dice_samples
from display.wording.cue_words import sentence
from games.choices import ANNOUNCE, PASS
from games.just_dice import GAME, JustDice
from games.just_dice.cues import HandedOn, Summed
from games.just_dice.throwing import compared
from games.table import Table
from words.phrases import Language


def _facts(table: Table) -> Facts:
    game: JustDice = table.state
    return Facts(game.phase, (None,) * len(table.players), on_turn=game.turn, number=game.dice)


def _standing(language: Language, table: Table) -> str | None:
    game: JustDice = table.state
    return sentence(language, compared(game), table) if game.last else None


VIEW = GameView(
    GAME.name,
    fanfare=Tune("G4 G4 G4 C5/2 G4 E4+G4+C5/4", "marimba", 0.12),
    world="moss",
    cover=cover,
    facts=_facts,
    screens=(round_screen,),
    samples=just_dice_samples,
    quiet=(Summed,),
    standing=_standing,
    turns=(HandedOn,),
    signs={ANNOUNCE: "hear", PASS: "next"},
)
