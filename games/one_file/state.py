"""A game from a file as one value: who plays by which plan, and everything that is true at one moment."""

from __future__ import annotations

from dataclasses import dataclass, fields, make_dataclass
from dataclasses import field as with_default
from enum import StrEnum

from games import setup
from games.one_file.patterns import Faces
from games.one_file.plan import FREE, Keep, Kind, Plan, Winner

MOST_ROUNDS = 60
"""A game whose goal nobody reaches is over then."""


NO_PLAN = Plan()


class Plays(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    EASY = "easy"
    MIDDLE = "middle"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class OneFileSetup(setup.Setup):
    """Who plays, by which plan, and the house rules that its file may ask for."""

    plan: Plan = NO_PLAN
    goal: int = 0
    rounds: int = 0
    bank_from: int = 0
    enter_with: int = 0
    last_round: bool = False
    exact: bool = False
    in_order: bool = False
    go_on: bool = False
    winner: Winner = Winner.MOST

    def plays(self, seat: int) -> Plays:
        """Who plays this seat; one that is not named is a person's."""
        return Plays(self.seats[seat]) if seat < len(self.seats) else Plays.PERSON


HOUSE_FIELDS = tuple(each for each in fields(OneFileSetup) if each.name not in {"players", "seats", "plan"})
"""What can be asked before a game."""


def setup_for(plan: Plan) -> type[OneFileSetup]:
    """A setup of its own for each game, because a setup tells which game it belongs to."""
    usual = [
        ("plan", Plan, with_default(default=plan)),
        *(
            (each.name, type(each.default), with_default(default=getattr(plan, each.name)))
            for each in HOUSE_FIELDS
        ),
    ]
    made = make_dataclass(
        f"SetupOf{plan.name.title().replace('-', '')}",
        usual,
        bases=(OneFileSetup,),
        frozen=True,
        slots=True,
        namespace={"__module__": __name__, "__doc__": "The setup of one game from a file."},
    )
    made.__module__ = __name__
    return made


class Phase(StrEnum):
    """What the table waits for; each has a sentence in the catalogues."""

    THROWING = "throwing"
    DECIDING = "deciding"
    """Something lies there: throw again, or be content."""
    SETTING_ASIDE = "setting-aside"
    """Dice that score must be set aside before anything else."""
    WRITING = "writing"
    """No throw is left: a row must be chosen."""
    ENTERING = "entering"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Match:
    """One moment of a game."""

    setup: OneFileSetup
    sheets: tuple[tuple[int | None, ...], ...]
    """By seat, the points in each row; None where nothing is written."""
    turns: tuple[tuple[int, ...], ...]
    """By seat, what each turn brought."""
    turn: int = 0
    faces: Faces = ()
    kept: tuple[int, ...] = ()
    """The places of the dice that are not to be thrown again."""
    counted: Faces = ()
    """Dice that were set aside earlier in this turn; their points are in the hand."""
    throws: int = 0
    hand: int = 0
    """The points of this turn that are not safe yet."""
    typed: str = ""
    """The points that somebody is writing down."""
    is_over: bool = False
    earlier: Match | None = None
    """The moment before the throw that lies there, in case that it was misread."""

    @property
    def plan(self) -> Plan:
        """The rules."""
        return self.setup.plan

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setup.players)

    @property
    def round(self) -> int:
        """The round of whoever is on turn, the first is 1."""
        return self.turns_of(self.turn) + 1

    def turns_of(self, seat: int) -> int:
        """How many turns this seat has had."""
        if self.plan.kind is Kind.SHEET:
            return sum(points is not None for points in self.sheets[seat])
        return len(self.turns[seat])

    @property
    def throws_left(self) -> int | None:
        """How many throws this turn still has; None for as many as somebody likes."""
        return None if self.plan.throws == FREE else self.plan.throws - self.throws

    @property
    def kept_faces(self) -> Faces:
        """What the kept dice show."""
        return tuple(self.faces[place] for place in self.kept)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.is_over:
            return Phase.OVER
        if self.plan.kind is Kind.PAD:
            return Phase.ENTERING
        if not self.throws:
            return Phase.THROWING
        if self.plan.kind is Kind.SHEET and self.throws_left == 0:
            return Phase.WRITING
        return Phase.SETTING_ASIDE if self.plan.keep is Keep.SCORING else Phase.DECIDING

    @property
    def is_at_end(self) -> bool:
        """Is this, after somebody's turn, the end?"""
        had = [self.turns_of(seat) for seat in range(self.seats)]
        if self.plan.kind is Kind.SHEET:
            return min(had) == len(self.plan.rows)
        is_round_over = len(set(had)) == 1
        if is_round_over and min(had) >= (self.setup.rounds or MOST_ROUNDS):
            return True
        reached = self.setup.goal and max(self.totals) >= self.setup.goal
        return bool(reached) and (is_round_over or not self.setup.last_round)

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points, with whatever bonus is earned."""
        return tuple(self.total_of(seat) for seat in range(self.seats))

    def total_of(self, seat: int) -> int:
        """All points of a seat."""
        written = sum(points for points in self.sheets[seat] if points is not None)
        return written + sum(self.turns[seat]) + sum(self.bonuses_of(seat))

    def bonuses_of(self, seat: int) -> tuple[int, ...]:
        """What each bonus of the sheet brings this seat so far."""
        sheet = self.sheets[seat]
        earned = (sum(sheet[row] or 0 for row in bonus.rows) >= bonus.least for bonus in self.plan.bonuses)
        return tuple(
            bonus.points if has_it else 0 for bonus, has_it in zip(self.plan.bonuses, earned, strict=True)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """Whoever is ahead: several where they tie."""
        best = (max if self.setup.winner == Winner.MOST else min)(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)


def start(agreed: OneFileSetup) -> Match:
    """Nothing is thrown or written yet; ValueError where so many cannot play."""
    plan, seats = agreed.plan, len(agreed.players)
    if not plan.fewest <= seats <= plan.most:
        raise ValueError(f"{plan.name} has {seats} players here; {plan.fewest} to {plan.most} can play")
    plain = OneFileSetup(**{each.name: getattr(agreed, each.name) for each in fields(OneFileSetup)})
    return Match(plain, ((None,) * len(plan.rows),) * seats, ((),) * seats)
