"""`pipsight watch CLIP|webcam[:N]|pi`: each throw in a clip or before a camera, told once, at rest."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from device.calls.hush_stderr import hushed
from device.calls.reading_rows import throw_row, words
from device.calls.settings_file import settings_for
from device.commands.read import expected_dice, learned_for
from device.files.memory import within_memory
from device.sources import hold_light, open_source
from games.rules import Expected
from vision.frames import CameraFault, Frame, FrameSource, NoMoreFrames
from vision.taught import OwnDice, TaughtFaces
from vision.tray import Calibration
from vision.watching import Blinded, News, Settled, Trust, Wanted, Watch, watch
from words.phrases import Language, phrase
from words.sentences import in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("source", metavar="CLIP|webcam[:N]|pi", help="help.watch.source")
    parser.add_argument("--dice", metavar="N", help="help.dice")
    parser.add_argument("--taught", metavar="FILE", type=Path, help="help.taught")
    parser.add_argument("--cards", action="store_true", help="help.cards")


def run(args: Namespace) -> int:
    """Print throws until the clip ends or somebody stops it; 1 if there is nothing to be seen."""
    language = Language(args.language)
    expected = expected_dice(args.dice)
    camera = settings_for(args.config, language).camera
    learned = learned_for(args, language)
    taught, own = learned.taught(are_cards=args.cards), learned.own_dice if args.taught else None
    try:
        with hushed(), within_memory():
            source = open_source(args.source, camera, language, real_time=False)
            hold_light(source, learned.controls(args.source))
            for frame, news in watched(source, expected, taught, learned.calibration(args.source), own):
                _print(frame, news, args.json, language)
    except CameraFault as fault:
        print(in_words(language, fault.sentence), file=sys.stderr)
        return 1
    return 0


def watched(
    source: FrameSource,
    expected: Expected | None,
    taught: TaughtFaces | None = None,
    calibration: Calibration | None = None,
    own: OwnDice | None = None,
) -> Iterator[tuple[Frame, News | None]]:
    """What there is to say (None: the camera was moved), each with its frame, until the end."""
    state, trust, wanted = Watch(), Trust(calibration), Wanted(expected)
    try:
        while True:
            frame = source.read()
            before, trust = trust, trust.after(frame, state.quiet)
            if before.is_lost_in(trust):
                yield frame, None
            state, news = watch(state, frame, wanted, taught, trust.reader(own))
            if news:
                yield frame, news
    except NoMoreFrames:
        return
    finally:
        source.close()


def _print(frame: Frame, news: News | None, as_json: bool, language: Language) -> None:
    seconds = round(frame.seconds, 2)
    match news:
        case Settled(reading, number) if as_json:
            print(json.dumps({"frame": number, "seconds": seconds, **throw_row(reading)}), flush=True)
        case Settled(reading):
            print(
                phrase(language, "watch.throw", seconds=seconds, words=words(reading, language)), flush=True
            )
        case Blinded(doubt):
            why = phrase(language, f"doubt.{doubt.value}")
            print(phrase(language, "watch.throw", seconds=seconds, words=why), file=sys.stderr)
        case None:
            print(phrase(language, "calibrate.moved"), file=sys.stderr)
        case _:
            pass
