"""After the last round: which paper sheet is counted next, the scores, and who won."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.rules import Outcome
from games.upwards.cues import Refusal, SheetCounted, SheetSkipped
from games.upwards.open_blocks import missed
from games.upwards.scoring import Score, score
from games.upwards.sheet import Sheet
from games.upwards.state import Counting, Phase, Upwards, refused, with_entered


def sheet_of(game: Upwards, seat: int) -> Sheet:
    """The seat's sheet as far as the device knows it."""
    desk, entered = game.desks[seat], game.entered[seat]
    return desk.sheet if desk else entered.sheet if entered else Sheet((), 0, 0)


def score_of(game: Upwards, seat: int) -> Score | None:
    """What the seat's sheet is worth now, point by point, or None where the player counts alone."""
    entered = game.entered[seat]
    if entered and (entered.counting in {Counting.SKIPPED, Counting.TELLING} or entered.total is not None):
        return None
    sheet, setup = sheet_of(game, seat), game.setup
    outlined_only = not setup.packs_paper or entered is None or bool(sheet.blocks)
    return score(sheet, setup.option, setup.event_die, setup.facts.blocks, outlined_only=outlined_only)


def total_of(game: Upwards, seat: int) -> int | None:
    """The points of a seat: counted here, told by its player, or not known."""
    score, entered = score_of(game, seat), game.entered[seat]
    if score:
        return score.total
    return entered.total if entered and entered.counting is Counting.DONE else None


def outcome(game: Upwards) -> Outcome | None:
    """Points by seat; of who counts alone we know none, and then nobody can be called the winner."""
    if game.phase is not Phase.OVER:
        return None
    totals = tuple(total_of(game, seat) for seat in game.seats)
    best = max(total for total in (*totals, 0) if total is not None)
    return Outcome(
        totals, () if None in totals else tuple(seat for seat in game.seats if totals[seat] == best)
    )


def open_sheet(game: Upwards, seat: int) -> Step[Upwards]:
    """Choose whose paper sheet is entered now."""
    entered = game.entered[seat]
    if entered is None or game.entering == seat:
        return refused(game, Refusal.NOT_NOW)
    opened = with_entered(game, replace(entered, counting=Counting.OPEN, total=None))
    return Step(replace(opened, entering=seat))


def sheet_done(game: Upwards, seat: int) -> Step[Upwards]:
    """The sheet is entered: here are its points."""
    if game.entering != seat:
        return refused(game, Refusal.NOT_NOW)
    entered = game.entered[seat]
    if entered and entered.counting is Counting.TELLING and entered.total is None:
        return refused(game, Refusal.TOTAL_MISSING)
    warning = missed(game, (seat,)) if entered and entered.counting is Counting.OPEN else None
    if warning:
        return warning
    counted = _closed(game, seat, Counting.DONE)
    return Step(counted, (SheetCounted(seat, total_of(counted, seat) or 0),))


def own_total(game: Upwards, seat: int) -> Step[Upwards]:
    """This player has counted alone: the digits of the total follow."""
    entered = game.entered[seat]
    if entered is None or game.entering != seat or entered.counting is not Counting.OPEN:
        return refused(game, Refusal.NOT_NOW)
    return Step(with_entered(game, replace(entered, counting=Counting.TELLING, total=None, cells=())))


def skip_scoring(game: Upwards, seat: int) -> Step[Upwards]:
    """This player counts alone and tells no points."""
    entered = game.entered[seat]
    if entered is None or entered.counting not in {Counting.OPEN, Counting.TELLING}:
        return refused(game, Refusal.NOT_NOW)
    silent = with_entered(game, replace(entered, total=None))
    return Step(_closed(silent, seat, Counting.SKIPPED), (SheetSkipped(seat),))


_WAITING = (Counting.OPEN, Counting.TELLING)


def _closed(game: Upwards, seat: int, counting: Counting) -> Upwards:
    entered = game.entered[seat]
    closed = with_entered(game, replace(entered, counting=counting, cells=())) if entered else game
    waiting = [n for n, other in enumerate(closed.entered) if other and other.counting in _WAITING]
    if not waiting:
        return replace(closed, phase=Phase.OVER, entering=None)
    return replace(closed, entering=game.entering if game.entering in waiting else waiting[0])
