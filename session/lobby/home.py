"""The start page: the games, the one that waits, and the way to everything else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from games.cues import Step
from games.decisions import Decisions
from games.registry import name_of
from session.lobby.cues import QuitWanted
from session.lobby.decisions import NewGame, Open, Quit, ResumeSaved, Speak
from session.lobby.language import languages_offered, speak
from session.lobby.more import open_page
from session.lobby.saved import resume
from session.lobby.state import Draft, Lobby, Page, Room

HomeDecision = NewGame | Open | Quit | ResumeSaved | Speak


def _offered(lobby: Lobby) -> tuple[HomeDecision, ...]:
    names = (name_of(kind.template) for kind in lobby.kinds)
    games = (NewGame(name) for name in names if lobby.preferences.shows(name))
    saved = (ResumeSaved(),) if lobby.saved else ()
    return (*saved, *games, *languages_offered(), Open(Page.MORE), Quit())


def _decide(lobby: Lobby, decision: HomeDecision) -> Step[Lobby]:
    match decision:
        case NewGame(game):
            return _begin_draft(lobby, game)
        case Open(page):
            return open_page(lobby, page)
        case Quit():
            return Step(lobby, (QuitWanted(),))
        case ResumeSaved():
            return resume(lobby)
        case Speak(language):
            return speak(lobby, language)
        case _:
            assert_never(decision)


def _begin_draft(lobby: Lobby, game: str) -> Step[Lobby]:
    kind = next(kind for kind in lobby.kinds if name_of(kind.template) == game)
    players = kind.template.players or lobby.names[: kind.fewest]
    seated: dict[str, Any] = {"players": players, "seats": (kind.kinds[0],) * len(players)}
    draft = Draft(replace(kind.template, **seated), lobby.seconds)
    return Step(replace(lobby, page=Page.SEATS, draft=draft))


HOME: Room[HomeDecision] = Room(Decisions(HomeDecision), _offered, _decide)
