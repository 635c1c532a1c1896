"""`pipsight read PHOTO…`: the dice in each photograph, one answer a photograph, in the order given."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from device.calls.bad_call import BadCall
from device.calls.hush_stderr import hushed
from device.calls.reading_rows import photo_row, words
from device.commands.annotated import PictureCall, album_in, printable
from device.files.memory import within_memory
from device.saving.kept_file import BadFile
from device.saving.learned import Learned, learned_in
from device.saving.numbers_file import OWN_DICE
from device.saving.state_folder import state_folder
from device.saving.taught_file import named_faces
from device.sources.picture_files import BadPicture, decode_shrunk
from games.rules import Expected
from vision.reading import annotate
from vision.taught import OwnDice, TaughtFaces, read
from vision.tray import Calibration
from words.phrases import Language
from words.sentences import in_words

MOST_DICE = 20


@dataclass(frozen=True, slots=True)
class _ReadCall(PictureCall):
    expected: Expected | None
    taught: TaughtFaces | None
    calibration: Calibration | None
    own: OwnDice | None


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("photos", nargs="+", metavar="PHOTO", help="help.read.photos")
    parser.add_argument("--annotate", metavar="DIR", help="help.read.annotate")
    parser.add_argument("--dice", metavar="N", help="help.dice")
    parser.add_argument("--taught", metavar="FILE", type=Path, help="help.taught")
    parser.add_argument("--cards", action="store_true", help="help.cards")
    parser.add_argument("--calibrated", action="store_true", help="help.read.calibrated")


def run(args: Namespace) -> int:
    """Answer for every photograph; 1 if something could not be read or written."""
    language = Language(args.language)
    expected, album = expected_dice(args.dice), album_in(args.annotate, language, args.photos)
    learned = learned_for(args, language)
    calibration = learned.kept.calibration if args.calibrated and learned.kept else None
    taught, own = learned.taught(are_cards=args.cards), learned.own_dice if args.taught else None
    asked = _ReadCall(language, args.json, album, expected, taught, calibration, own)
    with hushed(), within_memory():
        done = [_answer(photo, asked) for photo in args.photos]
    return 0 if all(done) else 1


def learned_for(args: Namespace, language: Language) -> Learned:
    """What was taught and calibrated; BadCall when a file that the call names cannot be used."""
    learned, troubles = learned_in(state_folder(os.environ))
    for said in troubles:
        print(in_words(language, said), file=sys.stderr)
    if args.taught is None:
        return learned
    learned = replace(learned, own_dice=None)
    if not args.cards and (own := _own_dice(args.taught)):
        return replace(learned, own_dice=own)
    try:
        named = named_faces(args.taught, are_cards=args.cards)
    except BadFile as error:
        raise BadCall(error.sentence) from error
    if named is None:
        raise BadCall("taught.missing", file=args.taught)
    kind, faces = named
    others = {name: each for name, each in learned.faces.items() if each.are_cards != args.cards}
    return replace(learned, faces={**others, kind: faces})


def _own_dice(path: Path) -> OwnDice | None:
    """A household's own dice, if that is what this file holds."""
    try:
        return OWN_DICE.read(path)
    except BadFile:
        return None


def expected_dice(given: str | None) -> Expected | None:
    """What `--dice` asks for; BadCall unless it is a number of dice."""
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 4 and 1 <= int(given) <= MOST_DICE):
        raise BadCall("read.bad-count", found=given, most=MOST_DICE)
    return Expected(pip_dice=int(given), mixed=True)


def _answer(photo: str, asked: _ReadCall) -> bool:
    try:
        picture, times = decode_shrunk(Path(photo))
    except BadPicture as error:
        _say_no(photo, in_words(asked.language, error.sentence), asked)
        return False
    began = time.perf_counter()
    reading = read(picture, asked.expected, asked.taught, asked.calibration, asked.own)
    milliseconds = (time.perf_counter() - began) * 1000
    if asked.as_json:
        print(json.dumps(photo_row(photo, reading, milliseconds, asked.language, times)), flush=True)
    else:
        print(printable(f"{photo}: {words(reading, asked.language, of_photo=True)}"), flush=True)
    return asked.keeps(Path(photo), partial(annotate, picture, reading))


def _say_no(photo: str, why: str, asked: _ReadCall) -> None:
    if asked.as_json:
        print(json.dumps({"photo": photo, "error": why}), flush=True)
    print(printable(f"{photo}: {why}"), file=sys.stderr)
