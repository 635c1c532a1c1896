"""Words in boxes, and the typefaces that have their signs."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from display.style.boxes import Box
from display.style.lettering import (
    Lettering,
    fitted,
    font,
    is_covered,
    size_for_capitals,
    text_width,
    wrapped,
)
from display.style.theme import CAPITAL
from words.compiling import forms, messages

WORDS = st.lists(st.text("abcäß", min_size=1, max_size=8), min_size=1, max_size=8).map(" ".join)


def test_words_are_as_large_as_they_fit() -> None:
    box = Box(0, 0, 200, 60)
    assert fitted("Runde", box, largest=30, smallest=10) == Lettering(("Runde",), 30)
    assert fitted("Runde " * 8, box, largest=30, smallest=10).size < 30


def test_a_word_too_long_for_its_box_is_broken_rather_than_cut() -> None:
    lettering = fitted("Donaudampfschiff", Box(0, 0, 60, 100), largest=20, smallest=16)
    assert "".join(lettering.lines) == "Donaudampfschiff"
    assert lettering.width <= 60


def test_words_joined_by_a_hard_space_stay_together() -> None:
    assert wrapped("Runde\u00a012", 20, width=10).lines == ("Runde\u00a012",)


@given(WORDS, st.integers(60, 300))
def test_wrapping_loses_nothing_and_stays_within_the_width(text: str, width: int) -> None:
    lettering = wrapped(text, 16, width)
    assert " ".join(lettering.lines) == text
    assert all(text_width(line, 16) <= width or " " not in line for line in lettering.lines)


def test_a_digit_is_as_tall_as_asked_for() -> None:
    drawn = font(size_for_capitals(182), bold=True).render("5", True, "white").get_bounding_rect()
    assert drawn.height == pytest.approx(182, rel=0.05)
    assert size_for_capitals(100 * CAPITAL) == 100


def test_our_own_typeface_has_every_sign_of_the_catalogue() -> None:
    folders = {file.parent for file in (Path(__file__).parents[2] / "words").glob("*/*.po")}
    texts = [text for folder in folders for message in messages(folder).values() for text in forms(message)]
    signs = {sign for text in texts for sign in text if sign != "\n"}
    assert {sign for sign in signs if not is_covered(sign)} == set()


@pytest.mark.parametrize("sign", "äöüÄÖÜßéñłşőžΩЖя")
@pytest.mark.parametrize("bold", [False, True])
def test_no_letter_of_a_name_is_an_empty_box(sign: str, bold: bool) -> None:
    typeface = font(40, bold, is_covered(sign))
    missing = typeface.render("\uffff", True, "white")
    drawn = typeface.render(sign, True, "white")
    assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(missing, "RGBA")


def test_letters_of_many_sizes_keep_no_files_open() -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    widths = [text_width("Würfel", size) for size in range(10, 90)]
    assert widths == sorted(widths)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
