"""Beam me up on real boards: the dice, what they are worth, and who is on turn; people move by themselves."""

from __future__ import annotations

from display.beam.boards import boards_page
from display.beam.chances import chances_page
from display.beam.dice import keep_hint, keep_row, plain_dice, tray
from display.beam.move_animation import player, small_boards
from display.beam.story import LastMove
from display.beam.telling import cooling, rises
from display.beam.turn import BeamTurn, beam_turn
from display.building.head import timer_parts
from display.building.layout import Face, button, optional, sentence, words
from display.building.more_page import bound, more_face
from display.building.parts import Label, Panel, Part, Scene, Sign, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, LINE_MM, MAIN_CONTROL_MM, TITLE, Ink
from display.wording.facts import phase_words
from games.beam.combinations import combination
from games.beam.decisions import Moved, SayWon, UseDice
from games.beam.state import Beam, Move, Phase
from games.beam.throwing import wants_dice
from games.decisions import Decision
from games.table.decisions import Undo
from session.evening import Evening
from words.phrases import phrase

_DICE_MM = 17
_SIGN_MM = 9
_NAME_SHARE = 0.4
"""Of the strip, where dice that are only to be moved with stand beside the name."""


_COOLING_SHARE, _LONG_SHARE = 1.85, 1.4
_TRAY_SHARE = 0.25
"""Of the width below the dice, so that what they make is read in large letters, too."""


def fits(evening: Evening) -> bool:
    """While somebody with a real board is on turn and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Beam) and not state.is_over and state.is_real_turn


def build(evening: Evening, look: Look) -> Scene:
    """The turn, the chances and, where the device plays along, its boards; then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    turn = beam_turn(evening, evening.table)
    pages = [_page(turn, look)]
    if turn.has_chances:
        pages.append(chances_page(turn, look))
    if turn.boards:
        pages.append(boards_page(turn, look))
    return bound(evening, look, "beam-real", pages, staying=1 if turn.has_chances else None)


def _page(turn: BeamTurn, look: Look) -> tuple[Part, ...]:
    strip, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
    buttons, body = rest.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    return (
        *_strip(turn, look, strip),
        *_body(turn, look, body),
        *_buttons(turn, look, buttons),
    )


def _strip(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """Who is on turn, the boards of the device, and the time."""
    parts: list[Part] = []
    if turn.table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        parts.extend(timer_parts(look, ring, turn.table))
    counters = turn.game.counters
    small, rest = small_boards(
        look, box, turn.game.setup, turn.boards, LastMove(turn.game.turn, counters, counters)
    )
    if turn.game.phase is Phase.TELLING:
        rest, dice = rest.columns((_NAME_SHARE, 1 - _NAME_SHARE), look.gap)
        parts.extend(plain_dice(look, dice, turn.game.faces))
    return (*player(look, rest, turn.game.turn, turn.table), *small, *parts)


def _body(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    if turn.game.phase is Phase.TELLING and turn.game.move:
        return _move_parts(turn, look, box, turn.game.move)
    if turn.game.phase is Phase.THROWING and turn.game.throws:
        return _thrown(turn, look, box)
    asked, rest = box.from_top(look.grown(CONTROL_MM, 2 * LINE_MM), look.gap)
    text = Label(asked, words(look, asked, phase_words(look.language, turn.table), TITLE, bold=True))
    if not wants_dice(turn.game):
        return (text, sentence(look, rest, _goal(turn, look)))
    return (text, *tray(turn, look, rest))


def _goal(turn: BeamTurn, look: Look) -> str:
    return phrase(look.language, "beam-me-up.story.goal", wanted=turn.game.setup.wanted_in_space)


def _thrown(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """The dice to keep, what they make so far, and the tray for the next throw."""
    row, rest = box.from_top(look.mm(_DICE_MM), look.gap)
    picture, beside = rest.from_right(min(rest.height * 16 // 9, round(rest.width * _TRAY_SHARE)), look.gap)
    status, hint = beside.rows((3, 2), look.mm(1))
    made = phrase(look.language, f"beam-me-up.combination.{combination(turn.game.faces)}")
    text = phrase(look.language, "beam-me-up.status", number=turn.game.throws, combination=made)
    return (
        *keep_row(turn, look, row),
        Label(status, words(look, status, text, TITLE, bold=True)),
        *optional(look, sentence(look, hint, keep_hint(look))),
        *tray(turn, look, picture),
    )


def _move_parts(turn: BeamTurn, look: Look, box: Box, move: Move) -> tuple[Part, ...]:
    """What rises, in large letters; below it who goes down, and what may change all that."""
    language = look.language
    cools = cooling(language, turn.game, move)
    lines = [
        *(("up", text) for text in rises(language, move)),
        ("snowflake" if move.cools else "minus", cools),
        ("rocket", phrase(language, "beam-me-up.real.special")),
    ]
    shown = lines if look.text_scale == 1 else lines[:-1]
    strips = box.rows(_shares(look, len(shown)), look.mm(1))
    return tuple(
        part
        for strip, (sign, text) in zip(strips, shown, strict=True)
        for part in _line(look, strip, sign, text)
    )


def _shares(look: Look, count: int) -> tuple[float, ...]:
    """What rises takes a line; who goes down, and what may change it, may take two."""
    if look.text_scale == 1:
        return (*([1.0] * (count - 2)), _LONG_SHARE, _LONG_SHARE)
    return (*([1.0] * (count - 1)), _COOLING_SHARE)


def _line(look: Look, box: Box, sign: str, text: str) -> tuple[Part, ...]:
    inside = box.inset(look.mm(1))
    place, room = inside.from_left(min(inside.height, look.mm(_SIGN_MM)), look.mm(2))
    written = Label(room, words(look, room, text, BODY, bold=True), Ink.TEXT, Ink.CARD)
    return (Panel(box), Sign(place.square(), sign, Ink.TEXT), written)


def _buttons(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """On, who has won, back, chances and more; each always in its place."""
    won = SayWon(turn.game.turn) if turn.game.phase is Phase.TELLING else None
    chances = Face(PageTurned(1), phrase(look.language, "beam-me-up.chances.button"), "chances")
    pages = 1 + turn.has_chances + bool(turn.boards)
    faces = (
        _offered(turn, look, UseDice(), Weight.MAIN) or _offered(turn, look, Moved(), Weight.MAIN),
        _offered(turn, look, won) if won else chances if turn.has_chances else None,
        _offered(turn, look, Undo()),
        more_face(look, pages),
    )
    away, rest = box.from_right(look.mm(CONTROL_MM), look.gap)
    cells = (*rest.columns((3, 2, 2), look.gap), away)
    return tuple(
        part for cell, face in zip(cells, faces, strict=True) if face for part in button(look, cell, face)
    )


def _offered(turn: BeamTurn, look: Look, decision: Decision, weight: Weight = Weight.PLAIN) -> Face | None:
    choice = decision.choice
    return choice_face(look, turn.evening, choice, weight) if choice in turn.offered else None
