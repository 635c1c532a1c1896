"""The games on the shelf, found by entry points: our own as well as those of anybody's package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any

from config.misfit import Misfit
from games.drawings import Drawing
from games.edition import Edition
from games.game import BadHouseRules, FaceSet, Game
from games.rules import Rules
from games.setup import Setup
from words.sentences import Sentence

GROUP = "pipsight.games"
AnyGame = Game[Any, Any]


class WhyNot(StrEnum):
    """Why a game is not on the shelf; each has a sentence in both languages."""

    BROKEN = "broken"
    NO_GAME = "no-game"
    NAME_TAKEN = "name-taken"
    FACES_TAKEN = "faces-taken"
    BAD_FILE = "bad-file"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game that could not be put on the shelf: its entry point, and what was the matter."""

    name: str
    why: WhyNot
    about: str | Sentence


@dataclass(frozen=True, slots=True)
class Shelf:
    """All games in their order, and those that were left out."""

    games: Mapping[str, AnyGame]
    left_out: tuple[LeftOut, ...] = ()


_BROUGHT: dict[str, AnyGame] = {}
"""Games that are no packages, such as those in a family's own files."""
_LEFT: list[LeftOut] = []


def bring(game: AnyGame) -> LeftOut | None:
    """One game more on the shelf, or why it cannot stand there."""
    refused = _clash(game.name, game, list(games().values()))
    if refused:
        leave_out(refused)
        return refused
    _BROUGHT[game.name] = game
    _look_again()
    return None


def leave_out(refused: LeftOut) -> None:
    """Remember a game that cannot be put on the shelf, so that people can be told."""
    _LEFT.append(refused)
    _look_again()


def take_away(name: str) -> None:
    """A game that was brought is not on the shelf any more."""
    _BROUGHT.pop(name, None)
    _LEFT[:] = [left for left in _LEFT if left.name != name]
    _look_again()


def _look_again() -> None:
    shelf.cache_clear()
    _by_setup.cache_clear()


@cache
def shelf() -> Shelf:
    """What is installed beside Pipsight, and what was brought since; looked up once."""
    found = _installed()
    kept = sorted((*found.games.values(), *_BROUGHT.values()), key=lambda game: (game.place, game.name))
    return Shelf(MappingProxyType({game.name: game for game in kept}), (*found.left_out, *_LEFT))


@cache
def _installed() -> Shelf:
    return shelf_from(entry_points(group=GROUP))


def shelf_from(found: Iterable[EntryPoint]) -> Shelf:
    """The games behind these entry points; one that cannot be used keeps no other from being played."""
    kept: list[AnyGame] = []
    left_out: list[LeftOut] = []
    for entry in sorted(found, key=lambda entry: (not _is_ours(entry), entry.name, entry.value)):
        game = _loaded(entry)
        refused = game if isinstance(game, LeftOut) else _clash(entry.name, game, kept)
        if refused:
            left_out.append(refused)
        elif isinstance(game, Game):
            kept.append(game)
    kept.sort(key=lambda game: (game.place, game.name))
    return Shelf(MappingProxyType({game.name: game for game in kept}), tuple(left_out))


def _is_ours(entry: EntryPoint) -> bool:
    """Our own games come first, so that nobody's package can take their names."""
    return entry.value.startswith("games.")


def _loaded(entry: EntryPoint) -> AnyGame | LeftOut:
    try:
        game = entry.load()
    except Exception as error:  # a stranger's code may fail in any way, and the evening begins all the same
        return LeftOut(entry.name, WhyNot.BROKEN, f"{type(error).__name__}: {error}")
    if not isinstance(game, Game):
        return LeftOut(entry.name, WhyNot.NO_GAME, entry.value)
    return game


def refused_setup(game: AnyGame, sections: Mapping[str, Any]) -> LeftOut | None:
    """Why no setup of a game can be made from these settings; what their owner can mend is raised."""
    try:
        made = game.template(sections)
    except Exception as error:  # a stranger's code may fail in any way
        if game.section in sections and isinstance(error, Misfit | BadHouseRules):
            raise
        return LeftOut(game.name, WhyNot.BROKEN, f"{type(error).__name__}: {error}")
    return None if isinstance(made, game.setup) else LeftOut(game.name, WhyNot.BROKEN, f"template: {made!r}")


def _clash(entry: str, game: AnyGame, kept: list[AnyGame]) -> LeftOut | None:
    """A name or a setup can stand for one game only, and a taught face for one meaning."""
    for other in kept:
        if game.name == other.name or game.section == other.section or game.setup is other.setup:
            return LeftOut(entry, WhyNot.NAME_TAKEN, game.name)
    known = [faces for other in kept for faces in other.taught]
    own = [faces for faces in game.taught if faces not in known]
    names = [name for faces in (*known, *own) for name in (faces.name, *faces.drawings)]
    twice = next((name for name in names if names.count(name) > 1), None)
    return LeftOut(entry, WhyNot.FACES_TAKEN, twice) if twice else None


def games() -> Mapping[str, AnyGame]:
    """Every game by its name, in the order of the shelf."""
    return shelf().games


def left_out() -> tuple[LeftOut, ...]:
    """The games that are installed and cannot be played."""
    return shelf().left_out


def game_named(name: str) -> AnyGame | None:
    """The game of this name, if it is on the shelf."""
    return games().get(name)


def game_of(setup: Setup) -> AnyGame:
    """The game that this setup belongs to."""
    return _by_setup()[type(setup)]


@cache
def _by_setup() -> Mapping[type[Setup], AnyGame]:
    return {game.setup: game for game in games().values()}


def face_sets() -> Mapping[str, FaceSet[Any]]:
    """Everything that can be taught, by name, in the order of the shelf."""
    return {faces.name: faces for game in games().values() for faces in game.taught}


def faces_with(meaning: str) -> FaceSet[Any] | None:
    """The set that has such a face."""
    return next((faces for faces in face_sets().values() if meaning in faces.drawings), None)


def drawing_of(meaning: str) -> Drawing:
    """What a simulated face with this meaning looks like; ValueError where no game has one."""
    faces = faces_with(meaning)
    if faces is None:
        raise ValueError(f"No game has a face {meaning!r}.")
    return faces.drawings[meaning]


def name_of(setup: Setup) -> str:
    """The game's name, as in commands and saved games."""
    return game_of(setup).name


def rules_of(setup: Setup) -> Rules[Any]:
    """The rules that go with this setup."""
    return game_of(setup).rules


def edition_of(setup: Setup) -> Edition | None:
    """What can be told about the game's real box, where there is something."""
    return game_of(setup).edition


def start(setup: Setup) -> Any:
    """The game's first state."""
    return game_of(setup).start(setup)
