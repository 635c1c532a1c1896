"""A tournament as the wall's page shows it, worked out anew from what the tables told."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from network.hall.places import shared_places
from network.hall.tournament import Results, Seating, Tournament, open_tables, played, standings


def tournament_shown(tournament: Tournament, results: Results, here: Set[str]) -> dict[str, Any]:
    """The newest round with its tables, and the ranking."""
    newest = tournament.rounds[-1].tables if tournament.rounds else ()
    return {
        "title": tournament.title,
        "round": len(tournament.rounds),
        "over": tournament.over,
        "seats": tournament.seats,
        "open": list(open_tables(tournament, results)),
        "tables": [_table(tournament, seating, results, here) for seating in newest],
        "ranking": _ranking(tournament, results),
    }


def _table(tournament: Tournament, seating: Seating, results: Results, here: Set[str]) -> dict[str, Any]:
    done = played(tournament, seating, results)
    return {
        "table": seating.table,
        "here": seating.table in here,
        "players": list(seating.players),
        "left": [player for player in seating.players if player in tournament.left],
        "done": done is not None,
        "winners": list(done.winners) if done else [],
    }


def _ranking(tournament: Tournament, results: Results) -> list[dict[str, Any]]:
    """By points; who has as many shares the place."""
    found = standings(tournament, results)
    places = shared_places((-points,) for points, _ in found.values())
    return [
        {
            "place": places[(-points,)],
            "player": player,
            "points": round(points, 2),
            "played": games,
            "left": player in tournament.left,
        }
        for player, (points, games) in sorted(found.items(), key=lambda one: (-one[1][0], one[0]))
    ]
