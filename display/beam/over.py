"""The end of Beam me up: who won and why, and how all boards stood."""

from __future__ import annotations

from display.beam.boards import all_boards
from display.beam.move_animation import move_by_move
from display.building.layout import header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.style.look import Look
from display.wording.cue_words import winner_words
from games import choices as verbs
from games.beam.state import Beam
from games.choices import Choice
from games.registry import name_of
from session.evening import Evening, choices
from words.phrases import phrase

_WHY_MM = 12


def fits(evening: Evening) -> bool:
    """When Beam me up has ended and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Beam) and state.is_over


def build(evening: Evening, look: Look) -> Scene:
    """The reason above, the boards below, the winner's first."""
    assert evening.table  # noqa: S101 - fits() saw it
    rows = side_rows(look, _rows(evening, look))
    place = areas(look, len(rows))
    why, boards = place.body.from_top(look.mm(_WHY_MM), look.mm(1))
    game: Beam = evening.table.state
    winners = () if game.winner is None else (evening.table.players[game.winner],)
    return Scene(
        "over",
        (
            header(look, place.head, winner_words(look.language, winners, name_of(game.setup))),
            sentence(look, why, _why(look, game)),
            *all_boards(look, boards, evening.table),
            *side_buttons(look, place.side, rows),
        ),
        lead=move_by_move(evening.table, look),
    )


def _rows(evening: Evening, look: Look) -> list[Row]:
    offered = choices(evening)
    return [
        (choice_face(look, evening, Choice(verb), Weight.MAIN if verb == verbs.LEAVE else Weight.PLAIN),)
        for verb in (verbs.LEAVE, verbs.UNDO, verbs.REDO)
        if Choice(verb) in offered
    ]


def _why(look: Look, game: Beam) -> str:
    if game.winner is None:
        return phrase(look.language, "beam-me-up.cue.TooFewLeft")
    if game.setup.is_real(game.winner):
        return phrase(look.language, "beam-me-up.over.told", wanted=game.setup.wanted_in_space)
    in_space = game.counters[game.winner].in_space(game.setup.board(game.winner))
    return phrase(look.language, "beam-me-up.over.why", in_space=in_space)
