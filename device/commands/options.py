"""`pipsight options GAME …`: what the rules allow, worked out for dice or cards that are told in the call."""

from __future__ import annotations

import logging
from argparse import SUPPRESS, ArgumentParser, Namespace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from games.registry import games

GROUP = "pipsight.options"
_log = logging.getLogger(__name__)


def answering() -> dict[str, ModuleType]:
    """The games that have an answer, in the order of the shelf; each is a module like a command's."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    loaded = {name: _loaded(found[name]) for name in games() if name in found}
    return {name: module for name, module in loaded.items() if module}


def _loaded(entry: EntryPoint) -> ModuleType | None:
    """What a package brings may fail in any way; the other games answer all the same."""
    try:
        module = entry.load()
    except Exception:
        _log.warning("The answers of %s cannot be loaded.", entry.name, exc_info=True)
        return None
    return module if isinstance(module, ModuleType) else None


def add(parser: ArgumentParser) -> None:
    """Each game names its own arguments; what every command understands may also follow the game's name."""
    answers = answering()
    subparsers = parser.add_subparsers(dest="game", metavar="|".join(answers), required=True)
    for name, game in answers.items():
        arguments = subparsers.add_parser(name)
        game.add(arguments)
        arguments.add_argument("--json", action="store_true", default=SUPPRESS, help=SUPPRESS)
        arguments.add_argument("--config", type=Path, default=SUPPRESS, help=SUPPRESS)
        arguments.add_argument("--language", default=SUPPRESS, help=SUPPRESS)


def run(args: Namespace) -> int:
    """Let the game answer."""
    code: int = answering()[args.game].run(args)
    return code
