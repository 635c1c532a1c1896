"""What the owners told about their boxes by touch, kept in the journal over the evenings."""

from __future__ import annotations

import json
from dataclasses import replace

from device.saving.journal import Journal
from device.saving.remembered import EDITION, object_in
from games.edition import with_known
from games.registry import edition_of, name_of
from session.lobby import EditionChanged, GameKind


def keep_edition(journal: Journal, changed: EditionChanged) -> None:
    """Remember the facts about one game's box."""
    journal.prefer(_name(changed.game), json.dumps(dict(changed.facts)))


def with_editions(kinds: tuple[GameKind, ...], journal: Journal) -> tuple[GameKind, ...]:
    """The games with what was told about their boxes; what cannot be read is as if it was never told."""
    return tuple(_with_edition(kind, journal) for kind in kinds)


def _with_edition(kind: GameKind, journal: Journal) -> GameKind:
    edition, kept = edition_of(kind.template), journal.preferred(_name(name_of(kind.template)))
    if edition is None or kept is None:
        return kind
    return replace(kind, template=with_known(edition, kind.template, object_in(kept) or {}))


def _name(game: str) -> str:
    return f"{EDITION}{game}"
