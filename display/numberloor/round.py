"""Numberloor: the lift with the floors that fit, the open cards, whose turn it is, and cards to touch."""

from __future__ import annotations

from dataclasses import replace

from display.building.head import timer_parts
from display.building.hint_button import hint_button, hint_place
from display.building.layout import Face, least, sentence, words
from display.building.more_page import bound, more_face
from display.building.parts import Label, Panel, Part, PlayerChip, Scene, Weight
from display.building.table_buttons import key_face
from display.numberloor.lift_area import lift_parts
from display.numberloor.pads import action_faces, action_row, pad_parts
from display.numberloor.parts import CardFace
from display.numberloor.places import places
from display.numberloor.turn import Kind, LiftTurn, lift_turn
from display.style.boxes import Box
from display.style.lettering import fits_whole
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, LINE_MM, MAIN_CONTROL_MM, SMALL
from display.wording.facts import phase_words
from games import choices as verbs
from games.events import Key
from games.numberloor.state import Numberloor, Phase
from games.numberloor.verbs import DRAW_TWO, NOTHING_LEFT, REDEAL
from session.evening import Evening
from words.phrases import phrase

_CHIPS_MM = 10
_APART_MM = 1.2
"""Between the stars of two players, so that nobody reads them as one number."""


def fits(evening: Evening) -> bool:
    """While Numberloor is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Numberloor) and state.phase != Phase.OVER


def build(evening: Evening, look: Look) -> Scene:
    """A page for each pad of cards, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    turn = lift_turn(evening, evening.table)
    count = max(1, len(turn.pads))
    return bound(evening, look, "lift", [_page(turn, look, page, count) for page in range(count)])


def _page(turn: LiftTurn, look: Look, page: int, more: int) -> tuple[Part, ...]:
    place = places(look)
    return (
        *lift_parts(turn, look, place.lift),
        *_table(turn, look, place.table, page),
        *pad_parts(turn, look, place.pad, page),
        *_buttons(turn, look, place.buttons, more),
    )


