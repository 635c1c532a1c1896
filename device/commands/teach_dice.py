"""`pipsight teach dice --photo PHOTO 2,3,5 …`: learns own dice from throws whose values are told."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from device.calls.bad_call import BadCall
from device.calls.hush_stderr import hushed
from device.camera.teaching import drawn_throw
from device.commands.annotated import PictureCall, album_in
from device.files.memory import within_memory
from device.files.output_file import Outputs
from device.saving.kept_file import BadFile
from device.saving.numbers_file import OWN_DICE
from device.saving.state_folder import state_folder
from device.saving.taught_file import forget_faces
from device.sources.picture_files import BadPicture, decode_shrunk
from vision.taught import OwnDice, ShownThrow, by_face, matched, shown_throw, with_throw
from words.phrases import Language, phrase
from words.sentences import in_words, trouble_in_words

MOST_DICE = 20
FACES = "123456"


@dataclass(frozen=True, slots=True)
class _Call(PictureCall):
    path: Path
    named: Outputs | None
    """How to write where the call itself names the file."""


def run(args: Namespace) -> int:
    """Teach, list or forget own dice; 1 if some photograph taught nothing."""
    language = Language(args.language)
    throws = [(Path(photo), _values(values)) for photo, values in args.photo]
    path = args.taught or OWN_DICE.place(state_folder(os.environ))
    own = _known(path, language, is_named=args.taught is not None)
    if args.list:
        tell(own, language, as_json=args.json)
        return 0
    photos = [photo for photo, _ in throws]
    album = album_in(args.annotate, language, photos)
    call = _Call(language, args.json, album, path, Outputs(photos, force=True) if args.taught else None)
    if args.forget:
        call.say("teach.forgotten" if forget_faces(path) else "teach.knew-nothing")
        return 0
    if not throws:
        raise BadCall("teach.no-throws")
    with hushed(), within_memory():
        return _teach(own, throws, call)


def tell(own: OwnDice | None, language: Language, *, as_json: bool) -> None:
    """What is known of them, in a sentence or as a row."""
    views = own.views if own else {}
    if as_json:
        common = _common(own) if own else {}
        print(
            json.dumps(
                {"set": OWN_DICE.kind, "faces": {str(face): count for face, count in views.items()}, **common}
            )
        )
        return
    name, faces = phrase(language, "teach.set.dice"), ", ".join(map(str, views))
    gaps = {"throws": own.throws, "dice": own.count} if own else {}
    print(phrase(language, "teach.knows-dice" if own else "teach.knows-not", name=name, faces=faces, **gaps))


def _common(own: OwnDice) -> dict[str, object]:
    """What the dice have in common; `edge` is in lengths of the picture, `colour` red, green, blue."""
    colour = list(reversed(own.colour))
    return {"throws": own.throws, "dice": own.count, "edge": round(own.edge, 4), "colour": colour}


def _values(given: str) -> tuple[int, ...]:
    """The faces that a photograph shows, as `2,3,5`."""
    parts = given.split(",")
    if not all(part.strip() in tuple(FACES) for part in parts) or len(parts) > MOST_DICE:
        raise BadCall("teach.bad-values", found=given, most=MOST_DICE)
    return tuple(int(part) for part in parts)


def _known(path: Path, language: Language, *, is_named: bool) -> OwnDice | None:
    """What was taught before; a file that the call names is touched only if it holds such dice."""
    try:
        return OWN_DICE.read(path)
    except BadFile as error:
        if is_named:
            raise BadCall(error.sentence) from error
        print(in_words(language, error.sentence), file=sys.stderr)
        return None


def _teach(own: OwnDice | None, throws: list[tuple[Path, tuple[int, ...]]], call: _Call) -> int:
    before, failed = own, False
    for photo, values in throws:
        try:
            picture, _ = decode_shrunk(photo)
        except BadPicture as error:
            print(f"{photo}: {in_words(call.language, error.sentence)}", file=sys.stderr)
            failed = True
            continue
        shown = shown_throw(picture, len(values))
        faces = matched(shown, values)
        own = own if faces is None else with_throw(own, *by_face(shown, faces))
        failed = failed or faces is None
        _report(call, photo, shown, len(values), faces)
        call.keeps(photo, partial(drawn_throw, picture, shown, faces))
    if own is None or own is before:
        call.say("teach.nothing")
        return 1
    return _kept(own, call) or int(failed)


def _report(call: _Call, photo: Path, shown: ShownThrow, wanted: int, faces: tuple[int, ...] | None) -> None:
    if call.as_json:
        row = {"photo": str(photo), "found": len(shown.dice), "values": list(faces) if faces else None}
        print(json.dumps(row), flush=True)
    key, named = ("teach.throw-missed", ()) if faces is None else ("teach.throw-seen", faces)
    values = ", ".join(map(str, named))
    words = phrase(call.language, key, found=len(shown.dice), wanted=wanted, values=values)
    print(f"{photo}: {words}", file=sys.stderr if call.as_json or faces is None else sys.stdout, flush=True)


def _kept(own: OwnDice, call: _Call) -> int:
    try:
        if call.named is None:
            aside = OWN_DICE.keep(call.path, own)
            if aside:
                call.say("kept.aside", file=call.path, aside=aside)
        else:
            call.path.parent.mkdir(parents=True, exist_ok=True)
            call.named.write(call.path, OWN_DICE.packed(own))
    except OSError as error:
        why = trouble_in_words(call.language, error)
        print(phrase(call.language, "output.not-written", path=call.path, why=why), file=sys.stderr)
        return 1
    call.say("teach.kept-dice", count=own.throws, file=call.path)
    return 0
