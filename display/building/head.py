"""The head of every table screen: round, players and time; for a moment a notice instead of the players."""

from __future__ import annotations

from display.building.layout import banner, words
from display.building.parts import Label, Part, PlayerChip, TimerRing
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, SMALL, TITLE
from display.wording.facts import facts
from games.table import Table
from games.timer import WARNING_SECONDS
from words.phrases import phrase

_ROUND_MM = 26


def table_head(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """Round and players, or a notice; the timer always."""
    timer: tuple[Part, ...] = ()
    if table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        timer = (timer_ring(look, ring, table),)
    if look.notice:
        return (banner(look, box, look.notice), *timer)
    return (*_round(look, box, table), *timer)


def _round(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    known = facts(table)
    parts: tuple[Part, ...] = ()
    if known.round:
        text, box = box.from_left(min(look.mm(_ROUND_MM), box.width // 3), look.gap)
        key = "table.last-round" if known.is_last else "table.round"
        said = phrase(look.language, key, number=known.round)
        parts = (Label(text, words(look, text, said, BODY, bold=True)),)
    chips = box.columns(len(table.players), look.mm(1))
    return (*parts, *(_chip(look, chip, table, seat) for seat, chip in enumerate(chips)))


def _chip(look: Look, box: Box, table: Table, seat: int) -> PlayerChip:
    """The whole name where it fits in one line, else its first letter: shape and colour tell the rest."""
    known = facts(table)
    room = Box(box.x, box.y + box.height // 2, box.width, box.height - box.height // 2)
    name = table.players[seat]
    whole = words(look, room, name, SMALL)
    fits = len(whole.lines) == 1 and whole.width <= room.width
    text = whole if fits else words(look, room, name[0], SMALL)
    return PlayerChip(box, seat, room, text, known.signs[seat], known.on_turn == seat)


def timer_ring(look: Look, box: Box, table: Table) -> TimerRing:
    """The time left."""
    return time_ring(look, box, table.timer.left, table.timer.length)


def time_ring(look: Look, box: Box, left: int, length: int) -> TimerRing:
    """So many seconds of so many."""
    text = str(left) if left < 100 else f"{left // 60}:{left % 60:02}"
    inside = box.middle(round(box.width * 0.62), round(box.height * 0.62))
    low = left <= WARNING_SECONDS
    return TimerRing(box, left, length, inside, words(look, inside, text, TITLE, True), low)
