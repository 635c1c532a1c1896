"""`pipsight check-game FILE.toml…`: can these games be played, and if not, what is wrong on which line?"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from device.commands.one_file.files import read_plan, sentence_of, unread
from device.game_files import is_misnamed, misnamed
from device.log import complain
from games.one_file.mistakes import BadGameFile
from games.one_file.plan import in_language
from words.phrases import Language, phrase
from words.sentences import in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.toml", help="help.check-game")


def run(args: Namespace) -> int:
    """Look at every file; 1 if one of them cannot be played."""
    language = Language(args.language)
    rows = [_row(path, language) for path in args.files]
    for row in rows:
        if args.json:
            print(json.dumps(row, ensure_ascii=False))
        elif row["playable"]:
            print(phrase(language, "game-file.good", file=row["file"], title=row["title"]))
        else:
            for mistake in row["mistakes"]:
                complain(mistake["sentence"])
    return 0 if all(row["playable"] for row in rows) else 1


def _row(path: Path, language: Language) -> dict[str, Any]:
    if is_misnamed(path):
        return _unreadable(path, "not-toml-name", in_words(language, misnamed(path).sentence))
    try:
        plan = read_plan(path)
    except BadGameFile as error:
        mistakes = [
            {
                "line": each.line,
                "problem": each.problem.value,
                "sentence": in_words(language, sentence_of(path, each)),
            }
            for each in error.mistakes
        ]
        return {"file": str(path), "playable": False, "title": None, "mistakes": mistakes}
    except OSError as error:
        return _unreadable(path, "no-file", in_words(language, unread(path, error)))
    return {"file": str(path), "playable": True, "title": in_language(plan.title, language), "mistakes": []}


def _unreadable(path: Path, problem: str, told: str) -> dict[str, Any]:
    """A file that is not even looked into."""
    mistakes = [{"line": None, "problem": problem, "sentence": told}]
    return {"file": str(path), "playable": False, "title": None, "mistakes": mistakes}
