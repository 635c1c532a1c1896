"""Evenings of Beam me up at its own screens: head start, throws, ways to move, rocket, blue star, the end."""

from __future__ import annotations

from dataclasses import replace

from display.samples import after, begun_from
from games import choices as verbs
from games.beam import GAME
from games.beam.state import Beam, Counters, Plays, Setup
from games.beam.verbs import KEEP, LIFT, MOVE, WON
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.table import advance, begin
from session.evening import Evening
from session.lobby import DONE, EDITION, NEW_GAME, Lobby

FOUR = ("Ada", "Ben", "Cleo", "Dana")
MIDDLE = (
    Counters((2, 5, 6, 1, 3, 0, 4)),
    Counters((3, 4, 2, 0, 6, 1, 2)),
    Counters((1, 6, 5, 3, 0, 2, 3)),
    Counters((4, 3, 1, 5, 2, 2, 0)),
)
NEARLY = Counters((5, 5, 6, 1, 3, 2, 4))
ON_BLUE = Counters((2, 5, 3, 1, 3, 0, 4))


def _at(lobby: Lobby, setup: Setup, counters: tuple[Counters, ...], *events: Choice | DiceSettled) -> Evening:
    table = begin(setup, 90)
    game: Beam = replace(table.state, counters=counters, turn=0, head_start=False)
    table = replace(table, state=game)
    for event in events:
        table = advance(table, event if isinstance(event, DiceSettled) else Chosen(event)).state
    return Evening(lobby, table)


def _thrown(*faces: int) -> DiceSettled:
    return DiceSettled(Throw(faces))


def beam_samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each of the game's own screens."""
    setup = Setup(FOUR)
    free = replace(setup, downgrade=True)
    duel = Setup(("Maximilian", "Ben"))
    use, wild = Choice(verbs.ANNOUNCE), (ON_BLUE, *MIDDLE[1:])
    head_start = Evening(lobby, begin(setup, 90))
    lifted = advance(begin(setup, 90), Chosen(Choice(LIFT, (3,)))).state
    kept = (_thrown(2, 2, 3, 5, 6), Choice(KEEP, (0,)), Choice(KEEP, (1,)))
    winning = (NEARLY, *MIDDLE[1:])
    return {
        "beam-me-up": begun_from(lobby, GAME.name, 4),
        "box-boards": after(Evening(lobby), Choice(NEW_GAME, (GAME.name,)), Choice(DONE), Choice(EDITION)),
        "beam-head-start": head_start,
        "beam-second-head-start": Evening(lobby, lifted),
        "beam-waiting": _at(lobby, setup, MIDDLE, _thrown(2, 2, 2, 4, 6), use),
        "beam-thrown": _at(lobby, setup, MIDDLE, *kept),
        "beam-thrown-nothing": _at(lobby, duel, MIDDLE[:2], _thrown(1, 2, 3, 5, 6)),
        "beam-full-house": _at(lobby, setup, MIDDLE, _thrown(2, 2, 5, 5, 5), use),
        "beam-downgrade": _at(lobby, free, MIDDLE, _thrown(2, 2, 5, 5, 5), use),
        "beam-blue-star": _at(lobby, free, wild, _thrown(2, 2, 5, 5, 5), use),
        "beam-blue-star-one-way": _at(lobby, setup, wild, _thrown(2, 2, 2, 4, 6), use),
        "beam-rocket": _at(lobby, setup, MIDDLE, _thrown(1, 1, 4, 4, 6), use, Choice(MOVE, (4, 1, 4))),
        **_real(lobby),
        "beam-over": _at(lobby, setup, winning, _thrown(4, 4, 4, 4, 4), use),
        "beam-over-two": _at(lobby, duel, MIDDLE[:2], Choice("leave-seat", (1,))),
    }


def _real(lobby: Lobby) -> dict[str, Evening]:
    """On the boards from the box, alone or beside a seat of the device."""
    real = Setup(FOUR, real_boards=True)
    mixed = replace(real, seats=(Plays.PERSON, Plays.STRONG, Plays.PERSON, Plays.EASY))
    use, thrown = Choice(verbs.ANNOUNCE), _thrown(2, 2, 5, 5, 5)
    return {
        "real-head-start": Evening(lobby, begin(replace(real, players=FOUR[:3]), 0)),
        "real-waiting": _at(lobby, real, MIDDLE),
        "real-thrown": _at(lobby, mixed, MIDDLE, thrown, Choice(KEEP, (0,))),
        "real-told": _at(lobby, real, MIDDLE, thrown, use),
        "real-told-beside-the-device": _at(lobby, mixed, MIDDLE, _thrown(1, 2, 3, 4, 4), use),
        "real-over": _at(lobby, mixed, MIDDLE, thrown, use, Choice(WON, (0,))),
    }
