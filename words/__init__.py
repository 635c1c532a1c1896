"""The words themselves, one file an area; `words.phrases` binds them into one catalogue."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """One sentence in both languages; `{name}` marks a gap, the same gaps in both."""

    de: str
    en: str
