"""Behind the end of Beam me up: why it ended, and how all boards stood."""

from __future__ import annotations

from display.beam.boards import all_boards
from display.building.layout import Face, button, sentence
from display.building.view_intents import PageTurned
from display.game_view import Account
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.beam.state import Beam
from session.evening import Evening
from words.phrases import phrase

_WHY_MM = 12


def account(evening: Evening, look: Look, _: int) -> Account:
    """One page: the reason above, the boards below, the winner's first."""
    assert evening.table  # noqa: S101 - there is an end to tell of
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    why, boards = rest.from_top(look.mm(_WHY_MM), look.mm(1))
    parts = (
        sentence(look, why, _why(look, evening.table.state)),
        *all_boards(look, boards, evening.table),
        *button(look, foot, Face(PageTurned(0), phrase(look.language, "page.back"), "back")),
    )
    return Account(1, parts, way=phrase(look.language, "beam-me-up.boards.all"))


def _why(look: Look, game: Beam) -> str:
    if game.winner is None:
        return phrase(look.language, "beam-me-up.cue.TooFewLeft")
    if game.setup.is_real(game.winner):
        return phrase(look.language, "beam-me-up.over.told", wanted=game.setup.wanted_in_space)
    in_space = game.counters[game.winner].in_space(game.setup.board(game.winner))
    return phrase(look.language, "beam-me-up.over.why", in_space=in_space)
