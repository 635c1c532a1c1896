"""What a game from a file tells about itself: how it goes, what counts, and hints."""

from __future__ import annotations

from games.cues import Advised
from games.helping import Hints
from games.one_file.daring import expected_gain
from games.one_file.decisions import DECISIONS, Bank, WriteRow
from games.one_file.patterns import score
from games.one_file.plan import Keep, Kind, Plan
from games.one_file.players import intent
from games.one_file.rules import banked_points
from games.one_file.state import Match, OneFileSetup, Phase, Plays
from games.rules import Question

COUNTS = "counts"
"""The question what counts how much."""
_PAGES = ("throws", "counts", "lost", "end")


def pages(agreed: OneFileSetup) -> tuple[str, ...]:
    """The pages of how it goes: the author's own sentences, or what the plan itself tells."""
    plan = agreed.plan
    if plan.how:
        return tuple(map(str, range(min(len(text.split("\n")) for _, text in plan.how))))
    return tuple(page for page in _PAGES if page != "lost" or plan.losses) if plan.dice else ("pad", "end")


def questions(state: Match) -> tuple[Question, ...]:
    """What can be asked while it is played."""
    return ((COUNTS,),) if state.plan.dice and not state.is_over else ()


def _seats(state: Match) -> tuple[int, ...]:
    is_person = state.setup.plays(state.turn) is Plays.PERSON
    is_deciding = state.phase in {Phase.DECIDING, Phase.SETTING_ASIDE, Phase.WRITING}
    return (state.turn,) if is_person and is_deciding else ()


def _advise(state: Match, seat: int) -> Advised | None:
    """What the strongest player would do with these dice."""
    if seat not in _seats(state):
        return None
    meant = intent(state, Plays.STRONG)
    match DECISIONS.read(meant.then) if meant.then else None:
        case WriteRow(row):
            points = score(state.plan.rows[row], state.faces)
            return Advised(seat, "row" if points else "strike", (("row", row), ("points", points or 0)))
        case Bank():
            why = "stop" if state.plan.keep is Keep.NONE else "enough"
            return Advised(seat, why, (("points", banked_points(state) or 0), *_gain(state.plan)))
        case _ if state.plan.kind is Kind.TOTAL and state.plan.keep is Keep.NONE:
            return Advised(seat, "dare", (("points", state.hand), *_gain(state.plan)))
        case _:
            why = "keep" if meant.kept else "all"
            return Advised(seat, why, (("faces", " ".join(map(str, meant.kept))),))


def _gain(plan: Plan) -> tuple[tuple[str, int | str], ...]:
    return (("gain", expected_gain(plan) if plan.keep is Keep.NONE else 0),)


HINTS: Hints[Match] = Hints(_seats, _advise)
