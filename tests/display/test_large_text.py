"""Text twice as large: notices are told in lines; that every screen has large capitals is in test_fit."""

from __future__ import annotations

import pytest

from display.building.layout import banner, in_pieces
from display.building.parts import Label
from display.samples import after, samples
from display.scene import scene
from display.style.boxes import Box
from display.style.lettering import Lettering, shortened, size_for_capitals
from display.style.look import Look
from display.style.theme import CAPITAL
from display.wording.notices import Notice
from games.dice import Throw
from games.events import DiceSettled
from games.upwards.setup import Effect
from words.phrases import ENGLISH, GERMAN, Language, phrase

LEAST_MM = 4.3
PANELS = {(800, 480): 5.2, (1280, 720): 8.26, (480, 800): 5.2}
"""Seven inches, lying and upright, and how many pixels a millimetre has there."""
SAMPLES = {language: samples(language) for language in (GERMAN, ENGLISH)}


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


@pytest.mark.parametrize("effect", Effect)
@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
@pytest.mark.parametrize("panel", PANELS)
def test_every_event_is_told_in_large_letters(
    panel: tuple[int, int], language: Language, effect: Effect
) -> None:
    thrown = after(SAMPLES[language]["waiting"], DiceSettled(Throw((2, 3, 5), (effect.value,))))
    look = Look(*panel, PANELS[panel], language=language, text_scale=2.0, can_toss=True)
    labels = [part for part in scene(thrown, look).parts if isinstance(part, Label)]
    assert [part.words.lines for part in labels if capitals_mm(part.words, look) < LEAST_MM] == []
    assert len(labels) > 3


def capitals_mm(words: Lettering, look: Look) -> float:
    return words.size * CAPITAL / look.px_per_mm


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
@pytest.mark.parametrize("panel", PANELS)
def test_a_box_that_is_asked_about_has_its_question_in_letters_of_any_size(
    panel: tuple[int, int], language: Language, scale: float
) -> None:
    look = Look(*panel, PANELS[panel], language=language, text_scale=scale)
    parts = scene(SAMPLES[language]["sheet-read"], look).parts
    told = [" ".join(part.words.lines).casefold() for part in parts if isinstance(part, Label)]
    assert any(phrase(language, "upwards.show.value", number=6) in words for words in told)
