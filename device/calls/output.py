"""`--force`, for every command that writes a file for people."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from device.calls.settings_file import usual_place
from device.files.output_file import Outputs
from device.saving.state_folder import state_folder
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


def add_force(parser: ArgumentParser) -> None:
    """Without it nothing that lies there already is replaced."""
    parser.add_argument("--force", action="store_true", help="help.force")


def outputs_for(args: Namespace, inputs: Iterable[Path] = ()) -> Outputs:
    """What this call may write: never over its inputs, the settings, or anything in the state folder."""
    settings = args.config or usual_place(os.environ)
    kept = [state_folder(os.environ), *([settings] if settings else []), *inputs]
    return Outputs(kept, force=args.force)


def is_written(
    path: Path, content: bytes, outputs: Outputs, language: Language, complaint: str = "output.not-written"
) -> bool:
    """Write it, or say why that could not be done."""
    try:
        outputs.write(path, content)
    except (OSError, ValueError) as error:
        why = trouble_in_words(language, error)
        print(phrase(language, complaint, path=path, why=why), file=sys.stderr)
        return False
    return True
