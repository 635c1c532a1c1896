"""Evenings of somebody who looks back: nothing yet, a few games, and many."""

from __future__ import annotations

from dataclasses import replace

from games.registry import games
from session.evening import Evening
from session.lobby import Lobby, Page
from session.statistics import History, PlayedGame

TODAY, BEFORE = "2026-11-16", "2026-11-09"
_MANY = ((1, 2, 3, 4, 5, 6),) * 90 + ((6, 6, 5),) * 30
_PEOPLE = ("Ada", "Maximilian", "Cleo")


def _game(number: int, day: str, game: str, points: tuple[int, ...] = ()) -> PlayedGame:
    winners = (points.index(max(points)),) if points else ()
    throws = ((1, 2, 6), (3, 3, 5), (1, 4, 6)) if day == TODAY else _MANY
    return PlayedGame(number, f"{day} 20:1{number % 10}", day, game, _PEOPLE, throws, points, winners)


def _history() -> History:
    names = tuple(games())
    today = (_game(9, TODAY, names[-1]), _game(8, TODAY, names[0], (23, 31, 18)))
    before = tuple(
        _game(number, BEFORE, names[number % len(names)], (10 + number, 20, 5)) for number in range(7, 0, -1)
    )
    return History((*today, *before), TODAY)


def statistics_samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each of these screens."""
    looking = replace(lobby, page=Page.STATISTICS, history=_history())
    return {
        "statistics": Evening(looking),
        "statistics-empty": Evening(replace(looking, history=History((), TODAY))),
        "ranking": Evening(replace(looking, page=Page.RANKING)),
        "ranking-empty": Evening(replace(looking, page=Page.RANKING, history=History((), TODAY))),
        "deleting": Evening(replace(looking, page=Page.DELETING)),
    }
