"""Everything that Beam me up can say has its words in both languages, with the gaps its sayer can fill."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from games.beam import Phase, Plays, Refusal, cues, verbs
from games.beam.boards import BoardFault
from games.beam.combinations import COLUMNS, Combination
from games.choices import ANNOUNCE, PASS
from words.compiling import gaps, messages
from words.phrases import has_phrase

WORDS = messages(Path(__file__).parents[2] / "words" / "en")
OWN_CUES = {
    name: kind for name, kind in vars(cues).items() if getattr(kind, "__module__", "") == cues.__name__
}
OWN_VERBS = [value for name, value in vars(verbs).items() if name.isupper()]
HOUSE_RULES = ("downgrade", "separate_head_start", "free_to_waive")
NEEDED = [
    *(f"column.{column}" for column in COLUMNS),
    *(f"combination.{kind}" for kind in Combination),
    *(f"plays.{kind}" for kind in Plays),
    *(f"ask.{field}" for field in HOUSE_RULES),
    *(f"phase.{phase}" for phase in Phase),
    *(f"choice.{verb}" for verb in (*OWN_VERBS, ANNOUNCE, PASS)),
    *(f"cue.{name}" for name in OWN_CUES),
    *(f"refusal.{why}" for why in Refusal),
    *(f"board.{why}" for why in BoardFault),
]


@pytest.mark.parametrize("key", NEEDED)
def test_there_are_words_for(key: str) -> None:
    assert has_phrase(f"beam-me-up.{key}")


@pytest.mark.parametrize("name", OWN_CUES)
def test_a_sentence_asks_only_for_what_its_cue_carries(name: str) -> None:
    carried = {field.name for field in fields(OWN_CUES[name])} | {"name"}
    assert gaps(WORDS[f"beam-me-up.cue.{name}"]) <= carried


@pytest.mark.parametrize("why", Refusal)
def test_a_refusal_asks_only_for_what_it_is_about(why: Refusal) -> None:
    assert gaps(WORDS[f"beam-me-up.refusal.{why}"]) <= {"about"}
