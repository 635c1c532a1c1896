"""What is said about a photograph: nobody can nudge it."""

from __future__ import annotations

import re

import pytest

from device.calls.reading_rows import advice_words
from vision.reading import Advice, Doubt, Reading
from words.phrases import ENGLISH, GERMAN, Language

REQUESTS = {
    ENGLISH: r"nudge|push|take it|turn on|don’t bump",
    GERMAN: r"stups|schieb|nehmt|macht|stoßt|legt ihn",
}


@pytest.mark.parametrize("doubt", Doubt)
@pytest.mark.parametrize("language", [ENGLISH, GERMAN])
def test_a_photograph_is_not_asked_to_be_nudged(doubt: Doubt, language: Language) -> None:
    told = advice_words(Reading((), Advice(doubt)), language, of_photo=True)
    assert told
    assert not re.search(REQUESTS[language], told.lower())


def test_in_front_of_a_camera_people_are_asked() -> None:
    assert "Nudge it" in str(advice_words(Reading((), Advice(Doubt.LEANING)), ENGLISH, of_photo=False))
