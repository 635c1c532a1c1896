"""A turn of Beam me up as its screens need it: what can be touched, and where counters would land."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from display.beam.uses import Way, ways
from games.beam.decisions import DECISIONS, Lift
from games.beam.players import best_use
from games.beam.state import THROWS, Beam, Phase
from games.beam.uses import Use
from games.choices import Choice
from games.table import Table
from session.evening import Evening, choices


@dataclass(frozen=True, slots=True)
class BeamTurn:
    """The evening, seen from the seat on turn."""

    evening: Evening
    table: Table
    game: Beam
    offered: tuple[Choice, ...]
    """Every decision that is possible now."""
    ways: tuple[Way, ...]
    """What the dice, or a rocket, allow."""
    best: Choice | None
    """Which use of them leads furthest."""

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose boards are small, the next one first."""
        seats = self.game.present
        after = [seat for seat in seats if seat > self.game.turn]
        return (*after, *(seat for seat in seats if seat < self.game.turn))

    @property
    def boards(self) -> tuple[int, ...]:
        """The other seats whose boards are on the screen."""
        return tuple(seat for seat in self.others if not self.game.setup.is_real(seat))

    @property
    def is_moving(self) -> bool:
        """Is a counter to be chosen now?"""
        return self.game.phase in {Phase.MOVING, Phase.ROCKET}

    @property
    def has_free_way(self) -> bool:
        """Must a counter be chosen on the board, since a way allows several?"""
        return any(way.is_free for way in self.ways)

    @property
    def pages(self) -> range:
        """One for each way when their counters are chosen on the board, else one for all."""
        return range(len(self.ways) if self.is_moving and self.has_free_way else 1)

    @property
    def has_chances(self) -> bool:
        """Do dice lie there, with a throw to come, and does anybody want to know?"""
        has_throws = self.game.phase is Phase.THROWING and 0 < self.game.throws < THROWS
        return has_throws and self.evening.lobby.preferences.shows("ask")

    @property
    def has_hints(self) -> bool:
        """Does this family want hints?"""
        return self.evening.lobby.preferences.shows("hints")

    def touchable(self, chosen: int) -> dict[int, Choice]:
        """The columns that mean exactly one thing, by what that is."""
        if self.game.phase is Phase.HEAD_START:
            lifts = (each for each in DECISIONS.among(self.offered) if isinstance(each, Lift))
            return {lift.column: lift.choice for lift in lifts}
        meant = self._meant(chosen) if self.is_moving else ()
        often = Counter(use.column for use in meant)
        return {use.column: use.choice for use in meant if often[use.column] == 1}

    def landings(self, chosen: int) -> tuple[tuple[int, int], ...]:
        """Where counters could end up now, or would if these dice were used: column and row."""
        counters = self.game.counters[self.game.turn]
        if self.game.phase is Phase.HEAD_START:
            return tuple((column, counters.row(column) + 1) for column in self.touchable(chosen))
        return tuple((use.column, counters.row(use.column) + use.squares) for use in self._meant(chosen))

    def _meant(self, chosen: int) -> tuple[Use, ...]:
        """The uses of the chosen way, or of all ways when there is no counter to choose."""
        if self.is_moving and self.has_free_way:
            return self.ways[chosen].uses
        return tuple(use for way in self.ways for use in way.uses)


def beam_turn(evening: Evening, table: Table) -> BeamTurn:
    """The evening with all that its dice allow; asked once for a screen."""
    allowed = () if table.state.is_real_turn else ways(table.state)
    best = best_use(table.state) if allowed and evening.lobby.preferences.shows("hints") else None
    return BeamTurn(evening, table, table.state, choices(evening), allowed, best)
