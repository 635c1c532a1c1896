"""What is shown and said for a cue."""

from __future__ import annotations

import pytest

from display.samples import after, begun, samples
from display.upwards.samples import METEORITE
from display.wording.cue_words import sentence, winner_words
from display.wording.notices import Notice, Tone, notice_for
from games.choices import Choice
from games.cues import (
    CameraMissed,
    Cue,
    FaceCorrected,
    GameFinished,
    Refused,
    Repeated,
    SameSeen,
    ThrowDoubted,
    ThrowTaken,
    TimeWarned,
    Undone,
)
from games.dice import Throw
from games.events import Chosen
from games.names import NameRefusal
from games.table import TableRefusal
from games.upwards import Effect
from games.upwards.cues import EffectFell
from session.evening import advance
from session.lobby import LanguageChosen
from words.phrases import ENGLISH, GERMAN

ROUND = samples("en")["round"].table
THROW = Throw((2, 3, 5), ("meteorite",))


@pytest.mark.parametrize(
    ("cue", "german", "english"),
    [
        (ThrowTaken(THROW), "zwei, drei und fünf; Meteorit", "two, three and five; Meteorite"),
        (FaceCorrected(THROW, 1), "Geändert: drei. Zusammen 10.", "Changed: three. 10 in all."),
        (
            FaceCorrected(THROW, None),
            "Jetzt sehe ich es richtig: zwei, drei und fünf; Meteorit.",
            "Now I’ve got it: two, three and five; Meteorite.",
        ),
        (
            SameSeen(Throw((2, 3))),
            "Ich sehe immer noch zwei und drei.",
            "I still see two and three.",
        ),
        (FaceCorrected(THROW, 3), "Geändert: Meteorit.", "Changed: Meteorite."),
        (
            ThrowDoubted(THROW, "leaning", 1),
            "Ein Würfel steht schräg. Stupst ihn an, bis er flach liegt.",
            "A die is leaning. Nudge it until it lies flat.",
        ),
        (
            TimeWarned(20),
            "Noch 20 Sekunden. Mehr Zeit? Tippt auf die Uhr.",
            "20 seconds left. Need more time? Tap the clock.",
        ),
        (Undone(), "Zurückgenommen.", "Undone."),
        (Refused(TableRefusal.PAUSED), "Gerade ist Pause.", "The game is paused."),
        (Refused(NameRefusal.TAKEN, ("Ada",)), "Ada sitzt schon am Tisch.", "Ada is already at the table."),
        (Repeated(), "zwei, drei und fünf; Meteorit", "two, three and five; Meteorite"),
        (
            EffectFell(Effect.EXTRA_RESERVE),
            "Umrandet ein hellgrünes oder gestricheltes Feld.",
            "Draw around a light green or dashed box.",
        ),
        (Cue(), None, None),
        (LanguageChosen("de"), "Ab jetzt auf Deutsch.", "English it is."),
    ],
)
def test_a_cue_is_told_in_both_languages(cue: Cue, german: str | None, english: str | None) -> None:
    assert sentence(GERMAN, cue, ROUND) == german
    assert sentence(ENGLISH, cue, ROUND) == english


def test_a_doubt_that_nobody_foresaw_still_says_what_to_do() -> None:
    cue = ThrowDoubted(THROW, "haunted", None)
    assert sentence(ENGLISH, cue, ROUND) == "There’s one die I can’t make out. Give it a nudge."


def test_before_the_throw_the_voice_repeats_that_one_is_wanted() -> None:
    waiting = begun("en", "upwards").table
    assert sentence(ENGLISH, Repeated(), waiting) == "Throw 3 dice!"


def test_the_end_names_who_won() -> None:
    assert winner_words(ENGLISH, ("Ada",)) == "Ada wins!"
    assert winner_words(GERMAN, ("Ada", "Ben")) == "Ada und Ben gewinnen zusammen!"
    assert sentence(ENGLISH, GameFinished(), samples("en")["game-over"].table) == "Well done!"
    alone = samples("en")["beam-over-two"].table
    assert sentence(ENGLISH, GameFinished(), alone) == "The game is over."


def test_a_game_tells_in_its_own_words_who_announced() -> None:
    evening = after(begun("en", "upwards", 3, Choice("answer", ("event_die", 0))), METEORITE)
    step = advance(evening, Chosen(Choice("announce", (1,))))
    told = [sentence(ENGLISH, cue, step.state.table) for cue in step.cues]
    assert any(words and words.startswith("Ben announces: I’m stuck! ") for words in told)


def test_a_notice_has_the_tone_of_its_cue() -> None:
    evening = samples("en")["round"]
    assert notice_for(ENGLISH, CameraMissed("no pictures"), evening) == Notice(
        "I can’t see any more. Please type in the dice.", Tone.ALERT, lasting=True
    )
    assert notice_for(ENGLISH, Undone(), evening) == Notice("Undone.", Tone.PLAIN)


def test_a_throw_needs_no_notice_since_it_is_shown_large() -> None:
    assert notice_for(ENGLISH, ThrowTaken(THROW), samples("en")["round"]) is None


@pytest.mark.parametrize("name", ["show-sheet", "sheet-read"])
def test_where_paper_is_shown_a_lost_camera_asks_for_the_sheet_and_not_for_dice(name: str) -> None:
    for language, asked in ((ENGLISH, "tap the sheet in yourselves"), (GERMAN, "Tippt das Blatt selbst ein")):
        told = sentence(language, CameraMissed("gone"), samples(language)[name].table)
        assert told
        assert asked in told
