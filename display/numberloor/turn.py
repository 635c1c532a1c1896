"""The pads of Numberloor: the cards that can be laid by touch now, in handfuls for one page each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from games.choices import Choice
from games.numberloor.cards import CARDS, FLOORS, NIGHTS, NUMBERS, SPECIALS, is_balloon, number_of
from games.numberloor.decisions import DECISIONS, Lay, Laying, LayOff, Open, Snatch
from games.numberloor.judge import open_balloon
from games.numberloor.lift import Ride, arithmetic, playable
from games.numberloor.state import Numberloor, Phase
from games.table import Table
from session.evening import Evening, choices


class Kind(StrEnum):
    """What is on a pad."""

    FLOORS = "floors"
    BALLOONS = "balloons"
    NIGHT = "night"
    PILES = "piles"


@dataclass(frozen=True, slots=True)
class PadCard:
    """A card to touch; one that does not fit is judged like any other, so that the reason is told."""

    card: str
    choice: Choice
    fits: bool = True
    pile: int | None = None
    """Where the beginners lay it."""


@dataclass(frozen=True, slots=True)
class Pad:
    """Cards for one page; `seat` is whose night floors they are."""

    kind: Kind
    cards: tuple[PadCard, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class LiftTurn:
    """The evening as the screens of Numberloor need it."""

    evening: Evening
    table: Table
    game: Numberloor
    offered: tuple[Choice, ...]
    """Every decision that is possible now."""
    pads: tuple[Pad, ...]
    """The pads of this phase, the most wanted first."""

    @property
    def piles(self) -> tuple[tuple[int, tuple[int, ...], tuple[Ride, ...]], ...]:
        """For each lift its floor, the floors that fit, and the rides to them."""
        game = self.game
        floors = [number_of(card) for card in game.tops if not is_balloon(card)]
        if game.setup.has_balloons and len(game.tops) < 2:
            return tuple((floor, (), ()) for floor in floors)
        balloon = open_balloon(game)
        return tuple((floor, playable(floor, balloon), arithmetic(floor, balloon)) for floor in floors)


def lift_turn(evening: Evening, table: Table) -> LiftTurn:
    """The evening with all its pads; asked once for a screen, since every fitting card is judged for it."""
    offered = choices(evening)
    return LiftTurn(evening, table, table.state, offered, _pads(table.state, offered))


def _pads(game: Numberloor, offered: tuple[Choice, ...]) -> tuple[Pad, ...]:
    match game.phase:
        case Phase.OPENING:
            kinds = (Kind.FLOORS, Kind.BALLOONS, Kind.NIGHT)
            pads = (_pad(offered, kind, Open, game.turn.seat) for kind in kinds)
            return tuple(pad for pad in pads if pad.cards)
        case Phase.TURN if game.setup.has_balloons:
            return _turn_pads(game, offered)
        case Phase.TURN:
            return (_pad(offered, Kind.PILES, Lay, game.turn.seat),)
        case Phase.LAY_OFF:
            return (_pad(offered, Kind.BALLOONS, LayOff, game.turn.seat),)
        case _:
            return ()


def _turn_pads(game: Numberloor, offered: tuple[Choice, ...]) -> tuple[Pad, ...]:
    """All floors, since those that do not fit may be tried too; balloons; and everybody's night floors."""
    seat = game.turn.seat
    lays = {card: Lay(seat, card).choice for card in FLOORS}
    floors = tuple(PadCard(card, choice, choice in offered) for card, choice in lays.items())
    nights = [_pad(offered, Kind.NIGHT, Lay, seat)]
    nights += [_pad(offered, Kind.NIGHT, Snatch, other) for other in game.present if other != seat]
    return (
        Pad(Kind.FLOORS, floors, seat),
        _pad(offered, Kind.BALLOONS, Lay, seat),
        *(pad for pad in nights if NIGHTS[0] in CARDS[game.setup.level]),
    )


def _pad(offered: tuple[Choice, ...], kind: Kind, how: type[Laying], seat: int) -> Pad:
    """The offered cards of this kind; those of this seat, where it matters who lays one."""
    laid = (each for each in DECISIONS.among(offered) if isinstance(each, how))
    cards = [
        PadCard(each.card, each.choice, pile=each.pile if isinstance(each, Lay) else None)
        for each in laid
        if _is_by(seat, each)
    ]
    order = _IN_ORDER[kind]
    wanted = sorted((each for each in cards if each.card in order), key=lambda each: order.index(each.card))
    return Pad(kind, tuple(wanted), seat)


def _is_by(seat: int, laying: Laying) -> bool:
    match laying:
        case Lay(by) | Snatch(by):
            return by == seat
        case Open() | LayOff():
            return True
        case _:
            assert_never(laying)


_IN_ORDER = {
    Kind.FLOORS: FLOORS,
    Kind.NIGHT: NIGHTS,
    Kind.BALLOONS: (*SPECIALS, *NUMBERS),
    Kind.PILES: FLOORS,
}
