"""Judges one box: two voices, taught apart, say what stands in it and whether it is struck out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from games.paper import Field, Kind, Read, Value
from inference import Floats, Network
from paper.reading.finding import Picture
from paper.reading.limits import LIMITS
from paper.reading.straightening import even, is_unwritten, near

VOICES = (
    (("first.onnx", "first-later.onnx"), ("first-near.onnx", "first-near-later.onnx")),
    (("second.onnx", "second-later.onnx"), ("second-near.onnx", "second-near-later.onnx")),
)
"""Each voice is the mean of networks that see the whole box and of others that look at its sign from near.
The later ones learned on from those beside them, from stranger hands and light."""
EMPTY, CIRCLE, ARROW, OTHER = 0, 7, 8, 9
"""The networks' kinds; 1 to 6 are the digits."""
DIGITS: dict[int, Value] = {number: number for number in range(1, 7)}
MEANT: dict[Kind, dict[int, Value]] = {
    Kind.NUMBER: {EMPTY: None, CIRCLE: 0, **DIGITS},
    Kind.SAVED: {EMPTY: None, **DIGITS},
    Kind.ARROW: {EMPTY: None, ARROW: 0},
}
"""What each kind means in a field; whatever is not named does not belong there."""


NEVER = 1e-9
"""So likely is, for the sake of the logarithm, what a voice rules out."""
NOTHING = np.eye(10, dtype=np.float32)[EMPTY]
"""What is said to a box without ink."""
KINDS, STRUCK, SIDES = slice(0, 10), 10, slice(11, 15)
"""Where in a voice's answer the kinds are, whether it is struck out, whether its sides are outlined."""


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """What both voices say to one box: how likely each kind is, that it is struck out, each side outlined."""

    kinds: tuple[Floats, ...]
    struck: float = 0.0
    sides: tuple[float, ...] = (0.0,) * 4

    @property
    def mean(self) -> Floats:
        """Both voices weigh alike, and one that rules something out is heard: hence the geometric mean."""
        shares = np.exp(np.mean(np.log(np.maximum(self.kinds, NEVER)), axis=0))
        return np.asarray(shares / shares.sum(), np.float32)


@cache
def _network(name: str) -> Network:
    """Read from its file once."""
    return Network("paper", name)


def listen(crops: Sequence[Picture]) -> list[Said]:
    """Ask both voices about every box; where there is hardly any ink, neither needs to be asked."""
    written = [number for number, crop in enumerate(crops) if not is_unwritten(crop)]
    said = [Said((NOTHING,) * len(VOICES))] * len(crops)
    if written:
        boxes = [even(crops[number]) for number in written]
        looks = boxes, [near(box) for box in boxes]
        answers = [_answers(voice, looks) for voice in VOICES]
        for place, number in enumerate(written):
            said[number] = _said([each[place] for each in answers])
    return said


def _answers(voice: tuple[tuple[str, ...], ...], looks: tuple[list[Floats], ...]) -> Floats:
    """One voice about every box, a row for each; its networks see each box in their own way."""
    rows = [
        _network(name).answer(np.stack(boxes)[:, None])
        for names, boxes in zip(voice, looks, strict=True)
        for name in names
    ]
    return np.asarray(np.mean(rows, axis=0), np.float32)


def _said(voices: list[Floats]) -> Said:
    struck = _chances(np.stack([voice[STRUCK] for voice in voices]))
    sides = _chances(np.stack([voice[SIDES] for voice in voices]))
    kinds = tuple(_likelihoods(voice[KINDS]) for voice in voices)
    return Said(kinds, float(struck.mean()), tuple(float(side) for side in sides.mean(axis=0)))


def _chances(said: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-said)), np.float32)


def _likelihoods(said: Floats) -> Floats:
    cooled = said / LIMITS.cool
    shares = np.exp(cooled - cooled.max())
    shares[EMPTY] *= LIMITS.empty
    return np.asarray(shares / shares.sum(), np.float32)


def judged(field: Field, said: Said) -> Read:
    """What stands in this field, given what may stand there; sure as far as both voices agree on it."""
    meant, mean = MEANT[field.kind], said.mean
    belongs = max(float(sum(mean[kind] for kind in meant)), NEVER)
    shares = ((value, float(mean[kind]) / belongs) for kind, value in meant.items())
    likely = sorted(shares, key=lambda each: -each[1])
    value = likely[0][0]
    agree = all(_named(kinds, meant) == value for kinds in said.kinds)
    is_clear = (
        value is None or field.kind is not Kind.SAVED or not LIMITS.struck < said.struck < 1 - LIMITS.struck
    )
    is_ours = 1 - belongs < LIMITS.strange
    is_struck = field.kind is Kind.SAVED and value is not None and said.struck > 0.5
    return Read(field, tuple(likely), agree and is_clear and is_ours, is_struck, belongs < 0.5, said.sides)


def believed(read: Read) -> Read:
    """The same after the rules have had their say: is it likely enough now?"""
    limit = LIMITS.number if read.value else LIMITS.sign
    return replace(read, sure=read.sure and read.confidence > limit)


def _named(kinds: Floats, meant: dict[int, Value]) -> Value:
    return meant[max(meant, key=lambda kind: float(kinds[kind]))]
