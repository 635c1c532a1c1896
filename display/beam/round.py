"""Beam me up: the board of the seat on turn, its dice, what they could do, and the others small beside."""

from __future__ import annotations

from display.beam.board_area import column_buttons, large_board
from display.beam.boards import boards_page
from display.beam.chances import chances_page
from display.beam.dice import dice_parts
from display.beam.move_animation import move_by_move, player, small_boards
from display.beam.parts import BoardMarks
from display.beam.places import places
from display.beam.story import LastMove, last_move
from display.beam.turn import BeamTurn, beam_turn
from display.building.head import timer_parts
from display.building.hint_button import hint_button
from display.building.layout import Face, button
from display.building.more_page import bound, more_face
from display.building.parts import Button, Part, Scene, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, MAIN_CONTROL_MM, SPACE_MM
from display.wording.labels import choice_words
from games import choices as verbs
from games.beam.state import Beam, Phase
from games.choices import Choice
from session.evening import Evening
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While Beam me up is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Beam) and not state.is_over


def build(evening: Evening, look: Look) -> Scene:
    """The turn (once for each way to use the dice), the chances, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    turn = beam_turn(evening, evening.table)
    turns = len(turn.pages)
    pages = [_page(turn, look, number) for number in turn.pages]
    if turn.has_chances:
        pages.append(chances_page(turn, look))
    pages.append(boards_page(turn, look))
    others = (_chances(look, turns),) if turn.has_chances and turn.has_hints else ()
    return bound(evening, look, "beam", pages, move_by_move(evening.table, look), staying=turns, first=others)


def _page(turn: BeamTurn, look: Look, chosen: int) -> tuple[Part, ...]:
    """After the pages of the turn come the chances, if there are any, all boards, and what else there is."""
    place, chances = places(look), len(turn.pages)
    boards = chances + turn.has_chances
    return (
        *_strip(turn, look, place.strip, boards),
        *_board(turn, look, place.board, chosen),
        *dice_parts(turn, look, place.turn, chosen),
        *_buttons(turn, look, place.buttons, chances, boards + 1),
    )


def _strip(turn: BeamTurn, look: Look, box: Box, boards: int) -> tuple[Part, ...]:
    """Who is on turn, the others' boards, to be touched for a closer look, and the time."""
    parts: list[Part] = []
    if turn.table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        parts.extend(timer_parts(look, ring, turn.table))
    move = last_move(turn.table) or LastMove(turn.game.turn, turn.game.counters, turn.game.counters)
    small, rest = small_boards(look, box, turn.game.setup, turn.boards, move)
    place = Box(rest.right, box.y, box.right - rest.right, box.height)
    closer = phrase(look.language, "beam-me-up.boards.all")
    touched = (Button(place, PageTurned(boards), Weight.BARE, closer),) if small else ()
    return (*player(look, rest, turn.game.turn, turn.table), *touched, *small, *parts)


def _board(turn: BeamTurn, look: Look, box: Box, chosen: int) -> tuple[Part, ...]:
    """The board, with the columns that can be touched and where their counters would land."""
    game, touchable = turn.game, turn.touchable(chosen)
    move = last_move(turn.table)
    marks = BoardMarks(
        lit=tuple(touchable),
        ghosts=turn.landings(chosen),
        moved=move.moved(game.turn) if move else (),
    )
    board = large_board(look, box, game.setup, game.counters, game.turn, marks)
    words = {
        column: choice_words(look.language, choice, turn.evening) for column, choice in touchable.items()
    }
    return (board, *column_buttons(board, touchable, words))


def _chances(look: Look, page: int) -> Face:
    return Face(PageTurned(page), phrase(look.language, "beam-me-up.chances.button"), "chances")


def _buttons(turn: BeamTurn, look: Look, box: Box, chances: int, more: int) -> tuple[Part, ...]:
    """On, back, a hint (or where nobody wants hints the chances) and more; each always in its place."""
    seen = _chances(look, chances) if turn.has_chances and not turn.has_hints else None
    faces = (_onwards(turn, look), _offered(turn, look, verbs.UNDO), seen, more_face(look, more))
    on, back, rest = _button_places(look, box)
    helped, away = rest.columns(2, look.gap)
    cells = zip((on, back, helped, away), faces, strict=True)
    return (
        *(part for cell, face in cells if face for part in button(look, cell, face)),
        *hint_button(turn.evening, look, helped, turn.game.turn),
    )


def _button_places(look: Look, box: Box) -> tuple[Box, Box, Box]:
    rest, box = box.from_right(look.mm(2 * CONTROL_MM + SPACE_MM + 2), look.gap)
    back, on = box.from_right(look.mm(MAIN_CONTROL_MM), look.gap)
    return on, back, rest


def _onwards(turn: BeamTurn, look: Look) -> Face | None:
    """What the turn goes on with, if it needs no column."""
    weight = Weight.MAIN if turn.game.phase is Phase.THROWING else Weight.PLAIN
    for verb in (verbs.ANNOUNCE, verbs.PASS):
        if Choice(verb) in turn.offered:
            return choice_face(look, turn.evening, Choice(verb), weight)
    return None


def _offered(turn: BeamTurn, look: Look, verb: str) -> Face | None:
    return choice_face(look, turn.evening, Choice(verb)) if Choice(verb) in turn.offered else None