def _table(turn: LiftTurn, look: Look, box: Box, page: int) -> tuple[Part, ...]:
    """The open cards very large; whose turn it is, what to do, and the stars."""
    if look.is_portrait:
        cards, rest = box.from_top(min(round(box.width * 0.68), box.height // 2), look.gap)
    else:
        cards, rest = box.from_left(min(round(box.height * 1.56), box.width // 2), look.gap)
    return (*_open_cards(turn, look, cards), *_status_parts(turn, look, rest, page))


def _open_cards(turn: LiftTurn, look: Look, box: Box) -> tuple[Part, ...]:
    cells = box.columns(2, look.mm(2))
    tops = turn.game.tops
    return tuple(
        CardFace(cell, tops[pile]) if pile < len(tops) else Panel(cell) for pile, cell in enumerate(cells)
    )


def _status_parts(turn: LiftTurn, look: Look, box: Box, page: int) -> tuple[Part, ...]:
    asked = _asked(turn, look, page)
    if look.text_scale > 1:
        return _large_status_parts(turn, look, box, asked)
    chips, rest = box.from_bottom(look.mm(_CHIPS_MM), look.mm(1))
    parts: tuple[Part, ...] = ()
    if turn.table.timer.running:
        ring, rest = rest.from_right(min(rest.height, look.mm(13), rest.width // 3), look.mm(1))
        parts = timer_parts(look, ring.square(), turn.table)
    helped = _hint(turn, look, page)
    above, below = rest.rows((1, 1), look.mm(0.5)) if helped else (rest, rest)
    hint = (sentence(look, below, helped),) if helped else ()
    return (_asked_label(look, above, asked), *hint, *parts, *_chips(turn, look, chips))


def _large_status_parts(turn: LiftTurn, look: Look, box: Box, asked: str) -> tuple[Part, ...]:
    """One line, the stars and the time; fewer words will do where all of them have no room."""
    line, rest = box.from_top(look.mm(LINE_MM), look.mm(0.5))
    text = next((one for one in (asked, *_in_short(turn, look)) if _is_read(look, line, one)), None)
    if text is None:
        return (_asked_label(look, box, asked),)
    parts: tuple[Part, ...] = ()
    if turn.table.timer.running:
        side = min(rest.height, look.mm(CONTROL_MM))
        ring, rest = (rest.from_bottom if look.is_portrait else rest.from_right)(side, look.mm(1))
        parts = timer_parts(look, ring.middle(side, side), turn.table)
    chips = _chips(turn, look, rest)
    readable = all(chip.words.size >= least(look, SMALL) for chip in chips)
    return (_asked_label(look, line, text), *parts, *(chips if readable else ()))


def _in_short(turn: LiftTurn, look: Look) -> tuple[str, ...]:
    """What is to be done in few words; in a turn the name of whoever plays tells enough."""
    game, name = turn.game, turn.table.players[turn.game.turn.seat]
    if game.phase is Phase.TURN:
        return (name,)
    what = str(game.phase)
    if game.phase is Phase.OPENING:
        what += "-two" if not game.setup.has_balloons else "-balloon" if game.tops else "-floor"
    return (phrase(look.language, f"numberloor.in-short.{what}", name=name),)


def _asked_label(look: Look, box: Box, text: str) -> Label:
    return Label(box, words(look, box, text, BODY, bold=look.text_scale == 1))


def _is_read(look: Look, box: Box, text: str) -> bool:
    return fits_whole(text, box, least(look))


def _asked(turn: LiftTurn, look: Look, page: int) -> str:
    """Whose turn it is; on another player's pad of night floors, what that would mean."""
    game = turn.game
    if game.phase is Phase.OPENING and not game.setup.has_balloons:
        return phrase(look.language, "numberloor.phase.opening.beginners")
    shown = turn.pads[page] if turn.pads else None
    if game.phase is Phase.TURN and shown and shown.kind is Kind.NIGHT and shown.seat != game.turn.seat:
        return phrase(look.language, "numberloor.snatching", name=turn.table.players[shown.seat])
    return phase_words(look.language, turn.table)


def _hint(turn: LiftTurn, look: Look, page: int) -> str:
    """What the player on turn could do next."""
    if turn.game.phase is not Phase.TURN or turn.pads[page].seat != turn.game.turn.seat:
        return ""
    now = turn.game.turn
    key = "tentative" if now.tentative else "more" if now.has_floor else "drawn" if now.drawn else "lit"
    return phrase(look.language, f"numberloor.hint.{key}")


def _chips(turn: LiftTurn, look: Look, box: Box) -> tuple[PlayerChip, ...]:
    """Each player's shape and stars."""
    game = turn.game
    cells = box.columns(len(game.stars), look.mm(1))
    return tuple(_chip(turn, look, cell, seat) for seat, cell in enumerate(cells) if seat in game.present)


def _chip(turn: LiftTurn, look: Look, box: Box, seat: int) -> PlayerChip:
    game = turn.game
    room, _ = box.from_bottom(round(box.height * (0.5 if look.text_scale == 1 else 0.68)))
    text = words(look, room, f"{game.stars[seat]}/{game.setup.goal}", SMALL)
    if text.size < least(look, SMALL) or text.width > room.width - look.mm(_APART_MM):
        text = words(look, room, str(game.stars[seat]), SMALL)
    return PlayerChip(box, seat, room, text, "star", game.turn.seat == seat)


def _also_width(look: Look, box: Box) -> int:
    """Half of it; large words of the main button need more where the panel is upright."""
    is_tight = look.is_portrait and look.text_scale > 1
    return look.mm(CONTROL_MM) if is_tight else (box.width - look.gap) // 2


def _who_announces(turn: LiftTurn, look: Look) -> list[Face]:
    """Two people may have laid their last floor: the button asks for a name."""
    is_asked = any(choice.verb == verbs.ANNOUNCE for choice in turn.offered)
    return [key_face(turn.evening, look, Key.ANNOUNCE)] if is_asked else []


def _buttons(turn: LiftTurn, look: Look, box: Box, more: int) -> tuple[Part, ...]:
    """On, my last floor, back and more; each always in its place."""
    hint, box = hint_place(turn.evening, look, box)
    away, box = box.from_right(look.mm(CONTROL_MM), look.gap)
    back, box = box.from_right(look.mm(CONTROL_MM if look.is_portrait else MAIN_CONTROL_MM), look.gap)
    on = action_faces(turn, look, (DRAW_TWO, NOTHING_LEFT, verbs.PASS, REDEAL))
    also = action_faces(turn, look, (verbs.ANNOUNCE,)) or _who_announces(turn, look)
    undo = action_faces(turn, look, (verbs.UNDO,))
    is_alone = look.text_scale > 1 or (look.is_portrait and turn.game.phase is Phase.OPENING)
    second, first = box.from_right(_also_width(look, box), look.gap) if also or not is_alone else (box, box)
    main = Weight.PLAIN if turn.game.phase is Phase.OPENING else Weight.MAIN
    faces = (
        replace(on[0], weight=main) if on else None,
        also[0] if also else None,
        undo[0] if undo else None,
        more_face(look, more),
    )
    helped = hint_button(turn.evening, look, hint, turn.game.turn.seat)
    return (*action_row(look, (first, second, back, away), faces), *helped)
