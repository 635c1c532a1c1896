"""Any game from a file as it is shown and said: a view is made from its plan."""

from __future__ import annotations

from display.game_view import GameView
from display.one_file import round as round_screen
from display.one_file.covers import cover_of
from display.one_file.how import pictures
from display.one_file.own_sheet import own_sheet
from display.one_file.samples import samples_of
from display.one_file.tunes import tune_for
from display.one_file.wording import (
    AREA,
    advice,
    answer,
    choice_gaps,
    facts,
    gaps,
    plain_words,
    question,
    reminder,
    standing,
    typed_said,
)
from games.choices import PASS
from games.keeping import DiceKept, NothingKept
from games.one_file.cues import Collected
from games.one_file.game import OneFileGame
from games.one_file.plan import Kind, Plan
from games.one_file.verbs import ERASE, FINISH, KEEP, MINUS

_SIGNS = {Kind.SHEET: "pencil", Kind.TOTAL: "dice", Kind.PAD: "keys"}


def _bank_sign(plan: Plan) -> dict[str, str]:
    """Points are written down with a pencil; elsewhere a hand says that it is enough."""
    return {PASS: "pencil"} if plan.kind is Kind.PAD else {}


def view_of_plan(game: OneFileGame) -> GameView:
    """How this game is shown."""
    plan: Plan = game.setup().plan
    return GameView(
        plan.name,
        sign=_SIGNS[plan.kind],
        cover=cover_of(plan),
        fanfare=tune_for(plan.name),
        plain_words=plain_words(plan),
        kin=AREA,
        facts=facts,
        screens=(round_screen,),
        samples=samples_of(game),
        signs={ERASE: "erase", FINISH: "check", KEEP: "lock", MINUS: "minus", **_bank_sign(plan)},
        quiet=(Collected, DiceKept, NothingKept),
        gaps=gaps,
        sentence=advice,
        question=question,
        answer=answer,
        pictures=pictures(plan),
        choice_gaps=choice_gaps,
        standing=standing,
        turns=(Collected,),
        to_do=typed_said,
        reminder=reminder,
        grid=own_sheet,
    )
