"""`pipsight teach event-die|deck|dice …`: learns faces from photographs or live, and says what it knows."""

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
from device.camera.teaching import Looked, drawn, live, look_at
from device.commands import teach_dice
from device.commands.annotated import PictureCall, album_in
from device.files.memory import within_memory
from device.files.output_file import Outputs
from device.saving.kept_file import BadFile
from device.saving.learned import learned_in
from device.saving.numbers_file import OWN_DICE
from device.saving.state_folder import state_folder
from device.saving.taught_file import (
    faces_file,
    forget_faces,
    meanings_of,
)
from device.sources import open_source
from device.sources.picture_files import KINDS, BadPicture, decode
from display.wording.cue_words import sign_words
from games.registry import face_sets, games
from vision.frames import CameraFault
from vision.taught import VIEWS, Lesson, TaughtFaces, face_in
from words.phrases import Language, has_phrase, phrase
from words.sentences import in_words, trouble_in_words


@dataclass(frozen=True, slots=True)
class _TeachCall(PictureCall):
    kind: str
    path: Path
    named: Outputs | None
    """How to write where the call itself names the file; the state folder is the device's own."""


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("what", nargs="?", metavar="event-die|deck|dice", help="help.teach.what")
    parser.add_argument(
        "source",
        nargs="?",
        metavar="DIR|webcam[:N]|pi",
        help="help.teach.source",
    )
    parser.add_argument(
        "--face",
        nargs="+",
        action="append",
        default=[],
        metavar=("MEANING", "PHOTO"),
        help="help.teach.face",
    )
    parser.add_argument(
        "--photo",
        nargs=2,
        action="append",
        default=[],
        metavar=("PHOTO", "VALUES"),
        help="help.teach.photo",
    )
    parser.add_argument("--list", action="store_true", help="help.teach.list")
    parser.add_argument("--forget", action="store_true", help="help.teach.forget")
    parser.add_argument("--taught", metavar="FILE", type=Path, help="help.teach.taught")
    parser.add_argument("--annotate", metavar="DIR", help="help.teach.annotate")


def run(args: Namespace) -> int:
    """Teach, list or forget; 1 if some face could not be learned."""
    language = Language(args.language)
    if args.what == OWN_DICE.kind:
        return teach_dice.run(args)
    if args.list or args.what is None:
        return _list(args, language)
    asked = _asked(args, language)
    if args.forget:
        asked.say("teach.forgotten" if forget_faces(asked.path) else "teach.knew-nothing")
        return 0
    with hushed(), within_memory():
        return _teach(args, asked)


def _list(args: Namespace, language: Language) -> int:
    learned, troubles = learned_in(state_folder(os.environ))
    for said in troubles:
        print(in_words(language, said), file=sys.stderr)
    for kind in face_sets():
        taught = learned.faces.get(kind)
        views = {sign: taught.signs.count(sign) for sign in dict.fromkeys(taught.signs)} if taught else {}
        if args.json:
            print(json.dumps({"set": kind, "faces": views}))
            continue
        name = _set_words(language, kind)
        faces = ", ".join(sign_words(language, sign) for sign in views)
        print(phrase(language, "teach.knows" if views else "teach.knows-not", name=name, faces=faces))
    teach_dice.tell(learned.own_dice, language, as_json=args.json)
    return 0


def _set_words(language: Language, kind: str) -> str:
    """What a set is called; a stranger's may only have its name."""
    key = f"teach.set.{kind}"
    return phrase(language, key) if has_phrase(key) else kind


def _asked(args: Namespace, language: Language) -> _TeachCall:
    kind = args.what
    if kind not in face_sets():
        raise BadCall("teach.bad-set", found=kind, allowed=", ".join((*face_sets(), OWN_DICE.kind)))
    for meaning, *_ in args.face:
        if meaning not in meanings_of(kind):
            allowed = ", ".join(sorted(meanings_of(kind)))
            raise BadCall("teach.bad-meaning", found=meaning, allowed=allowed)
    path = args.taught or faces_file(kind).place(state_folder(os.environ))
    if args.taught:
        _check_named(args.taught, kind)
    photos = [photo for _, photo in _photos(args)]
    album = album_in(args.annotate, language, [*photos, *([args.source] if args.source else [])])
    named = Outputs(photos, force=True) if args.taught else None
    return _TeachCall(language, args.json, album, kind, path, named)


def _check_named(path: Path, kind: str) -> None:
    """A file that the call names is added to, replaced and removed only if it holds such faces already."""
    try:
        faces_file(kind).read(path)
    except BadFile as error:
        raise BadCall(error.sentence) from error


def _photos(args: Namespace) -> list[tuple[str, Path]]:
    return [(meaning, Path(photo)) for meaning, *photos in args.face for photo in photos]


def _teach(args: Namespace, asked: _TeachCall) -> int:
    photos = _photos(args)
    folder = Path(args.source) if args.source else None
    if folder and _is_folder(folder):
        photos += list(_in_folders(folder, asked))
    if photos:
        lesson, failed = _from_photos(photos, asked)
    elif args.source:
        lesson, failed = _from_camera(args, asked)
    else:
        raise BadCall("teach.no-pictures")
    return _kept(lesson, asked) or int(failed)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name may also be too long to be one
        return False


