"""Upwards! as pure values: `start(setup)` gives the game, `RULES` says how it goes on."""

from __future__ import annotations

from games.dice import Throw
from games.game import FaceSet, Game, Seats, SimulatedHand, without_memory
from games.paper import Compared
from games.rules import Expected, Rules, Showing
from games.upwards.balance import jotted
from games.upwards.decisions import DECISIONS
from games.upwards.edition import EDITION
from games.upwards.ending import outcome
from games.upwards.handouts import EVENT_DIE as EVENT_DIE_HANDOUT
from games.upwards.hard_sheets import hard_sheet
from games.upwards.hints import HINTS
from games.upwards.how import how
from games.upwards.offers import choices
from games.upwards.paper import PAPER
from games.upwards.play import choose, show
from games.upwards.players import decide_any
from games.upwards.practice import PRACTICE
from games.upwards.questions import questions
from games.upwards.rounds import throw_corrected, throw_fell
from games.upwards.settings import HOUSE
from games.upwards.setup import SIMULATED_PLAYERS, Block, Effect, Option, Plays, Setup, SheetFacts
from games.upwards.showing import as_compared
from games.upwards.signs import SIGNS
from games.upwards.state import Phase, Upwards, start, unready

__all__ = [
    "EDITION",
    "GAME",
    "RULES",
    "Block",
    "Effect",
    "Option",
    "Plays",
    "Setup",
    "SheetFacts",
    "Upwards",
    "start",
]


def expected(game: Upwards) -> Expected | None:
    """A throw is wanted at the start of a round, and also when everybody has written."""
    can_go_on = game.phase is Phase.WRITING and not game.is_last_round and not unready(game)
    if game.phase is not Phase.WAITING and not can_go_on:
        return None
    return Expected(game.setup.dice, int(game.setup.event_die))


def _throw(game: Upwards) -> Throw | None:
    return game.throw


def _signs(game: Upwards) -> tuple[str, ...]:
    """Whatever the real die may show, not only what the settings think its faces are."""
    return tuple(Effect) if game.setup.event_die else ()


def _timed(game: Upwards) -> int | None:
    return game.round if game.phase is Phase.WRITING else None


def _showing(game: Upwards) -> Showing | None:
    entered = None if game.entering is None else game.entered[game.entering]
    if game.phase is not Phase.SCORING or entered is None or not entered.looking:
        return None
    return Showing.KEEP if entered.draft else Showing.LOOK


def _compared(game: Upwards) -> Compared | None:
    entered = None if game.entering is None else game.entered[game.entering]
    return as_compared(entered.draft) if entered and entered.draft else None


RULES = Rules(
    name="upwards",
    choices=choices,
    choose=choose,
    take=throw_fell,
    correct=throw_corrected,
    outcome=outcome,
    expected=expected,
    throw=_throw,
    timed=_timed,
    signs=_signs,
    questions=questions,
    showing=_showing,
    compared=_compared,
    show=show,
)


def _thrown_faces(setup: Setup) -> tuple[str, ...]:
    return tuple(setup.facts.event_faces) if setup.event_die else ()


EVENT_DIE: FaceSet[Setup] = FaceSet(
    "event-die",
    {effect.value: shapes for effect, shapes in SIGNS.items()},
    asked=lambda _: tuple(effect.value for effect in Effect),
    owned=lambda setup: tuple(dict.fromkeys(face.value for face in setup.facts.event_faces)),
    used=_thrown_faces,
)

GAME = Game(
    name="upwards",
    setup=Setup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(2, 6, tuple(Plays), SIMULATED_PLAYERS),
    house=HOUSE,
    players=without_memory(decide_any),
    hand=SimulatedHand(die_sides=_thrown_faces, wrote=lambda game: jotted(game.thrown, game.setup)),
    taught=(EVENT_DIE,),
    edition=EDITION,
    how=how,
    practice=PRACTICE,
    hints=HINTS,
    hardest=hard_sheet,
    paper=PAPER,
    handouts=(EVENT_DIE_HANDOUT,),
    older={"packs_paper": True},
    place=10,
)
