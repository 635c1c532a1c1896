"""Numberloor as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.game_view import Facts, GameView, Tune
from display.numberloor import how, painting, parts, spoken
from display.numberloor import round as round_screen
from display.numberloor.cover import cover
from display.numberloor.own_hand import own_hand
from display.numberloor.samples import numberloor_samples
from display.style.boxes import Box
from games.numberloor import GAME, Numberloor
from games.numberloor.cards import ALL_CARDS
from games.numberloor.cues import CardsDrawn, SkipMet, TurnBegan
from games.table import Table


def _facts(table: Table) -> Facts:
    game: Numberloor = table.state
    return Facts(game.phase, (None,) * len(table.players), on_turn=game.turn.seat, points=game.stars)


def _face(box: Box, meaning: str) -> parts.CardFace | None:
    """A card, as high as three of its widths are two."""
    high = min(box.height, box.width * 3 // 2)
    return parts.CardFace(box.middle(high * 2 // 3, high), meaning) if meaning in ALL_CARDS else None


VIEW = GameView(
    GAME.name,
    fanfare=Tune("G5 E5 C5 - C5 E5 G5 C6 E5+G5+C6/5", "bell", 0.13),
    world="brick",
    cover=cover,
    sign="lift",
    facts=_facts,
    screens=(round_screen,),
    samples=numberloor_samples,
    painters={parts.CardFace: painting.card_face, parts.LiftShaft: painting.lift_shaft},
    face=_face,
    areas=("numberloor.card",),
    quiet=(TurnBegan,),
    sentence=spoken.sentence,
    question=spoken.question,
    answer=spoken.answer,
    how_gaps=how.gaps,
    pictures=how.PICTURES,
    to_do=spoken.to_do,
    reminder=spoken.reminder,
    together=spoken.together,
    turns=(CardsDrawn, SkipMet, TurnBegan),
    standing=spoken.standing,
    hand=own_hand,
)
