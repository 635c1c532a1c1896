"""The command line: finds the command, runs it, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points, version
from pathlib import Path
from typing import Any

from device.calls.bad_call import BadCall
from device.calls.language import caller_language, is_given, system_language
from device.calls.parser import Parser
from device.calls.terminal import flushed, use_plain_streams
from device.crashes import keep_crash
from device.game_files import bring_all
from device.log import complain, set_up_log
from device.saving.state_folder import state_folder
from device.shutdown import interruptible, leave
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase, phrase
from words.sentences import in_words, trouble_in_words

COMMANDS = (
    "play",
    "read",
    "watch",
    "sheets",
    "scan",
    "teach",
    "calibrate",
    "options",
    "replay",
    "history",
    "pictures",
    "doctor",
    "update",
    "bench",
    "screenshots",
    "wiring",
    "gate",
    "hall",
)
GROUP = "pipsight.commands"
"""The entry points under which a package brings a command of its own, as some games do."""
EVERYWHERE = ("--config", "--language")


def main(given: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; without `given` it is the process's own."""
    if given is not None:
        return _answered(list(given))
    use_plain_streams()
    set_up_log(os.environ)
    try:
        code = _answered(sys.argv[1:])
    except SystemExit as ended:  # argparse has helped
        code = 0 if ended.code is None else int(ended.code)
    except KeyboardInterrupt:
        code = 130
    return leave(_brought_out(code, with_command(sys.argv[1:])))


def _answered(given: list[str]) -> int:
    if given == ["--version"]:
        print(_version())
        return 0
    words, language = with_command(given), system_language(os.environ)
    try:
        language = caller_language(words, os.environ)
        return _guarded(words, language)
    except BadCall as error:
        complain(in_words(language, error.sentence))
        return 2


def _version() -> str:
    return f"pipsight {version('pipsight')}"


def _guarded(words: list[str], language: Language) -> int:
    try:
        return _run(words, language)
    except BadCall:
        raise
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0  # whoever read our answer has enough
    except MemoryError:
        complain(phrase(language, "call.no-memory"))
    except Exception as error:
        if (why := flushed(sys.stdout)) is None:
            complain(keep_crash(error, language))
        else:
            complain(phrase(language, "call.no-answer", why=trouble_in_words(language, why)))
    return 1


def _brought_out(code: int, words: list[str]) -> int:
    """The exit code after everything was printed; Python would complain in its own way."""
    why = flushed(sys.stdout)
    if why and not isinstance(why, BrokenPipeError):
        code = code or 1
        with suppress(BadCall):
            language = caller_language(words, os.environ)
            complain(phrase(language, "call.no-answer", why=trouble_in_words(language, why)))
    flushed(sys.stderr)
    return code


def with_command(words: list[str]) -> list[str]:
    """The call with its command spelt out and first: without one, `play` is meant."""
    at = 0
    while at < len(words) and words[at] in EVERYWHERE:
        at += 2
    if at < len(words) and not words[at].startswith("-"):
        return [words[at], *words[:at], *words[at + 1 :]]
    return words if words[:1] in (["-h"], ["--help"], ["--version"]) else ["play", *words]


def _run(words: list[str], language: Language) -> int:
    command = _command(words[0])
    args = _parsed(words, language, command)
    args.language_is_given, args.language = is_given(words), language
    bring_all(os.environ, state_folder(os.environ))
    with interruptible():
        code: int = command.run(args)
        sys.stdout.flush()
    return code


def _command(name: str) -> Any:
    """The module behind this name; the shared ones cannot be replaced by a package's."""
    if name in COMMANDS:
        return import_module(f"device.commands.{name}")
    return next((_loaded(entry) for entry in entry_points(group=GROUP, name=name)), None)


def _loaded(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:  # a stranger's code may fail in any way
        why = f"{type(error).__name__}: {error}"
        raise BadCall("call.broken-command", name=entry.name, why=why) from error


def all_commands() -> tuple[str, ...]:
    """Every command there is: those of every game, then those that a package brings."""
    return tuple(dict.fromkeys((*COMMANDS, *sorted(entry.name for entry in entry_points(group=GROUP)))))


def _parsed(words: list[str], language: Language, command: Any) -> Namespace:
    """Only the chosen command is loaded: the others would cost time."""
    parser = Parser(prog="pipsight", description=phrase(language, "call.about"), language=language)
    parser.add_argument("--version", action="version", version=_version(), help="call.version")
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=phrase(language, "metavar.COMMAND")
    )
    for name in all_commands():
        about = phrase(language, f"call.{name}") if has_phrase(f"call.{name}") else name
        arguments = commands.add_parser(name, help=about, description=about)
        if name == words[0]:
            command.add(arguments)
            _add_everywhere(arguments)
    return parser.parse_args(words)


def _add_everywhere(arguments: ArgumentParser) -> None:
    arguments.add_argument("--json", action="store_true", help="call.json")
    arguments.add_argument("--config", metavar="FILE", type=Path, help="call.config")
    arguments.add_argument("--language", metavar="|".join(LANGUAGES), help="call.language")


if __name__ == "__main__":
    sys.exit(main())
