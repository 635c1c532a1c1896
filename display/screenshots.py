"""Every screen as a picture, in both languages: for the README and for a designer's eye."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from display.samples import samples
from display.style.look import Look
from display.window.screen import Screen
from words.languages import LANGUAGES
from words.phrases import Language


def save_all(folder: Path, look: Look | None = None) -> list[Path]:
    """Save each screen as LANGUAGE-SCREEN.png in the folder; the paths, in order."""
    folder.mkdir(parents=True, exist_ok=True)
    screen = Screen(look or Look(can_toss=True), "hidden")
    paths = [path for language in map(Language, LANGUAGES) for path in _save(screen, folder, language)]
    screen.close()
    return paths


def _save(screen: Screen, folder: Path, language: Language) -> list[Path]:
    paths = []
    for name, evening in samples(language).items():
        screen.show(evening)
        screen.look = replace(screen.look, notice=None)
        screen.paint()
        paths.append(folder / f"{language}-{name}.png")
        screen.save(paths[-1])
    return paths
