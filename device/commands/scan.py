"""`pipsight scan PHOTO…`: the sheet in each photograph, box by box, in the order given."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from device.calls.boxed_sheet import BoxedCall, add_boxed, boxed_call
from device.calls.hush_stderr import hushed
from device.calls.output import add_force, is_written, outputs_for
from device.calls.scan_rows import advice_words, scan_row, scan_words
from device.commands.annotated import PictureCall, album_in, printable
from device.files.memory import within_memory
from device.files.output_file import Outputs
from device.sources.picture_files import BadPicture, decode_shrunk
from paper.reading.annotation import annotate
from paper.reading.finding import NoSheet
from paper.reading.reader import ReadSheet
from words.phrases import Language
from words.sentences import in_words


@dataclass(frozen=True, slots=True)
class _ScanCall(PictureCall):
    outputs: Outputs
    sheet: Path | None
    boxed: BoxedCall


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("photos", nargs="+", metavar="PHOTO", help="help.read.photos")
    parser.add_argument("--annotate", metavar="DIR", help="help.scan.annotate")
    parser.add_argument("--sheet", metavar="OUT.toml", type=Path, help="help.scan.sheet")
    add_boxed(parser)
    add_force(parser)


def run(args: Namespace) -> int:
    """Answer for every photograph; 1 if something could not be read or written."""
    language = Language(args.language)
    album = album_in(args.annotate, language, args.photos)
    outputs = outputs_for(args, map(Path, args.photos))
    asked = _ScanCall(language, args.json, album, outputs, args.sheet, boxed_call(args, outputs))
    with hushed(), within_memory():
        done = [_answer(photo, number, asked) for number, photo in enumerate(args.photos, 1)]
    return 0 if all(done) else 1


def _answer(photo: str, number: int, asked: _ScanCall) -> bool:
    try:
        picture, times = decode_shrunk(Path(photo))
    except BadPicture as error:
        why = in_words(asked.language, error.sentence)
        if asked.as_json:
            print(json.dumps({"photo": photo, "error": why}), flush=True)
        print(printable(f"{photo}: {why}"), file=sys.stderr)
        return False
    began = time.perf_counter()
    read = asked.boxed.read(picture, times)
    milliseconds = (time.perf_counter() - began) * 1000
    if asked.as_json:
        print(json.dumps(scan_row(photo, read, milliseconds, asked.language)), flush=True)
    else:
        print(f"{printable(photo)}: {scan_words(read, asked.language)}", flush=True)
    if isinstance(read, NoSheet):
        return True
    kept = asked.keeps(Path(photo), partial(annotate, picture, read))
    return (
        _is_filed(read, number, asked) and asked.boxed.is_remembered(picture, times, asked.language) and kept
    )


def _is_filed(read: ReadSheet, number: int, asked: _ScanCall) -> bool:
    """The file for `score`; that of a second photograph is OUT-2.toml."""
    if asked.sheet is None:
        return True
    path = asked.sheet if number == 1 else asked.sheet.with_stem(f"{asked.sheet.stem}-{number}")
    doubt = advice_words(read, asked.language)
    head = f"# {doubt}\n" if doubt else ""
    content = head + read.sheet.paper.file(read.sheet.setup, read.reads)
    return is_written(path, content.encode(), asked.outputs, asked.language)
