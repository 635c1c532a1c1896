"""`pipsight screenshots DIR`: every screen in both languages, as picture files."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from device.calls.output import add_force, outputs_for
from device.files.stamp import stamped
from display.screenshots import screenshots
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("folder", metavar="DIR", help="help.screenshots.folder")
    add_force(parser)


def run(args: Namespace) -> int:
    """Write them all and say where they are; 1 if they cannot be written."""
    folder = Path(args.folder)
    try:
        paths = _written(folder, args)
    except (OSError, RuntimeError) as error:  # pygame's own errors are RuntimeErrors
        language = Language(args.language)
        why = trouble_in_words(language, error)
        place = getattr(error, "path", folder)
        print(phrase(language, "screenshots.not-written", folder=place, why=why), file=sys.stderr)
        return 1
    print(json.dumps({"screenshots": paths}) if args.json else "\n".join(paths))
    return 0


def _written(folder: Path, args: Namespace) -> list[str]:
    """Pictures of an earlier call are replaced; what somebody else has put there is not."""
    outputs, paths = outputs_for(args), []
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in screenshots():
        outputs.write(folder / name, stamped(picture))
        paths.append(str(folder / name))
    return paths
