"""Games that were played, over all evenings, and what can honestly be said about their dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

FACES = (1, 2, 3, 4, 5, 6)
ENOUGH = 600
"""Thrown dice before a chart means anything: with fewer, even honest dice look crooked."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game as the journal tells it."""

    number: int
    begun: str
    """When it began, as YYYY-MM-DD HH:MM; empty for games from before this was kept."""
    evening: str
    """The day it belongs to; a game after midnight belongs to the evening before."""
    game: str
    players: tuple[str, ...]
    throws: tuple[tuple[int, ...], ...]
    """Only dice that were really thrown: kept ones count once."""
    points: tuple[int | None, ...] = ()
    """By seat, None where nobody told them; empty while the game is not over."""
    winners: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Was it played to its end?"""
        return bool(self.points)


@dataclass(frozen=True, slots=True)
class History:
    """All games, the newest first, and which evening it is now."""

    games: tuple[PlayedGame, ...] = ()
    evening: str = ""

    def of_this_evening(self) -> tuple[PlayedGame, ...]:
        """What was played today."""
        return tuple(game for game in self.games if game.evening == self.evening)


@dataclass(frozen=True, slots=True)
class Record:
    """How one player did in one game, over all evenings."""

    player: str
    game: str
    games: int
    wins: int
    best: int
    average: float


def face_counts(games: Iterable[PlayedGame]) -> tuple[int, ...]:
    """How often each face fell, from one to six."""
    thrown = [face for game in games for faces in game.throws for face in faces]
    return tuple(thrown.count(face) for face in FACES)


def chi_square(counts: tuple[int, ...]) -> float:
    """How far six counts are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def chance_of(deviation: float) -> float:
    """How often honest dice deviate at least so far: chi-square, five degrees of freedom, in closed form."""
    tail = sqrt(2 * deviation / pi) * exp(-deviation / 2) * (1 + deviation / 3)
    return min(1.0, erfc(sqrt(deviation / 2)) + tail)


def verdict(counts: tuple[int, ...]) -> str:
    """In one word what the counts say about the dice: too-few, ordinary, rare or odd."""
    if sum(counts) < ENOUGH:
        return "too-few"
    chance = chance_of(chi_square(counts))
    return "ordinary" if chance >= 0.05 else "rare" if chance >= 0.01 else "odd"


def records(games: Iterable[PlayedGame]) -> tuple[Record, ...]:
    """Everybody's games that were played to the end, the busiest players first."""
    points: dict[tuple[str, str], list[int]] = {}
    wins: dict[tuple[str, str], int] = {}
    for game in games:
        for seat, (player, score) in enumerate(zip(game.players, game.points, strict=False)):
            if score is None:
                continue
            points.setdefault((player, game.game), []).append(score)
            wins[player, game.game] = wins.get((player, game.game), 0) + (seat in game.winners)
    rows = [
        Record(player, game, len(scores), wins[player, game], max(scores), sum(scores) / len(scores))
        for (player, game), scores in points.items()
    ]
    return tuple(sorted(rows, key=lambda record: (-record.games, record.player, record.game)))
