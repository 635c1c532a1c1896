"""The start page: the games, the one that waits, and the way to everything else."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.registry import name_of
from session.lobby.decisions import LookWhoLeads, NewGame, Open, ResumeSaved, Speak
from session.lobby.language import languages_offered, speak
from session.lobby.more import open_page
from session.lobby.ranking import rank
from session.lobby.saved import resume
from session.lobby.seats import seated
from session.lobby.state import Draft, Lobby, Page, PageRules
from session.people import introduced

HomeDecision = LookWhoLeads | NewGame | Open | ResumeSaved | Speak


def _offered(lobby: Lobby) -> tuple[HomeDecision, ...]:
    names = (name_of(kind.template) for kind in lobby.kinds)
    games = (NewGame(name) for name in names if lobby.preferences.shows(name))
    saved = (ResumeSaved(),) if lobby.saved else ()
    return (*saved, *games, *languages_offered(), LookWhoLeads(), Open(Page.MORE), Open(Page.SWITCH_OFF))


def _decide(lobby: Lobby, decision: HomeDecision) -> Step[Lobby]:
    match decision:
        case LookWhoLeads():
            return rank(lobby)
        case NewGame(game):
            return _begin_draft(lobby, game)
        case Open(page):
            return open_page(lobby, page)
        case ResumeSaved():
            return resume(lobby)
        case Speak(language):
            return speak(lobby, language)
        case _:
            assert_never(decision)


def _begin_draft(lobby: Lobby, game: str) -> Step[Lobby]:
    kind = next(kind for kind in lobby.kinds if name_of(kind.template) == game)
    draft = Draft(seated(kind, lobby), lobby.seconds)
    fits = kind.fewest <= len(lobby.party.players) <= kind.most
    page = Page.HOUSE if lobby.party.stays and fits else Page.SEATS
    party, people = replace(lobby.party, stays=False), introduced(lobby.people, draft.setup.players)
    return Step(replace(lobby, page=page, draft=draft, gone=(), party=party, people=people))


HOME: PageRules[HomeDecision] = PageRules(Decisions(HomeDecision), _offered, _decide)
