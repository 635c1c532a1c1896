"""What this family uses: each feature can be switched off, and then nothing of it is to be seen."""

from __future__ import annotations

from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back, Undo
from session.lobby.liking import liked, undo_offered, unliked
from session.lobby.more_decisions import Switch
from session.lobby.state import Lobby, Page, PageRules
from session.preferences import features

FeaturesDecision = Switch | Undo


def _offered(lobby: Lobby) -> tuple[FeaturesDecision | Back, ...]:
    return (*map(Switch, features()), *undo_offered(lobby), Back())


def _decide(lobby: Lobby, decision: FeaturesDecision) -> Step[Lobby]:
    match decision:
        case Switch(feature):
            hidden = {*lobby.preferences.hidden} ^ {feature}
            return liked(lobby, hidden=tuple(each for each in features() if each in hidden))
        case Undo():
            return unliked(lobby)
        case _:
            assert_never(decision)


FEATURE_SWITCHES: PageRules[FeaturesDecision] = PageRules(
    Decisions(FeaturesDecision), _offered, _decide, before=Page.SETTINGS
)
