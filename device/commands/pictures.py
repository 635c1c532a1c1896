"""`pipsight pictures`: kept pictures of doubted and corrected throws, listed, saved elsewhere, or deleted."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from device.calls.bad_call import BadCall
from device.calls.output import add_force, outputs_for
from device.saving.kept_pictures import delete_all_pictures, export_pictures, kept_pictures, pictures_folder
from device.saving.state_folder import AlreadyRunning, only_one, state_folder
from display.screens.pictures import picture_words
from session.kept_pictures import KeptPicture
from words.phrases import Language, phrase
from words.sentences import in_words, trouble_in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--export", type=Path, metavar="DIR", help="help.pictures.export")
    add_force(parser)
    parser.add_argument("--delete", action="store_true", help="help.pictures.delete")
    parser.add_argument("--yes", action="store_true", help="help.history.yes")


def run(args: Namespace) -> int:
    """Tell, write or delete."""
    language, folder = Language(args.language), state_folder(os.environ)
    if args.export and args.delete:
        raise BadCall("pictures.one-thing")
    if args.delete:
        return _delete(language, folder, sure=args.yes)
    if args.export:
        return _export(language, folder, args)
    pictures = kept_pictures(folder)
    if not pictures and not args.json:
        print(phrase(language, "pictures.no-files", folder=pictures_folder(folder)))
    for picture in pictures:
        print(_line(language, folder, picture, as_json=args.json))
    return 0


def _line(language: Language, folder: Path, picture: KeptPicture, *, as_json: bool) -> str:
    path = pictures_folder(folder) / picture.file
    if as_json:
        return json.dumps(asdict(picture) | {"file": str(path)})
    return f"{path}: {picture_words(language, picture)}"


def _export(language: Language, folder: Path, args: Namespace) -> int:
    """Whatever cannot be read is named, and the others are written all the same."""
    try:
        written, broken = export_pictures(folder, args.export, outputs_for(args))
    except (OSError, ValueError) as error:
        why = trouble_in_words(language, error)
        print(phrase(language, "output.not-written", path=args.export, why=why), file=sys.stderr)
        return 1
    for each in broken:
        print(in_words(language, each.sentence), file=sys.stderr)
    print(phrase(language, "pictures.written", count=len(written), path=args.export), file=sys.stderr)
    return 1 if broken else 0


def _delete(language: Language, folder: Path, *, sure: bool) -> int:
    """Not while a game is being played in this folder."""
    if not sure:
        raise BadCall("pictures.sure")
    try:
        with only_one(folder):
            count = delete_all_pictures(folder)
    except AlreadyRunning as error:
        print(in_words(language, error.sentence), file=sys.stderr)
        return 1
    except OSError as error:
        gaps = {"folder": pictures_folder(folder), "why": trouble_in_words(language, error)}
        print(phrase(language, "pictures.not-deleted", **gaps), file=sys.stderr)
        return 1
    print(phrase(language, "pictures.deleted", count=count))
    return 0
