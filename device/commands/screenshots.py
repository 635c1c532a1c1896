"""`pipsight screenshots DIR`: every screen in both languages, as picture files."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from display.screenshots import save_all
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("folder", metavar="DIR", help="where to write them")


def run(args: Namespace) -> int:
    """Write them all and say where they are; 1 if they cannot be written."""
    try:
        paths = [str(path) for path in save_all(Path(args.folder))]
    except (OSError, RuntimeError) as error:  # pygame's own errors are RuntimeErrors
        language = Language(args.language)
        why = trouble_in_words(language, error)
        sentence = phrase(language, "screenshots.not-written", folder=args.folder, why=why)
        print(sentence, file=sys.stderr)
        return 1
    print(json.dumps({"screenshots": paths}) if args.json else "\n".join(paths))
    return 0
