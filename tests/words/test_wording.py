"""How the sentences read: one is told otherwise than many, and English is what people say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from words.compiling import forms, messages
from words.languages import LANGUAGES
from words.phrases import with_stop

WORDS = Path(__file__).parents[2] / "words"
NEVER_ONE = {
    "answer.minutes",  # one minute, and one second, have words of their own
    "setting.counting_pace.number",
    "home.players",  # the most that can play
    "play.bad-count",
    "numberloor.how.win",  # three or five
    "numberloor.setup.copies",  # more than there can be
    "numberloor.setup.too-few-cards",
    "score.too-high",
    "score.too-wide",
    "beam-me-up.cue.Won",  # four or five
    "beam-me-up.how.win",
    "beam-me-up.over.told",
    "beam-me-up.over.why",
    "paper.many-doubts",  # some are named one by one
    "beam-me-up.story.goal",
    "statistics.odd",  # six hundred at least
    "statistics.ordinary",
    "statistics.rare",
}
COUNTED_NOUN = re.compile(r"\{(?!name)\w+\} ([^\W\d_]+)")
NOT_WHAT_PEOPLE_SAY = ("shall", "rub out", "hand on", "do without", "enough questions", "alone cannot")


def counted_nouns(catalogue: dict[str, Message]) -> set[str]:
    """What stands behind a number where there are several, and otherwise where there is one."""
    found: set[str] = set()
    for one, *many in (forms(message) for message in catalogue.values()):
        nouns = {noun for text in many for noun in COUNTED_NOUN.findall(text)}
        found |= {noun for noun in nouns if not re.search(rf"\b{noun}\b", one)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_never_told_as_many(language: str) -> None:
    catalogue = messages(WORDS / language)
    nouns = counted_nouns(catalogue)
    assert nouns
    wrong = {
        key: text
        for key, message in catalogue.items()
        for text in forms(message)
        if message.context is None and key not in NEVER_ONE and nouns & set(COUNTED_NOUN.findall(text))
    }
    assert wrong == {}


def test_english_is_what_people_say() -> None:
    catalogue = messages(WORDS / "en")
    odd = {
        key: text
        for key, message in catalogue.items()
        for text in forms(message)
        if any(re.search(rf"\b{words}\b", text.lower()) for words in NOT_WHAT_PEOPLE_SAY)
    }
    assert odd == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_for_who_is_stuck_says_so_and_the_sentence_after_it_keeps_the_word_of_the_rules(
    language: str,
) -> None:
    catalogue = messages(WORDS / language)
    (pressed,) = forms(catalogue["upwards.choice.announce"])
    (told,) = forms(catalogue["upwards.cue.Announced"])
    rule = {"de": "sagt an", "en": "announces"}[language]
    assert pressed.endswith("!")
    assert rule in told
    assert rule not in pressed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Pause", "Pause."),
        ("Press “I’m stuck!”", "Press “I’m stuck!”"),
        ("Done?", "Done?"),
        ("“Undo”", "“Undo”."),
    ],
)
def test_a_sentence_gets_a_full_stop_unless_it_has_an_end(text: str, told: str) -> None:
    assert with_stop(text) == told
