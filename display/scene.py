"""From the evening to the screen: the first screen that fits is shown. A new screen is a new row here."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

from display.beam import box_page as beam_box
from display.beam import over as beam_over
from display.beam import round as beam_round
from display.building.layout import banner
from display.building.parts import Scene
from display.just_dice import round as just_dice_round
from display.numberloor import round as numberloor_round
from display.screens import (
    asking,
    calibrating,
    correcting,
    counting,
    deleting,
    doubting,
    entering,
    game_over,
    home,
    house,
    lesson,
    more,
    naming,
    pausing,
    round_table,
    saved,
    seats,
    setting,
    settings,
    statistics,
    teaching,
    unlocking,
)
from display.style.look import Look
from display.upwards import asking as upwards_asking
from display.upwards import box_page as upwards_box
from display.upwards import counting as upwards_counting
from display.upwards import over as upwards_over
from display.upwards import round as upwards_round
from session.evening import Evening

# Each has `fits(evening)` and `build(evening, look)`; the last one fits every table.
SCREENS: tuple[ModuleType, ...] = (
    unlocking,
    home,
    saved,
    statistics,
    deleting,
    seats,
    naming,
    beam_box,
    upwards_box,
    house,
    more,
    teaching,
    lesson,
    calibrating,
    settings,
    setting,
    pausing,
    correcting,
    entering,
    upwards_asking,
    asking,
    doubting,
    beam_over,
    upwards_over,
    game_over,
    upwards_counting,
    beam_round,
    just_dice_round,
    numberloor_round,
    upwards_round,
    round_table,
)


def scene(evening: Evening, look: Look) -> Scene:
    """The screen for this evening, laid out for this look."""
    built = _built(evening, look)
    if look.notice is None:
        return built
    return replace(built, parts=(*built.parts, banner(look, look.notice_area, look.notice)))


def _built(evening: Evening, look: Look) -> Scene:
    """Notices have a place of their own, so no screen knows of them, and nothing moves when one comes."""
    look = replace(look, notice=None)
    if look.counting and evening.table:
        return counting.build(look, look.counting)
    screen = next(screen for screen in SCREENS if screen.fits(evening))
    built: Scene = screen.build(evening, look)
    return built
