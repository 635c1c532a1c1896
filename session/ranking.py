"""The ranking of an evening across games: gold, silver and bronze, as at the Olympic Games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from session.statistics import PlayedGame

MEDALS = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody has done this evening: medals from gold to bronze, and games played to the end."""

    player: str
    medals: tuple[int, int, int]
    games: int
    place: int = 0


def places(points: Sequence[int | None], winners: Sequence[int]) -> tuple[int, ...]:
    """By seat, from 1: winners first, whatever their points; who has equal points shares a place.

    Whose points nobody told comes last.
    """
    ranks = [(seat not in winners, score is None, -(score or 0)) for seat, score in enumerate(points)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def ranking(games: Iterable[PlayedGame]) -> tuple[Standing, ...]:
    """Everybody who has played a game to its end that somebody won, the best first."""
    medals: dict[str, list[int]] = {}
    played: dict[str, int] = {}
    for game in games:
        if not game.winners:
            continue
        for player, place in zip(game.players, places(game.points, game.winners), strict=False):
            won = medals.setdefault(player, [0] * MEDALS)
            played[player] = played.get(player, 0) + 1
            if place <= MEDALS and place < len(game.players):
                won[place - 1] += 1
    found = {player: (won[0], won[1], won[2]) for player, won in medals.items()}
    order = sorted(found, key=lambda player: (tuple(-many for many in found[player]), player))
    return tuple(
        Standing(player, found[player], played[player], 1 + sum(found[one] > found[player] for one in found))
        for player in order
    )
