"""After the last round: which paper sheet is counted next, the scores, and who won."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.rules import Outcome
from games.upwards.cues import Refusal, SheetCounted, SheetSkipped
from games.upwards.open_blocks import missed
from games.upwards.scoring import Score, score
from games.upwards.sheet import Sheet
from games.upwards.state import Counting, Phase, Upwards, refused, with_page


def sheet_of(game: Upwards, seat: int) -> Sheet:
    """The seat's sheet as far as the device knows it."""
    desk, page = game.desks[seat], game.pages[seat]
    return desk.sheet if desk else page.sheet if page else Sheet((), 0, 0)


def score_of(game: Upwards, seat: int) -> Score | None:
    """What the seat's sheet is worth now, or None where the player counts alone."""
    page = game.pages[seat]
    if page and page.counting is Counting.SKIPPED:
        return None
    sheet, setup = sheet_of(game, seat), game.setup
    outlined_only = not setup.packs_paper or page is None or bool(sheet.blocks)
    return score(sheet, setup.option, setup.event_die, setup.facts.blocks, outlined_only=outlined_only)


def outcome(game: Upwards) -> Outcome | None:
    """Points by seat; of who counts alone we know none, and then nobody can be called the winner."""
    if game.phase is not Phase.OVER:
        return None
    scores = [score_of(game, seat) for seat in game.seats]
    totals = tuple(score.total if score else None for score in scores)
    best = max(total for total in (*totals, 0) if total is not None)
    return Outcome(
        totals, () if None in totals else tuple(seat for seat in game.seats if totals[seat] == best)
    )


def open_sheet(game: Upwards, seat: int) -> Step[Upwards]:
    """Choose whose paper sheet is entered now."""
    page = game.pages[seat]
    if page is None or game.entering == seat:
        return refused(game, Refusal.NOT_NOW)
    opened = with_page(game, replace(page, counting=Counting.OPEN))
    return Step(replace(opened, entering=seat))


def sheet_done(game: Upwards, seat: int) -> Step[Upwards]:
    """The sheet is entered: here are its points."""
    if game.entering != seat:
        return refused(game, Refusal.NOT_NOW)
    if warning := missed(game, (seat,)):
        return warning
    counted = _closed(game, seat, Counting.DONE)
    total = score_of(counted, seat)
    return Step(counted, (SheetCounted(seat, total.total if total else 0),))


def skip_scoring(game: Upwards, seat: int) -> Step[Upwards]:
    """This player counts alone."""
    page = game.pages[seat]
    if page is None or page.counting is not Counting.OPEN:
        return refused(game, Refusal.NOT_NOW)
    return Step(_closed(game, seat, Counting.SKIPPED), (SheetSkipped(seat),))


def _closed(game: Upwards, seat: int, counting: Counting) -> Upwards:
    page = game.pages[seat]
    closed = with_page(game, replace(page, counting=counting, cells=())) if page else game
    waiting = [n for n, other in enumerate(closed.pages) if other and other.counting is Counting.OPEN]
    if not waiting:
        return replace(closed, phase=Phase.OVER, entering=None)
    return replace(closed, entering=game.entering if game.entering in waiting else waiting[0])
