"""The start page: the games, the one that waits, and the way to everything else."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.cues import Step
from games.registry import name_of
from session.lobby.cues import QuitWanted
from session.lobby.language import language_choices, speak
from session.lobby.more import open_page
from session.lobby.ranking import rank
from session.lobby.saved import resume
from session.lobby.seats import seated
from session.lobby.state import Draft, Lobby, Page, Room
from session.lobby.verbs import LANGUAGE, NEW_GAME, OPEN, QUIT, RANKING, RESUME_SAVED
from session.people import introduced


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    names = (name_of(kind.template) for kind in lobby.kinds)
    games = tuple(Choice(NEW_GAME, (name,)) for name in names if lobby.preferences.shows(name))
    saved = (Choice(RESUME_SAVED),) if lobby.saved else ()
    others = (Choice(RANKING), Choice(OPEN, (Page.MORE,)), Choice(QUIT))
    return (*saved, *games, *language_choices(), *others)


def _begin_draft(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    kind = next(kind for kind in lobby.kinds if name_of(kind.template) == choice.about[0])
    draft = Draft(seated(kind, lobby), lobby.seconds)
    fits = kind.fewest <= len(lobby.party.players) <= kind.most
    page = Page.HOUSE if lobby.party.stays and fits else Page.SEATS
    party, people = replace(lobby.party, stays=False), introduced(lobby.people, draft.setup.players)
    return Step(replace(lobby, page=page, draft=draft, gone=(), party=party, people=people))


HOME = Room(
    _choices,
    {
        LANGUAGE: speak,
        NEW_GAME: _begin_draft,
        OPEN: open_page,
        QUIT: lambda lobby, _: Step(lobby, (QuitWanted(),)),
        RANKING: rank,
        RESUME_SAVED: resume,
    },
)
