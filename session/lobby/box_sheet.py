"""The sheet from a game's box is shown once: its grid is found by the camera, or touched in the picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.events import GridSeen
from games.table.decisions import Back
from session.lobby.lesson_decisions import PointAnew, TakeGrid, TurnGrid
from session.lobby.state import BoxSheet, Lobby, Page, PageRules
from session.lobby.teaching import BOX_SHEET, LessonLeft

BoxSheetDecision = TakeGrid | TurnGrid | PointAnew
CORNERS = 4


@dataclass(frozen=True, slots=True)
class SheetLearned(Cue):
    """From now on this sheet is known: its grid's corners, in thousandths of the picture."""

    corners: tuple[tuple[int, int], ...]


def grid_seen(lobby: Lobby, seen: GridSeen) -> Step[Lobby]:
    """The camera has found a grid, or the one whose corners were touched."""
    if lobby.page is not Page.BOX_SHEET:
        return Step(lobby)
    return Step(replace(lobby, box_sheet=replace(lobby.box_sheet, seen=seen.corners)))


def pointed(lobby: Lobby, x: int, y: int) -> Step[Lobby]:
    """A corner was touched; a fifth touch begins anew."""
    before = lobby.box_sheet.touched
    touched = (*(before if len(before) < CORNERS else ()), (x, y))
    return Step(replace(lobby, box_sheet=BoxSheet(touched)))


def grid(lobby: Lobby) -> tuple[tuple[int, int], ...]:
    """The corners as they would be kept, the top left one first; none as long as there are no four."""
    now = lobby.box_sheet
    if 0 < len(now.touched) < CORNERS:
        return ()
    return now.seen[now.turns :] + now.seen[: now.turns]


def _offered(lobby: Lobby) -> tuple[BoxSheetDecision | Back, ...]:
    take = (TakeGrid(), TurnGrid()) if grid(lobby) else ()
    anew = (PointAnew(),) if lobby.box_sheet.touched else ()
    return (*take, *anew, Back())


def _decide(lobby: Lobby, decision: BoxSheetDecision) -> Step[Lobby]:
    now = lobby.box_sheet
    match decision:
        case TakeGrid():
            learned = tuple(dict.fromkeys((*lobby.learned, BOX_SHEET)))
            at_menu = replace(lobby, page=Page.TEACH, box_sheet=BoxSheet(), learned=learned)
            return Step(at_menu, (SheetLearned(grid(lobby)),))
        case TurnGrid():
            return Step(replace(lobby, box_sheet=replace(now, turns=(now.turns + 1) % CORNERS)))
        case PointAnew():
            return Step(replace(lobby, box_sheet=BoxSheet()))
        case _:
            assert_never(decision)


def _leave(lobby: Lobby) -> Step[Lobby]:
    return Step(replace(lobby, page=Page.TEACH, box_sheet=BoxSheet()), (LessonLeft(),))


BOX_SHEET_PAGE: PageRules[BoxSheetDecision] = PageRules(
    Decisions(BoxSheetDecision), _offered, _decide, leave=_leave
)
