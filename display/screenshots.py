"""Every screen as a picture, in both languages: for the README and for a designer's eye."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from display.samples import samples
from display.style.look import Look
from display.window.screen import Screen
from words.languages import LANGUAGES
from words.phrases import Language


def screenshots(look: Look | None = None) -> Iterator[tuple[str, bytes]]:
    """Each screen as a file, LANGUAGE-SCREEN.png and what belongs into it, in order."""
    screen = Screen(look or Look(can_toss=True), "hidden")
    try:
        for language in map(Language, LANGUAGES):
            for name, evening in samples(language).items():
                screen.show(evening)
                screen.look = replace(screen.look, notice=None)
                screen.paint()
                yield f"{language}-{name}.png", screen.png()
    finally:
        screen.close()
