"""`options beam-me-up`: what five dice make, which counters they move, and who is cooled down."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from device.calls.bad_call import BadCall
from games.beam.combinations import DICE, Faces, Part, column_name, combination, parts
from games.beam.moves import COOLING_SQUARES
from words.phrases import Language, phrase


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("--dice", nargs="*", metavar="1-6", help="help.options.five-dice")


def run(args: Namespace) -> int:
    """Print the combination, its parts with the most squares first, and the columns cooled down."""
    language = Language(args.language)
    faces = _faces(args.dice)
    print(json.dumps(_plain(faces)) if args.json else _in_words(language, faces))
    return 0


def _faces(given: list[str] | None) -> Faces:
    if not given:
        raise BadCall("beam-me-up.options.dice-missing")
    for face in given:
        if face not in tuple("123456"):
            raise BadCall("beam-me-up.options.bad-face", found=face)
    if len(given) != DICE:
        raise BadCall("beam-me-up.options.dice-count", found=len(given))
    return tuple(sorted(int(face) for face in given))


def _plain(faces: Faces) -> dict[str, object]:
    return {
        "combination": combination(faces).value,
        "parts": [{"column": column_name(part.column), "squares": part.squares} for part in parts(faces)],
        "cools": [column_name(part.column) for part in _cooling(faces)],
    }


def _in_words(language: Language, faces: Faces) -> str:
    lines = [phrase(language, f"beam-me-up.combination.{combination(faces)}")]
    lines += [_line(language, "use", part) for part in parts(faces)]
    lines += [_line(language, "options.cools", part) for part in _cooling(faces)]
    return "\n".join(lines)


def _line(language: Language, key: str, part: Part) -> str:
    column = phrase(language, f"beam-me-up.the-column.{part.column}")
    return phrase(language, f"beam-me-up.{key}", column=column, squares=part.squares)


def _cooling(faces: Faces) -> tuple[Part, ...]:
    """The part that moves far enough; no throw has two of them."""
    return tuple(part for part in parts(faces) if part.squares >= COOLING_SQUARES)
