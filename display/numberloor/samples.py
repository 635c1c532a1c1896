"""Evenings of Numberloor at its own screens, for all three levels and all phases."""

from __future__ import annotations

from dataclasses import replace

from display.samples import begun_from
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.numberloor.cards import Level
from games.numberloor.setup import PERSON, Setup
from games.numberloor.state import Numberloor
from games.numberloor.verbs import DRAW_TWO, LAY, OPEN
from games.table import advance, begin
from session.evening import Evening
from session.lobby import Lobby

FIVE = ("Ada", "Ben", "Cleo", "Dana", "Emil")


def _at(lobby: Lobby, setup: Setup, *events: Choice | DiceSettled, stars: tuple[int, ...] = ()) -> Evening:
    table = begin(setup, 60)
    game: Numberloor = table.state
    table = replace(table, state=replace(game, stars=stars or game.stars))
    for event in events:
        table = advance(table, event if isinstance(event, DiceSettled) else Chosen(event)).state
    return Evening(lobby, table)


def _opened(*cards: str) -> tuple[Choice, ...]:
    return tuple(Choice(OPEN, (card,)) for card in cards)


def numberloor_samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each of the game's own screens."""
    pro = Setup(FIVE, (PERSON,) * 5)
    few = replace(pro, players=FIVE[:2], seats=(PERSON,) * 2)
    six = replace(pro, players=FIVE[:3], seats=(PERSON,) * 3, level=Level.EXPERIENCED)
    four = replace(pro, players=FIVE[:2], seats=(PERSON,) * 2, level=Level.BEGINNERS)
    stars = (2, 0, 1, 1, 0)
    lay = [Choice(LAY, (0, card)) for card in ("floor-8", "balloon-skip", "balloon-neighbours")]
    begun = _opened("floor-5", "balloon-3")
    laid_floor = (*begun, lay[0])
    emptied = (*laid_floor, Choice(verbs.ANNOUNCE))
    night = DiceSettled(Throw((), ("balloon-3", "night-2")))
    won = (*laid_floor, Choice(verbs.ANNOUNCE))
    return {
        "lift-opening": _at(lobby, pro),
        "lift-opening-balloon": _at(lobby, pro, begun[0]),
        "lift-opening-beginners": _at(lobby, four),
        "lift-turn": _at(lobby, pro, *begun, stars=stars),
        "lift-over-ten": _at(lobby, few, *_opened("night-9", "balloon-2")),
        "lift-floor-laid": _at(lobby, few, *laid_floor),
        "lift-tentative": _at(lobby, six, *begun, lay[2]),
        "lift-drawn": _at(lobby, six, *begun, Choice(DRAW_TWO)),
        "lift-skipped": _at(lobby, pro, *laid_floor, lay[1], Choice(verbs.PASS)),
        "lift-owner": _at(lobby, pro, *begun, night),
        "lift-lay-off": _at(lobby, few, *emptied),
        "lift-beginners": _at(lobby, four, *_opened("floor-4", "floor-0")),
        "lift-won": _at(lobby, pro, *won, stars=stars),
        "numberloor": begun_from(lobby, "numberloor", 5),
    }
