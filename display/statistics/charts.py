"""How often each face fell, as bars with numbers, and the honest sentence about it."""

from __future__ import annotations

from display.building.layout import optional, sentence, words
from display.building.parts import Bar, DieFace, Label, Part
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import SMALL
from session.statistics import ENOUGH, FACES, chance_of, chi_square, verdict
from words.phrases import Language, phrase


def chart(look: Look, box: Box, counts: tuple[int, ...]) -> tuple[Part, ...]:
    """Bars at the left (or above), the sentence beside them."""
    bars, text_box = box.rows((7, 4), look.gap) if look.is_portrait else box.columns((3, 2), look.gap)
    return (
        *_bars(look, bars, counts),
        *optional(look, sentence(look, text_box, chart_words(look.language, counts))),
    )


def chart_words(language: Language, counts: tuple[int, ...]) -> str:
    """How many dice fell, and whether that says anything about them."""
    count = sum(counts)
    if count == 0:
        return phrase(language, "statistics.none")
    said = verdict(counts)
    percent = round(100 * chance_of(chi_square(counts)))
    return phrase(language, f"statistics.{said}", count=count, percent=percent, enough=ENOUGH)


def _bars(look: Look, box: Box, counts: tuple[int, ...]) -> tuple[Part, ...]:
    is_tall = look.text_scale == 1 or look.is_portrait
    gap = look.mm(1 if look.text_scale == 1 else 0.5)
    strips = box.rows(len(FACES), gap) if is_tall else box.grid(2, len(FACES) // 2, gap)
    most = max(counts) or 1
    return tuple(
        part
        for strip, face, count in zip(strips, FACES, counts, strict=True)
        for part in _bar(look, strip, face, count, count / most)
    )


def _bar(look: Look, box: Box, face: int, count: int, share: float) -> tuple[Part, ...]:
    die, rest = box.from_left(box.height, look.mm(2))
    number, track = rest.from_right(look.grown(14, 20), look.mm(2))
    return (
        DieFace(die.inset(1), face),
        Bar(track.middle(track.width, track.height * 2 // 3), share),
        Label(number, words(look, number, str(count), SMALL, bold=True)),
    )
