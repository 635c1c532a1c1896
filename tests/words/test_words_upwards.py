"""Upwards! has words for everything it can say, in both languages."""

from __future__ import annotations

import pytest

from device.commands.upwards.sheet_file import SheetProblem
from games.choices import ANNOUNCE, PASS
from games.cues import Cue
from games.upwards import Effect, Option, Plays, cues, verbs
from games.upwards.cues import Refusal
from games.upwards.scoring import Why
from games.upwards.setup import BLOCKS
from words.phrases import has_phrase

KEYS = [
    *(f"upwards.refusal.{why}" for why in Refusal),
    *(f"upwards.effect.{effect}" for effect in Effect),
    *(f"upwards.effect.{effect}.explain" for effect in Effect),
    *(f"upwards.option.{option}" for option in Option),
    *(f"upwards.option.{option}.explain" for option in Option),
    *(f"upwards.plays.{plays}" for plays in Plays),
    *(f"upwards.why.{why}" for why in Why),
    *(f"upwards.block.{block.name}" for block in BLOCKS),
    *(f"score.{problem}" for problem in SheetProblem),
]


@pytest.mark.parametrize("key", KEYS)
def test_there_are_words_for_it(key: str) -> None:
    assert has_phrase(key)


def test_every_verb_has_words() -> None:
    named = {value for name, value in vars(verbs).items() if name.isupper()} - {verbs.DIE, verbs.RESERVE}
    assert {verb for verb in named if not has_phrase(f"upwards.choice.{verb}")} == set()
    assert all(has_phrase(f"choice.{verb}") for verb in (PASS, ANNOUNCE))


def test_every_cue_has_words_or_tells_its_effect_or_reason() -> None:
    kinds = [kind for kind in vars(cues).values() if isinstance(kind, type) and issubclass(kind, Cue)]
    names = {kind.__name__ for kind in kinds} - {"Cue", "EffectFell", "SheetCannotBe"}
    assert {name for name in names if not has_phrase(f"upwards.cue.{name}")} == set()
