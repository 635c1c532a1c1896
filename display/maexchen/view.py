"""Mäxchen as it is shown and said: the one value that the shared screens and the voice know of it."""

from __future__ import annotations

from display.game_view import GameView, Tune
from display.maexchen import round as round_screen
from display.maexchen.cover import cover
from display.maexchen.how import PICTURES
from display.maexchen.how import gaps as how_gaps
from display.maexchen.lives_area import Hearts, paint_hearts
from display.maexchen.samples import samples
from display.maexchen.wording import (
    advice,
    answer,
    choice_gaps,
    facts,
    gaps,
    grid,
    hidden,
    lying,
    question,
    said_to_do,
    secret,
    standing,
)
from games.choices import ANNOUNCE, PASS
from games.maexchen import GAME
from games.maexchen.cues import Announced
from games.maexchen.verbs import GO_ON, UNSEEN

VIEW = GameView(
    GAME.name,
    sign="dice",
    world="brick",
    cover=cover,
    facts=facts,
    screens=(round_screen,),
    samples=samples,
    painters={Hearts: paint_hearts},
    signs={ANNOUNCE: "alert", PASS: "check", UNSEEN: "pass", GO_ON: "play"},
    quiet=(Announced,),
    gaps=gaps,
    sentence=advice,
    choice_gaps=choice_gaps,
    question=question,
    answer=answer,
    how_gaps=how_gaps,
    pictures=PICTURES,
    lying=lying,
    to_do=said_to_do,
    turns=(Announced,),
    standing=standing,
    fanfare=Tune("E5 G5 E5 C5 G4/2 C5+E5+G5/4", "marimba", 0.12),
    grid=grid,
    secret=secret,
    hidden=hidden,
)
