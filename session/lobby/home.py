"""The start page: the games, the one that waits, and the way to everything else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.choices import Choice
from games.cues import Step
from games.registry import name_of
from session.lobby.cues import QuitWanted
from session.lobby.language import language_choices, speak
from session.lobby.more import open_page
from session.lobby.saved import resume
from session.lobby.state import Draft, Lobby, Page, Room
from session.lobby.verbs import LANGUAGE, NEW_GAME, OPEN, QUIT, RESUME_SAVED


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    names = (name_of(kind.template) for kind in lobby.kinds)
    games = tuple(Choice(NEW_GAME, (name,)) for name in names if lobby.preferences.shows(name))
    saved = (Choice(RESUME_SAVED),) if lobby.saved else ()
    return (*saved, *games, *language_choices(), Choice(OPEN, (Page.MORE,)), Choice(QUIT))


def _begin_draft(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    kind = next(kind for kind in lobby.kinds if name_of(kind.template) == choice.about[0])
    players = kind.template.players or lobby.names[: kind.fewest]
    seated: dict[str, Any] = {"players": players, "seats": (kind.kinds[0],) * len(players)}
    draft = Draft(replace(kind.template, **seated), lobby.seconds)
    return Step(replace(lobby, page=Page.SEATS, draft=draft))


HOME = Room(
    _choices,
    {
        LANGUAGE: speak,
        NEW_GAME: _begin_draft,
        OPEN: open_page,
        QUIT: lambda lobby, _: Step(lobby, (QuitWanted(),)),
        RESUME_SAVED: resume,
    },
)
