"""Text twice as large is large on every screen: capitals of 4.3 mm at least, and nothing cut for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from display.building.layout import banner, in_pieces
from display.building.parts import Banner, Label, Part, PlayerChip, TimerRing
from display.samples import samples
from display.scene import scene
from display.style.boxes import Box
from display.style.lettering import Lettering, shortened, size_for_capitals
from display.style.look import Look
from display.style.theme import CAPITAL
from display.wording.notices import Notice
from words.languages import LANGUAGES
from words.phrases import Language

LEAST_MM = 4.3
PANELS = {(800, 480): 5.2, (1280, 720): 8.26, (480, 800): 5.2}
"""Seven inches, lying and upright, and how many pixels a millimetre has there."""


def texts(part: Part) -> Iterator[tuple[Box, Lettering]]:
    match part:
        case Label(box, words):
            yield box, words
        case Banner() | TimerRing() | PlayerChip():
            yield part.words_box, part.words


def written(look: Look) -> Iterator[tuple[str, Box, Lettering]]:
    """Every text of every page of every screen."""
    for name, evening in samples(look.language).items():
        for page in range(scene(evening, look).pages):
            for part in scene(evening, replace(look, page=page)).parts:
                yield from ((name, box, words) for box, words in texts(part))


@pytest.mark.parametrize(
    ("panel", "language"),
    [*product(PANELS, map(Language, LANGUAGES))],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)
def test_capitals_are_large_and_whole_on_every_screen(panel: tuple[int, int], language: Language) -> None:
    px_per_mm = PANELS[panel]
    look = Look(*panel, px_per_mm, language=language, text_scale=2.0, can_toss=True)
    small = [
        (name, words)
        for name, box, words in written(look)
        if words.size * CAPITAL / px_per_mm < LEAST_MM or words.width > box.width or words.height > box.height
    ]
    assert small == []


@pytest.mark.parametrize("panel", PANELS)
def test_a_notice_in_large_text_is_told_in_lines_and_not_word_by_word(panel: tuple[int, int]) -> None:
    look = Look(*panel, PANELS[panel], text_scale=2.0)
    pieces = in_pieces(look, Notice("Ada kann nicht mehr alles eintragen. Schreibt die Runde fertig."))
    shown = [banner(look, look.notice_area, piece) for piece in pieces]
    assert [" ".join(each.words.lines) for each in shown] == [piece.text for piece in pieces]
    assert all(each.words.height <= each.words_box.height for each in shown)
    assert all(each.words.size * CAPITAL / PANELS[panel] >= LEAST_MM for each in shown)
    assert len(pieces) <= 4


@pytest.mark.parametrize(
    ("text", "width", "kept"),
    [
        ("Halte sie hin. Ist sie zu klein, nimm eine andere.", 1000, None),
        ("Halte sie hin. Ist sie zu klein, nimm eine andere.", 300, "Halte sie hin. Ist sie zu klein"),
        ("Halte sie hin. Ist sie zu klein, nimm eine andere.", 200, "Halte sie hin."),
        ("Zusammen 32, 6 weniger als davor.", 150, "Zusammen 32"),
        ("Ada, was soll hoch?", 60, None),
    ],
)
def test_a_long_text_stops_where_one_can_stop_reading(text: str, width: int, kept: str | None) -> None:
    one_line = Box(0, 0, width, 2 * size_for_capitals(14))
    assert shortened(text, one_line, size_for_capitals(14)) == (kept or text)
