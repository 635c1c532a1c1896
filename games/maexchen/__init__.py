"""Mäxchen: two dice under a cup, an announcement that may be a lie, and whoever believes it."""

from games.game import Game, Players, Seats
from games.maexchen.decisions import DECISIONS
from games.maexchen.helping import HINTS, PRACTICE, how
from games.maexchen.players import decide, grace, thinks
from games.maexchen.rules import RULES
from games.maexchen.settings import HOUSE
from games.maexchen.state import FEWEST, MOST, Looking, Maexchen, Phase, Plays, Setup, start

__all__ = ["GAME", "RULES", "Looking", "Maexchen", "Phase", "Plays", "Setup", "start"]

GAME = Game(
    name="maexchen",
    setup=Setup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(FEWEST, MOST, tuple(Plays), (Plays.EASY, Plays.MIDDLE, Plays.STRONG)),
    house=HOUSE,
    players=Players(lambda state, _, chance: decide(state, chance), grace=grace, thinks=thinks),
    how=how,
    practice=PRACTICE,
    hints=HINTS,
    is_timed=False,
    place=58,
)
