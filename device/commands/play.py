"""`pipsight play`: an evening at the table, or a game that plays itself."""

from __future__ import annotations

import logging
import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from device.calls.output import add_force, is_written, outputs_for
from device.calls.play_call import Call, call_from
from device.evening.playing import open_evening
from device.games_from_settings import all_left_out, why_left_out, why_shown_plainly
from device.log import complain
from device.saving.journal import Journal, open_journal, unsaved_journal
from device.saving.preference_store import liked_language
from device.saving.state_folder import AlreadyRunning, only_one, state_folder
from device.views.window import NoScreen
from display.registry import gallery
from games.registry import games
from vision.frames import CameraFault
from words.phrases import Language, phrase
from words.sentences import Sentence, in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("--game", metavar="|".join((*games(), "FILE.toml")), help="help.play.game")
    parser.add_argument("--camera", metavar="auto|pi|webcam[:N]|simulated|PATH", help="help.play.camera")
    parser.add_argument("--screen", metavar="auto|window|fullscreen|none", help="help.play.screen")
    parser.add_argument("--players", metavar="A,B,…", help="help.play.players")
    parser.add_argument("--seed", metavar="N", help="help.seed")
    parser.add_argument("--hands-free", action="store_true", help="help.play.hands-free")
    parser.add_argument("--transcript", metavar="FILE", type=Path, help="help.play.transcript")
    add_force(parser)


def run(args: Namespace) -> int:
    """Play in the state folder, which no other copy may use meanwhile."""
    call = call_from(args)
    folder = state_folder(os.environ)
    if call.transcript and not is_written(call.transcript, b"", outputs_for(args), call.language):
        return 1
    try:
        with only_one(folder):
            return _play(call, folder, args)
    except (AlreadyRunning, CameraFault, NoScreen) as fault:
        complain(in_words(call.language, fault.sentence))
    return 1


def _play(call: Call, folder: Path, args: Namespace) -> int:
    journal, found = _journal(call, folder, is_asked_for=args.hands_free)
    with closing(journal):
        if call.hands_free:
            # Loaded here only: people at a table would wait for nothing.
            from device.handsfree.autoplay import play_itself  # noqa: PLC0415

            return play_itself(call, journal, as_json=args.json)
        return open_evening(_preferred(call, journal, args), journal, found)


def _journal(call: Call, folder: Path, *, is_asked_for: bool) -> tuple[Journal, tuple[Sentence, ...]]:
    """The family's own; a game that nobody asked for is only shown, and leaves theirs alone."""
    if call.hands_free and not is_asked_for:
        print(phrase(call.language, "handsfree.no-screen"), file=sys.stderr)
        return unsaved_journal(phrase(call.language, "handsfree.only-shown")), ()
    journal, found = open_journal(folder)
    missing = map(why_left_out, all_left_out(call.settings))
    for said in (*missing, *map(why_shown_plainly, gallery().left_out), *found):
        complain(in_words(call.language, said), logging.WARNING)
    return journal, found


def _preferred(call: Call, journal: Journal, args: Namespace) -> Call:
    """In the language that people chose on the screen, unless this call says otherwise."""
    liked = liked_language(journal)
    return replace(call, language=Language(liked)) if liked and not args.language_is_given else call
