"""`pipsight options GAME …`: what the rules allow, worked out for dice or cards that are told in the call."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path
from types import ModuleType

from device.commands import options_beam, options_numberloor, options_upwards

GAMES: dict[str, ModuleType] = {
    "upwards": options_upwards,
    "beam-me-up": options_beam,
    "numberloor": options_numberloor,
}


def add(parser: ArgumentParser) -> None:
    """Each game names its own arguments; what every command understands may also follow the game's name."""
    games = parser.add_subparsers(dest="game", metavar="|".join(GAMES), required=True)
    for name, game in GAMES.items():
        arguments = games.add_parser(name)
        game.add(arguments)
        arguments.add_argument("--json", action="store_true", default=SUPPRESS, help=SUPPRESS)
        arguments.add_argument("--config", type=Path, default=SUPPRESS, help=SUPPRESS)
        arguments.add_argument("--language", default=SUPPRESS, help=SUPPRESS)


def run(args: Namespace) -> int:
    """Let the game answer."""
    code: int = GAMES[args.game].run(args)
    return code
