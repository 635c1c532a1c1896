"""A page of how it goes: a picture, and one sentence beside or below it."""

from __future__ import annotations

from display.building.layout import words
from display.building.parts import Label, Part
from display.registry import view_of
from display.style.boxes import Box
from display.style.look import Look
from display.wording.help_words import how_words
from games.registry import name_of
from games.setup import Setup

_SENTENCE = 5.0
"""Larger than usual: there is little of it, and children read it."""


def how_parts(look: Look, box: Box, setup: Setup, page: str) -> tuple[Part, ...]:
    """The picture where there is one; large letters leave less room for it."""
    text = how_words(look.language, setup, page)
    picture = view_of(name_of(setup)).pictures.get(page)
    if picture is None:
        return (Label(box, words(look, box, text, _SENTENCE)),)
    shares = (1, 1) if look.text_scale == 1 else (1, 2)
    seen, text_box = (box.rows if look.is_portrait else box.columns)(shares, look.gap * 2)
    return (*picture(look, seen), Label(text_box, words(look, text_box, text, _SENTENCE)))
