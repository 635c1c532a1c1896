"""`pipsight history`: throws and scores of all evenings, told, written as a table, or deleted for good."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from device.calls.bad_call import BadCall
from device.calls.output import add_force, is_written, outputs_for
from device.saving.database import live_journal
from device.saving.history_file import history_table
from device.saving.journal import Journal, open_journal
from device.saving.journal_file import open_copy
from device.saving.looking_back import delete_history, history
from device.saving.state_folder import AlreadyRunning, only_one, state_folder
from display.registry import game_words
from display.statistics.charts import chart_words
from display.statistics.games import day_words
from display.statistics.scores import record_words
from session.statistics import FACES, History, chance_of, chi_square, face_counts, records
from words.phrases import Language, listed, phrase


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--csv", type=Path, metavar="FILE", help="help.history.csv")
    add_force(parser)
    parser.add_argument("--delete", action="store_true", help="help.history.delete")
    parser.add_argument("--yes", action="store_true", help="help.history.yes")


def run(args: Namespace) -> int:
    """Tell, write or delete."""
    language, folder = Language(args.language), state_folder(os.environ)
    if args.delete:
        return _delete(language, folder, sure=args.yes)
    try:
        past = _read(folder)
    except (OSError, sqlite3.Error) as error:
        print(phrase(language, "history.bad-file", file=live_journal(folder), why=error), file=sys.stderr)
        return 1
    if args.csv:
        return _write(language, args, past)
    print(json.dumps(plain(past)) if args.json else _words(language, folder, past))
    return 0


def plain(past: History) -> dict[str, Any]:
    """The history for programs."""
    counts = face_counts(past.games)
    return {
        "games": [asdict(game) for game in past.games],
        "faces": dict(zip(map(str, FACES), counts, strict=True)),
        "chi_square": round(chi_square(counts), 3),
        "chance": round(chance_of(chi_square(counts)), 4),
        "records": [asdict(record) for record in records(past.games)],
    }


def _read(folder: Path) -> History:
    """A copy is read, so that a game in progress is not disturbed."""
    path = live_journal(folder)
    if not path.exists():
        return History()
    with closing(open_copy(path)) as connection:
        return history(Journal(connection))


def _words(language: Language, folder: Path, past: History) -> str:
    if not past.games:
        return phrase(language, "history.none", folder=folder)
    counts = face_counts(past.games)
    texts = (
        phrase(language, "history.face", face=face, count=count)
        for face, count in zip(FACES, counts, strict=True)
    )
    scores = (
        f"{record.player}, {phrase(language, f'game.{record.game}')}: {record_words(language, record)}"
        for record in records(past.games)
    )
    faces = phrase(language, "history.faces", counts=", ".join(texts))
    return "\n".join((*_evenings(language, past), *scores, faces, chart_words(language, counts)))


def _evenings(language: Language, past: History) -> Iterator[str]:
    for evening, games in groupby(past.games, key=lambda game: game.evening):
        named = listed(language, tuple(game_words(language, game.game) for game in games))
        if evening:
            yield phrase(language, "history.evening", day=day_words(language, evening), games=named)
        else:
            yield phrase(language, "history.earlier", games=named)


def _write(language: Language, args: Namespace, past: History) -> int:
    if not is_written(args.csv, history_table(past.games), outputs_for(args), language):
        return 1
    print(phrase(language, "history.written", path=args.csv), file=sys.stderr)
    return 0


def _delete(language: Language, folder: Path, *, sure: bool) -> int:
    """Not while a game is being played in this folder."""
    if not sure:
        raise BadCall("history.sure")
    try:
        with only_one(folder):
            return _deleted(language, folder)
    except AlreadyRunning:
        print(phrase(language, "journal.running", folder=folder), file=sys.stderr)
        return 1


def _deleted(language: Language, folder: Path) -> int:
    journal, _ = open_journal(folder)
    with closing(journal):
        count, trouble = delete_history(journal, folder)
        if trouble:
            gaps = {"folder": folder, "why": trouble}
            print(phrase(language, "history.not-deleted", **gaps), file=sys.stderr)
            return 1
    print(phrase(language, "history.deleted", count=count))
    return 0
