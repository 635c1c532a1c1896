"""Switch off? Asked once: a finger that slipped must not end the evening."""

from __future__ import annotations

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.cues import QuitWanted
from session.lobby.decisions import Quit
from session.lobby.state import Lobby, PageRules


def _quit(lobby: Lobby, _: Quit) -> Step[Lobby]:
    return Step(lobby, (QuitWanted(),))


SWITCH_OFF: PageRules[Quit] = PageRules(Decisions(Quit), lambda _: (Back(), Quit()), _quit)
