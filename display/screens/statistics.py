"""Looking back: this evening, all evenings, everybody's scores, and all games; one tab for each."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from display.building.layout import Face, button_row, header
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import choice_face, choice_grid
from display.building.view_intents import PageTurned
from display.statistics.charts import chart
from display.statistics.games import game_face
from display.statistics.scores import fitting, scores
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session.evening import Evening, choices
from session.lobby import TAKE_UP, Page
from session.statistics import face_counts, records
from words.phrases import phrase

_TABS = ("evening", "all", "scores", "games")
_SCORES = 2
"""The page after the two charts."""


def fits(evening: Evening) -> bool:
    """While somebody looks back."""
    return evening.table is None and evening.lobby.page is Page.STATISTICS


@dataclass(frozen=True, slots=True)
class _Pages:
    """Where each tab begins, and how many pages there are."""

    begins: tuple[int, ...]
    count: int

    def tab(self, page: int) -> int:
        """The tab that this page belongs to."""
        return max(tab for tab, first in enumerate(self.begins) if first <= page)

    def leads_to(self, tab: int, page: int) -> int:
        """Where a tab leads: to its first page, or on to its next one."""
        first = self.begins[tab]
        end = self.begins[tab + 1] if tab + 1 < len(self.begins) else self.count
        return page + 1 if first <= page < end - 1 else first


def build(evening: Evening, look: Look) -> Scene:
    """The page in the middle, the tabs and the way back below it."""
    rows = 2 if look.is_portrait else 1
    foot, rest = look.area.from_bottom(rows * look.mm(CONTROL_MM) + (rows - 1) * look.gap, look.gap)
    head, body = rest.from_top(look.head, look.gap)
    history = evening.lobby.history
    scores_of_all = records(history.games)
    score_pages = max(1, ceil(len(scores_of_all) / fitting(look, body)))
    games = _SCORES + score_pages
    grid = choice_grid(look, body, _games(evening, look), games)
    pages = _Pages((0, 1, _SCORES, games), games + grid.pages)
    page = min(look.page, pages.count - 1)
    shown = (page - _SCORES) * fitting(look, body)
    parts = (
        lambda: chart(look, body, face_counts(history.of_this_evening())),
        lambda: chart(look, body, face_counts(history.games)),
        lambda: scores(look, body, scores_of_all[shown : shown + fitting(look, body)]),
        lambda: grid.parts,
    )[pages.tab(page)]()
    title = phrase(look.language, f"statistics.title.{_TABS[pages.tab(page)]}")
    below = _below(evening, look, foot, pages, page)
    return Scene("statistics", (header(look, head, title), *parts, *below), pages.count, stays=True)


def _games(evening: Evening, look: Look) -> list[Face]:
    """What can be done with all of them, then each game."""
    offered = [choice for choice in choices(evening) if choice != Choice(BACK)]
    whole = [choice_face(look, evening, choice) for choice in offered if choice.verb != TAKE_UP]
    listed = [choice for choice in offered if choice.verb == TAKE_UP]
    games = zip(listed, evening.lobby.history.games, strict=False)
    return [*whole, *(game_face(look, choice, game) for choice, game in games)]


def _below(evening: Evening, look: Look, box: Box, pages: _Pages, page: int) -> tuple[Part, ...]:
    back = choice_face(look, evening, Choice(BACK))
    tabs = tuple(_tab(look, pages, tab, page) for tab in range(len(_TABS)))
    if not look.is_portrait:
        return button_row(look, box, (back, *tabs))
    above, below = box.rows(2, look.gap)
    if look.text_scale > 1:
        return (*button_row(look, above, tabs[:2]), *button_row(look, below, (back, *tabs[2:])))
    return (*button_row(look, above, tabs), *button_row(look, below, (back,)))


def _tab(look: Look, pages: _Pages, tab: int, page: int) -> Face:
    weight = Weight.CHOSEN if pages.tab(page) == tab else Weight.PLAIN
    text = phrase(look.language, f"statistics.tab.{_TABS[tab]}")
    return Face(PageTurned(pages.leads_to(tab, page)), text, weight=weight)
