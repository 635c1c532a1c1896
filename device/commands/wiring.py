"""`pipsight wiring FILE`: which wire goes where, drawn from the settings in force."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from device.calls.output import add_force, is_written, outputs_for
from device.calls.settings_file import settings_for
from device.parts.wiring import drawing
from words.phrases import Language


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("file", metavar="FILE", help="help.wiring.file")
    add_force(parser)


def run(args: Namespace) -> int:
    """Write it and say where it is; 1 if it cannot be written."""
    language = Language(args.language)
    picture = drawing(settings_for(args.config, language).buttons, language)
    outputs = outputs_for(args)
    if not is_written(Path(args.file), picture.encode(), outputs, language, "wiring.not-written"):
        return 1
    print(json.dumps({"wiring": args.file}) if args.json else args.file)
    return 0
