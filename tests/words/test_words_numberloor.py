"""Every card, cue, refusal and choice of Numberloor has its words in both languages, with the same gaps."""

from __future__ import annotations

import pytest

from games.choices import ANNOUNCE, PASS
from games.numberloor import CARDS, Level, Phase, Refusal, cues, verbs
from games.numberloor.setup import KINDS_OF_SEAT, SetupFault
from words.phrases import has_phrase

RIDES = ("same", "up", "up-over-ten", "down", "down-over-ten")
OWN_CUES = [name for name, kind in vars(cues).items() if getattr(kind, "__module__", "") == cues.__name__]
OWN_VERBS = [value for name, value in vars(verbs).items() if name.isupper()]
NEEDED = [
    *(f"card.{card}" for card in CARDS[Level.PRO]),
    *(f"level.{level}" for level in Level),
    *(f"seat.{kind}" for kind in KINDS_OF_SEAT),
    *(f"phase.{phase}" for phase in Phase),
    *(f"cue.{name}" for name in OWN_CUES),
    *(f"refusal.{why}" for why in Refusal),
    *(f"choice.{verb}" for verb in (*OWN_VERBS, ANNOUNCE, PASS)),
    *(f"ride.{kind}" for kind in RIDES),
    *(f"setup.{why}" for why in SetupFault),
]


@pytest.mark.parametrize("key", NEEDED)
def test_there_are_words_for(key: str) -> None:
    assert has_phrase(f"numberloor.{key}")
