"""Beam me up as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.beam import box_page, over, painting, parts, spoken
from display.beam import round as round_screen
from display.beam.samples import beam_samples
from display.game_view import Facts, GameView
from games.beam import GAME, Beam
from games.beam.cues import TurnPassed
from games.table import Table


def _facts(table: Table) -> Facts:
    game: Beam = table.state
    return Facts(game.phase, (None,) * len(table.players), on_turn=game.turn, number=game.throws + 1)


VIEW = GameView(
    GAME.name,
    sign="rocket",
    facts=_facts,
    first=(box_page,),
    screens=(round_screen,),
    account=over.account,
    samples=beam_samples,
    painters={parts.SpaceBoard: painting.space_board},
    quiet=(TurnPassed,),
    gaps=spoken.gaps,
    choice_gaps=spoken.choice_gaps,
    lying=spoken.lying,
    to_do=spoken.to_do,
    standing=spoken.standing,
)
