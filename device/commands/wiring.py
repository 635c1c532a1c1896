"""`pipsight wiring FILE`: which wire goes where, drawn from the settings in force."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from device.calls.settings_file import settings_for
from device.parts.wiring import drawing
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("file", metavar="FILE", help="where to write it, as SVG")


def run(args: Namespace) -> int:
    """Write it and say where it is; 1 if it cannot be written."""
    language = Language(args.language)
    picture = drawing(settings_for(args.config, language).buttons, language)
    try:
        Path(args.file).write_text(picture, encoding="utf-8")
    except OSError as error:
        why = trouble_in_words(language, error)
        print(phrase(language, "wiring.not-written", file=args.file, why=why), file=sys.stderr)
        return 1
    print(json.dumps({"wiring": args.file}) if args.json else args.file)
    return 0
