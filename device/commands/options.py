"""`pipsight options GAME …`: what the rules allow, worked out for dice or cards that are told in the call."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from games.registry import games

GROUP = "pipsight.options"


def answering() -> dict[str, ModuleType]:
    """The games that have an answer, in the order of the shelf; each is a module like a command's."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name].load() for name in games() if name in found}


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
