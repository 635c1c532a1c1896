"""The games as the settings have them: what the lobby offers, and how a seat can be played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import cycle, islice
from typing import Any

from config.misfit import Misfit, MisfitKind, closest
from config.settings import Settings
from display.registry import ViewLeftOut
from games.cues import Cue
from games.registry import LeftOut, games, left_out, refused_setup
from games.setup import Setup
from session.lobby import GameKind, Lobby
from session.preferences import Preferences
from words.sentences import Sentence, sentence


def game_kinds(settings: Settings) -> tuple[GameKind, ...]:
    """All games on the shelf; Misfit or BadHouseRules when a game's section cannot be used."""
    able = (game for game in games().values() if refused_setup(game, settings.games) is None)
    return tuple(GameKind(game.template(settings.games)) for game in able)


def all_left_out(settings: Settings) -> tuple[LeftOut, ...]:
    """The games that are installed and cannot be played, at all or as the settings have it."""
    tried = (refused_setup(game, settings.games) for game in games().values())
    return (*left_out(), *(refused for refused in tried if refused))


def unknown_sections(settings: Settings) -> dict[str, str]:
    """Sections that belong to no game on the shelf, and the one that was probably meant."""
    known = [game.section for game in games().values()]
    unknown = {name: closest(name, known) for name in settings.games if name not in known}
    for name, meant in unknown.items():
        if not isinstance(settings.games[name], dict):
            raise Misfit(MisfitKind.UNKNOWN_KEY, name[:40], name[:40], ", ".join(known), meant)
    return unknown


def why_left_out(game: LeftOut) -> Sentence:
    """Why a game that is installed is not on the shelf, and what helps."""
    return sentence(f"left-out.{game.why}", name=game.name, about=game.about)


def why_shown_plainly(view: ViewLeftOut) -> Sentence:
    """Why a game that brings screens of its own is shown by the shared ones."""
    return sentence("left-out.view", name=view.name, about=view.about)


@dataclass(frozen=True, slots=True)
class GameLeftOut(Cue):
    """A game that is installed cannot be played; the evening begins without it."""

    name: str


def lobby_for(settings: Settings, language: str) -> Lobby:
    """The start page of the evening."""
    delivered = preferences_for(settings, language)
    return Lobby(game_kinds(settings), settings.table.names, delivered, delivered)


def preferences_for(settings: Settings, language: str) -> Preferences:
    """How the settings file wants everything that can also be changed on the screen."""
    return Preferences(
        language=language,
        theme=settings.screen.theme,
        text_percent=round(100 * settings.screen.text_scale),
        reduced_motion=settings.screen.reduced_motion,
        rotation=settings.screen.rotation,
        volume=settings.sound.volume,
        speech=settings.sound.speech,
        speech_volume=settings.sound.speech_volume,
        speech_pace=settings.sound.speech_words_per_minute,
        seconds=settings.table.seconds,
        phones=settings.phones.on,
    )


def kind_named(kinds: tuple[GameKind, ...], name: str) -> GameKind:
    """The game that a call or a settings file names; that it is installed was seen before."""
    return next(kind for kind in kinds if kind.game.name == name)


def simulated_setup(kind: GameKind, players: tuple[str, ...]) -> Setup:
    """All seats played by the device, each strength in turn."""
    strengths = cycle(kind.game.seats.simulated)
    return seated(kind.template, players, tuple(islice(strengths, len(players))))


def seated(template: Setup, players: tuple[str, ...], seats: tuple[str, ...]) -> Setup:
    """This game with these people at the table."""
    changes: dict[str, Any] = {"players": players, "seats": seats}
    return replace(template, **changes)
