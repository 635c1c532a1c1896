"""The live example of each setting: what is shown here looks, sounds or reads as everything else will."""

from __future__ import annotations

from collections.abc import Callable

from display.building.dice_area import dice
from display.building.head import time_ring
from display.building.layout import optional, sentence
from display.building.parts import DieFace, Part, Sign
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import Ink
from games.dice import Throw
from session.evening import Evening
from words.phrases import phrase

COIN_MM = 23.25
"""A one-euro coin."""
_THROW = Throw((5,))
Example = Callable[[Evening, Look, Box], tuple[Part, ...]]


def example(evening: Evening, look: Look, box: Box, field: str) -> tuple[Part, ...]:
    """A sentence that tells what the setting does, and beside it what can be shown of it."""
    words_for_it = phrase(look.language, f"setting.{field}.example")
    show = _SHOWN.get(field)
    if show is None:
        return optional(look, sentence(look, box, words_for_it))
    seen, text = box.rows((3, 2), look.gap) if look.is_portrait else box.columns(2, look.gap)
    return (*show(evening, look, seen), *optional(look, sentence(look, text, words_for_it)))


def _dice(_: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    return dice(look, box, _THROW, ())


def _die(_: Evening, __: Look, box: Box) -> tuple[Part, ...]:
    return (DieFace(box.square(), _THROW.total),)


def _time(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    seconds = evening.lobby.preferences.seconds
    return (time_ring(look, box.square(), seconds, seconds),) if seconds else ()


def _coin(_: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """As large as a real coin, if the panel is as large as we believe; none where it cannot be."""
    side = round(COIN_MM * look.px_per_mm)
    if side > min(box.width, box.height):
        return ()
    return (Sign(box.middle(side, side), "coin"),)


def _upright(_: Evening, __: Look, box: Box) -> tuple[Part, ...]:
    return (Sign(box.square(), "up", Ink.MAIN),)


_SHOWN: dict[str, Example] = {
    "theme": _die,
    "words": _dice,
    "counting": _die,
    "counting_pace": _die,
    "seconds": _time,
    "panel_inches": _coin,
    "rotation": _upright,
}
