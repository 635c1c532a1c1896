"""`pipsight calibrate SOURCE…`: learns the tray, the light and the size of dice, and says what to change."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from device.calls.bad_call import BadCall
from device.calls.hush_stderr import hushed
from device.calls.settings_file import settings_for
from device.camera.teaching import still_frames
from device.commands.annotated import PictureCall, album_in
from device.files.memory import within_memory
from device.saving.calibration_file import (
    Controls,
    Kept,
    calibration_place,
    forget_calibration,
    keep_calibration,
)
from device.saving.state_folder import state_folder
from device.sources import is_live, open_source
from vision.frames import CameraFault, Frame, FrameSource
from vision.tray import Survey, draw, surveyed
from words.phrases import Language, phrase
from words.sentences import in_words, trouble_in_words


@dataclass(frozen=True, slots=True)
class _CalibrateCall(PictureCall):
    path: Path


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument(
        "sources", nargs="*", metavar="webcam[:N]|pi|CLIP|PHOTO", help="help.calibrate.sources"
    )
    parser.add_argument("--camera", metavar="webcam[:N]|pi", help="help.calibrate.camera")
    parser.add_argument("--annotate", metavar="DIR", help="help.calibrate.annotate")
    parser.add_argument("--forget", action="store_true", help="help.calibrate.forget")


def run(args: Namespace) -> int:
    """Look until the empty tray and some dice were seen, or all pictures; 1 if there was no tray to learn."""
    language = Language(args.language)
    album = album_in(args.annotate, language, args.sources)
    asked = _CalibrateCall(language, args.json, album, calibration_place(state_folder(os.environ)))
    if args.forget:
        asked.say("calibrate.forgotten" if forget_calibration(asked.path) else "calibrate.knew-nothing")
        return 0
    if not args.sources:
        raise BadCall("calibrate.no-source")
    try:
        with hushed(), within_memory():
            return _calibrate(args, asked)
    except CameraFault as fault:
        print(in_words(language, fault.sentence), file=sys.stderr)
        return 1


def _calibrate(args: Namespace, asked: _CalibrateCall) -> int:
    survey, controls = Survey(), Controls()
    is_watched = is_live(args.sources[0])
    if is_watched:
        asked.say("calibrate.clear")
    for frame, light in _looks(args, asked):
        before, survey = survey, surveyed(survey, frame)
        asked.keeps(Path("tray.jpg"), partial(draw, frame.picture, survey))
        if survey.conditions is not before.conditions:
            controls = light
        if survey.conditions and survey.edges:
            break
        if is_watched:
            asked.say("calibrate.throw" if survey.conditions else "calibrate.clear")
    return _kept(survey, controls, args.camera or args.sources[0], asked)


def _looks(args: Namespace, asked: _CalibrateCall) -> Iterator[tuple[Frame, Controls]]:
    """Each frame at rest, with the controls that would keep its light."""
    camera = settings_for(args.config, asked.language).camera
    for name in args.sources:
        source = open_source(name, camera, asked.language, real_time=False)
        for frame in still_frames(source):
            yield frame, _light(source)


def _light(source: FrameSource) -> Controls:
    return dict(source.steering.light) if source.steering else {}


def _kept(survey: Survey, controls: Controls, camera: str, asked: _CalibrateCall) -> int:
    calibration = survey.calibration(camera)
    if calibration is None:
        asked.say("calibrate.no-tray")
        return 1
    try:
        if aside := keep_calibration(asked.path, Kept(calibration, controls)):
            asked.say("kept.aside", file=asked.path, aside=aside)
    except OSError as error:
        why = trouble_in_words(asked.language, error)
        print(phrase(asked.language, "output.not-written", path=asked.path, why=why), file=sys.stderr)
        return 1
    if asked.as_json:
        print(json.dumps(_row(survey, asked)))
        return 0
    asked.say("calibrate.tray" if calibration.tray else "calibrate.whole")
    if survey.edges:
        asked.say("calibrate.dice", least=round(survey.edges[0]), most=round(survey.edges[1]))
    else:
        asked.say("calibrate.no-dice")
    asked.say(f"hindrance.{survey.hindrances[0]}" if survey.hindrances else "calibrate.fine")
    asked.say("calibrate.kept", file=asked.path)
    return 0


def _row(survey: Survey, asked: _CalibrateCall) -> dict[str, object]:
    seen = survey.conditions
    worst = survey.hindrances[0] if survey.hindrances else None
    return {
        "tray": [list(corner) for corner in seen.tray] if seen and seen.tray else None,
        "light": round(seen.light, 1) if seen else None,
        "sharpness": round(seen.sharpness, 2) if seen else None,
        "die": [round(edge, 1) for edge in survey.edges] if survey.edges else None,
        "glare": [[spot.x, spot.y, spot.width, spot.height] for spot in seen.spots] if seen else [],
        "hindrances": [each.value for each in survey.hindrances],
        "advice": phrase(asked.language, f"hindrance.{worst}") if worst else None,
    }