def _in_folders(folder: Path, asked: _TeachCall) -> Iterator[tuple[str, Path]]:
    """One folder a face, named by its meaning."""
    for each in sorted(folder.iterdir()):
        if each.is_dir() and each.name in meanings_of(asked.kind):
            yield from (
                (each.name, photo) for photo in sorted(each.iterdir()) if photo.suffix.lower() in KINDS
            )
        elif each.is_dir():
            asked.say("teach.skipped", folder=each, allowed=", ".join(sorted(meanings_of(asked.kind))))


def _from_photos(photos: list[tuple[str, Path]], asked: _TeachCall) -> tuple[Lesson, bool]:
    """What the photographs teach; a face that they do not show stays as it was."""
    lesson, failed, renewed = _begun(asked), False, set[str]()
    for meaning, photo in photos:
        try:
            picture = decode(photo)
        except BadPicture as error:
            print(f"{photo}: {in_words(asked.language, error.sentence)}", file=sys.stderr)
            failed = True
            continue
        shown = face_in(picture, are_cards=lesson.are_cards)
        after, looked = look_at(lesson if meaning in renewed else lesson.without(meaning), meaning, shown)
        if looked.why:
            failed = True
        else:
            lesson = after
            renewed.add(meaning)
        _report(looked, asked, str(photo))
        asked.keeps(photo, partial(drawn, picture, shown, looked))
    return lesson, failed


def _from_camera(args: Namespace, asked: _TeachCall) -> tuple[Lesson, bool]:
    """Each face in turn, until all were shown or the recording ends."""
    learned, _ = learned_in(state_folder(os.environ))
    lesson, meanings = Lesson(face_sets()[asked.kind].are_cards), _wanted(args, asked)
    camera = settings_for(args.config, asked.language).camera
    asked.say("teach.lay", face=sign_words(asked.language, meanings[0]))
    try:
        source = open_source(args.source, camera, asked.language, real_time=True)
        for taken in live(source, lesson, meanings, learned.calibration(args.source)):
            lesson = taken.lesson
            _report(taken.looked, asked)
            asked.keeps(Path(f"{taken.looked.meaning}.jpg"), taken.seen.copy)
            _ask_next(taken.looked, meanings, asked)
    except CameraFault as fault:
        print(in_words(asked.language, fault.sentence), file=sys.stderr)
        return lesson, True
    return lesson, any(lesson.views(meaning) < VIEWS for meaning in meanings)


def _wanted(args: Namespace, asked: _TeachCall) -> tuple[str, ...]:
    """The faces to be shown: those named, else all that the owner's box holds, in its order."""
    if args.face:
        return tuple(dict.fromkeys(meaning for meaning, *_ in args.face))
    sections = settings_for(args.config, asked.language).games
    return next(
        faces.owned(game.template(sections))
        for game in games().values()
        for faces in game.taught
        if faces.name == asked.kind
    )


def _ask_next(looked: Looked, meanings: tuple[str, ...], asked: _TeachCall) -> None:
    if looked.views < VIEWS:
        asked.say("teach.turn", face=sign_words(asked.language, looked.meaning))
    elif looked.meaning != meanings[-1]:
        following = meanings[meanings.index(looked.meaning) + 1]
        asked.say("teach.lay", face=sign_words(asked.language, following))


def _begun(asked: _TeachCall) -> Lesson:
    """What is known already, to be added to; a file that makes no sense is told and taught anew."""
    are_cards = face_sets()[asked.kind].are_cards
    try:
        return Lesson(are_cards, faces_file(asked.kind).read(asked.path))
    except BadFile as error:
        print(in_words(asked.language, error.sentence), file=sys.stderr)
        return Lesson(are_cards)


def _report(looked: Looked, asked: _TeachCall, place: str | None = None) -> None:
    if asked.as_json:
        row = {"face": looked.meaning, "views": looked.views, "why": looked.why or None}
        print(json.dumps({"photo": place, **row} if place else row), flush=True)
    key = f"teach.why.{looked.why}" if looked.why else "teach.seen"
    names = {
        name: sign_words(asked.language, sign)
        for name, sign in (("face", looked.meaning), ("other", looked.about))
        if sign
    }
    words = phrase(asked.language, key, views=looked.views, most=VIEWS, **{"other": "", **names})
    line = f"{place}: {words}" if place else words
    print(line, file=sys.stderr if asked.as_json or looked.why else sys.stdout, flush=True)


def _write(taught: TaughtFaces, asked: _TeachCall) -> Path | None:
    """The new name of what lay there and was no such file, if anything did."""
    if asked.named is None:
        return faces_file(asked.kind).keep(asked.path, taught)
    asked.path.parent.mkdir(parents=True, exist_ok=True)
    asked.named.write(asked.path, faces_file(asked.kind).packed(taught))
    return None


def _kept(lesson: Lesson, asked: _TeachCall) -> int:
    if lesson.taught is None:
        asked.say("teach.nothing")
        return 1
    try:
        if aside := _write(lesson.taught, asked):
            asked.say("kept.aside", file=asked.path, aside=aside)
    except OSError as error:
        why = trouble_in_words(asked.language, error)
        print(phrase(asked.language, "output.not-written", path=asked.path, why=why), file=sys.stderr)
        return 1
    asked.say("teach.kept", count=len(set(lesson.taught.signs)), file=asked.path)
    return 0
