"""Every screen in a language that nobody speaks: nothing is left untranslated, and everything fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from display.building.parts import Banner, Button, Label, Part, PlayerChip, TimerRing
from display.samples import NAMES, samples
from display.scene import scene
from display.style.boxes import Box
from display.style.lettering import Lettering
from display.style.look import Look
from games.registry import games
from session.evening import Evening
from tests.words.pseudo_language import CODE, MARKS, WORD, pseudo, write_language
from words import phrases
from words.languages import LANGUAGES, folder
from words.phrases import Language, phrase

OWN_NAMES = {phrase(Language(language), "language.name") for language in LANGUAGES}
"""A language is called by its own name everywhere, so that nobody gets stuck."""

TOO_LONG = {"lift-drawn"}
"""Known, and to become fewer: the pad of Numberloor where a drawn card lies is narrow as that card, and the
question "Drawn. Does anything fit now?" stands on it. A screen that is mended must leave this list."""


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Evening]]:
    place = tmp_path_factory.mktemp("words")
    write_language(Path(str(folder("en"))), place / CODE)
    phrases.add_words(place)
    yield samples(CODE)
    phrases._OTHERS.remove(place)
    phrases._translations.cache_clear()


def every_part(evening: Evening) -> Iterator[Part]:
    look = Look(800, 480, 5.2, language=Language(CODE), can_toss=True)
    for page in range(scene(evening, look).pages):
        yield from scene(evening, replace(look, page=page)).parts


def lettering(part: Part) -> Iterator[tuple[Box, Lettering]]:
    match part:
        case Label(box, words):
            yield box, words
        case Banner() | TimerRing() | PlayerChip():
            yield part.words_box, part.words


def texts(part: Part) -> Iterator[str]:
    """What it shows, and what a button is called by ear."""
    yield from (" ".join(words.lines) for _, words in lettering(part))
    if isinstance(part, Button):
        yield part.text


def untranslated(text: str, names: frozenset[str]) -> list[str]:
    """Words of two letters and more without an accent; people and languages keep their names."""
    if text in OWN_NAMES:
        return []
    words = (word for word in WORD.findall(text) if len(word) > 1 and not MARKS & set(word))
    return [word for word in words if word not in names]


def people(evening: Evening) -> frozenset[str]:
    table, draft = evening.table, evening.lobby.draft
    seated = (*(table.players if table else ()), *(draft.setup.players if draft else ()))
    return frozenset((*NAMES, *seated, *evening.lobby.names, *words_of_game_files()))


@cache
def words_of_game_files() -> frozenset[str]:
    """A game that is a file brings its words in its author's languages, and no others."""
    plain = phrases._PLAIN["en"].values()
    rows = (
        row.title
        for game in games().values()
        for row in getattr(getattr(game.setup(), "plan", None), "rows", ())
    )
    titles = (text for title in rows for language, text in title if language in ("", "en"))
    return frozenset(word for text in (*plain, *titles) for word in WORD.findall(text))


def test_nothing_is_left_untranslated(evenings: dict[str, Evening]) -> None:
    found = {
        (name, text)
        for name, evening in evenings.items()
        for part in every_part(evening)
        for text in texts(part)
        if untranslated(text, people(evening))
    }
    assert sorted(found) == []


def test_everything_fits(evenings: dict[str, Evening]) -> None:
    cut = {
        name
        for name, evening in evenings.items()
        for part in every_part(evening)
        for box, words in lettering(part)
        if words.width > box.width or words.height > box.height
    }
    assert cut == TOO_LONG


def test_an_untranslated_sentence_would_be_found() -> None:
    assert untranslated("Ada throws", frozenset(["Ada"])) == ["throws"]
    assert untranslated(pseudo("Ada throws 3 dice"), frozenset()) == []
    assert pseudo("{name} throws {number:02} dice") == "{name} thrówsöö {number:02} dícéöö"
