"""What the owners told about their boxes by touch, kept in the journal over the evenings."""

from __future__ import annotations

import json
from dataclasses import replace

from device.saving.journal import Journal
from device.saving.remembered import BOX, object_in
from games.box_facts import with_known
from games.registry import box_of, name_of
from session.lobby import BoxTold, GameKind


def keep_box(journal: Journal, told: BoxTold) -> None:
    """Remember the facts about one game's box."""
    journal.prefer(_name(told.game), json.dumps(dict(told.facts)))


def with_boxes(kinds: tuple[GameKind, ...], journal: Journal) -> tuple[GameKind, ...]:
    """The games with what was told about their boxes; what cannot be read is as if it was never told."""
    return tuple(_with_box(kind, journal) for kind in kinds)


def _with_box(kind: GameKind, journal: Journal) -> GameKind:
    box, kept = box_of(kind.template), journal.preferred(_name(name_of(kind.template)))
    if box is None or kept is None:
        return kind
    return replace(kind, template=with_known(box, kind.template, object_in(kept) or {}))


def _name(game: str) -> str:
    return f"{BOX}{game}"
