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
from vision.taught.faces import TaughtFaces
from vision.tray.calibration import Calibration
from vision.tray.camera_moved import Trust
from vision.watching.watch_news import Blinded, Settled, Told
from vision.watching.watcher import Watch, watch
from words.phrases import Language, phrase


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument(
        "source", metavar="CLIP|webcam[:N]|pi", help="a video, a folder of pictures or a camera"
    )
    parser.add_argument("--dice", metavar="N", help="how many dice to expect, an event die among them")
    parser.add_argument("--taught", metavar="FILE", type=Path, help="faces taught with `teach --taught FILE`")
    parser.add_argument("--cards", action="store_true", help="look for taught cards instead of dice")


def run(args: Namespace) -> int:
    """Tell throws until the clip ends or somebody stops it; 1 if there is nothing to be seen."""
    language = Language(args.language)
    expected = expected_dice(args.dice, language)
    camera = settings_for(args.config, language).camera
    learned = learned_for(args, language)
    calibration, taught = learned.calibration(args.source), learned.deck if args.cards else learned.event_die
    try:
        with hushed(), within_memory():
            source = open_source(args.source, camera, language, real_time=False)
            hold_light(source, learned.controls(args.source))
            for frame, told in watched(source, expected, taught, calibration):
                _tell(frame, told, args.json, language)
    except CameraFault as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def watched(
    source: FrameSource,
    expected: Expected | None,
    taught: TaughtFaces | None = None,
    calibration: Calibration | None = None,
) -> Iterator[tuple[Frame, Told | None]]:
    """What there is to tell (None: the camera was moved), with the frame that told it, until the end."""
    state, trust = Watch(), Trust(calibration)
    try:
        while True:
            frame = source.read()
            if trust.is_lost(frame, state.quiet):
                yield frame, None
            state, told = watch(state, frame, expected, taught, trust.read)
            if told:
                yield frame, told
    except NoMoreFrames:
        return
    finally:
        source.close()


def _tell(frame: Frame, told: Told | None, as_json: bool, language: Language) -> None:
    seconds = round(frame.seconds, 2)
    match told:
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
