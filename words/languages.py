"""The languages there are: each is a folder beside this file. A new one is a new folder, and nothing else."""

from __future__ import annotations

from importlib import resources
from importlib.abc import Traversable

COMPILED = "words.mo"
"""All areas of one language, compiled from its `.po` files by `python -m words.compiling`."""


def folder(language: str) -> Traversable:
    """Where the words of a language lie."""
    return resources.files("words") / language


LANGUAGES = tuple(
    sorted(place.name for place in resources.files("words").iterdir() if (place / COMPILED).is_file())
)
