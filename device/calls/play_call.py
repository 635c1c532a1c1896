"""What a call of `play` asks for, checked: every mistake is one sentence that says what would be right."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from config.settings import Settings
from device.calls.bad_call import BadCall
from device.calls.settings_file import settings_for
from device.game_files import BadGame, bring, is_game_file
from device.games_from_settings import game_kinds, kind_named
from device.sources import AUTO, SIMULATED, chosen
from display.registry import game_words
from games.names import LONGEST_NAME, NameRefusal, refusal, tidy
from session.lobby import GameKind
from words.phrases import Language, phrase
from words.sentences import sentence

SCREENS = ("auto", "window", "fullscreen", "none")
DEFAULT_SEATS = 3
LONGEST_SEED = 18


@dataclass(frozen=True, slots=True)
class Call:
    """A call that makes sense; `game` and `players` are as given, or None and empty."""

    language: Language
    settings: Settings
    game: GameKind | None
    players: tuple[str, ...]
    camera: str
    screen: str
    seed: int | None
    hands_free: bool
    transcript: Path | None = None

    @property
    def has_screen(self) -> bool:
        """Is there something to look at?"""
        return self.screen != "none"

    @property
    def own_game(self) -> GameKind:
        """What is played when nobody chooses."""
        return self.game or game_kinds(self.settings)[0]

    @property
    def own_players(self) -> tuple[str, ...]:
        """Who plays when nobody chooses."""
        return self.players or self.settings.table.names[:DEFAULT_SEATS]


def call_from(args: Namespace) -> Call:
    """What was asked for on the command line, checked and filled up from the settings; or BadCall."""
    language = Language(args.language)
    settings = settings_for(args.config, language)
    _names("table.names", settings.table.names, language)
    named = _brought(args.game)
    kinds = game_kinds(settings)
    if not kinds:
        raise BadCall("play.no-games")
    game = _game(named, kinds)
    screen = _screen(args.screen, settings)
    hands_free = args.hands_free or screen == "none"
    return Call(
        language=language,
        settings=settings,
        game=game,
        players=_players(args.players, game or kinds[0], language),
        camera=_camera(args.camera, settings, hands_free),
        screen=screen,
        seed=_seed(args.seed),
        hands_free=hands_free,
        transcript=args.transcript,
    )


def _brought(given: str | None) -> str | None:
    """The name of the game; one in a file is put on the shelf first."""
    if given is None or not is_game_file(Path(given)):
        return given
    try:
        return bring(Path(given))
    except BadGame as error:
        first, *others = error.sentences
        more = sentence("game-file.more", count=len(others)) if others else ""
        raise BadCall("game-file.refused", first=first, more=more) from error


def _game(given: str | None, kinds: tuple[GameKind, ...]) -> GameKind | None:
    if given is None:
        return None
    names = [kind.game.name for kind in kinds]
    if given not in names:
        raise BadCall("play.bad-game", found=given, allowed=", ".join(names))
    return kind_named(kinds, given)


def _players(given: str | None, kind: GameKind, language: Language) -> tuple[str, ...]:
    if given is None:
        return ()
    players = _names("--players", given.split(","), language)
    if not kind.fewest <= len(players) <= kind.most:
        game = game_words(language, kind.game.name)
        raise BadCall("play.bad-count", found=len(players), game=game, fewest=kind.fewest, most=kind.most)
    return players


def _names(place: str, given: Sequence[str], language: Language) -> tuple[str, ...]:
    names = tuple(tidy(name) for name in given)
    for seat, name in enumerate(names):
        if why := refusal(name, names[:seat]):
            gaps = {"place": place, "name": name, "why": _why(why, name, language)}
            raise BadCall("play.bad-name", **gaps)
    return names


def _why(why: NameRefusal, name: str, language: Language) -> str:
    about = LONGEST_NAME if why is NameRefusal.TOO_LONG else name
    return phrase(language, f"refusal.{why}", about=about)


def _seed(given: str | None) -> int | None:
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= LONGEST_SEED):
        raise BadCall("play.bad-seed", found=given[:LONGEST_SEED], most=LONGEST_SEED)
    return int(given)


def _camera(given: str | None, settings: Settings, hands_free: bool) -> str:
    if not hands_free:
        return chosen(given or settings.camera.source)
    if given not in {None, AUTO, SIMULATED}:
        raise BadCall("play.needs-simulated", found=given)
    return SIMULATED


def _screen(given: str | None, settings: Settings) -> str:
    if given is not None and given not in SCREENS:
        raise BadCall("play.bad-screen", found=given, allowed=", ".join(SCREENS))
    wanted = given or settings.screen.mode
    return found_screen(os.environ, sys.platform) if wanted == AUTO else wanted


def found_screen(environment: Mapping[str, str], platform: str) -> str:
    """A window on a desktop, the whole panel on a Pi, none where there is nothing to show on."""
    if _is_pi():
        return "fullscreen"
    has_desktop = platform in {"darwin", "win32"} or bool(
        environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    )
    return "window" if has_desktop else "none"


def _is_pi() -> bool:
    model = Path("/proc/device-tree/model")
    return model.exists() and b"Raspberry Pi" in model.read_bytes()
