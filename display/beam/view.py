"""Beam me up as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.beam import edition_page, how, over, painting, parts, real_boards, spoken
from display.beam import round as round_screen
from display.beam.cover import cover
from display.beam.own_board import own_board
from display.beam.samples import beam_samples
from display.game_view import Facts, GameView, Tune
from games.beam import GAME, Beam
from games.beam.cues import (
    BlueStarReached,
    CooledDown,
    CounterHidden,
    NothingThrown,
    PinkStarReached,
    RocketReached,
    TurnPassed,
)
from games.beam.state import Phase
from games.beam.verbs import COOL, MOVED, NO_COOL, WON
from games.choices import ANNOUNCE, PASS
from games.keeping import DiceKept, NothingKept
from games.table import Table


def _facts(table: Table) -> Facts:
    game: Beam = table.state
    phase, number = str(game.phase), game.throws + 1
    if game.is_real_turn and game.phase is Phase.HEAD_START:
        phase, number = "head-start-real", game.turn
    in_space = tuple(counters.in_space(game.setup.board(seat)) for seat, counters in enumerate(game.counters))
    signs = (None,) * len(table.players)
    return Facts(phase, signs, on_turn=game.turn, number=number, points=in_space)


VIEW = GameView(
    GAME.name,
    fanfare=Tune("C5/3 G5/3 C6/2 - E6+G6/5", "sweep", 0.13),
    world="space",
    cover=cover,
    sign="rocket",
    facts=_facts,
    first=(edition_page,),
    screens=(real_boards, round_screen),
    account=over.account,
    samples=beam_samples,
    painters={parts.SpaceBoard: painting.space_board},
    signs={
        ANNOUNCE: "check",
        PASS: "next",
        MOVED: "check",
        NO_COOL: "minus",
        COOL: "snowflake",
        WON: "crown",
    },
    quiet=(TurnPassed, CooledDown, DiceKept, NothingKept),
    sentence=spoken.sentence,
    gaps=spoken.gaps,
    choice_gaps=spoken.choice_gaps,
    answer=spoken.answer,
    how_gaps=how.gaps,
    pictures=how.PICTURES,
    lying=spoken.lying,
    to_do=spoken.to_do,
    reminder=spoken.reminder,
    turns=(TurnPassed, RocketReached),
    explaining=(RocketReached, PinkStarReached, BlueStarReached, CounterHidden, NothingThrown),
    together=spoken.together,
    standing=spoken.standing,
    grid=own_board,
)
