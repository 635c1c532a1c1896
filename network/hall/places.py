"""Places in a ranking, shared by equals."""

from __future__ import annotations

from collections.abc import Iterable

Key = tuple[float, ...]


def shared_places(keys: Iterable[Key]) -> dict[Key, int]:
    """The place of each key, the smallest first; equal ones share it, and the next comes that much later."""
    places: dict[Key, int] = {}
    for place, key in enumerate(sorted(keys), 1):
        places.setdefault(key, place)
    return places
