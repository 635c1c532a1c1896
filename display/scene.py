"""From the evening to the screen: the first screen that fits is shown; a game's own are in its view."""

from __future__ import annotations

from dataclasses import replace

from display.building.layout import banner
from display.building.parts import Scene
from display.game_view import ScreenModule
from display.registry import view_of
from display.screens import (
    asking,
    box_sheet,
    calibrating,
    correcting,
    counting,
    deleting,
    doubting,
    entering,
    game_over,
    home,
    house,
    how,
    lesson,
    more,
    naming,
    own_dice,
    pausing,
    phones,
    pictures,
    practised,
    questions,
    ranking,
    round_table,
    saved,
    seats,
    setting,
    settings,
    statistics,
    switch_off,
    teaching,
    unlocking,
    update,
)
from display.style.look import Look
from display.style.worlds import world_of
from display.wording.help_words import task_words
from display.wording.labels import game_name
from display.wording.notices import Notice
from session.evening import Evening
from session.lobby import Page
from session.practising import task_at

# Each has `fits(evening)` and `build(evening, look)`: what comes before a game's own screens, and after them.
BEFORE: tuple[ScreenModule, ...] = (
    unlocking,
    home,
    saved,
    statistics,
    ranking,
    deleting,
    seats,
    naming,
    how,
    house,
    more,
    teaching,
    lesson,
    own_dice,
    box_sheet,
    calibrating,
    phones,
    switch_off,
    update,
    pictures,
    settings,
    setting,
    practised,
    pausing,
    correcting,
    entering,
)
BETWEEN: tuple[ScreenModule, ...] = (questions, asking, doubting)
_PREPARING = (Page.SEATS, Page.NAME, Page.HOUSE, Page.EDITION, Page.HOW)
AFTER: tuple[ScreenModule, ...] = (game_over, round_table)
"""The last one fits every table."""


def scene(evening: Evening, look: Look) -> Scene:
    """The screen for this evening, laid out for this look."""
    task = _task(evening, look)
    built = _built(evening, look)
    notice = look.notice or task
    if notice is None:
        return built
    return replace(built, parts=(*built.parts, banner(look, look.notice_area, notice)))


def _task(evening: Evening, look: Look) -> Notice | None:
    """In a round of practice what is to be done stands where notices do, while there is none."""
    task = task_at(evening.table, evening.task) if evening.table and evening.task is not None else None
    return Notice(task_words(look.language, evening.table, task.name)) if task and evening.table else None


def _built(evening: Evening, look: Look) -> Scene:
    """Notices have a place of their own, so no screen knows of them, and nothing moves when one comes."""
    look = replace(look, notice=None)
    if look.counting and evening.table:
        return counting.build(look, look.counting)
    return screen_for(evening).build(evening, look)


def screen_for(evening: Evening) -> ScreenModule:
    """The first one that fits."""
    view = view_of(game_name(evening))
    screens = (*BEFORE, *view.first, *BETWEEN, *view.screens, *AFTER)
    return next(screen for screen in screens if screen.fits(evening))


def world_around(evening: Evening) -> str:
    """The world of the game that is played or prepared; the other pages belong to no game."""
    is_prepared = evening.lobby.draft is not None and evening.lobby.page in _PREPARING
    return world_of(game_name(evening)) if evening.table or is_prepared else ""
