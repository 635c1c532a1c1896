"""A throw is told in a few seconds: the numbers and what they mean; explanations only the first time."""

from __future__ import annotations

import pytest

from display.samples import after, begun, samples
from display.spoken import Ear, spoken
from display.spoken.to_do import to_do_words
from games import just_dice, upwards
from games.beam.cues import Won
from games.choices import ANNOUNCE, Choice
from games.cues import GameFinished
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from games.table import begin
from games.upwards.cues import EffectFizzled
from games.upwards.setup import Effect
from session.evening import Evening, advance
from session.lobby import ANSWER
from words.phrases import ENGLISH, GERMAN, Language

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
    texts = told(
        GERMAN, ready, DiceSettled(Throw((1, 3, 3, 5, 6))), *keeps, DiceSettled(Throw((2, 2, 3, 3, 6)))
    )
    assert texts[1:] == [
        "Behalten: drei.",
        "Behalten: drei und drei.",
        "zwei Zweier, zwei Dreier und sechs. Noch ein Wurf.",
    ]


def test_a_die_kept_on_a_sheet_game_is_told() -> None:
    lying = DiceSettled(Throw((1, 3, 3, 5, 6)))
    texts = told(
        GERMAN, begun("de", "yatzy", 2), lying, Chosen(Choice("keep", (1,))), Chosen(Choice("keep", (1,)))
    )
    assert texts[1:] == ["Behalten: drei.", "Nichts behalten."]


def turns_of_beam(*throws: tuple[int, ...]) -> list[str]:
    """Everybody uses the first throw."""
    ready = after(begun("en", "beam-me-up", 2), Chosen(Choice("lift", (1,))))
    events: list[Event] = []
    for faces in throws:
        events += [DiceSettled(Throw(faces)), Pressed(Key.ANNOUNCE)]
    return told(ENGLISH, ready, *events)


def test_a_move_and_what_follows_is_one_short_sentence_each() -> None:
    texts = turns_of_beam((2, 4, 6, 6, 6), (2, 4, 6, 6, 6))
    assert texts[1] == "Ada: column 6 up by 2. Ben throws."
    assert texts[3] == "Ben: column 6 up by 2. Down one square: Ada. Ada throws."


def test_a_star_is_explained_once_and_named_after_that() -> None:
    texts = turns_of_beam((1, 2, 3, 4, 6), (1, 2, 3, 4, 6))
    assert texts[1] == (
        "Ada: the straights column up by 2. "
        "Blue star: Ada is safe here, and the dice may move any counter. Ben throws."
    )
    assert texts[3].startswith("Ben: the straights column up by 2. Blue star. Ada ")


def test_the_winner_s_counters_are_told_once() -> None:
    text = spoken(ENGLISH, Ear(), samples("en")["beam-over"].table, (Won(0, 4), GameFinished()))[1]
    assert text.count("4") == 1


FEW_FIELDS = upwards.SheetFacts(columns=2, rows=3, reserve=1, extra_reserve=1)


def on_sheets(*events: Event) -> list[str]:
    """Ada and Ben write on the device, with the event die and one light green box each."""
    seats = (upwards.Plays.MACHINE,) * 2
    table = begin(upwards.Setup(("Ada", "Ben"), seats, event_die=True, facts=FEW_FIELDS))
    return told(GERMAN, Evening(begun("de", "upwards").lobby, table), *events)


def test_with_sheets_on_the_device_the_dice_are_told_once_and_an_event_is_not_explained() -> None:
    (text,) = on_sheets(DiceSettled(Throw((1, 2, 6), ("extra-reserve",))))
    assert text == "eins, zwei und sechs; Ein Reservefeld mehr. Ada, schreib auf."


def test_for_whom_an_event_changes_nothing_is_one_sentence() -> None:
    cues = tuple(EffectFizzled(seat, Effect.BONUS_ROW) for seat in range(2))
    table = begin(upwards.Setup(("Ada", "Ben")))
    assert (
        spoken(GERMAN, Ear(to_do_words(GERMAN, table)), table, cues)[1]
        == "Bei Ada und Ben ändert sich nichts."
    )


def test_whoever_writes_is_asked_though_somebody_else_comes_first() -> None:
    picked = Chosen(Choice("pick", (1, "die", 0)))
    assert on_sheets(DiceSettled(Throw((1, 2, 6), ("no-effect",))), picked)[1] == "Ben, wohin mit der 1?"


def test_whoever_is_stuck_is_told_once() -> None:
    lying = after(begun("de", "upwards", 2), DiceSettled(Throw((1, 2, 3))))
    (text,) = told(GERMAN, lying, Chosen(Choice(ANNOUNCE, (1,))))
    assert text.count("Ben") == 1
