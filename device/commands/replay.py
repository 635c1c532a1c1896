"""`pipsight replay GAME-FILE`: plays a saved game's events again, and tells how it went and where it ends."""

from __future__ import annotations

import json
import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from config.limited_file import content_of
from device.calls.output import add_force, is_written, outputs_for
from device.files.memory import spare_bytes
from device.handsfree.narration import Narrator
from device.saving.game_file import SavedGame, from_text, to_text
from device.saving.journal import Journal
from device.saving.journal_file import open_copy
from display.registry import game_words
from display.spoken.full_summary import everything_that_matters
from games.record import replay, to_plain
from games.registry import name_of
from games.table import Table, advance, begin, outcome
from words.faults import Fault
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

LARGEST, LARGEST_TEXT = 256 * 2**20, 16 * 2**20
SQLITE = b"SQLite format 3\0"


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("file", type=Path, metavar="GAME-FILE", help="help.replay.file")
    parser.add_argument("--export", type=Path, metavar="FILE", help="help.replay.export")
    add_force(parser)


def run(args: Namespace) -> int:
    """Play it again; 1 if there is no game in the file."""
    language = Language(args.language)
    try:
        game = _game(args.file)
        table = replay(game.started, game.events)
    except OSError as error:
        gaps = {"file": error.filename, "why": trouble_in_words(language, error)}
        print(phrase(language, "replay.no-file", **gaps), file=sys.stderr)
        return 1
    except (Fault, sqlite3.Error, ValueError, LookupError) as error:
        why = trouble_in_words(language, error)
        print(phrase(language, "replay.bad-file", file=args.file, why=why), file=sys.stderr)
        return 1
    if args.export and not _is_exported(game, args, language):
        return 1
    if args.json:
        print(_line(game, table))
    else:
        _tell(language, game, table)
    return 0


def _is_exported(game: SavedGame, args: Namespace, language: Language) -> bool:
    """What lies beside a journal under its name belongs to it."""
    parts = [args.file.with_name(f"{args.file.name}{end}") for end in ("", "-wal", "-shm")]
    return is_written(args.export, to_text(game).encode(), outputs_for(args, parts), language)


def _game(path: Path) -> SavedGame:
    content = content_of(path, min(LARGEST, spare_bytes() // 4))
    if not content.startswith(SQLITE):
        return from_text(_text(path))
    del content  # now the journal is copied
    journal = Journal(open_copy(path))
    if not journal.games():
        raise Fault("replay.no-game")
    return journal.game(journal.games()[0].number)


def _text(path: Path) -> str:
    try:
        return content_of(path, LARGEST_TEXT).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault("journal.no-text") from error


def _line(game: SavedGame, table: Table) -> str:
    ending = outcome(table)
    answer = {
        "game": name_of(table.setup),
        "events": len(game.events),
        "scores": dict(zip(table.players, ending.points, strict=True)) if ending else None,
        "winners": [table.players[seat] for seat in ending.winners] if ending else None,
        "timer": to_plain(table.timer),
        "paused": table.paused,
        "undo": table.steps,
        "redo": len(table.future),
        "state": to_plain(table.state),
    }
    return _json(answer)


def _tell(language: Language, game: SavedGame, table: Table) -> None:
    """The whole game as it went, then how many events that was, and where it ends."""
    account, lying = Narrator(language), begin(game.started.setup, game.started.seconds)
    account.begin(lying, resumed=False)
    for event in game.events:
        step = advance(lying, event)
        lying = step.state
        account.tell(lying, step.cues)
    if ending := outcome(table):
        account.tell_points(table, ending)
    else:
        account.finish(phrase(language, "replay.unfinished"))
        account.finish(everything_that_matters(language, table))
    name = game_words(language, name_of(table.setup))
    account.finish(phrase(language, "replay.events", game=name, count=len(game.events)))


def _json(value: Any) -> str:
    return json.dumps(value, default=sorted)
