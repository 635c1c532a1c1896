"""A newer version: what looking for it means, and the button that does it."""

from __future__ import annotations

from dataclasses import dataclass

from games.cues import Cue, Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.more_decisions import LookForUpdate
from session.lobby.state import Lobby, Page, PageRules


@dataclass(frozen=True, slots=True)
class UpdateWanted(Cue):
    """A newer version is to be looked for and installed."""


def _offered(lobby: Lobby) -> tuple[LookForUpdate | Back, ...]:
    can_look = lobby.updates.places and not lobby.updates.doing
    return (*((LookForUpdate(),) if can_look else ()), Back())


def _decide(lobby: Lobby, _: LookForUpdate) -> Step[Lobby]:
    return Step(lobby, (UpdateWanted(),))


UPDATE: PageRules[LookForUpdate] = PageRules(Decisions(LookForUpdate), _offered, _decide, before=Page.MORE)
