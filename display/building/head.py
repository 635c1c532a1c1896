"""The head of every table screen: round, players and time."""

from __future__ import annotations

from dataclasses import replace

from display.building.layout import whole_or_initial, words
from display.building.parts import Button, Label, Part, PlayerChip, TimerFrame, TimerRing, Weight
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, TITLE
from display.wording.facts import facts
from games.choices import MORE_TIME, Choice
from games.events import Chosen
from games.table import Table, choices
from words.phrases import phrase

_ROUND_MM, _LARGE_ROUND_MM = 26, 30
_FRAME_MM = (1.5, 0.8)
"""How far a frame lies outside of what it frames, on a wide and on an upright panel."""
_ROUND_LINE_MM = 5
"""On an upright panel the round stands above the players, who have the whole width."""


def table_head(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """Round and players, and the time while it matters."""
    timer: tuple[Part, ...] = ()
    if table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        timer = timer_parts(look, ring, table)
    return (*_round(look, box, table), *timer)


def _round(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    known = facts(table)
    parts: tuple[Part, ...] = ()
    if known.round and look.is_portrait and look.text_scale == 1:
        text, box = box.from_top(look.mm(_ROUND_LINE_MM))
        parts = (_round_words(look, text, table),)
    elif known.round:
        text, box = box.from_left(min(look.grown(_ROUND_MM, _LARGE_ROUND_MM), box.width * 2 // 5), look.gap)
        parts = (_round_words(look, text, table),)
    chips = box.columns(len(table.players), look.mm(1))
    return (*parts, *(_chip(look, chip, table, seat) for seat, chip in enumerate(chips)))


def _round_words(look: Look, box: Box, table: Table) -> Label:
    known = facts(table)
    key = "table.last-round" if known.is_last else "table.round"
    return Label(box, words(look, box, phrase(look.language, key, number=known.round), BODY, bold=True))


def _chip(look: Look, box: Box, table: Table, seat: int) -> PlayerChip:
    known = facts(table)
    room = Box(box.x, box.y + box.height // 2, box.width, box.height - box.height // 2)
    text = whole_or_initial(look, room, table.players[seat])
    return PlayerChip(box, seat, room, text, known.signs[seat], known.on_turn == seat)


def timer_parts(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """The time left; a touch gives more of it, always in this place, however much is left."""
    ring = time_ring(look, box, table.timer.left, table.timer.length)
    more = Choice(MORE_TIME)
    if more not in choices(table):
        return (ring,)
    text = phrase(look.language, "choice.more-time")
    finger = box.inset(min(0, box.height - look.mm(CONTROL_MM)) // 2)
    return (Button(finger, Chosen(more), Weight.BARE, text), replace(ring, more=True))


def time_ring(look: Look, box: Box, left: int, length: int) -> TimerRing:
    """So many seconds of so many."""
    text = str(left) if left < 100 else f"{left // 60}:{left % 60:02}"
    inside = box.middle(round(box.width * 0.62), round(box.height * 0.62))
    return TimerRing(box, left, length, inside, words(look, inside, text, TITLE, True))


def time_frame(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """The time as a line around the dice, in the space that is kept free around them."""
    frame = box.inset(-min(look.mm(_FRAME_MM[look.is_portrait]), box.x))
    return (TimerFrame(frame, table.timer.left, table.timer.length),) if table.timer.running else ()
