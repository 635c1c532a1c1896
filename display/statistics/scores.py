"""How everybody did, game by game, over all evenings."""

from __future__ import annotations

from display.building.layout import sentence, title
from display.building.parts import Panel, Part
from display.registry import game_words
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM, Ink
from session.statistics import Record
from words.phrases import Language, phrase

_LARGE_CARD_MM = 34


def fitting(look: Look, box: Box) -> int:
    """How many records fit in the box."""
    tall = look.grown(MAIN_CONTROL_MM, _LARGE_CARD_MM) + look.gap
    return _columns(look) * max(1, (box.height + look.gap) // tall)


def scores(look: Look, box: Box, records: tuple[Record, ...]) -> tuple[Part, ...]:
    """A card for each."""
    if not records:
        return (sentence(look, box, phrase(look.language, "statistics.no-scores")),)
    columns = _columns(look)
    cells = box.grid(columns, fitting(look, box) // columns, look.gap)
    return tuple(
        part for cell, record in zip(cells, records, strict=False) for part in _card(look, cell, record)
    )


def record_words(language: Language, record: Record) -> str:
    """Games, wins, best and average."""
    average = f"{record.average:.1f}".replace(".", phrase(language, "language.decimal"))
    gaps = {"games": record.games, "wins": record.wins, "best": record.best, "average": average}
    return phrase(language, "statistics.record", **gaps)


def _columns(look: Look) -> int:
    return 1 if look.is_portrait else 2


def _card(look: Look, box: Box, record: Record) -> tuple[Part, ...]:
    name, text_box = box.inset(look.mm(1)).rows((3, 4), look.mm(0.5))
    game = game_words(look.language, record.game)
    return (
        Panel(box),
        title(look, name, f"{record.player}, {game}", Ink.CARD),
        sentence(look, text_box, record_words(look.language, record), Ink.CARD),
    )
