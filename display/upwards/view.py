"""Upwards! as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.game_view import Facts, GameView, Tune
from display.upwards import (
    asking,
    counting,
    edition_page,
    happened,
    how,
    over,
    painting,
    parts,
    showing,
    spoken,
    telling_total,
)
from display.upwards import round as round_screen
from display.upwards.answers import answer_words, question_words
from display.upwards.cover import cover
from display.upwards.own_sheet import own_sheet
from display.upwards.samples import upwards_samples
from games.choices import ANNOUNCE, ASK, PASS
from games.table import Table
from games.upwards import GAME, Upwards, cues, verbs
from games.upwards.questions import EFFECT, OPTION, USES, WORTH


def _facts(table: Table) -> Facts:
    game: Upwards = table.state
    signs = tuple(_sign(game, seat) for seat in game.seats)
    return Facts(game.phase, signs, game.round, game.is_last_round, game.entering, game.round)


def _sign(game: Upwards, seat: int) -> str | None:
    if seat in game.announced:
        return ANNOUNCE
    return PASS if seat in game.passed else None


VIEW = GameView(
    GAME.name,
    fanfare=Tune("C4 D4 E4 G4 C5 E5 G4+C5+E5+G5/6", "brass", 0.12),
    world="sky",
    cover=cover,
    sign="towers",
    facts=_facts,
    first=(edition_page, asking),
    screens=(telling_total, showing, counting, round_screen),
    account=over.account,
    samples=upwards_samples,
    painters={
        parts.BlockShape: painting.block_shape,
        parts.ReserveField: painting.reserve_field,
        parts.SheetGrid: painting.sheet_grid,
    },
    signs={
        f"{ASK}.{USES}": "dice",
        f"{ASK}.{WORTH}": "towers",
        f"{ASK}.{EFFECT}": "info",
        f"{ASK}.{OPTION}": "medal",
        verbs.ROUND_DONE: "next",
        verbs.CLAIM: "block",
        verbs.CONFIRM: "check",
        verbs.OUTLINE: "pencil",
        verbs.REPEAT: "again",
        verbs.SAVE: "plus",
        verbs.SHEET_DONE: "check",
        verbs.TAKE_BACK: "undo",
        verbs.SHOW_SHEET: "eye",
        verbs.LEAVE_SHEET: "back",
        verbs.READ_KEEP: "check",
        verbs.READ_RIGHT: "check",
    },
    areas=("upwards.effect", "upwards.block"),
    quiet=(
        cues.Confirmed,
        cues.EffectFell,
        cues.MeteoriteFell,
        cues.RowMarked,
        cues.SavedForLater,
        cues.TookBack,
        cues.Wrote,
    ),
    sentence=happened.sentence,
    gaps=happened.gaps,
    choice_gaps=spoken.choice_gaps,
    question=question_words,
    how_gaps=how.gaps,
    pictures=how.PICTURES,
    answer=answer_words,
    to_do=spoken.to_do,
    reminder=spoken.reminder,
    explaining=(cues.EffectFell,),
    together=happened.together,
    standing=spoken.standing,
    for_all=spoken.for_all,
    begins=happened.begins,
    fact_said=spoken.fact_said,
    grid=own_sheet,
)
