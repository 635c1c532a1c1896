"""A throw is told in a few seconds: the numbers and what they mean; explanations only the first time."""

from __future__ import annotations

import pytest

from display.samples import after, begun
from display.spoken import Ear, spoken
from games import just_dice
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.table import begin
from session.evening import Evening, advance
from session.lobby import ANSWER
from words.phrases import GERMAN, Language

LETTERS_IN_FOUR_SECONDS = 48
"""At espeak-ng's usual pace: see `device/parts/voice.py`."""


def told(language: Language, evening: Evening, *events: Event) -> list[str]:
    """What is said for each event."""
    ear, _ = spoken(language, Ear(), evening.table, ())
    texts = []
    for event in events:
        step = advance(evening, event)
        evening = step.state
        ear, text = spoken(language, ear, evening.table, step.cues)
        texts.append(text)
    return texts


def test_an_event_is_named_once_and_explained_the_first_time_only() -> None:
    game = begun("de", "upwards", 2, Choice(ANSWER, ("event_die", 0)))
    throws = [DiceSettled(Throw((1, 2, 3), ("minus",))), DiceSettled(Throw((4, 4, 6), ("minus",)))]
    first, second = told(GERMAN, game, *throws)
    assert first.startswith(
        "eins, zwei und drei; Nur Minus. Ihr dürft abziehen, aber nicht zusammenzählen. Schreibt alles auf"
    )
    assert first.count("Minus") == 1
    assert second == "Runde 2. vier, vier und sechs; Nur Minus."
    assert len(second) <= LETTERS_IN_FOUR_SECONDS


def test_another_event_is_explained_when_it_falls_for_the_first_time() -> None:
    game = begun("de", "upwards", 2, Choice(ANSWER, ("event_die", 0)))
    throws = [DiceSettled(Throw((1, 2, 3), ("minus",))), DiceSettled(Throw((4, 4, 6), ("bonus-row",)))]
    assert told(GERMAN, game, *throws)[1] == (
        "Runde 2. vier, vier und sechs; Bonuszeile. Malt einen Pfeil neben eine Zeile."
    )


def test_a_throw_of_five_dice_is_told_with_what_it_makes_and_the_throws_left() -> None:
    game = begun("de", "beam-me-up", 2)
    ready = after(game, Chosen(Choice("lift", (1,))))
    first, second = told(
        GERMAN, ready, DiceSettled(Throw((1, 3, 3, 3, 6))), DiceSettled(Throw((2, 3, 3, 3, 6)))
    )
    assert first == (
        "drei Dreier, eins und sechs. Ada kann sie nehmen oder noch einmal werfen: Wurf 2 von 3."
    )
    assert second == "drei Dreier, zwei und sechs. Noch ein Wurf."
    assert len(second) <= LETTERS_IN_FOUR_SECONDS


@pytest.mark.parametrize(
    ("faces", "heard"),
    [
        ((2, 2, 5, 5, 6), "zwei Zweier, zwei Fünfer und sechs."),
        ((3, 3, 3, 6, 6), "drei Dreier und zwei Sechser."),
        ((4, 4, 4, 4, 4), "fünf Vierer."),
        ((1, 2, 3, 4, 6), "kleine Straße, eins bis vier, und sechs."),
        ((1, 2, 3, 4, 4), "kleine Straße, eins bis vier, und vier."),
        ((2, 3, 4, 5, 6), "große Straße, zwei bis sechs."),
        ((1, 2, 4, 5, 6), "eins, zwei, vier, fünf und sechs: nichts."),
    ],
)
def test_five_dice_are_told_by_what_they_make(faces: tuple[int, ...], heard: str) -> None:
    ready = after(begun("de", "beam-me-up", 2), Chosen(Choice("lift", (1,))))
    (first,) = told(GERMAN, ready, DiceSettled(Throw(faces)))
    assert first.startswith(heard)


def test_points_in_hand_are_told_once_and_the_question_the_first_time() -> None:
    throws = (DiceSettled(Throw((face,))) for face in (5, 4))
    first, second = told(GERMAN, begun("de", "pig", 2), *throws)
    assert first == "fünf. Ada hat 5 Punkte auf der Hand. Noch mal werfen oder aufhören?"
    assert second == "vier. 9 Punkte auf der Hand."


def test_whose_turn_it_is_is_said_once() -> None:
    table = begin(just_dice.Setup(("Ada", "Ben"), dice=2))
    game = Evening(begun("de", "just-dice").lobby, table)
    thrown = after(game, DiceSettled(Throw((3, 5))))
    (text,) = told(GERMAN, thrown, Pressed(Key.PASS))
    assert text.count("Ben") == 1


def test_dice_that_are_kept_are_named_once() -> None:
    ready = after(begun("de", "beam-me-up", 2), Chosen(Choice("lift", (1,))))
    keeps = (Chosen(Choice("keep", (die,))) for die in (1, 2))
    texts = told(GERMAN, ready, DiceSettled(Throw((1, 3, 3, 5, 6))), *keeps)
    assert texts[1].endswith("Wurf 2 von 3. Behalten: drei.")
    assert texts[2] == "Behalten: drei und drei."
